// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/training/tiles/scene.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "datasets/render/backdrop.hpp"
#include "datasets/render/camera_effects.hpp"
#include "datasets/render/clutter.hpp"
#include "datasets/training/tiles/arrangement.hpp"

namespace temple::datasets {

namespace {

/// Projects the table plane (card heights, centre 0) into the picture under a tilt.
class View {
  public:
    View(cv::Size size, double card_height, Random& r)
        : centre_(size.width / 2.0, size.height / 2.0),
          scale_(card_height),
          focal_(std::max(size.width, size.height) * r.real(0.9, 2.5)) {
        tilt_ = r.chance(0.35) ? r.real(0, 0.08) : r.chance(0.85) ? r.real(0, 0.75) : r.real(0.75, 1.2);
        azimuth_ = r.real(0, 6.2832);
    }
    cv::Point2f at(cv::Point2d p) const {
        const double c = std::cos(azimuth_), s = std::sin(azimuth_);
        const double u = c * p.x + s * p.y, v = -s * p.x + c * p.y;
        const double distance = focal_ / scale_;
        const double depth = distance + v * std::sin(tilt_);
        const double x = u * focal_ / std::max(0.2 * distance, depth),
                     y = v * std::cos(tilt_) * focal_ / std::max(0.2 * distance, depth);
        return {static_cast<float>(centre_.x + c * x - s * y), static_cast<float>(centre_.y + s * x + c * y)};
    }
    Corners corners(const Lie& lie, double aspect) const {
        const cv::Point2d x(std::cos(lie.angle), std::sin(lie.angle)), y(-x.y, x.x);
        const cv::Point2d w = x * (aspect / 2), h = y * 0.5;
        return {at(lie.at - w - h), at(lie.at + w - h), at(lie.at + w + h), at(lie.at - w + h)};
    }

  private:
    cv::Point2d centre_;
    double scale_, focal_, tilt_ = 0, azimuth_ = 0;
};

/// Which card owns each pixel: -1 none, otherwise its index; what lies above overwrites.
class Ownership {
  public:
    explicit Ownership(cv::Size size) : owner_(size, CV_16S, cv::Scalar(-1)) {}
    void cover(const std::vector<cv::Point>& outline, int owner) {
        if (!outline.empty()) cv::fillPoly(owner_, std::vector{outline}, cv::Scalar(owner));
    }
    void cover(const Corners& corners, int owner) {
        cover(std::vector<cv::Point>(corners.begin(), corners.end()), owner);
    }
    /// Share of a part of the picture that the owner has.
    double share(const Corners& part, int owner) const {
        const std::vector<cv::Point> polygon(part.begin(), part.end());
        const cv::Rect box = cv::boundingRect(polygon), seen = box & cv::Rect({0, 0}, owner_.size());
        if (seen.empty()) return 0;
        cv::Mat mask(box.size(), CV_8U, cv::Scalar(0));
        cv::fillPoly(mask, std::vector{polygon}, cv::Scalar(255), cv::LINE_8, 0, -box.tl());
        const int all = cv::countNonZero(mask);
        const int own = cv::countNonZero(mask(seen - box.tl()) & (owner_(seen) == owner));
        return all ? static_cast<double>(own) / all : 0;
    }
    double visible(const Corners& corners, int owner) const {
        const double area =
            std::abs(cv::contourArea(std::vector<cv::Point2f>(corners.begin(), corners.end())));
        return area < 1 ? 0 : std::min(1.0, cv::countNonZero(owner_ == owner) / area);
    }

  private:
    cv::Mat owner_;
};

/// The corner with the index: a quarter of the width, a fifth of the height; at the other end if turned.
Corners index_corner(const Corners& c, bool turned) {
    const auto at = [&](float u, float v) {
        if (turned) u = 1 - u, v = 1 - v;
        return (c[0] * (1 - u) + c[1] * u) * (1 - v) + (c[3] * (1 - u) + c[2] * u) * v;
    };
    return {at(0.02F, 0.02F), at(0.26F, 0.02F), at(0.26F, 0.24F), at(0.02F, 0.24F)};
}

/// The mean colour of a card's picture: what a cloth of the same colour shows.
cv::Scalar mean_colour(const cv::Mat& art) {
    return art.empty() ? cv::Scalar(200, 200, 200) : cv::mean(art, [&] {
        cv::Mat alpha;
        cv::extractChannel(art, alpha, 3);
        return cv::Mat(alpha > 128);
    }());
}

cv::Mat draw_ground(cv::Size size, const DeckArt& deck, double card_height, Random& r) {
    cv::Mat ground = draw_backdrop(size, r);
    if (r.chance(0.12)) {  // cards hardly differ from what they lie on: backs on like cloth, white on white
        const cv::Scalar mean =
            mean_colour(r.chance(0.6) ? deck.back : deck.faces[static_cast<std::size_t>(r.whole(0, 9))]);
        cv::Mat plain(size, CV_8UC3, cv::Scalar(mean[0], mean[1], mean[2]) * r.real(0.75, 1.15));
        cv::addWeighted(plain, 0.85, ground, 0.15, 0, ground);
    }
    if (r.chance(0.08)) draw_table_print(ground, card_height, r);
    return ground;
}

/// The photographer's or a head's shadow: one side of a line or curve is darker, with a sharp or soft rim.
void cast_hard_shadow(cv::Mat& picture, Random& r) {
    cv::Mat shade(picture.size(), CV_32F, cv::Scalar(1));
    const double depth = r.real(0.35, 0.85);
    if (r.chance(0.5)) {
        cv::ellipse(shade, cv::Point(r.whole(0, picture.cols), r.whole(0, picture.rows)),
                    {r.whole(20, picture.cols), r.whole(20, picture.rows)}, r.real(0, 180), 0, 360,
                    cv::Scalar(depth), cv::FILLED);
    } else {
        const cv::Point2d a(r.real(0, picture.cols), r.real(0, picture.rows));
        const double angle = r.real(0, 6.283);
        const cv::Point2d d(std::cos(angle) * 2000, std::sin(angle) * 2000), n(-d.y, d.x);
        cv::fillConvexPoly(shade, std::vector<cv::Point>{a - d, a + d, a + d + n, a - d + n},
                           cv::Scalar(depth));
    }
    cv::GaussianBlur(shade, shade, {}, r.real(0.7, 9));
    cv::Mat three;
    cv::merge(std::vector<cv::Mat>{shade, shade, shade}, three);
    cv::multiply(picture, three, picture, 1, CV_8UC3);
}

/// Mostly a good camera; sometimes a webcam in dim light, a blown-out one, or one with a strong cast.
CameraEffects camera(double card_height, Random& r) {
    CameraEffects e = CameraEffects::random(r, std::clamp(card_height / 60, 0.6, 2.5));
    if (r.chance(0.08)) {
        e.exposure = r.real(0.25, 0.55), e.noise = r.real(3, 10), e.chroma_noise = r.real(0, 8);
        e.jpeg_quality = r.whole(30, 80);
    } else if (r.chance(0.06)) {
        e.exposure = r.real(1.3, 1.9), e.contrast = r.real(1.0, 1.35);
    } else if (r.chance(0.06)) {
        e.contrast = r.real(1.1, 1.6), e.sharpening = r.real(0.8, 2.0);
    }
    if (r.chance(0.07)) e.white_balance = {r.real(0.35, 1.1), r.real(0.75, 1.1), r.real(0.45, 1.1)};
    return e;
}

}  // namespace

LabelledScene draw_scene(cv::Size size, double card_height, double turned_up, std::span<const DeckArt> decks,
                         Random& r) {
    const DeckArt& deck = r.pick(decks);
    const DeckArt& other = r.pick(decks);
    LabelledScene scene{.picture = draw_ground(size, deck, card_height, r), .cards = {}, .others = {}};
    const View view(size, card_height, r);
    Ownership ownership(size);
    const cv::Mat& second_back = other.back;
    // Printers cut to different sizes: bridge 0.65, poker 0.72, patience decks in between and beyond.
    const double aspect = deck.width_mm / deck.height_mm * (r.chance(0.5) ? r.real(0.93, 1.06) : 1.0);
    const auto somewhere = [&] {
        return cv::Point2f(static_cast<float>(r.real(0, size.width)),
                           static_cast<float>(r.real(0, size.height)));
    };
    for (int i = r.chance(0.5) ? r.whole(1, 6) : 0; i > 0; --i) {
        const auto outline = draw_clutter(scene.picture, somewhere(), card_height, r);
        if (outline.size() == 4) {
            Corners corners;
            std::ranges::copy(outline, corners.begin());
            scene.others.push_back(corners);
        }
    }
    const double light = r.real(0.85, 1.05);
    const cv::Point2f lamp(static_cast<float>(r.normal(0, 0.025) * card_height),
                           static_cast<float>(r.normal(0, 0.025) * card_height));
    const double depth = r.real(0.1, 0.6), softness = card_height * r.real(0.005, 0.04);
    for (const Lie& lie : arrange({size.width / card_height / 2, size.height / card_height / 2}, r)) {
        const bool face_up = lie.face_up || r.chance(turned_up);
        const Corners corners = view.corners(lie, aspect);
        table::Card card(r.whole(0, table::Card::count - 1));
        // Courts are the hardest to tell from each other.
        if (r.chance(0.2))
            card = table::Card::of(static_cast<table::Suit>(r.whole(0, 3)), r.whole(10, 12));
        // Aces of spades differ most between decks: they are seen more often than they are dealt.
        if (r.chance(0.05))
            card = table::Card::of(r.chance(0.7) ? table::Suit::spades : table::Suit::clubs, 0);
        if (deck.face(card).empty() || (card.is_joker() && r.chance(0.5))) card = table::Card(r.whole(0, 51));
        const cv::Mat& art = face_up ? deck.face(card) : r.chance(0.15) ? second_back : deck.back;
        if (art.empty()) continue;
        draw_shadow(scene.picture, corners, lamp, softness, depth);
        draw_card(scene.picture, art, corners, light * r.real(0.96, 1.04));
        ownership.cover(corners, static_cast<int>(scene.cards.size()));
        scene.cards.push_back({corners, face_up ? std::optional(card) : std::nullopt, 1});
    }
    for (int i = r.chance(0.15) ? r.whole(1, 3) : 0; i > 0; --i)  // coins, notes and fruit on the cards
        ownership.cover(draw_clutter(scene.picture, somewhere(), card_height * r.real(0.3, 0.7), r), -1);
    const auto on_a_card = [&] {
        if (scene.cards.empty() || r.chance(0.4)) return somewhere();
        const Corners& c = scene.cards[r.index(scene.cards.size())].corners;
        const auto u = static_cast<float>(r.real(-0.2, 1.2)), v = static_cast<float>(r.real(-0.2, 1.2));
        return (c[0] * (1 - u) + c[1] * u) * (1 - v) + (c[3] * (1 - u) + c[2] * u) * v;
    };
    for (int i = r.chance(0.32) ? r.whole(1, 2) : 0; i > 0; --i)
        for (const auto& outline : draw_reaching_hand(scene.picture, on_a_card(), card_height, r))
            ownership.cover(outline, -1);
    for (std::size_t i = 0; i < scene.cards.size(); ++i) {
        const Corners& c = scene.cards[i].corners;
        const int owner = static_cast<int>(i);
        scene.cards[i].visible = ownership.visible(c, owner);
        scene.cards[i].index_visible = std::max(ownership.share(index_corner(c, false), owner),
                                                ownership.share(index_corner(c, true), owner));
    }
    std::erase_if(scene.others, [&](const Corners& c) { return ownership.share(c, -1) < 0.9; });
    if (r.chance(0.15)) cast_hard_shadow(scene.picture, r);
    apply(scene.picture, camera(card_height, r), r);
    return scene;
}

}  // namespace temple::datasets
