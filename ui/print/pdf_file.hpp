// SPDX-License-Identifier: GPL-3.0-or-later
// Printed sheets as a PDF file.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "datasets/printed/sheets.hpp"

namespace temple::ui {

/// Needs a QGuiApplication. The file is written whole or not at all. Error: one line.
std::expected<void, std::string> write_pdf(const std::string& file,
                                           const std::vector<datasets::Sheet>& sheets, const QString& title);

/// Writes a small file whole or not at all. Error: one line that begins with `what`.
std::expected<void, std::string> write_whole(const std::string& file, const QByteArray& bytes,
                                             const std::string& what);

}  // namespace temple::ui
