// SPDX-License-Identifier: GPL-3.0-or-later
// Language, colours, voice. What is chosen holds at once.
#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>

#include "ui/settings/settings.hpp"

class QFormLayout;

namespace temple::ui {

class SettingsDialog : public QDialog {
  public:
    SettingsDialog(const Settings& settings, const QStringList& voices, QWidget* parent = nullptr);

    std::function<void(const Settings&)> on_change;
    const Settings& settings() const { return settings_; }

  private:
    void add_choice(const QString& name, const QString& title, const QStringList& choices, int chosen,
                    std::function<void(int)> take);
    void add_switch(const QString& name, const QString& title, bool on, std::function<void(bool)> take);
    void add_slider(const QString& name, const QString& title, int lowest, int highest, int value,
                    std::function<void(int)> take);
    void changed();

    Settings settings_;
    QFormLayout* form_ = nullptr;
};

}  // namespace temple::ui
