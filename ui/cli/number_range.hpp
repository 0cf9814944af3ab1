// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <cmath>
#include <string>

namespace temple::ui {

/// Accepts numbers from `least` to `most`. CLI::Range would accept NaN, which compares with nothing.
class NumberRange : public CLI::Validator {
  public:
    NumberRange(double least, double most) : CLI::Validator(CLI::Range(least, most)) {
        const auto in_range = func_;
        func_ = [in_range](std::string& text) {
            double value = 0;
            if (CLI::detail::lexical_cast(text, value) && std::isnan(value))
                return "Value " + text + " is no number";
            return in_range(text);
        };
    }
};

}  // namespace temple::ui
