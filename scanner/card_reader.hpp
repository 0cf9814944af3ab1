// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>
#include <string>

#include "scanner/sighting.hpp"

namespace temple::scanner {

/// Names a card whose quad is known, with a small convolutional network (scanner/models/card_reader.onnx) on
/// the rectified card, both ways up. A part of the network sees nothing but a corner: courts of a deck that
/// it never met cannot outvote the index. Probabilities are calibrated (weights in card_reader.cpp).
class CardReader {
  public:
    /// Loads the network. Error: one line that names the file and the cause.
    static std::expected<CardReader, std::string> load(const std::string& onnx_path);

    /// @param bgr 8-bit BGR picture; @param quad the card's corners in px of `bgr`.
    Sighting read(const cv::Mat& bgr, const Detection& detection);

  private:
    cv::dnn::Net net_;
};

}  // namespace temple::scanner
