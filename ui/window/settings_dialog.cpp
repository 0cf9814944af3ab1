// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QPushButton>
#include <QSlider>
#include <algorithm>

namespace temple::ui {
namespace {

constexpr int hundred = 100;  // sliders count in hundredths

class SettingsWords {
    Q_DECLARE_TR_FUNCTIONS(SettingsWords)
};

}  // namespace

SettingsDialog::SettingsDialog(const Settings& settings, const QStringList& voices, QWidget* parent)
    : QDialog(parent), settings_(settings) {
    setObjectName("settings_dialog");
    setWindowTitle(SettingsWords::tr("Settings"));
    form_ = new QFormLayout(this);
    form_->setSpacing(10);
    add_choice("language", SettingsWords::tr("Language"),
               {SettingsWords::tr("As the system"), "English", "Deutsch"},
               static_cast<int>(settings.language),
               [this](int i) { settings_.language = static_cast<Language>(i); });
    add_choice("look", SettingsWords::tr("Colours"),
               {SettingsWords::tr("As the system"), SettingsWords::tr("Light"), SettingsWords::tr("Dark")},
               static_cast<int>(settings.look), [this](int i) { settings_.look = static_cast<Look>(i); });
    add_choice("information", SettingsWords::tr("Dots of Temple Code are told to"),
               {SettingsWords::tr("everybody"), SettingsWords::tr("their player: page, or under the arrow")},
               static_cast<int>(settings.information),
               [this](int i) { settings_.information = static_cast<InformationFor>(i); });
    add_switch("voice_on", SettingsWords::tr("Voice"), settings.voice.on,
               [this](bool on) { settings_.voice.on = on; });
    add_switch("chime_only", SettingsWords::tr("Only a chime"), settings.voice.chime_only,
               [this](bool on) { settings_.voice.chime_only = on; });
    add_slider("rate", SettingsWords::tr("Speed of speech"), -hundred, hundred,
               static_cast<int>(settings.voice.rate * hundred),
               [this](int value) { settings_.voice.rate = static_cast<double>(value) / hundred; });
    add_slider("volume", SettingsWords::tr("Loudness"), 0, hundred,
               static_cast<int>(settings.voice.volume * hundred),
               [this](int value) { settings_.voice.volume = static_cast<double>(value) / hundred; });
    const QStringList all = QStringList{SettingsWords::tr("Any")} + voices;
    add_choice(
        "voice", SettingsWords::tr("Which voice"), all,
        static_cast<int>(std::max<qsizetype>(0, all.indexOf(QString::fromStdString(settings.voice.name)))),
        [this, all](int i) { settings_.voice.name = i <= 0 ? "" : all[i].toStdString(); });
    auto* close = new QPushButton(SettingsWords::tr("Close (Esc)"));
    close->setAccessibleName(SettingsWords::tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    form_->addRow(close);
}

void SettingsDialog::changed() {
    if (on_change) on_change(settings_);
}

void SettingsDialog::add_choice(const QString& name, const QString& title, const QStringList& choices,
                                int chosen, std::function<void(int)> take) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->addItems(choices);
    box->setCurrentIndex(chosen);
    connect(box, &QComboBox::activated, this, [this, take = std::move(take)](int index) {
        take(index);
        changed();
    });
    form_->addRow(title, box);
}

void SettingsDialog::add_switch(const QString& name, const QString& title, bool on,
                                std::function<void(bool)> take) {
    auto* box = new QCheckBox(title);
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setChecked(on);
    connect(box, &QCheckBox::toggled, this, [this, take = std::move(take)](bool now) {
        take(now);
        changed();
    });
    form_->addRow(box);
}

void SettingsDialog::add_slider(const QString& name, const QString& title, int lowest, int highest, int value,
                                std::function<void(int)> take) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setAccessibleName(title);
    slider->setRange(lowest, highest);
    slider->setValue(value);
    slider->setMinimumWidth(240);
    connect(slider, &QSlider::valueChanged, this, [this, take = std::move(take)](int now) {
        take(now);
        changed();
    });
    form_->addRow(title, slider);
}

}  // namespace temple::ui
