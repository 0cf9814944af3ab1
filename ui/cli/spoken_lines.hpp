// SPDX-License-Identifier: GPL-3.0-or-later
// `watch --speak`: the window's voice without a window.
#pragma once

#include <nlohmann/json.hpp>

#include "ui/voice/voice.hpp"

namespace temple::ui {

/// Needs a QCoreApplication.
class SpokenLines {
  public:
    SpokenLines();

    void say(const nlohmann::ordered_json& line);
    /// Lets the voice go on; to be called with every frame.
    void tick();
    /// Waits until everything has been said, but not for ever.
    void finish();

  private:
    Voice voice_;
};

}  // namespace temple::ui
