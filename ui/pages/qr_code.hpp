// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace temple::ui {

/// A QR code as a square of modules, without the quiet zone.
struct QrCode {
    int size = 0;            // modules a side
    std::vector<bool> dark;  // row by row
    bool at(int x, int y) const {
        return x >= 0 && y >= 0 && x < size && y < size && dark[static_cast<std::size_t>(y * size + x)];
    }
};

/// @param text ASCII, at most 200 letters
QrCode qr_code(const std::string& text);

/// The code for a terminal, two modules a letter, dark on light, with the quiet zone of four modules.
std::string in_letters(const QrCode& code);

}  // namespace temple::ui
