// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table watch SOURCE`: referees a game from a video, a folder of pictures or a camera.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <opencv2/videoio.hpp>
#include <sstream>

#include "calibration/table_file.hpp"
#include "scanner/read_ahead.hpp"
#include "ui/camera/table_follower.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/number_range.hpp"
#include "ui/cli/plain_words.hpp"
#include "ui/cli/spoken_lines.hpp"
#include "ui/cli/standard_streams.hpp"
#include "ui/cli/stdin_lines.hpp"
#include "ui/cli/table_change_line.hpp"
#include "ui/cli/watch_options.hpp"
#include "ui/cli/watch_pages.hpp"
#include "ui/cli/watch_progress.hpp"
#include "ui/cli/watch_session.hpp"
#include "ui/cli/watched_game.hpp"
#include "ui/settings/settings_file.hpp"
#include "ui/trace/question_trace.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

// Share of its length by which a whole video may end early: the length is a number of frames over a mean
// rate.
constexpr double length_slack = 0.03;

int fail(const std::string& error, int code) {
    std::cerr << error << "\n";
    return code;
}

void print(const nlohmann::ordered_json& line) {
    std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << std::endl;
}

/// Minutes and seconds, then the sentence; what is not said aloud is left out.
void print_words(const nlohmann::ordered_json& line, Information dots) {
    const std::string said = in_plain_words(line, dots);
    if (said.empty()) return;
    const int seconds = static_cast<int>(line.value("t", 0.0));
    char time[16];
    std::snprintf(time, sizeof time, "%2d:%02d  ", seconds / 60, seconds % 60);
    std::cout << time << said << std::endl;
}

/// What is watched with: the source, and what follows the table.
struct Watching {
    std::unique_ptr<scanner::ReadAhead> frames;
    std::unique_ptr<TableFollower> follower;
    std::optional<table::Layout> layout;
};

std::expected<std::unique_ptr<Watching>, std::string> open_all(const WatchOptions& options,
                                                               const referee::GameSetup& plan) {
    auto source = scanner::open_source(options.source, options.fps);
    if (!source) return std::unexpected(source.error());
    const cv::Size size = (*source)->size();
    std::optional<calibration::TablePlane> table_plane;
    std::optional<table::Layout> layout;
    if (!options.table.empty()) {
        const auto table = calibration::read_table(options.table);
        if (!table) return std::unexpected(table.error());
        const auto plane = calibration::plane_for(*table, size);
        if (!plane) return std::unexpected("table file " + options.table + ": " + plane.error());
        const auto seated = calibration::layout_for(*table, plan.players);
        if (!seated) return std::unexpected("table file " + options.table + ": " + seated.error());
        table_plane = *plane;
        layout = *seated;
    }
    const auto followers = load_followers(plan.game);
    if (!followers) return std::unexpected(followers.error());
    for (const std::string& remark : followers->remarks) std::cerr << remark << "\n";
    return std::make_unique<Watching>(Watching{std::make_unique<scanner::ReadAhead>(std::move(*source)),
                                               followers->make(size, table_plane), layout});
}

class Watch {
  public:
    Watch(const WatchOptions& options, Watching& watching, WatchSetup setup, Information dots,
          std::unique_ptr<WatchPages> pages)
        : options_(options),
          watching_(watching),
          dots_(dots),
          spoken_(options.speak ? std::make_unique<SpokenLines>(dots) : nullptr),
          pages_(std::move(pages)),
          session_(std::move(setup), [this](const auto& line) { say(line); }),
          progress_(watching.frames->source().duration()) {}

    int run() {
        if (!options_.changes.empty()) log_.open(options_.changes);
        if (!options_.trace.empty()) {
            auto trace = QuestionTrace::open(options_.trace);
            if (!trace) return fail(trace.error(), 1);
            trace_ = std::move(*trace);
            std::cerr << "pictures of the table around every question are kept in " << options_.trace << "\n";
        }
        if (!log_) return fail("--changes " + options_.changes + ": cannot be written; name another file", 1);
        if (pages_) begin_pages();
        while (true) {
            auto frame = watching_.frames->next();
            if (!frame) return fail(frame.error(), 1);
            if (!*frame) break;
            t_ = (*frame)->t;
            if (spoken_) spoken_->tick();
            for (const std::string& line : typed_.take())
                if (const auto note = session_.type(line, t_)) std::cerr << *note << "\n";
            if (pages_) pages_->tick();
            if (trace_) keep(trace_->see(**frame));
            const auto changes = watching_.follower->update(**frame);
            if (log_.is_open())
                for (const auto& change : changes) log_ << table_change_line(change) << "\n";
            session_.see(changes, t_);
            if (!session_.failure().empty()) return fail(session_.failure(), 1);
            if (!trace_failure_.empty()) return fail(trace_failure_, 1);
            if (!options_.draw.empty() && !draw(**frame))
                return fail("--draw " + options_.draw + ": cannot be written; name another file, NAME.mp4",
                            1);
            if (const auto lost = lost_results()) return fail(*lost, 1);
            progress_.show(t_, session_.waiting_for());
        }
        progress_.show(t_, session_.waiting_for(), true);
        if (spoken_) spoken_->finish();
        std::cerr << watching_.follower->times() << "\n";
        tell_if_cut_off(t_);
        if (!options_.changes.empty() && !log_.flush())
            return fail("--changes " + options_.changes + ": is not whole; is the disk full?", 1);
        return 0;
    }

  private:
    void say(const nlohmann::ordered_json& line) {
        options_.words ? print_words(line, dots_) : print(line);
        if (spoken_) spoken_->say(line);
        if (pages_) pages_->hear(line);
        if (trace_) keep(trace_->hear(line));
    }

    void begin_pages() {
        PagedGame game;
        game.referee = [this]() -> const referee::Referee& { return session_.referee(); };
        game.enter = [this](const nlohmann::json& event) { session_.type(event.dump(), t_); };
        game.answer = [this](int id, const nlohmann::json& value) -> std::expected<void, std::string> {
            const nlohmann::json answer{{"type", "answer"}, {"id", id}, {"value", value}};
            const auto note = session_.type(answer.dump(), t_);
            if (note) return std::unexpected(*note);
            return {};
        };
        if (spoken_) game.repeat = [this] { spoken_->repeat(); };
        pages_->begin(std::move(game), dots_);
    }

    void keep(const std::expected<void, std::string>& kept) {
        if (!kept) trace_failure_ = kept.error();
    }

    bool draw(const scanner::Frame& frame) {
        const cv::Mat picture = watching_.follower->draw(frame, session_.last_said());
        if (!writer_.isOpened()) {
            writer_.open(options_.draw, cv::VideoWriter::fourcc('m', 'p', '4', 'v'),
                         watching_.frames->source().fps(), picture.size());
            if (!writer_.isOpened()) return false;
            std::cerr << "pictures of the table are kept in " << options_.draw << "\n";
        }
        writer_.write(picture);
        return true;
    }

    void tell_if_cut_off(double t) const {
        const double length = watching_.frames->source().duration();
        if (length - t > std::max(1.0, length_slack * length))
            std::fprintf(stderr,
                         "source %s: ends at %.1f s, but should last %.1f s; it is cut off or damaged\n",
                         options_.source.c_str(), t, length);
    }

    const WatchOptions& options_;
    Watching& watching_;
    std::optional<QuestionTrace> trace_;
    std::string trace_failure_;
    Information dots_;
    std::unique_ptr<SpokenLines> spoken_;
    double t_ = 0;  // s, of the frame
    std::unique_ptr<WatchPages> pages_;
    WatchSession session_;  // says its opening at once
    std::ofstream log_;
    StdinLines typed_;
    Progress progress_;
    cv::VideoWriter writer_;
};

int refuse(const Refused& refused) {
    for (const auto& announcement : refused.said) {
        auto line = announcement.to_json();
        line["t"] = 0;
        print(line);
    }
    return fail(refused.why, refused.exit_code);
}

}  // namespace

int watch(const WatchOptions& options) {
    int no_arguments = 0;
    std::optional<QCoreApplication> words;  // translations belong to an application
    auto dots = Information::everybody;
    if (options.words || options.speak || options.pages) {
        words.emplace(no_arguments, nullptr);
        const Settings settings = load_settings(settings_path()).settings;
        install_language(settings.language);
        if (settings.information == InformationFor::its_player) dots = Information::its_player;
    }
    const auto plan = plan_game(options);
    if (!plan) return refuse(plan.error());
    auto chambers = known_chambers(options, *plan);
    if (!chambers) return refuse(chambers.error());
    std::unique_ptr<WatchPages> pages;
    if (options.pages) {
        auto opened = WatchPages::open(options, *plan);
        if (!opened) return refuse(opened.error());
        pages = std::move(*opened);
    }
    auto watching = open_all(options, *plan);
    if (!watching) return fail(watching.error(), 1);
    auto game = begin_or_resume(options, *plan);  // last, so that no game is kept that nobody could watch
    if (!game) return refuse(game.error());
    WatchSetup setup{std::move(*game), options.start.empty() ? std::nullopt : std::optional(options.start),
                     (*watching)->layout, std::move(*chambers)};
    return Watch(options, **watching, std::move(setup), dots, std::move(pages)).run();
}

void add_watch_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<WatchOptions>();
    CLI::App* command = app.add_subcommand("watch", "referees a game that a camera or a video shows");
    command
        ->add_option("SOURCE", options->source,
                     "video, folder of pictures, camera:N, http:// or rtsp:// address")
        ->required();
    command->add_option("--game", options->game, "temple_gold, temple_code; with --resume it is known");
    command->add_option(
        "--players", options->players,
        "names, clockwise as seen in the picture, the first at its bottom edge, with commas between");
    command->add_option("--player", options->player, "one more name (may hold a comma); may be repeated");
    command->add_option("--start", options->start, "who begins")->check([](const std::string& name) {
        return name.empty() ? "is empty; write one of --players" : "";
    });
    command->add_option("--option", options->option, "an option of the game, NAME=JSON; may be repeated");
    command->add_option("--table", options->table, "table file: the table's corners and seats");
    command->add_option("--chambers", options->chambers,
                        "file of deck-check --keep: which cards are played with; any other is asked about");
    command->add_option("--fps", options->fps, "pictures a second of a folder")
        ->check(NumberRange(0.1, 1000.0));
    command->add_option("--journal", options->journal,
                        "the journal's file; without it the one in the data folder");
    command
        ->add_option("--resume", options->resume, "goes on with the kept game of this number (history list)")
        ->check(CLI::PositiveNumber);
    command->add_flag("--live", options->live, "drop stale frames (cameras always do)");
    command->add_option("--draw", options->draw, "video of what was understood; it stores the pictures");
    command->add_option("--trace", options->trace,
                        "folder for the pictures around every question; it stores the pictures");
    command->add_flag("--speak", options->speak, "speak it too; language and voice as in the settings");
    auto* pages = command
                      ->add_option("--pages", options->pages_port,
                                   "pages for the players' phones, on the local network, at this port; their "
                                   "links are told on stderr")
                      ->expected(0, 1)
                      ->type_name("[PORT]");
    command->add_option("--pages-at", options->pages_at, "address of this computer at which the pages are")
        ->needs(pages);
    command->add_flag("--words", options->words, "say it in plain words instead of JSON lines");
    command->add_option("--changes", options->changes, "file for what the tracker concluded, as JSON lines");
    command->callback([options, pages, &exit_code] {
        options->pages = pages->count() > 0;
        exit_code = watch(*options);
    });
}

}  // namespace temple::ui
