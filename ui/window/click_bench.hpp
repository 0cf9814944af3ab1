// SPDX-License-Identifier: GPL-3.0-or-later
// How long a click waits while the voice and the looks at the table are as slow as can be.
#pragma once

namespace temple::ui {

struct ClickDelays {
    int clicks = 0;
    double median = 0, p95 = 0, worst = 0;  // ms from the click until what it did is on the screen
};

/// Clicks in an offscreen window for so long (s): a speech engine takes 10 s for each sentence, each look at
/// a frame 2 s. Starts an application of its own; there must be none.
ClickDelays measure_clicks(double seconds);

}  // namespace temple::ui
