// SPDX-License-Identifier: GPL-3.0-or-later
// Qt TextToSpeech in a thread of its own: its engines may take seconds to answer.
#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "ui/voice/speech_engine.hpp"

namespace temple::ui {

class QtSpeech final : public SpeechEngine {
  public:
    QtSpeech();
    ~QtSpeech() override;

    void open(const Listener& listener, const SpeechWishes& wishes) override;
    void configure(const SpeechWishes& wishes) override;
    void speak(const QString& text) override;
    void stop() override;
    void chime(double volume) override;

  private:
    struct Worker;
    void in_thread(std::function<void()> work);

    std::unique_ptr<Worker> worker_;  // lives in thread_
    QObject here_;                    // the owner's thread: where the listener is called
    QThread thread_;
};

}  // namespace temple::ui
