// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the lines of a scenario: blank ones skipped, endless ones cut, so that memory stays bounded.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace temple::referee {

class ScenarioReader {
  public:
    /// `in` must outlive the reader.
    explicit ScenarioReader(std::istream& in) : in_(&in) {}

    /// The next line that is not blank, without its LF; nothing at the end. Of a line longer than
    /// max_line_bytes only the beginning is kept, one byte more than allowed, so that it is malformed.
    std::optional<std::string> next();

  private:
    std::istream* in_;
};

}  // namespace temple::referee
