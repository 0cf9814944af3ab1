// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "referee/temple_code_notes.hpp"

namespace temple::ui {

/// After the game: "It fitted all cards; 12 of 210 combinations were left." Before the end it would be a
/// hint.
QString guess_worth_words(const referee::JudgedGuess& guess);

}  // namespace temple::ui
