// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table bench`: how well photographs are read, and what a frame costs.
#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <opencv2/core/utils/logger.hpp>
#include <sstream>

#include "datasets/measure/bench_picture.hpp"
#include "datasets/measure/photo_bench.hpp"
#include "datasets/measure/speed_bench.hpp"
#include "datasets/measure/video_bench.hpp"
#include "scanner/model_files.hpp"
#include "ui/cli/codes_bench.hpp"
#include "ui/cli/commands.hpp"
#include "ui/window/click_bench.hpp"

namespace temple::ui {
namespace {

using datasets::Outcome;
using datasets::PhotoBench;
using datasets::Tally;

struct Options {
    std::string photos, picture, video;
    PrintedPages pages;
    int every = 1;
    double clicks = 0;  // s; 0: not measured
    bool quads = false, speed = false, codes = false;
};

std::string percent(double share) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * share;
    return text.str();
}

void row(const std::string& name, const Tally& tally) {
    std::cout << std::left << std::setw(46) << name.substr(0, 45) << std::right << std::setw(6)
              << tally.cards();
    for (const Outcome o : {Outcome::right, Outcome::unsure, Outcome::wrong, Outcome::missed})
        std::cout << std::setw(8) << percent(tally.share(o));
    std::cout << "\n";
}

void table(const std::string& title, const std::map<std::string, Tally>& groups) {
    std::cout << "\n"
              << std::left << std::setw(46) << title << std::right
              << "cards   right  unsure   wrong  missed\n";
    for (const auto& [name, tally] : groups) row(name, tally);
}

void tell(const PhotoBench& bench) {
    table("by deck and table", bench.by_source);
    const auto mean = datasets::mean_of_groups(bench.by_source);
    std::cout << "mean of them (under 20 cards: together)  right " << percent(mean[0]) << "  unsure "
              << percent(mean[1]) << "  wrong " << percent(mean[2]) << "  missed " << percent(mean[3])
              << " %\n"
              << "named where no card is: " << bench.extra
              << "; other detections there: " << bench.extra_unnamed << " of " << bench.detections
              << "; doubled: " << bench.doubled << "\n";
    table("by height in the picture, px", bench.by_height);
    table("by tilt, degrees", bench.by_tilt);
    table("by sharpness, grey levels", bench.by_sharpness);
    table("by light, mean grey level", bench.by_light);
    std::cout << "\nconfidence   readings   mean confidence   right\n";
    for (const auto& bin : bench.reliability.curve())
        if (bin.readings > 0)
            std::cout << std::setw(10) << percent(bin.confidence / bin.readings) << std::setw(11)
                      << bin.readings << std::setw(18) << percent(bin.confidence / bin.readings)
                      << std::setw(8) << percent(static_cast<double>(bin.right) / bin.readings) << "\n";
    std::cout << "expected calibration error " << std::fixed << std::setprecision(4)
              << bench.reliability.error() << "\n";
    std::cout << "\nnamed wrongly: label, name, times\n";
    for (const auto& [pair, times] : bench.confusion)
        std::cout << "  " << pair.first << " as " << pair.second << ": " << times << "\n";
    const auto ms = datasets::spread_of(bench.ms);
    std::cout << "a picture takes " << std::setprecision(0) << ms.median << " ms (median), " << ms.p95
              << " ms (95 %)\n";
}

void head_of_costs() {
    std::cout
        << "ms a frame, median / 95 %, one thread            all        change          find          read\n";
}

void row_of_costs(const std::string& name, const datasets::FrameCosts& costs) {
    std::cout << std::left << std::setw(38) << name << std::right;
    for (const auto& stage : {costs.all, costs.change, costs.find, costs.read}) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << stage.median << " / " << stage.p95;
        std::cout << std::setw(14) << text.str();
    }
    std::cout << std::endl;
}

void tell_speed(const scanner::CardEyes& eyes) {
    head_of_costs();
    for (const cv::Size size : {cv::Size(1280, 720), {1920, 1080}, {3840, 2160}})
        for (const int cards : {5, 20, 50})
            for (const bool busy : {false, true})
                row_of_costs(std::to_string(size.width) + "x" + std::to_string(size.height) + ", " +
                                 std::to_string(cards) + " cards, " + (busy ? "moving" : "still"),
                             datasets::measure_speed({size, cards, busy}, eyes, busy ? 45 : 30));
}

int tell_video(const std::string& video, const scanner::CardEyes& eyes) {
    const auto costs = datasets::measure_video(video, eyes);
    if (!costs) {
        std::cerr << costs.error() << "\n";
        return 1;
    }
    head_of_costs();
    row_of_costs(std::to_string(costs->still.frames) + " still frames", costs->still);
    row_of_costs(std::to_string(costs->busy.frames) + " frames with hands", costs->busy);
    std::cout << std::fixed << std::setprecision(1) << costs->length << " s of video in " << costs->seconds
              << " s\n";
    return 0;
}

int tell_photos(const Options& options, scanner::CardFinder& finder, scanner::CardReader& reader) {
    const auto bench = datasets::bench_photos(options.photos, finder, reader,
                                              {.every = options.every, .given_outlines = options.quads});
    if (!bench) {
        std::cerr << bench.error() << "\n";
        return 2;
    }
    tell(*bench);
    if (!options.picture.empty() &&
        !datasets::draw_bench(*bench).save(QString::fromStdString(options.picture))) {
        std::cerr << "--picture " << options.picture << ": cannot be written; name another file, NAME.png\n";
        return 1;
    }
    return 0;
}

void tell_clicks(double seconds) {
    const ClickDelays delays = measure_clicks(seconds);
    std::cout << "clicks while a sentence takes 10 s and a look at a frame 2 s: " << delays.clicks
              << " clicks, " << std::fixed << std::setprecision(1) << delays.median << " ms median, "
              << delays.p95 << " ms 95 %, " << delays.worst << " ms at worst\n";
}

int run(const Options& options) {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    if (options.clicks > 0) tell_clicks(options.clicks);
    const bool sees = !options.photos.empty() || !options.video.empty() || options.speed || options.codes;
    if (!sees && options.clicks > 0) return 0;
    if (!sees) {
        std::cerr
            << "nothing to measure; give --photos FOLDER, --video FILE, --speed, --codes or --clicks S\n";
        return 2;
    }
    auto finder = scanner::CardFinder::load(scanner::model_file("card_finder.onnx"));
    auto reader = scanner::CardReader::load(scanner::model_file("card_reader.onnx"));
    if (!finder || !reader) {
        std::cerr << (finder ? reader.error() : finder.error()) << "\n";
        return 1;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 0;
    const QGuiApplication gui(argc, nullptr);
    const scanner::CardEyes eyes{
        [&](const cv::Mat& bgr, int width) { return finder->find(bgr, width); },
        [&](const cv::Mat& bgr, const scanner::Detection& one) { return reader->read(bgr, one); }};
    if (!options.photos.empty())
        if (const int code = tell_photos(options, *finder, *reader)) return code;
    cv::setNumThreads(1);
    if (!options.video.empty())
        if (const int code = tell_video(options.video, eyes)) return code;
    if (options.speed) tell_speed(eyes);
    return options.codes ? tell_codes(options.pages) : 0;
}

}  // namespace

void add_bench_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("bench", "measures how well cards are seen, and how fast");
    command->add_option("--photos", options->photos, "folder with labels.jsonl and the photographs it names");
    command->add_option("--every", options->every, "only every n-th photograph")->check(CLI::PositiveNumber);
    command->add_flag("--quads", options->quads,
                      "name the cards at the labels' outlines instead of finding them");
    command
        ->add_option("--picture", options->picture, "file for a picture of the figures of --photos, NAME.png")
        ->needs("--photos");
    command->add_option("--video", options->video, "what its frames cost");
    command->add_flag("--speed", options->speed, "what a frame costs, from rendered tables");
    CLI::Option* codes =
        command->add_flag("--codes", options->codes, "how well printed codes are read, from rendered tables");
    CLI::Option* pages = command->add_option("--pages", options->pages.pdf,
                                             "--codes: also things cut out of this PDF, as --manifest says");
    pages->needs(codes)->check(CLI::ExistingFile);
    CLI::Option* manifest = command->add_option("--manifest", options->pages.manifest,
                                                "the manifest that print wrote with the PDF");
    manifest->needs(pages)->check(CLI::ExistingFile);
    pages->needs(manifest);
    command
        ->add_option("--tables", options->pages.tables,
                     "--codes: also on photographs of tables without cards, a folder")
        ->needs(codes)
        ->check(CLI::ExistingDirectory);
    command
        ->add_option("--clicks", options->clicks,
                     "how long a click in the window waits, measured for so many s")
        ->check(CLI::Range(1.0, 3600.0));
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace temple::ui
