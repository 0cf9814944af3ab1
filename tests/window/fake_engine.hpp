// SPDX-License-Identifier: GPL-3.0-or-later
// A speech engine that does what the test says: speaks when told to, is slow, missing or failing.
#pragma once

#include <memory>
#include <vector>

#include "ui/voice/speech_engine.hpp"

namespace temple::ui {

struct FakeSpeech {
    SpeechEngine::Listener listener;
    SpeechWishes wishes;
    std::vector<QString> spoken;
    int chimes = 0;
    int stops = 0;
    int at_once = 0;  // how many sentences are being spoken; more than one is a fault
    int most_at_once = 0;
    QStringList voices{"Test voice"};
    bool ready_at_open = true;

    void finish() {
        --at_once;
        listener.finished();
    }
    void fail(const QString& why) {
        at_once = 0;
        listener.failed(why);
    }
};

class FakeEngine final : public SpeechEngine {
  public:
    explicit FakeEngine(std::shared_ptr<FakeSpeech> speech) : speech_(std::move(speech)) {}

    void open(const Listener& listener, const SpeechWishes& wishes) override {
        speech_->listener = listener;
        configure(wishes);
    }
    void configure(const SpeechWishes& wishes) override {
        speech_->wishes = wishes;
        if (speech_->ready_at_open) speech_->listener.ready(speech_->voices);
    }
    void speak(const QString& text) override {
        speech_->spoken.push_back(text);
        speech_->most_at_once = std::max(speech_->most_at_once, ++speech_->at_once);
    }
    void stop() override {
        ++speech_->stops;
        speech_->at_once = 0;
    }
    void chime(double) override { ++speech_->chimes; }

  private:
    std::shared_ptr<FakeSpeech> speech_;
};

}  // namespace temple::ui
