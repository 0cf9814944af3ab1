// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the 23 sectors of a ring.
#pragma once

#include "scanner/code_field.hpp"

namespace temple::scanner {

/// @param inner px, exact: where the ring's dark line ends inwards (code_layout::ring_inner). Nothing: no
/// ring of the list, or none that is sure.
std::optional<CodeReading> read_ring(const cv::Mat& grey, const cv::RotatedRect& inner, const CodeList& list);

}  // namespace temple::scanner
