// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/card_textures.hpp"

#include <opencv2/imgproc.hpp>

#include "datasets/printed/printed_pictures.hpp"

namespace temple::datasets {

namespace {

constexpr double spare = 1.3;  // a little finer than the screen: the drawing resamples once more

cv::Mat shrunk(const cv::Mat& art, double width_mm, double px_per_mm) {
    if (art.empty()) return art;
    const double scale = std::min(1.0, width_mm * px_per_mm * spare / art.cols);
    cv::Mat out;
    cv::resize(art, out, {}, scale, scale, cv::INTER_AREA);
    return out;
}

/// A paper slip with a handwritten letter, or blank.
cv::Mat slip(const std::string& letter, cv::Size2d size, double px_per_mm, Random& random) {
    const double scale = px_per_mm * 2;
    cv::Mat out(cvCeil(size.height * scale), cvCeil(size.width * scale), CV_8UC4,
                cv::Scalar(232, 240, 244, 255));
    if (!letter.empty()) {
        const cv::Scalar ink(random.real(20, 160), random.real(10, 50), random.real(10, 60), 255);
        const double height = size.height * 0.42 * scale;
        const int thick = std::max(1, cvRound(height * 0.09));
        int below = 0;
        const cv::Size box =
            cv::getTextSize(letter, cv::FONT_HERSHEY_SCRIPT_SIMPLEX, height / 22, thick, &below);
        cv::putText(out, letter, {(out.cols - box.width) / 2, (out.rows + box.height) / 2},
                    cv::FONT_HERSHEY_SCRIPT_SIMPLEX, height / 22, ink, thick, cv::LINE_AA);
    }
    cv::resize(out, out, {}, 0.5, 0.5, cv::INTER_AREA);
    return out;
}

}  // namespace

CardTextures::CardTextures(const Timeline& timeline, const GameDecks& decks, double px_per_mm,
                           Random& random) {
    const cv::Mat chamber_back = shrunk(decks.chambers.back, decks.chambers.width_mm, px_per_mm);
    const cv::Mat role_back = shrunk(decks.roles.back, decks.roles.width_mm, px_per_mm);
    cv::Mat slip_back;
    for (const CardTrack& card : timeline.cards) {
        if (!card.printed.empty()) {
            const PrintedPictures sides = printed_pictures(card.printed, px_per_mm * spare);
            faces_.push_back(sides.front);
            backs_.push_back(sides.back);
        } else if (!card.card) {
            faces_.push_back(slip(card.name, card.size, px_per_mm, random));
            slip_back = slip("", card.size, px_per_mm, random);
            backs_.emplace_back();
        } else {
            const DeckArt& deck = card.role ? decks.roles : decks.chambers;
            faces_.push_back(shrunk(deck.face(*card.card), deck.width_mm, px_per_mm));
            backs_.push_back(card.role ? role_back : chamber_back);
        }
    }
    // Slips are of one paper: all have the back of the last one.
    for (cv::Mat& back : backs_)
        if (back.empty()) back = slip_back;
}

}  // namespace temple::datasets
