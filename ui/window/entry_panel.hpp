// SPDX-License-Identifier: GPL-3.0-or-later
// Entering by hand what happened: what, then who, then which. Only what is legal can be picked; everything
// has a key.
#pragma once

#include <QFrame>
#include <functional>
#include <nlohmann/json.hpp>

#include "ui/game/entry_step.hpp"

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace temple::ui {

class EntryPanel : public QFrame {
  public:
    explicit EntryPanel(QWidget* parent = nullptr);

    std::function<void(const nlohmann::json& event)> on_event;

    /// From the next show_legal() on: digits answer a question and pick nothing here, so none are shown.
    void leave_digits(bool leave) { digits_are_taken_ = leave; }
    /// Offers what is legal now. The referee must outlive the panel's use of it.
    void show_legal(const referee::Referee& referee);
    /// Goes on with an event of which some fields are known: asks for the rest.
    void begin(const nlohmann::json& event);
    /// A key that was not taken elsewhere. @return true if it picked something
    bool take_key(int key, const QString& text);

  private:
    void choose_type(const QString& type);
    void show_step();
    void show_choices(const EntryStep& step);
    void pick(const nlohmann::json& choice);
    void back();
    void finish();
    void add_confirm_button();
    void add_button(const nlohmann::json& choice, const EntryStep& step, int index);
    bool type_name(const QString& text);
    void clear_choices();

    const referee::Referee* referee_ = nullptr;
    nlohmann::json event_;
    std::vector<nlohmann::json> before_;  // the event before each pick, for going back
    std::optional<EntryStep> step_;
    QString typed_;
    bool digits_are_taken_ = false;
    QHBoxLayout* types_ = nullptr;
    QLabel* question_ = nullptr;
    QPushButton* back_ = nullptr;
    QGridLayout* choices_ = nullptr;
};

}  // namespace temple::ui
