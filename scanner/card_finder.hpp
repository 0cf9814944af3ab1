// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>
#include <string>
#include <vector>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// Finds playing cards, face up and face down, at any rotation, with a fully convolutional network
/// (scanner/models/card_finder.onnx) and snaps their sides to the picture's edges.
class CardFinder {
  public:
    /// Loads the network. Error: one line that names the file and the cause.
    static std::expected<CardFinder, std::string> load(const std::string& onnx_path);

    /// @param bgr 8-bit BGR picture of any size.
    /// @param working_width px: the picture is resized to this width for the network (cards should then be
    ///        16-160 px tall); rounded to a multiple of 32.
    /// @return detections with quads in px of `bgr`, best first, one per card (non-maximum suppression done).
    std::vector<Detection> find(const cv::Mat& bgr, int working_width);

  private:
    cv::dnn::Net net_;
};

/// Leaves one detection per card: of detections on one place the one with the highest score (face up and face
/// down compete). Best first.
std::vector<Detection> one_per_card(std::vector<Detection> detections);

}  // namespace temple::scanner
