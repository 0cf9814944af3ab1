// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/training/tiles/scene.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "datasets/render/backdrop.hpp"
#include "datasets/render/camera_effects.hpp"

namespace temple::datasets {

namespace {

/// Where a card lies: centre in units of card heights, angle in radians.
struct Lie {
    cv::Point2d at;
    double angle = 0;
    bool face_up = true;
};

void add_row(std::vector<Lie>& lies, cv::Point2d at, double angle, Random& r) {
    const int count = r.whole(2, 7);
    const bool up = r.chance(0.35);
    const double step = r.chance(0.25) ? r.real(0.3, 0.7) : r.real(0.7, 1.0);
    for (int i = 0; i < count; ++i) {
        const double along = (i - count / 2.0) * step + r.normal(0, 0.02);
        const double across = r.normal(0, 0.03);
        const cv::Point2d d(std::cos(angle), std::sin(angle));
        lies.push_back({at + d * along + cv::Point2d(-d.y, d.x) * across, angle + r.normal(0, 0.06),
                        up != r.chance(0.1)});
    }
}

void add_heap(std::vector<Lie>& lies, cv::Point2d at, Random& r) {
    const int count = r.whole(2, 6);
    const bool up = r.chance(0.45);
    const double spread = r.real(0.05, 0.4), angle = r.real(0, 3.1416), turn = r.real(0.03, 0.5);
    for (int i = 0; i < count; ++i)
        lies.push_back({at + cv::Point2d(r.normal(0, spread), r.normal(0, spread)), angle + r.normal(0, turn),
                        up != r.chance(0.08)});
}

void add_fan(std::vector<Lie>& lies, cv::Point2d at, Random& r) {
    const int count = r.whole(2, 7);
    const double step = r.real(0.13, 0.4), bend = r.chance(0.5) ? r.real(0, 0.2) : 0,
                 angle = r.real(0, 6.2832);
    const bool up = r.chance(0.8);
    cv::Point2d p = at;
    for (int i = 0; i < count; ++i) {
        const double a = angle + bend * (i - count / 2.0);
        lies.push_back({p, a, up});
        p += cv::Point2d(std::cos(a), std::sin(a)) * step;
    }
}

std::vector<Lie> arrange(cv::Point2d half, Random& r) {
    std::vector<Lie> lies;
    const auto anywhere = [&] { return cv::Point2d(r.real(-half.x, half.x), r.real(-half.y, half.y)); };
    if (r.chance(0.07)) return lies;
    const int groups = std::clamp(static_cast<int>(half.x * half.y * r.real(0.1, 0.6)), 1, 5);
    for (int i = 0; i < groups; ++i) switch (r.whole(0, 5)) {
            case 0:
            case 1:
                add_row(lies, anywhere(),
                        r.chance(0.6) ? std::numbers::pi / 2 * r.whole(0, 3) + r.normal(0, 0.05)
                                      : r.real(0, 6.2832),
                        r);
                break;
            case 2:
                add_heap(lies, anywhere(), r);
                break;
            case 3:
                add_fan(lies, anywhere(), r);
                break;
            default:
                for (int k = r.whole(1, 4); k > 0; --k)
                    lies.push_back({anywhere(), r.real(0, 6.2832), r.chance(0.7)});
        }
    return lies;
}

/// Projects the table plane (card heights, centre 0) into the picture under a tilt.
class View {
  public:
    View(cv::Size size, double card_height, Random& r)
        : centre_(size.width / 2.0, size.height / 2.0),
          scale_(card_height),
          focal_(std::max(size.width, size.height) * r.real(0.9, 2.5)) {
        tilt_ = r.chance(0.3) ? r.real(0, 0.08) : r.chance(0.85) ? r.real(0, 0.7) : r.real(0.7, 0.96);
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
        cv::fillPoly(owner_, std::vector{outline}, cv::Scalar(owner));
    }
    void cover(const Corners& corners, int owner) {
        cover(std::vector<cv::Point>(corners.begin(), corners.end()), owner);
    }
    double visible(const Corners& corners, int owner) const {
        const double area =
            std::abs(cv::contourArea(std::vector<cv::Point2f>(corners.begin(), corners.end())));
        return area < 1 ? 0 : std::min(1.0, cv::countNonZero(owner_ == owner) / area);
    }

  private:
    cv::Mat owner_;
};

}  // namespace

LabelledScene draw_scene(cv::Size size, double card_height, double turned_up, std::span<const DeckArt> decks,
                         Random& r) {
    LabelledScene scene{.picture = draw_backdrop(size, r), .cards = {}};
    const View view(size, card_height, r);
    Ownership ownership(size);
    const DeckArt& deck = r.pick(decks);
    const DeckArt& other = r.pick(decks);
    const cv::Mat& second_back = other.back;
    const auto somewhere = [&] {
        return cv::Point2f(static_cast<float>(r.real(0, size.width)),
                           static_cast<float>(r.real(0, size.height)));
    };
    for (int i = r.chance(0.4) ? r.whole(1, 4) : 0; i > 0; --i)
        draw_clutter(scene.picture, somewhere(), card_height, r);
    const double light = r.real(0.85, 1.05);
    const cv::Point2f lamp(static_cast<float>(r.normal(0, 0.025) * card_height),
                           static_cast<float>(r.normal(0, 0.025) * card_height));
    const double depth = r.real(0.1, 0.6), softness = card_height * r.real(0.005, 0.04);
    for (const Lie& lie : arrange({size.width / card_height / 2, size.height / card_height / 2}, r)) {
        const bool face_up = lie.face_up || r.chance(turned_up);
        const Corners corners = view.corners(lie, deck.width_mm / deck.height_mm);
        table::Card card(r.whole(0, table::Card::count - 1));
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
    for (int i = r.chance(0.1) ? 1 : 0; i > 0; --i)
        ownership.cover(draw_clutter(scene.picture, somewhere(), card_height * 0.6, r), -1);
    for (int i = r.chance(0.3) ? r.whole(1, 2) : 0; i > 0; --i)
        for (const auto& outline : draw_reaching_hand(scene.picture, somewhere(), card_height, r))
            ownership.cover(outline, -1);
    for (std::size_t i = 0; i < scene.cards.size(); ++i)
        scene.cards[i].visible = ownership.visible(scene.cards[i].corners, static_cast<int>(i));
    apply(scene.picture, CameraEffects::random(r, std::clamp(card_height / 60, 0.6, 2.5)), r);
    return scene;
}

}  // namespace temple::datasets
