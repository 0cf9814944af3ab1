// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QThread>
#include <algorithm>
#include <array>

#include "ui/camera/qt_cameras.hpp"
#include "ui/settings/settings_file.hpp"
#include "ui/voice/speaking.hpp"
#include "ui/window/camera_words.hpp"
#include "ui/window/end_screen.hpp"
#include "ui/window/game_screen.hpp"
#include "ui/window/start_screen.hpp"
#include "ui/window/table_screen.hpp"
#include "ui/window/theme.hpp"
#include "ui/window/waiting.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr int tick = 500;                       // ms: voice and camera are looked after
constexpr int picture_each = 100;               // ms: of the Table screen
constexpr double letters_of_height = 1.0 / 46;  // usual letters: 16 px at 720, 23 px at 1080
constexpr int smallest_letters = 13;            // px
constexpr std::size_t most_unfinished = 8;

class WindowWords {
    Q_DECLARE_TR_FUNCTIONS(WindowWords)
};

Voice::Clock steady_clock() {
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer] { return static_cast<double>(timer->elapsed()) / 1000; };
}

}  // namespace

MainWindow::MainWindow(WindowSetup setup)
    : journal_(std::move(setup.journal)),
      settings_file_(std::move(setup.settings_file)),
      settings_(std::move(setup.settings)),
      notice_(std::move(setup.notice)),
      version_(std::move(setup.version)),
      voice_(std::make_unique<Voice>(std::move(setup.engine), steady_clock())),
      cameras_(std::move(setup.cameras)) {
    setWindowTitle("Temple Table");
    screens_ = new QStackedWidget;
    setCentralWidget(screens_);
    setMinimumSize(960, 600);
    resize(1280, 720);
    voice_->on_problem = [this](const QString& problem) {
        voice_problem_ = problem;
        show_status();
    };
    voice_->on_voices = [this](const QStringList& voices) { voices_ = voices; };
    add_keys();
    take_settings(settings_);
    connect(&clock_, &QTimer::timeout, this, [this] {
        voice_->tick();
        show_status();
    });
    clock_.start(tick);
    connect(&pictures_, &QTimer::timeout, this, [this] { show_camera(); });
    pictures_.start(picture_each);
}

MainWindow::~MainWindow() {
    ++camera_number_;
    vision_.reset();
    for (const auto& end : endings_)
        if (end) end->wait();
}

void MainWindow::add_keys() {
    const auto add = [this](const QKeySequence& key, auto action) {
        auto* shortcut = new QShortcut(key, this);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    add(Qt::Key_F1, [this] { show_help(); });
    add(Qt::CTRL | Qt::Key_Z, [this] { undo(); });
    add(Qt::CTRL | Qt::Key_E, [this] {
        if (screens_->currentWidget() == game_ && game_->newest_entry() > 0) correct(game_->chosen_entry());
    });
    add(Qt::Key_R, [this] { voice_->repeat(); });
    add(Qt::Key_M, [this] { mute(!voice_->muted()); });
    add(Qt::Key_F11, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    add(Qt::Key_Escape, [this] {
        if (screens_->currentWidget() == table_)
            leave_table();
        else if (screens_->currentWidget() != start_)
            leave_game();
    });
    add(Qt::CTRL | Qt::Key_T, [this] { show_table(); });
}

void MainWindow::take_settings(const Settings& settings) {
    const bool rebuild =
        start_ == nullptr || settings.language != settings_.language || settings.look != settings_.look;
    const bool first = start_ == nullptr;
    settings_ = settings;
    if (rebuild) {
        const bool dark = settings.look == Look::dark || (settings.look == Look::system && system_is_dark());
        apply_theme(*qApp, dark ? Theme::dark_one() : Theme::light());
        install_language(settings.language);
        build_screens();
    }
    voice_->configure(settings.voice, installed_locale());
    if (game_ != nullptr) game_->show_muted(voice_->muted());
    if (first) return;
    if (settings_file_.empty()) return;
    if (const auto saved = save_settings(settings_file_, settings_); !saved)
        start_->show_notice(QString::fromStdString(saved.error()));
}

void MainWindow::build_screens() {
    const int shown = screens_->currentIndex();
    while (screens_->count() > 0) {
        QWidget* old = screens_->widget(0);
        screens_->removeWidget(old);
        old->deleteLater();
    }
    start_ = new StartScreen;
    game_ = new GameScreen;
    end_ = new EndScreen;
    table_ = new TableScreen;
    const std::array<QWidget*, 4> screens{start_, game_, end_, table_};
    for (QWidget* screen : screens) screens_->addWidget(screen);
    wire_start();
    wire_game();
    wire_table();
    scale();
    load_start();
    screens_->setCurrentIndex(std::max(0, shown));
    if (session_) {
        refresh();
        show_caption();
    }
}

void MainWindow::wire_start() {
    start_->set_actions(
        {.start = [this](const auto& setup, const auto& starts) { start_game(setup, starts); },
         .resume = [this](referee::GameId id) { resume_game(id); },
         .history = [this] { show_history(); },
         .table = [this] { show_table(); },
         .settings = [this] { show_settings(); },
         .help = [this] { show_help(); }});
}

void MainWindow::wire_game() {
    const auto take = [this](const nlohmann::json& event) { enter(event); };
    const auto take_answer = [this](int id, const nlohmann::json& value) { answer(id, value); };
    game_->set_actions({.enter = take,
                        .answer = take_answer,
                        .correct = [this](int number) { correct(number); },
                        .undo = [this] { undo(); },
                        .table = [this] { show_table(); },
                        .leave = [this] { leave_game(); },
                        .help = [this] { show_help(); },
                        .repeat = [this] { voice_->repeat(); },
                        .mute = [this](bool muted) { mute(muted); }});
    end_->set_actions({.enter = take,
                       .answer = take_answer,
                       .undo = [this] { undo(); },
                       .again = [this] { start_game(session_->referee().setup(), std::nullopt); },
                       .leave = [this] { leave_game(); }});
}

std::vector<referee::KeptGame> MainWindow::kept_games() {
    if (journal_.empty() || !std::filesystem::exists(journal_)) return {};
    auto journal = referee::Journal::open_existing(journal_);
    if (!journal) {
        notice_ = QString::fromStdString(journal.error());
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
    session_.reset();  // the journal is for one game at a time
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

void MainWindow::resume_game(referee::GameId id) {
    session_.reset();
    auto resumed = GameSession::resume(journal_, id);
    if (!resumed) return start_->show_notice(QString::fromStdString(resumed.error()));
    begin_session(std::move(*resumed));
    session_->enter({{"type", "status"}});
    refresh();
}

void MainWindow::begin_session(std::unique_ptr<GameSession> session) {
    session_ = std::move(session);
    now_said_.clear();
    notice_.clear();
    session_->on_said([this](const referee::Json& line) { heard(line); });
    if (seen_with_) open_vision(*seen_with_);  // what lies there already is to be seen as new
}

void MainWindow::heard(const referee::Json& line) {
    heard_anything_ = true;
    if (!now_said_.empty() && now_said_.back().value("event", -1) != line.value("event", -2))
        now_said_.clear();
    now_said_.push_back(line);
    const auto dots = settings_.information == InformationFor::its_player ? Information::its_player
                                                                          : Information::everybody;
    if (is_spoken(line)) voice_->say(sentence(line, dots), rank_of(line));
    show_caption();
}

void MainWindow::show_caption() {
    const auto dots = settings_.information == InformationFor::its_player ? Information::its_player
                                                                          : Information::everybody;
    QStringList sentences;
    for (const auto& line : now_said_)
        if (const QString one = sentence(line, dots); !one.isEmpty()) sentences << one;
    if (!sentences.isEmpty()) game_->show_caption(sentences.join(" "));
}

QString MainWindow::caption() const {
    return game_->caption();
}

void MainWindow::refresh() {
    if (!session_) return;
    game_->show_game(*session_);
    if (session_->referee().over()) {
        end_->show_game(*session_);
        screens_->setCurrentWidget(end_);
    } else {
        screens_->setCurrentWidget(game_);
    }
    show_status();
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

void MainWindow::mute(bool muted) {
    settings_.voice.on = !muted;  // remembered with the next change of the settings
    voice_->set_muted(muted);
    game_->show_muted(muted);
    show_status();
}

void MainWindow::leave_game() {
    session_.reset();
    load_start();
    screens_->setCurrentWidget(start_);
}

void MainWindow::show_status() {
    if (!session_ || screens_->currentWidget() != game_) return;
    if (!session_->failure().empty())
        return game_->show_status(QString::fromStdString(session_->failure()), true);
    QStringList parts;
    const QString waiting = waiting_for(*session_);
    if (!waiting.isEmpty()) parts << WindowWords::tr("Waiting for %1.").arg(waiting);
    const QString camera = camera_status();
    if (!camera.isEmpty())
        parts << camera;
    else if (!session_->is_watched())
        parts << WindowWords::tr("No camera: enter by hand what happens.");
    if (voice_->muted())
        parts << WindowWords::tr("The voice is off (M).");
    else if (!voice_problem_.isEmpty())
        parts << voice_problem_;
    game_->show_status(parts.join("  "), vision_ && is_fault(camera_state_));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    bool taken = false;
    if (plain && screens_->currentWidget() == game_) taken = game_->take_key(event->key(), event->text());
    if (plain && screens_->currentWidget() == end_) taken = end_->take_key(event->key(), event->text());
    if (!taken) QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    scale();
}

void MainWindow::scale() {
    if (start_ == nullptr) return;  // while it is being built
    const int letters = std::max(smallest_letters, static_cast<int>(height() * letters_of_height));
    if (font().pixelSize() == letters && start_->font().pixelSize() == letters) return;
    QFont scaled = font();
    scaled.setPixelSize(letters);
    setFont(scaled);
    if (session_) game_->show_game(*session_);
}

}  // namespace temple::ui
