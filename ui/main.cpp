// SPDX-License-Identifier: GPL-3.0-or-later
// The program's entry: one file per command in ui/cli/, each adds itself to the command line.
#include <CLI/CLI.hpp>
#include <QString>
#include <cstdio>
#include <exception>
#include <iostream>
#include <opencv2/core/utils/logger.hpp>

#include "scanner/picture_memory.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/standard_streams.hpp"
#include "ui/window/open_window.hpp"

namespace {

/// What is wrong with the command line, in one line with the way out.
std::string usage_error(const CLI::App& app, const CLI::ParseError& error) {
    std::string command = app.get_name();
    for (const CLI::App* part = &app; !part->get_subcommands().empty();) {
        part = part->get_subcommands().front();
        command += " " + part->get_name();
    }
    return command + ": " + error.what() + "; `" + command + " --help` tells how it is used";
}

/// Errors are told in lines of our own; of what Qt's parts tell each other only the worst is for people.
void pass_on_the_worst(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtCriticalMsg || type == QtFatalMsg) std::fprintf(stderr, "%s\n", text.toUtf8().constData());
}

}  // namespace

int main(int argc, char** argv) {
    temple::ui::keep_standard_streams();
    temple::scanner::keep_picture_memory();
    qInstallMessageHandler(pass_on_the_worst);
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    CLI::App app{
        "Temple Table: a companion for card games on a real table. Without a command it opens its window.",
        "temple-table"};
    app.set_version_flag("--version", TEMPLE_VERSION);
    app.require_subcommand(0, 1);
    int exit_code = 0;
    for (auto add : temple::ui::commands) add(app, exit_code);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) return temple::ui::open_window(argc, argv, TEMPLE_VERSION);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            std::cerr << usage_error(app, error) << "\n";
            return 2;
        }
        app.exit(error);
    } catch (const std::exception& error) {  // none is expected; whoever runs it is owed a line all the same
        std::cerr << "temple-table: cannot go on (" << error.what()
                  << "); what was announced is kept, please report this\n";
        return 1;
    }
    if (const auto lost = temple::ui::lost_results(); lost && exit_code == 0) {
        std::cerr << *lost << "\n";
        return 1;
    }
    return exit_code;
}
