// SPDX-License-Identifier: GPL-3.0-or-later
// Printed things with a code: what they are and which side is up.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace temple::table {

enum class CodedSide : std::uint8_t {
    cipher,   // of a Temple Code card: the code, the statues are hidden
    statues,  // of a Temple Code card
    token     // tokens and mats, which have one side
};

/// A coded thing as it lies: "code:NPT", "token:statue-W", "mat:player-1-a".
struct CodedObject {
    std::string name;
    CodedSide side = CodedSide::token;
    /// The name, or nothing of it while it may be secret: whose cipher side is up may be a combination.
    std::string_view public_name() const {
        return side == CodedSide::cipher ? std::string_view("code") : std::string_view(name);
    }
    friend bool operator==(const CodedObject&, const CodedObject&) = default;
};

}  // namespace temple::table
