// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks what is announced: each sentence once, one at a time, in order. Results come first, a correction
// replaces what is still waiting, and what has waited too long is not said any more. Never waits for
// anything.
#pragma once

#include <QString>
#include <deque>
#include <functional>
#include <memory>

#include "ui/settings/settings.hpp"
#include "ui/voice/speech_engine.hpp"

namespace temple::ui {

class Voice {
  public:
    enum class Rank : std::uint8_t {
        info,        // in order
        result,      // before everything that waits
        correction,  // instead of everything that waits
        question     // in order, but never stale: it waits for an answer
    };
    using Clock = std::function<double()>;  // s, ascending

    Voice(std::unique_ptr<SpeechEngine> engine, Clock clock);
    ~Voice();

    /// What the user should know: no engine, no voice of the language, no sound device. In words.
    std::function<void(const QString& problem)> on_problem;
    std::function<void(const QStringList& voices)> on_voices;

    /// Takes the wishes of the settings and the installed language.
    void configure(const Settings::Voice& wishes, const QLocale& locale);
    void say(const QString& sentence, Rank rank);
    /// Says the last sentences again that were said together, or would have been.
    void repeat();
    void set_muted(bool muted);
    bool muted() const { return muted_; }
    /// True while something is spoken or waits.
    bool busy() const { return speaking_ || !waiting_.empty(); }
    /// To be called now and then: gives up on an engine that does not answer.
    void tick();

  private:
    struct Waiting {
        QString sentence;
        Rank rank = Rank::info;
        double since = 0;
    };

    void next();
    void finished();
    void failed(const QString& why);

    std::unique_ptr<SpeechEngine> engine_;
    Clock clock_;
    std::deque<Waiting> waiting_;
    QString last_;
    bool speaking_ = false;
    double speaking_since_ = 0;
    bool opened_ = false;
    bool muted_ = false;
    bool chime_only_ = false;
    bool no_voice_ = false;  // of this language
    int failures_ = 0;       // in a row
    double volume_ = 1;
};

}  // namespace temple::ui
