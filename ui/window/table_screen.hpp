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
        std::function<void(int by)> turn_seats;               // every name moves on by so many seats
        std::function<void()> back;
    };
    void set_actions(const Actions& actions) { actions_ = actions; }

    void set_camera(const Settings::Camera& camera);
    /// Names of cameras and how they are written as a source.
    void set_cameras(const QList<std::pair<QString, QString>>& cameras);
    /// @param hide_picture see LiveView
    void show_view(const std::optional<VisionView>& view, bool hide_picture);
    /// Names where their players sit, mm on the table; empty: not known yet.
    void show_seats(const std::vector<std::string>& names, const std::vector<table::Place>& at);
    enum class Deck : std::uint8_t { none, chambers, roles };
    /// Which cards are to be checked now.
    Deck deck() const;
    /// @param words what is right or wrong about the cards that are spread; empty: nothing is checked
    void show_deck(const QString& words, bool can_be_checked);
    /// @param detail what the source itself says of its fault; a tool tip
    void show_state(const QString& words, bool fault, const QString& detail);

  private:
    QWidget* make_side();
    QLayout* make_source();
    QLayout* make_turns();
    QLayout* make_deck();
    void chosen();

    Actions actions_;
    Settings::Camera camera_;
    LiveView* live_ = nullptr;
    QComboBox* source_ = nullptr;
    QPushButton* turn_ = nullptr;
    QCheckBox* mirror_ = nullptr;
    QLabel* state_ = nullptr;
    QLabel* check_ = nullptr;
    QLabel* deck_words_ = nullptr;
    QPushButton* chambers_ = nullptr;
    QPushButton* roles_ = nullptr;
    QPushButton* names_ = nullptr;
    std::optional<calibration::TablePlane> plane_;  // of the picture that is shown
};

}  // namespace temple::ui
