// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/deck_art.hpp"

#include <filesystem>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "datasets/cards/card_back.hpp"

namespace temple::datasets {

namespace {

cv::Mat read_picture(const std::filesystem::path& path) {
    cv::Mat picture = cv::imread(path.string(), cv::IMREAD_UNCHANGED);
    if (picture.empty() || picture.depth() != CV_8U) return {};
    if (picture.channels() == 3) cv::cvtColor(picture, picture, cv::COLOR_BGR2BGRA);
    return picture.channels() == 4 ? picture : cv::Mat();
}

}  // namespace

std::expected<DeckArt, std::string> load_deck_art(const std::string& folder) {
    DeckArt deck;
    deck.name = std::filesystem::path(folder).filename().string();
    cv::Size size;
    for (int i = 0; i < table::Card::count; ++i) {
        cv::Mat& face = deck.faces[static_cast<std::size_t>(i)];
        face = read_picture(std::filesystem::path(folder) / (table::Card(i).name() + ".png"));
        if (!face.empty() && size.empty()) size = face.size();
    }
    if (size.empty()) return std::unexpected(folder + ": no card pictures here (10H.png, QS.png, ...)");
    // Only the shape says which format was drawn: poker 0.716, bridge 0.648.
    deck.width_mm = static_cast<double>(size.width) / size.height > 0.685 ? 63 : 57;
    deck.back = read_picture(std::filesystem::path(folder) / "BACK.png");
    if (deck.back.empty()) deck.back = draw_back(size, 0.05, Random(std::hash<std::string>{}(deck.name)));
    return deck;
}

}  // namespace temple::datasets
