// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the field of a coded card: samples the places where modules and cells must lie and compares them with
// the known codes. No detector of a library sees camera pixels.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>

#include "scanner/code_list.hpp"
#include "scanner/sighting.hpp"

namespace temple::scanner {

/// What a code said: a known one, or, of a DataMatrix that the list does not hold, its text alone.
struct CodeReading {
    KnownCode code;         // object is empty if it is not known
    double confidence = 0;  // 0..1
    Quad outline{};         // px: the object's, from the top left of the upright object, clockwise as seen
};

/// Whether a dark line goes around a field, at a few places only: spares the rest for what is no code.
/// @param field px, roughly, clockwise as seen
bool looks_framed(const cv::Mat& grey, const Quad& field);

/// @param field px, exact, clockwise as seen, from any corner. Nothing: no code, or none that is sure.
std::optional<CodeReading> read_field(const cv::Mat& grey, const Quad& field, const CodeList& list);

/// The same for modules and cells that were sampled already, each -1 (surely light) to 1 (surely dark).
std::optional<CodeReading> name_matrix(std::span<const float> modules, const CodeList& list);
std::optional<CodeReading> name_frieze(std::span<const float> cells, const CodeList& list);

}  // namespace temple::scanner
