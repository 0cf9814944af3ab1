// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace temple::ui {

struct GateLimits {
    int connections = 64;         // at once; ten phones need about ten
    int connections_of_one = 16;  // from one address
    int milliseconds = 6000;      // from connecting to the last byte of the answer
};

}  // namespace temple::ui
