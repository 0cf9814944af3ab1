// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "ui/words/sentences.hpp"

namespace temple::ui {

/// An announcement or question as a person would say it, in the installed language (ui/words/language.hpp);
/// empty for what is not said aloud. @param line a JSON line as `watch` prints it.
std::string in_plain_words(const nlohmann::ordered_json& line, Information dots = Information::everybody);

}  // namespace temple::ui
