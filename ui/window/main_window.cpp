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
#include "ui/window/game_pages.hpp"
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
constexpr double letters_of_height = 1.0 / 50;  // usual letters: 14 px at 720, 21 px at 1080
constexpr int smallest_letters = 13;            // px

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
      demo_(std::move(setup.demo)),
      settings_(std::move(setup.settings)),
      notice_(std::move(setup.notice)),
      version_(std::move(setup.version)),
      voice_(std::make_unique<Voice>(std::move(setup.engine), steady_clock())),
      pages_(make_pages()),
      cameras_(std::move(setup.cameras)) {
    setWindowTitle("Temple Table");
    seconds_.start();
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
        watch_for_bumps();
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
    add(Qt::CTRL | Qt::Key_L, [this] { show_pages(); });
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
        scale();
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
    start_->offer_demo(!demo_.empty() && std::filesystem::exists(demo_));
    load_start();
    game_->show_muted(voice_->muted());
    if (session_) {
        refresh();
        show_caption();
    }
    screens_->setCurrentIndex(std::max(0, shown));
}

void MainWindow::wire_start() {
    start_->set_actions(
        {.start = [this](const auto& setup, const auto& starts) { start_game(setup, starts); },
         .resume = [this](referee::GameId id) { resume_game(id); },
         .demo = [this] { play_demo(); },
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
                        .pages = [this] { show_pages(); },
                        .leave = [this] { leave_game(); },
                        .help = [this] { show_help(); },
                        .repeat = [this] { voice_->repeat(); },
                        .mute = [this](bool muted) { mute(muted); }});
    end_->set_actions({.enter = take,
                       .answer = take_answer,
                       .undo = [this] { undo(); },
                       .again =
                           [this] {
                               if (is_demo_) return play_demo();
                               start_game(session_->referee().setup(), std::nullopt);
                           },
                       .leave = [this] { leave_game(); }});
}

void MainWindow::refresh() {
    if (!session_) return;
    pages_->publish(dots());
    game_->show_game(*session_);
    const bool over = session_->referee().over();
    if (over) end_->show_game(*session_);
    // Who places the camera stays there, whatever it sees meanwhile.
    if (screens_->currentWidget() != table_)
        screens_->setCurrentWidget(over ? static_cast<QWidget*>(end_) : game_);
    show_status();
}

void MainWindow::mute(bool muted) {
    settings_.voice.on = !muted;  // remembered with the next change of the settings
    voice_->set_muted(muted);
    game_->show_muted(muted);
    show_status();
}

QString MainWindow::unkept_words(const std::string& error) {
    return WindowWords::tr("The kept games: %1").arg(QString::fromStdString(error));
}

void MainWindow::show_status() {
    if (!session_ || screens_->currentWidget() != game_) return;
    if (!session_->failure().empty())
        return game_->show_status(WindowWords::tr("The game cannot be kept, so nothing more is entered: %1")
                                      .arg(QString::fromStdString(session_->failure())),
                                  true);
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
    game_->show_status(parts.join("  "),
                       vision_ && (is_fault(camera_state_) || vision_->moving() || vision_->too_busy()));
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
    if (start_ == nullptr || !scale()) return;
    const auto players = start_->setup().players;
    build_screens();
    start_->set_players(players);
}

bool MainWindow::scale() {
    const int letters = std::max(smallest_letters, static_cast<int>(height() * letters_of_height));
    QFont scaled = QApplication::font();
    if (scaled.pixelSize() == letters) return false;
    scaled.setPixelSize(letters);
    // A window's own font does not reach children that a style sheet dresses.
    QApplication::setFont(scaled);
    return true;
}

}  // namespace temple::ui
