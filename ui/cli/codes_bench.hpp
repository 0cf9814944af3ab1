// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table bench --codes`.
#pragma once

#include <string>

namespace temple::ui {

/// What is measured beside our own rendering; empty: nothing else.
struct PrintedPages {
    std::string pdf, manifest;  // both or neither
    std::string tables;         // folder of photographs
};

/// Prints how well printed codes are read: our own rendering, then, of the pages, on photographed tables, the
/// same set-ups again. Needs a QGuiApplication, and pdftoppm for pages. @return the exit code
int tell_codes(const PrintedPages& pages);

}  // namespace temple::ui
