// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/spoken_lines.hpp"

#include <QCoreApplication>
#include <QThread>
#include <chrono>
#include <iostream>

#include "ui/settings/settings_file.hpp"
#include "ui/voice/qt_speech.hpp"
#include "ui/voice/speaking.hpp"
#include "ui/words/language.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr int longest_farewell = 20'000;  // ms; two long sentences

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

SpokenLines::SpokenLines(Information dots) : dots_(dots), voice_(std::make_unique<QtSpeech>(), now) {
    voice_.on_problem = [](const QString& problem) {
        std::cerr << "voice: " << problem.toStdString() << '\n';
    };
    Settings::Voice wishes = load_settings(settings_path()).settings.voice;
    wishes.on = true;  // it was asked for
    voice_.configure(wishes, installed_locale());
}

void SpokenLines::say(const nlohmann::ordered_json& line) {
    if (is_spoken(line)) voice_.say(sentence(line, dots_), rank_of(line));
}

void SpokenLines::tick() {
    QCoreApplication::processEvents();
    voice_.tick();
}

void SpokenLines::finish() {
    constexpr int step = 20;  // ms
    for (int waited = 0; voice_.busy() && waited < longest_farewell; waited += step) {
        tick();
        QThread::msleep(step);
    }
}

}  // namespace temple::ui
