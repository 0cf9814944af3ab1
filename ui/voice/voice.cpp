// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/voice/voice.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace temple::ui {
namespace {

// A sentence of 15 words takes about 6 s at the usual rate; older ones are about what is past.
constexpr double stale_after = 12;  // s
// The longest sentence takes about 12 s at half the usual rate.
constexpr double gives_up_after = 30;  // s
constexpr int most_failures = 3;       // in a row; then captions alone, until the wishes change

class VoiceWords {
    Q_DECLARE_TR_FUNCTIONS(VoiceWords)
};

}  // namespace

Voice::Voice(std::unique_ptr<SpeechEngine> engine, Clock clock)
    : engine_(std::move(engine)), clock_(std::move(clock)) {}

Voice::~Voice() = default;

void Voice::configure(const Settings::Voice& wishes, const QLocale& locale) {
    muted_ = !wishes.on;
    chime_only_ = wishes.chime_only;
    volume_ = wishes.volume;
    no_voice_ = false;
    failures_ = 0;
    const SpeechWishes spoken{locale, QString::fromStdString(wishes.name), wishes.rate, wishes.volume};
    if (opened_) return engine_->configure(spoken);
    opened_ = true;
    engine_->open({.ready =
                       [this](const QStringList& voices) {
                           no_voice_ = voices.isEmpty();
                           if (on_voices) on_voices(voices);
                           if (no_voice_ && on_problem)
                               on_problem(
                                   VoiceWords::tr("There is no voice for this language on this machine; "
                                                  "what is said stands on the screen."));
                       },
                   .finished = [this] { finished(); },
                   .failed = [this](const QString& why) { failed(why); }},
                  spoken);
}

void Voice::say(const QString& sentence, Rank rank) {
    if (sentence.isEmpty()) return;
    last_ = sentence;
    if (muted_) return;
    if (chime_only_) return engine_->chime(volume_);
    if (no_voice_ || failures_ >= most_failures) return;
    if (rank == Rank::correction) waiting_.clear();
    auto place = waiting_.end();
    if (rank == Rank::result)
        place = std::ranges::find_if(waiting_, [](const Waiting& w) { return w.rank != Rank::result; });
    waiting_.insert(place, {sentence, rank, clock_()});
    if (!speaking_) next();
}

void Voice::repeat() {
    const QString sentence = last_;
    say(sentence, Rank::question);
}

void Voice::set_muted(bool muted) {
    muted_ = muted;
    if (!muted) return;
    waiting_.clear();
    if (speaking_) engine_->stop();
    speaking_ = false;
}

void Voice::next() {
    while (!waiting_.empty()) {
        const Waiting now = waiting_.front();
        waiting_.pop_front();
        if (now.rank == Rank::info && clock_() - now.since > stale_after) continue;
        speaking_ = true;
        speaking_since_ = clock_();
        engine_->speak(now.sentence);
        return;
    }
}

void Voice::finished() {
    if (!speaking_) return;  // of something that was stopped
    failures_ = 0;
    speaking_ = false;
    next();
}

void Voice::failed(const QString& why) {
    speaking_ = false;
    ++failures_;
    if (failures_ >= most_failures || waiting_.empty()) {
        waiting_.clear();
        if (on_problem)
            on_problem(
                VoiceWords::tr("The voice does not work (%1); what is said stands on the screen.").arg(why));
        return;
    }
    next();
}

void Voice::tick() {
    if (!speaking_ || clock_() - speaking_since_ < gives_up_after) return;
    engine_->stop();
    failed(VoiceWords::tr("it does not answer"));
}

}  // namespace temple::ui
