// SPDX-License-Identifier: GPL-3.0-or-later
// `watch --speak`: the window's voice without a window.
#pragma once

#include <nlohmann/json.hpp>

#include "ui/voice/voice.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {

/// Needs a QCoreApplication.
class SpokenLines {
  public:
    /// @param dots who is told the dots of a card
    explicit SpokenLines(Information dots);

    void say(const nlohmann::ordered_json& line);
    /// Says the last sentence again.
    void repeat() { voice_.repeat(); }
    /// Lets the voice go on; to be called with every frame.
    void tick();
    /// Waits until everything has been said, but not for ever.
    void finish();

  private:
    Information dots_;
    Voice voice_;
};

}  // namespace temple::ui
