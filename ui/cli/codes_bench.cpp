// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/codes_bench.hpp"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <expected>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "datasets/measure/code_bench.hpp"
#include "datasets/measure/printed_pages.hpp"
#include "datasets/measure/stage_times.hpp"
#include "datasets/measure/table_photos.hpp"
#include "scanner/picture_file.hpp"

namespace temple::ui {
namespace {

constexpr int frames = 5;           // of each set-up
constexpr const char* dpi = "300";  // of a rasterised page
constexpr int raster_limit_ms = 300'000;

/// Rasterises all pages, in order.
std::expected<std::vector<cv::Mat>, std::string> pages_of(const std::string& pdf) {
    const QTemporaryDir folder;
    QProcess raster;
    raster.start("pdftoppm", {"-r", dpi, "-png", QString::fromStdString(pdf), folder.filePath("page")});
    if (!raster.waitForStarted())
        return std::unexpected("pdftoppm cannot be started, so no page is seen; install poppler-utils");
    if (!raster.waitForFinished(raster_limit_ms) || raster.exitCode() != 0)
        return std::unexpected("pages " + pdf + ": pdftoppm cannot read them; give a PDF that print wrote");
    std::vector<cv::Mat> pages;
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files, QDir::Name)) {
        auto page = scanner::read_picture(folder.filePath(name).toStdString());
        if (!page) return std::unexpected(page.error());
        pages.push_back(std::move(page->bgr));
    }
    return pages;
}

std::expected<datasets::CodeThings, std::string> things_of(const PrintedPages& pages) {
    const auto seen = pages_of(pages.pdf);
    if (!seen) return std::unexpected(seen.error());
    std::ostringstream manifest;
    manifest << std::ifstream(pages.manifest).rdbuf();
    auto things = datasets::cut_pages(manifest.str(), *seen);
    if (things && things->cards.empty())
        return std::unexpected("manifest " + pages.manifest +
                               ": no coded card; give one of print temple-code");
    return things;
}

void row(const datasets::CodeSceneSetup& setup) {
    const auto bench = datasets::bench_codes(setup, frames, 1);
    const auto share = [](const datasets::CodeTally& t) { return 100.0 * t.read / std::max(1, t.seen); };
    const int read = bench.cipher.read + bench.statues.read + bench.tokens.read;
    std::cout << std::fixed << std::setprecision(1) << std::left << std::setw(12)
              << std::to_string(setup.frame.width) + "x" + std::to_string(setup.frame.height) << std::right
              << std::setw(6) << setup.px_per_mm << std::setw(6) << setup.tilt << std::setw(6) << setup.blur
              << std::setw(10) << share(bench.cipher) << std::setw(9) << share(bench.statues) << std::setw(8)
              << share(bench.tokens) << std::setw(7) << bench.wrong << std::setw(11)
              << bench.corner_sum / std::max(1, read) << std::setw(8)
              << datasets::spread_of(bench.locate_ms).median << std::setw(8)
              << datasets::spread_of(bench.read_ms).median << std::endl;
}

void tell(const std::string& title, const datasets::CodeSceneSetup& common) {
    std::cout
        << title << ": percent read in one frame; ms of one core\n"
        << "frame        px/mm  tilt  blur    cipher  statues  tokens  wrong  corner px  locate    read\n";
    for (const auto& [size, scale] : {std::pair(cv::Size(1920, 1080), 1.6), {cv::Size(1280, 720), 1.07}})
        for (const double tilt : {0.0, 30.0, 45.0})
            for (const double blur : {0.5, 1.0, 1.5}) {
                datasets::CodeSceneSetup setup = common;
                setup.frame = size;
                setup.px_per_mm = scale;
                setup.tilt = tilt;
                setup.blur = blur;
                row(setup);
            }
}

}  // namespace

int tell_codes(const PrintedPages& pages) {
    datasets::CodeSceneSetup other;
    std::expected<datasets::CodeThings, std::string> things;
    std::expected<std::vector<cv::Mat>, std::string> tables;
    if (!pages.pdf.empty()) things = things_of(pages);
    if (!pages.tables.empty()) tables = datasets::read_table_photos(pages.tables);
    if (!things || !tables) {
        std::cerr << (things ? tables.error() : things.error()) << "\n";
        return 1;
    }
    tell("printed codes in rendered frames, 35 cards and 20 tokens", {});
    if (pages.pdf.empty() && pages.tables.empty()) return 0;
    if (!pages.pdf.empty()) other.things = &*things;
    other.tables = *tables;
    tell(std::string("\nthe same, ") +
             (pages.pdf.empty() ? "our own rendering" : "cut out of printed pages") +
             (pages.tables.empty() ? "" : ", on photographed tables"),
         other);
    return 0;
}

}  // namespace temple::ui
