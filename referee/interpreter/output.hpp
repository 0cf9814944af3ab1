// SPDX-License-Identifier: GPL-3.0-or-later
// What an interpreter hands to its caller: events for the referee, questions for people, and settled
// questions.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace temple::referee {

struct Output {
    enum class Kind : std::uint8_t {
        event,     // PROTOCOL.md event, to be given to the referee
        question,  // {"kind":"question",...}, to be shown (DESIGN.md section 4)
        answered   // {"kind":"answered",...}, to be shown
    };
    Kind kind = Kind::event;
    nlohmann::json body;
};

using Outputs = std::vector<Output>;

}  // namespace temple::referee
