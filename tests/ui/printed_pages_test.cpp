// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that come out of a printer are read on a table as well as those of our own rendering.
#include "datasets/measure/printed_pages.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <opencv2/imgcodecs.hpp>

#include "datasets/measure/code_bench.hpp"
#include "datasets/measure/table_photos.hpp"
#include "datasets/printed/print_job.hpp"
#include "tests/gui_application.hpp"
#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"
#include "ui/print/pdf_file.hpp"

namespace temple::ui {
namespace {

class PrintedPages : public ScratchFolder {
  protected:
    /// Two sheets of nine cards with their backs, through a PDF, as an ordinary printer has them.
    void SetUp() override {
        ScratchFolder::SetUp();
        tests::have_gui_application();
        auto sheets = datasets::sheets_of(datasets::PrintJob::temple_code, datasets::default_deck(),
                                          datasets::Paper::a4, datasets::Sides::both);
        sheets.resize(4);
        ASSERT_TRUE(write_pdf(path("deck.pdf"), sheets, "deck"));
        manifest = datasets::manifest_of(sheets);
        const auto run = run_shell("pdftoppm -r 300 " + path("deck.pdf") + " " + path("page"));
        ASSERT_EQ(run.exit_code, 0) << run.err;
        for (const char* page : {"page-1.ppm", "page-2.ppm", "page-3.ppm", "page-4.ppm"})
            pages.push_back(cv::imread(path(page)));
    }

    std::string manifest;
    std::vector<cv::Mat> pages;
};

double share_read(const datasets::CodeBench& bench) {
    return static_cast<double>(bench.cipher.read + bench.statues.read) /
           std::max(1, bench.cipher.seen + bench.statues.seen);
}

TEST_F(PrintedPages, AreReadOnTables) {
    const auto things = datasets::cut_pages(manifest, pages);
    ASSERT_TRUE(things) << things.error();
    ASSERT_EQ(things->cards.size(), 18U);
    std::vector<cv::Mat> tables;
    if (const char* data = std::getenv("TEMPLE_TABLE_DATA")) {
        auto photos = datasets::read_table_photos(std::filesystem::path(data) / "photos");
        ASSERT_TRUE(photos) << photos.error();
        tables = std::move(*photos);
    } else {
        GTEST_LOG_(INFO) << "TEMPLE_TABLE_DATA is not set: drawn tables instead of photographed ones";
    }
    for (const double tilt : {0.0, 30.0}) {
        const auto bench = datasets::bench_codes(
            {.tilt = tilt, .blur = 1, .cards = 18, .tokens = 0, .things = &*things, .tables = tables}, 4, 1);
        EXPECT_GE(bench.cipher.seen + bench.statues.seen, 70);
        EXPECT_GE(share_read(bench), 0.99) << tilt;
        EXPECT_EQ(bench.wrong, 0) << tilt;
    }
}

TEST_F(PrintedPages, AreNotCutByAnotherManifest) {
    const auto things = datasets::cut_pages(manifest, std::span(pages).first(2));
    ASSERT_FALSE(things);
    EXPECT_NE(things.error().find("lies on none of the 2 pages"), std::string::npos) << things.error();
    EXPECT_FALSE(datasets::cut_pages("no JSON", pages));
    EXPECT_FALSE(datasets::cut_pages("{}", pages));
}

}  // namespace
}  // namespace temple::ui
