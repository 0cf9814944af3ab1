// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/model_files.hpp"

#include <cstdlib>
#include <filesystem>

namespace temple::scanner {

std::string model_file(const std::string& name) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (const char* folder = std::getenv("TEMPLE_TABLE_MODELS"); folder && *folder)
        return (fs::path(folder) / name).string();
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed =
        program.parent_path().parent_path() / "share" / "temple-table" / "models" / name;
    if (!error && fs::exists(installed, error)) return installed.string();
    return (fs::path(TEMPLE_MODELS_DIR) / name).string();
}

}  // namespace temple::scanner
