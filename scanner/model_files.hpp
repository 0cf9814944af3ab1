// SPDX-License-Identifier: GPL-3.0-or-later
// Where the trained networks lie.
#pragma once

#include <string>

namespace temple::scanner {

/// The path of a model file, e.g. "card_finder.onnx": in the folder that TEMPLE_TABLE_MODELS names, else in
/// share/temple-table/models beside the program's bin folder, else in the source tree. The last is returned
/// even if the file is missing.
std::string model_file(const std::string& name);

}  // namespace temple::scanner
