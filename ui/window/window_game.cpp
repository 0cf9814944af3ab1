// SPDX-License-Identifier: GPL-3.0-or-later
// The window's game: begun, resumed, entered into, heard, left.
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "ui/voice/speaking.hpp"
#include "ui/window/end_screen.hpp"
#include "ui/window/game_pages.hpp"
#include "ui/window/game_screen.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/start_screen.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr std::size_t most_unfinished = 8;

}  // namespace

std::vector<referee::KeptGame> MainWindow::kept_games() {
    if (journal_.empty() || !std::filesystem::exists(journal_)) return {};
    auto journal = referee::Journal::open_existing(journal_);
    if (!journal) {
        notice_ = unkept_words(journal.error());
        return {};
    }
    auto games = journal->games();
    return games ? *games : std::vector<referee::KeptGame>{};
}

void MainWindow::load_start() {
    auto kept = kept_games();
    std::ranges::sort(kept, std::ranges::greater{}, &referee::KeptGame::id);
    QStringList names;
    for (const auto& game : kept)
        for (const std::string& name : game.setup.players) names << QString::fromStdString(name);
    names.removeDuplicates();
    start_->set_known_names(names);
    start_->set_players(settings_.players);
    std::erase_if(kept, [](const referee::KeptGame& game) { return game.ended.has_value(); });
    kept.resize(std::min(kept.size(), most_unfinished));
    start_->set_unfinished(kept);
    start_->show_notice(notice_);
}

void MainWindow::start_game(referee::GameSetup setup, const std::optional<std::string>& starts) {
    pages_->end();
    session_.reset();  // the journal is for one game at a time
    close_demo();
    auto begun =
        GameSession::begin(setup, journal_.empty() ? std::nullopt : std::optional(journal_), version_);
    if (!begun) {
        leave_game();
        return start_->show_notice(QString::fromStdString(begun.error()));
    }
    settings_.players = setup.players;
    take_settings(settings_);
    begin_session(std::move(*begun));
    now_said_.clear();
    for (const auto& announcement : session_->referee().opening()) heard(announcement.to_json());
    if (starts) enter({{"type", "start"}, {"player", *starts}});
    refresh();
}

void MainWindow::play_demo() {
    auto begun = GameSession::begin({"temple_gold", {"Anna", "Ben", "Carla"}, nlohmann::json::object()},
                                    std::nullopt, version_);
    if (!begun) return start_->show_notice(QString::fromStdString(begun.error()));
    VisionSetup video;
    video.open = [demo = demo_.string()] { return scanner::open_source(demo, 0); };
    video.is_file = true;
    seen_with_.reset();
    is_demo_ = true;
    begin_session(std::move(*begun));
    session_->know_chambers({});  // a deck that was checked is another one
    for (const auto& announcement : session_->referee().opening()) heard(announcement.to_json());
    enter({{"type", "start"}, {"player", "Carla"}});
    open_vision(std::move(video));
    refresh();
}

void MainWindow::close_demo() {
    if (!std::exchange(is_demo_, false)) return;
    open_camera();  // the user's own again, or none
}

void MainWindow::resume_game(referee::GameId id) {
    pages_->end();
    session_.reset();
    auto resumed = GameSession::resume(journal_, id);
    if (!resumed) return start_->show_notice(unkept_words(resumed.error()));
    begin_session(std::move(*resumed));
    session_->enter({{"type", "status"}});
    refresh();
}

void MainWindow::begin_session(std::unique_ptr<GameSession> session) {
    session_ = std::move(session);
    now_said_.clear();
    notice_.clear();
    seats_.reset();
    const auto unbegun = referee::Referee(session_->referee().setup()).temple_gold();
    if (unbegun && !session_->was_resumed())  // a kept game has its own
        session_->know_chambers(chambers_.of(*unbegun));
    screens_->setCurrentWidget(game_);
    session_->on_said([this](const referee::Json& line) { heard(line); });
    begin_pages();
    if (seen_with_) open_vision(*seen_with_);  // what lies there already is to be seen as new
}

void MainWindow::heard(const referee::Json& line) {
    const bool in_one_breath = is_looking_ && heard_anything_;
    heard_anything_ = true;
    if (!in_one_breath && !now_said_.empty() &&
        now_said_.back().value("event", -1) != line.value("event", -2))
        now_said_.clear();
    now_said_.push_back(line);
    pages_->hear(line);
    if (is_spoken(line)) voice_->say(sentence(line, dots()), rank_of(line));
    show_caption();
}

void MainWindow::show_caption() {
    QStringList sentences, before_the_result;
    for (const auto& line : now_said_) {
        const QString one = sentence(line, dots());
        if (one.isEmpty()) continue;
        sentences << one;
        if (line.value("severity", "") != "result") before_the_result << one;
    }
    if (sentences.isEmpty()) return;
    game_->show_caption(sentences.join(" "));
    end_->show_said(before_the_result.join(" "));
}

QString MainWindow::caption() const {
    return game_->caption();
}

void MainWindow::enter(const nlohmann::json& event) {
    if (!session_) return;
    session_->enter(event);
    refresh();
}

void MainWindow::answer(int id, const nlohmann::json& value) {
    if (const auto taken = session_->answer(id, value); !taken)
        game_->show_status(QString::fromStdString(taken.error()), true);
    refresh();
}

void MainWindow::undo() {
    if (!session_ || screens_->currentWidget() == start_ || !session_->can_undo()) return;
    session_->undo();
    refresh();
}

void MainWindow::leave_game() {
    pages_->end();
    session_.reset();
    close_demo();
    load_start();
    screens_->setCurrentWidget(start_);
}

}  // namespace temple::ui
