// SPDX-License-Identifier: GPL-3.0-or-later
// The Table screen: which camera, what it sees, whether that is good enough. Nothing here is needed to start.
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "ui/camera/vision.hpp"
#include "ui/settings/settings.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace temple::ui {

class LiveView;

class TableScreen : public QWidget {
  public:
    explicit TableScreen(QWidget* parent = nullptr);

    struct Actions {
        std::function<void(const Settings::Camera&)> choose;  // source, turns or mirror were changed
        std::function<void()> back;
    };
    void set_actions(const Actions& actions) { actions_ = actions; }

    void set_camera(const Settings::Camera& camera);
    /// Names of cameras and how they are written as a source.
    void set_cameras(const QList<std::pair<QString, QString>>& cameras);
    /// @param hide_picture see LiveView
    void show_view(const std::optional<VisionView>& view, bool hide_picture);
    void show_state(const QString& words, bool fault);

  private:
    QWidget* make_side();
    void chosen();

    Actions actions_;
    Settings::Camera camera_;
    LiveView* live_ = nullptr;
    QComboBox* source_ = nullptr;
    QPushButton* turn_ = nullptr;
    QCheckBox* mirror_ = nullptr;
    QLabel* state_ = nullptr;
    QLabel* check_ = nullptr;
};

}  // namespace temple::ui
