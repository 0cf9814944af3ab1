// SPDX-License-Identifier: GPL-3.0-or-later
// The networks that the tracker sees with.
#pragma once

#include <expected>
#include <string>

#include "scanner/tracker.hpp"

namespace temple::scanner {

/// Finder and reader from the model files. Copies share the networks: one thread at a time may look.
/// Error: one line that names the file that cannot be loaded.
std::expected<CardEyes, std::string> load_eyes();

}  // namespace temple::scanner
