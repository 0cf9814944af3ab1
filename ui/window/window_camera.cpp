// SPDX-License-Identifier: GPL-3.0-or-later
// The window's camera: choosing it, taking what it sees, telling its faults.
#include <QFileInfo>
#include <QStackedWidget>
#include <QThread>
#include <chrono>
#include <memory>
#include <utility>

#include "ui/camera/qt_cameras.hpp"
#include "ui/game/deck_check.hpp"
#include "ui/window/camera_words.hpp"
#include "ui/window/game_screen.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/start_screen.hpp"
#include "ui/window/table_screen.hpp"
#include "ui/words/deck_words.hpp"

namespace temple::ui {

namespace {

// A camera that hangs may take longer; it is not waited for.
constexpr std::chrono::seconds longest_end{3};

}  // namespace

void MainWindow::wire_table() {
    table_->set_actions({.choose =
                             [this](const Settings::Camera& camera) {
                                 settings_.camera = camera;
                                 take_settings(settings_);
                                 open_camera();
                             },
                         .turn_seats = [this](int by) { turn_seats(by); },
                         .back = [this] { leave_table(); }});
    table_->set_camera(settings_.camera);
    if (cameras_)
        cameras_->list([this](const QList<CameraChoice>& found) {
            QList<std::pair<QString, QString>> names;
            for (const CameraChoice& camera : found) names.append({camera.name, camera.source});
            table_->set_cameras(names);
        });
}

std::string MainWindow::game_to_see() const {
    return session_ ? session_->referee().setup().game : start_->setup().game;
}

void MainWindow::show_table() {
    screens_->setCurrentWidget(table_);
    if (!vision_ && !settings_.camera.source.empty()) open_camera();
    if (vision_ && seen_with_ && seen_with_->game != game_to_see()) open_vision(*seen_with_);
    show_camera();
}

void MainWindow::leave_table() {
    screens_->setCurrentWidget(session_ ? static_cast<QWidget*>(game_) : start_);
    refresh();
}

void MainWindow::open_camera() {
    const std::string source = settings_.camera.source;
    ++camera_number_;  // what an earlier camera still sends is not taken
    retire(std::move(vision_));
    camera_state_ = CameraState::opening;
    camera_error_.clear();
    seen_with_.reset();
    if (source.empty()) return show_camera();
    VisionSetup setup;
    QtCameras* cameras = cameras_.get();
    setup.open = [source, cameras]() -> std::expected<std::unique_ptr<scanner::FrameSource>, std::string> {
        if (source.starts_with(camera_id_prefix) && cameras != nullptr) return cameras->open(source);
        return scanner::open_source(source, 0);
    };
    setup.is_file = QFileInfo::exists(QString::fromStdString(source));
    setup.quarter_turns = settings_.camera.quarter_turns;
    setup.mirror = settings_.camera.mirror;
    open_vision(std::move(setup));
}

void MainWindow::open_vision(VisionSetup setup) {
    const int number = ++camera_number_;
    retire(std::move(vision_));
    camera_state_ = CameraState::opening;  // not what became of the one before
    camera_error_.clear();
    setup.game = game_to_see();
    seen_with_ = setup;
    // Not two at once: a device serves one, and each has networks of its own.
    setup.followers = [before = before_, load = std::move(setup.followers)](const std::string& game) {
        if (before.valid()) before.wait_for(longest_end);
        return load(game);
    };
    const auto here = [this, number](auto take) {
        QMetaObject::invokeMethod(
            this,
            [this, number, take = std::move(take)] {
                if (number == camera_number_) take();
            },
            Qt::QueuedConnection);
    };
    vision_ = std::make_unique<Vision>(
        std::move(setup),
        Vision::Listener{.changes =
                             [this, here](VisionChanges changes) {
                                 here([this, changes = std::move(changes)] { saw(changes); });
                             },
                         .state =
                             [this, here](CameraState state, const std::string& error) {
                                 here([this, state, error] { camera_became(state, error); });
                             }});
}

void MainWindow::camera_became(CameraState state, const std::string& error) {
    camera_state_ = state;
    camera_error_ = error;
    const bool playing = session_ && !session_->referee().over();
    if (is_fault(state)) {
        if (playing && !fault_told_)
            voice_->say(camera_words(state, settings_.camera.source, 0), Voice::Rank::info);
        fault_told_ = true;
    } else if (state == CameraState::fine && std::exchange(fault_told_, false) && playing) {
        voice_->say(camera_is_back(), Voice::Rank::info);
    }
    show_camera();
    show_status();
}

void MainWindow::watch_for_bumps() {
    const bool moves = vision_ && vision_->moving();
    if (moves && !std::exchange(bump_told_, true) && session_ && !session_->referee().over())
        voice_->say(picture_moves(), Voice::Rank::info);
    if (!moves) bump_told_ = false;
}

void MainWindow::retire(std::unique_ptr<Vision> vision) {
    if (!vision) return;
    // It may be in the midst of a frame; a click does not wait for that.
    const auto ended = std::make_shared<std::promise<void>>();
    before_ = ended->get_future();
    auto* end = QThread::create([old = std::shared_ptr<Vision>(std::move(vision)), ended]() mutable {
        old.reset();
        ended->set_value();
    });
    connect(end, &QThread::finished, end, &QObject::deleteLater);
    end->start();
    endings_.push_back(end);
}

void MainWindow::saw(const VisionChanges& changes) {
    if (!session_) return;
    if (changes.begins_anew || !session_->is_watched()) {
        if (!session_->begin_watching(std::nullopt, seats_)) return;
        refresh();
    }
    heard_anything_ = false;
    is_looking_ = true;
    session_->see(changes.changes);
    is_looking_ = false;
    if (heard_anything_) refresh();
}

void MainWindow::turn_seats(int by) {
    if (!session_ || !seen_with_) return;
    seats_ = session_->seats_turned(by);
    open_vision(*seen_with_);  // what lies there is understood anew
}

void MainWindow::show_deck(const std::optional<VisionView>& view) {
    const bool begun = session_ && session_->can_undo();
    const referee::Referee game(session_ ? session_->referee().setup() : start_->setup());
    const auto gold = game.has_game() ? game.temple_gold() : std::nullopt;
    const bool can_be_checked = view && gold && !begun;
    if (!can_be_checked || table_->deck() == TableScreen::Deck::none)
        return table_->show_deck({}, can_be_checked);
    const bool roles = table_->deck() == TableScreen::Deck::roles;
    const auto& [cards, unread] = view->open;
    if (roles) return table_->show_deck(deck_words(roles_needed(*gold), roles_in(cards, unread)), true);
    chambers_.see(cards, unread, *gold, static_cast<double>(seconds_.elapsed()) / 1000);
    const auto known = chambers_.of(*gold);
    if (session_ && !known.empty()) session_->know_chambers(known);
    QString words = deck_words(chambers_needed(*gold), chambers_in(cards, unread));
    if (!known.empty()) words += " " + chambers_known_words();
    table_->show_deck(words, true);
}

void MainWindow::show_camera() {
    if (screens_->currentWidget() != table_) return;
    const auto view = vision_ ? vision_->view() : std::nullopt;
    table_->show_view(view, session_ != nullptr && !session_->referee().over());
    table_->show_seats(session_ ? session_->referee().setup().players : std::vector<std::string>(),
                       session_ ? session_->seats() : std::vector<table::Place>());
    show_deck(view);
    if (!vision_) return table_->show_state({}, false, {});
    table_->show_state(camera_words(camera_state_, settings_.camera.source, vision_->age()),
                       is_fault(camera_state_), QString::fromStdString(camera_error_));
}

QString MainWindow::camera_status() const {
    if (!vision_) return {};
    const bool fault = is_fault(camera_state_);
    if (!fault && (!session_ || !session_->is_watched())) return {};
    if (!fault && vision_->moving()) return picture_moves();
    if (!fault && vision_->too_busy()) return too_busy_words();
    return camera_words(camera_state_, settings_.camera.source, vision_->age());
}

}  // namespace temple::ui
