// SPDX-License-Identifier: GPL-3.0-or-later
// What can speak: Qt's engines in the program, a scripted one in tests.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <functional>

namespace temple::ui {

/// How to speak.
struct SpeechWishes {
    QLocale locale;
    QString voice;      // name; empty: the engine's own choice
    double rate = 0;    // -1 slowest ... 1 fastest
    double volume = 1;  // 0 ... 1
};

class SpeechEngine {
  public:
    /// Called in the thread of the engine's owner, never from inside one of the engine's functions.
    struct Listener {
        std::function<void(const QStringList& voices)>
            ready;                                       // of the wished language; none: it has no such voice
        std::function<void()> finished;                  // what was to be spoken has been spoken
        std::function<void(const QString& why)> failed;  // it cannot speak (now)
    };

    virtual ~SpeechEngine() = default;
    // All of these return at once, however slow the engine is.
    virtual void open(const Listener& listener, const SpeechWishes& wishes) = 0;
    virtual void configure(const SpeechWishes& wishes) = 0;
    virtual void speak(const QString& text) = 0;
    virtual void stop() = 0;
    /// A short tone; nothing if there is no sound device.
    virtual void chime(double volume) = 0;
};

}  // namespace temple::ui
