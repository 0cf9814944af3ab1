// SPDX-License-Identifier: GPL-3.0-or-later
// The window's camera: choosing it, taking what it sees, telling its faults.
#include <QFileInfo>
#include <QStackedWidget>
#include <QThread>

#include "scanner/card_eyes.hpp"
#include "ui/camera/qt_cameras.hpp"
#include "ui/window/camera_words.hpp"
#include "ui/window/game_screen.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/table_screen.hpp"

namespace temple::ui {

void MainWindow::wire_table() {
    table_->set_actions({.choose =
                             [this](const Settings::Camera& camera) {
                                 settings_.camera = camera;
                                 take_settings(settings_);
                                 open_camera();
                             },
                         .back = [this] { leave_table(); }});
    table_->set_camera(settings_.camera);
    if (cameras_)
        cameras_->list([this](const QList<CameraChoice>& found) {
            QList<std::pair<QString, QString>> names;
            for (const CameraChoice& camera : found) names.append({camera.name, camera.source});
            table_->set_cameras(names);
        });
}

void MainWindow::show_table() {
    screens_->setCurrentWidget(table_);
    if (!vision_ && !settings_.camera.source.empty()) open_camera();
    show_camera();
}

void MainWindow::leave_table() {
    if (session_)
        refresh();
    else
        screens_->setCurrentIndex(0);
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
    setup.eyes = scanner::load_eyes;
    open_vision(std::move(setup));
}

void MainWindow::open_vision(VisionSetup setup) {
    const int number = ++camera_number_;
    retire(std::move(vision_));
    seen_with_ = setup;
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
                                 here([this, state, error] {
                                     camera_state_ = state;
                                     camera_error_ = error;
                                     show_camera();
                                     show_status();
                                 });
                             }});
}

void MainWindow::retire(std::unique_ptr<Vision> vision) {
    if (!vision) return;
    // It may be in the midst of a frame; a click does not wait for that.
    auto* end =
        QThread::create([old = std::shared_ptr<Vision>(std::move(vision))]() mutable { old.reset(); });
    connect(end, &QThread::finished, end, &QObject::deleteLater);
    end->start();
    endings_.push_back(end);
}

void MainWindow::saw(const VisionChanges& changes) {
    if (!session_) return;
    if (changes.begins_anew || !session_->is_watched()) {
        if (!session_->begin_watching(std::nullopt, std::nullopt)) return;
        refresh();
    }
    heard_anything_ = false;
    session_->see(changes.changes);
    if (heard_anything_) refresh();
}

void MainWindow::show_camera() {
    if (screens_->currentWidget() != table_) return;
    const auto view = vision_ ? vision_->view() : std::nullopt;
    table_->show_view(view, session_ != nullptr && !session_->referee().over());
    if (!vision_) return table_->show_state({}, false);
    table_->show_state(camera_words(camera_state_, camera_error_, vision_->age()), is_fault(camera_state_));
}

QString MainWindow::camera_status() const {
    if (!vision_ || !session_ || !session_->is_watched()) {
        if (vision_ && is_fault(camera_state_))
            return camera_words(camera_state_, camera_error_, vision_->age());
        return {};
    }
    return camera_words(camera_state_, camera_error_, vision_->age());
}

}  // namespace temple::ui
