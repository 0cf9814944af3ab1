// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_eyes.hpp"

#include <memory>

#include "scanner/card_finder.hpp"
#include "scanner/card_reader.hpp"
#include "scanner/model_files.hpp"

namespace temple::scanner {

std::expected<CardEyes, std::string> load_eyes() {
    auto finder = CardFinder::load(model_file("card_finder.onnx"));
    if (!finder) return std::unexpected(finder.error());
    auto reader = CardReader::load(model_file("card_reader.onnx"));
    if (!reader) return std::unexpected(reader.error());
    auto finds = std::make_shared<CardFinder>(std::move(*finder));
    auto reads = std::make_shared<CardReader>(std::move(*reader));
    return CardEyes{[finds](const cv::Mat& bgr, int width) { return finds->find(bgr, width); },
                    [reads](const cv::Mat& bgr, const Detection& d) { return reads->read(bgr, d); }};
}

}  // namespace temple::scanner
