// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/game_decks.hpp"

#include "datasets/cards/drawn_deck.hpp"

namespace temple::datasets {

namespace {

constexpr double least_contrast = 60;  // BGR distance: less and people themselves would miss their cards
constexpr int attempts = 12;

/// Mean colour of the outer tenth of a back: what a card shows against the table.
cv::Scalar rim_colour(const cv::Mat& back) {
    cv::Mat opaque, mask;
    cv::extractChannel(back, opaque, 3);
    mask = opaque > 250;
    const int inset = back.cols / 10;
    mask(cv::Rect(inset, inset, back.cols - 2 * inset, back.rows - 2 * inset)).setTo(0);
    return cv::mean(back, mask);
}

double contrast(const cv::Scalar& a, const cv::Scalar& b) {
    return cv::norm(cv::Vec3d(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
}

}  // namespace

std::expected<GameDecks, std::string> choose_decks(const std::string& folder, const cv::Scalar& table,
                                                   Random& random) {
    const auto fonts = index_fonts();
    const auto drawn = [&] { return draw_deck(static_cast<std::uint64_t>(random.whole(0, 1 << 30)), fonts); };
    GameDecks decks;
    decks.chambers = drawn();
    for (int i = 0; i < attempts && contrast(rim_colour(decks.chambers.back), table) < least_contrast; ++i)
        decks.chambers = drawn();
    if (!folder.empty()) {
        auto loaded = load_deck_art(folder);
        if (!loaded) return std::unexpected(loaded.error());
        for (int i = 0; i < table::Card::count; ++i)
            if (loaded->face(table::Card(i)).empty())
                loaded->faces[static_cast<std::size_t>(i)] = decks.chambers.face(table::Card(i));
        decks.chambers = std::move(*loaded);
    }
    decks.roles = drawn();
    const auto confusable = [&] {
        return contrast(cv::mean(decks.roles.back), cv::mean(decks.chambers.back)) < least_contrast ||
               contrast(rim_colour(decks.roles.back), table) < least_contrast;
    };
    for (int i = 0; i < attempts && confusable(); ++i) decks.roles = drawn();
    // Often both decks are of one make and differ in the back alone.
    if (!folder.empty() || random.chance(0.5)) {
        const cv::Mat back = decks.roles.back;
        decks.roles = decks.chambers;
        decks.roles.back = back;
    }
    return decks;
}

}  // namespace temple::datasets
