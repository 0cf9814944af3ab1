// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers of a user's wishes, and its text form (TOML, DESIGN.md section 5). Wishes only:
// nothing here can change a game's rules or its journal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace temple::ui {

enum class Language : std::uint8_t { system, english, german };
/// Colours of the window.
enum class Look : std::uint8_t { system, light, dark };
/// Who is told the dots of a deciphered card (RULES.md section 0, "Secrecy").
enum class InformationFor : std::uint8_t { everybody, its_player };

struct Settings {
    struct Voice {
        bool on = true;
        bool chime_only = false;
        double rate = 0;    // -1 slowest ... 1 fastest
        double volume = 1;  // 0 ... 1
        std::string name;   // empty: the engine's own choice
        friend bool operator==(const Voice&, const Voice&) = default;
    };
    struct Camera {
        std::string source;     // as `watch` takes it; empty: the first camera
        int quarter_turns = 0;  // clockwise, 0 ... 3
        bool mirror = false;
        friend bool operator==(const Camera&, const Camera&) = default;
    };

    Language language = Language::system;
    Look look = Look::system;
    std::string journal;               // file; empty: the one in the data folder
    std::vector<std::string> players;  // names of the last game, clockwise
    InformationFor information = InformationFor::everybody;
    Voice voice;
    Camera camera;
    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr std::size_t longest_settings = 64 * 1024;  // bytes; a full file has about 1 kB

/// Reads a settings text. What is not named keeps its default; unknown names are left alone, they may be a
/// newer version's.
/// @return the settings, or one line: no TOML, or which name has a value that it cannot have
std::expected<Settings, std::string> parse_settings(std::string_view text);

/// The counterpart: a text that parse_settings reads as the same settings.
std::string write_settings(const Settings& settings);

}  // namespace temple::ui
