// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table print WHAT -o FILE.pdf`: cards, tokens and mats to print and cut out.
#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <iostream>
#include <memory>
#include <opencv2/core/utility.hpp>
#include <string>

#include "datasets/printed/deck_file.hpp"
#include "datasets/printed/known_codes.hpp"
#include "datasets/printed/print_job.hpp"
#include "ui/cli/commands.hpp"
#include "ui/print/deck_store.hpp"
#include "ui/print/pdf_file.hpp"
#include "ui/print/print_check.hpp"

namespace temple::ui {
namespace {

struct Options {
    std::string what, output, paper = "a4", deck, manifest;
    bool single_sided = false;
};

int fail(const std::string& error, int code) {
    std::cerr << error << "\n";
    return code;
}

int run(const Options& options) {
    const auto job = datasets::parse_print_job(options.what);
    if (!job)
        return fail(
            "print " + options.what + ": unknown; print temple-code, monkey-temple, tokens or player-mat", 2);
    datasets::DeckIds deck = datasets::default_deck();
    if (!options.deck.empty()) {
        if (!datasets::is_deck_name(options.deck))
            return fail(
                "deck " + options.deck + ": a name has letters, digits, - and _, at most 40; choose another",
                2);
        auto kept = kept_deck(options.deck);
        if (!kept) return fail(kept.error(), 1);
        deck = std::move(*kept);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 0;
    const QGuiApplication gui(argc, nullptr);
    const auto sheets = datasets::sheets_of(
        *job, deck, options.paper == "letter" ? datasets::Paper::letter : datasets::Paper::a4,
        options.single_sided ? datasets::Sides::single : datasets::Sides::both);
    cv::setNumThreads(1);  // the pictures are small: more threads only wait for each other
    std::cerr << "reading every code of the sheets, turned by 0 to 359 degrees\n";
    const auto checked = check_codes(sheets, scanner::CodeReader(datasets::known_codes({deck})));
    if (!checked) return fail(checked.error(), 1);
    if (const auto written =
            write_pdf(options.output, sheets, QString::fromStdString("Temple Table: " + options.what));
        !written)
        return fail(written.error(), 1);
    if (!options.manifest.empty())
        if (const auto written = write_whole(
                options.manifest, QByteArray::fromStdString(datasets::manifest_of(sheets)), "manifest");
            !written)
            return fail(written.error(), 1);
    std::cout << options.output << ": " << sheets.size() << " pages, " << *checked << " codes read"
              << std::endl;
    return 0;
}

}  // namespace

void add_print_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("print", "prints coded cards, tokens and mats as PDF");
    command->add_option("WHAT", options->what, "temple-code, monkey-temple, tokens or player-mat")
        ->required()
        ->check(CLI::IsMember({"temple-code", "monkey-temple", "tokens", "player-mat"}));
    command->add_option("-o,--output", options->output, "the PDF file")->required();
    command->add_option("--paper", options->paper, "a4 (default) or letter")
        ->check(CLI::IsMember({"a4", "letter"}));
    command->add_option("--deck", options->deck,
                        "a deck with random codes of its own, made and kept at first use (temple-code)");
    command->add_option("--manifest", options->manifest, "JSON file that lists where each thing lies");
    command->add_flag("--single-sided", options->single_sided,
                      "fronts and backs side by side, to fold and glue");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace temple::ui
