// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzers feed with bytes. Each target aborts if something that must hold does not; the corpus is
// replayed by the normal tests too, with a few mutations.
#pragma once

#include <string_view>

namespace temple::fuzz {

/// The bytes are a scenario: read, refereed, its announcements written and read again.
void scenario(std::string_view bytes);

/// The bytes are a file to import: read, exported, imported again, shown without secrets, counted.
void import(std::string_view bytes);

/// The bytes are a settings file: read, written, read again.
void settings(std::string_view bytes);

/// The bytes are what is sent to the player pages of a game, one request after the other; where a token would
/// stand, a page's number does. Heads are read, wishes are done, what then stands on the pages is read. Needs
/// a QCoreApplication.
void pages(std::string_view bytes);

}  // namespace temple::fuzz
