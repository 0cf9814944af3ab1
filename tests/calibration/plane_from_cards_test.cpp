// SPDX-License-Identifier: GPL-3.0-or-later
// The plane from cards, with cameras and corner errors that are made up here.
#include "calibration/plane_from_cards.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <opencv2/calib3d.hpp>

namespace temple::calibration {
namespace {

const cv::Size picture{1920, 1080};

struct View {
    double tilt = 0;     // degrees from straight above
    double azimuth = 0;  // degrees, direction of the tilt
    double focal = 1500;
    cv::Point2f project(double x, double y) const {  // mm, (0,0) under the optical axis
        const double t = tilt * std::numbers::pi / 180, a = azimuth * std::numbers::pi / 180;
        const cv::Vec3d axis(std::cos(a), std::sin(a), 0);
        cv::Matx33d r;
        cv::Rodrigues(axis * t, r);
        const cv::Vec3d p = r * cv::Vec3d(x, y, 0) + cv::Vec3d(0, 0, 1250);
        return {static_cast<float>(focal * p[0] / p[2] + 959.5),
                static_cast<float>(focal * p[1] / p[2] + 539.5)};
    }
};

std::vector<CardQuad> cards_on_table(const View& view, CardSize size, int count, double noise, cv::RNG& rng) {
    std::vector<CardQuad> quads;
    for (int i = 0; i < count; ++i) {
        const double x = rng.uniform(-450.0, 450.0), y = rng.uniform(-300.0, 300.0);
        const double angle = (i % 2) * std::numbers::pi / 2 + rng.gaussian(0.1);
        const double c = std::cos(angle), s = std::sin(angle), w = size.width / 2, h = size.height / 2;
        CardQuad quad;
        const double px =
            cv::norm(view.project(x + w, y) - view.project(x - w, y)) / size.width * size.height;
        std::size_t k = 0;
        for (auto [u, v] : {std::pair{-w, -h}, {w, -h}, {w, h}, {-w, h}}) {
            const cv::Point2f p = view.project(x + c * u - s * v, y + s * u + c * v);
            quad[k++] = p + cv::Point2f(static_cast<float>(rng.gaussian(noise * px)),
                                        static_cast<float>(rng.gaussian(noise * px)));
        }
        quads.push_back(quad);
    }
    return quads;
}

double worst_length_error(const TablePlane& plane, const View& view) {
    double worst = 0;
    for (double x : {-400.0, 0.0, 400.0})
        for (double y : {-250.0, 0.0, 250.0})
            for (auto [dx, dy] : {std::pair{80.0, 0.0}, {0.0, 80.0}}) {
                const double mm = table::distance(plane.to_mm(view.project(x, y)),
                                                  plane.to_mm(view.project(x + dx, y + dy)));
                worst = std::max(worst, std::abs(mm / 80 - 1));
            }
    return worst;
}

TEST(PlaneFromCards, MeasuresLengthsAtAnyTiltFromTwelveCards) {
    cv::RNG rng(7);
    for (double tilt : {0.0, 10.0, 25.0, 45.0})
        for (double azimuth : {0.0, 70.0, 200.0})
            for (CardSize size : card_sizes) {
                const View view{tilt, azimuth, 1500};
                const auto fit = plane_from_cards(cards_on_table(view, size, 12, 0.01, rng), picture);
                ASSERT_TRUE(fit) << tilt << " " << azimuth;
                EXPECT_LT(worst_length_error(fit->plane, view), 0.05) << tilt << " " << azimuth;
                EXPECT_EQ(fit->card, size) << "tilt " << tilt << ", azimuth " << azimuth;
                EXPECT_GT(fit->size_margin, 3) << tilt << " " << azimuth;
            }
}

TEST(PlaneFromCards, BearsCardsThatAreNotFlatOnTheTable) {
    cv::RNG rng(3);
    const View view{20, 30, 1300};
    auto quads = cards_on_table(view, bridge_size, 12, 0.01, rng);
    for (std::size_t i = 0; i < 3; ++i)  // held up to the camera: larger and sheared
        for (cv::Point2f& p : quads[i])
            p = quads[i][0] + (p - quads[i][0]) * 1.4f + cv::Point2f(0.3f * p.y, 0);
    const auto fit = plane_from_cards(quads, picture);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->inliers, 9);
    EXPECT_EQ(fit->card, bridge_size);
    EXPECT_LT(worst_length_error(fit->plane, view), 0.05);
}

TEST(PlaneFromCards, KnowsHowFarItMayBeTrusted) {
    cv::RNG rng(5);
    const View view{15, 0, 1500};
    const auto few = plane_from_cards(cards_on_table(view, poker_size, 3, 0.02, rng), picture);
    const auto many = plane_from_cards(cards_on_table(view, poker_size, 30, 0.02, rng), picture);
    ASSERT_TRUE(few && many);
    EXPECT_LT(many->uncertainty, few->uncertainty);
    EXPECT_LT(many->uncertainty, 0.03);
    EXPECT_FALSE(plane_from_cards(cards_on_table(view, poker_size, 2, 0.01, rng), picture));
}

TEST(PlaneFromCards, FindsNoPlaneInQuadsThatAreNoCards) {
    cv::RNG rng(9);
    std::vector<CardQuad> quads(8);
    for (CardQuad& quad : quads) {
        const cv::Point2f c(rng.uniform(200.f, 1700.f), rng.uniform(200.f, 900.f));
        const float r = rng.uniform(20.f, 150.f), q = rng.uniform(20.f, 150.f), s = rng.uniform(-60.f, 60.f);
        quad = {c + cv::Point2f(-r, -q), c + cv::Point2f(r, -q + s), c + cv::Point2f(r + s, q),
                c + cv::Point2f(-r, q + s)};
    }
    const auto fit = plane_from_cards(quads, picture);
    EXPECT_TRUE(!fit || fit->residual > 0.02);
}

}  // namespace
}  // namespace temple::calibration
