// SPDX-License-Identifier: GPL-3.0-or-later
// Where the table lies, from cards whose outlines are only roughly known: cards that touch, printed frames.
#include "scanner/plane_collector.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {
namespace {

const cv::Size picture{1600, 900};

/// A camera that looks at the table from the side, about 1 mm a pixel.
calibration::TablePlane table_seen_at(double tilt) {
    const double s = std::sin(tilt), c = std::cos(tilt), f = 1400, distance = 1400;
    // Ray (u, v, f) cut with the plane whose normal is (0, s, c), at that distance.
    const cv::Matx33d centred(1, 0, -picture.width / 2.0, 0, 1, -picture.height / 2.0, 0, 0, 1);
    const cv::Matx33d h(distance * c, 0, 0, 0, distance, 0, 0, s, f * c);
    return calibration::TablePlane(h * centred);
}

/// Two rows of cards side by side, backs up: dark with a white border.
struct Rows {
    explicit Rows(double tilt) : plane(table_seen_at(tilt)), bgr(picture, CV_8UC3, cv::Scalar(40, 60, 90)) {
        for (const double y : {-170.0, 120.0})
            for (int i = 0; i < 5; ++i) {
                const table::Pose pose{{(i - 2) * 70.0, y + i % 2 * 3}, std::acos(-1.0) / 2 + 0.02 * (i - 2)};
                outlines.push_back(outline_at(pose, plane, calibration::poker_size));
                fill(pose, 0, {235, 240, 240});
                fill(pose, 4, {60, 30, 20});
            }
        cv::GaussianBlur(bgr, bgr, {}, 0.8);
    }
    void fill(const table::Pose& pose, double inset, const cv::Scalar& colour) {
        const auto& card = calibration::poker_size;
        const Quad quad = outline_at(pose, plane, {card.width - 2 * inset, card.height - 2 * inset});
        std::vector<cv::Point> points;
        for (const cv::Point2f& p : quad) points.emplace_back(cvRound(p.x * 16), cvRound(p.y * 16));
        cv::fillConvexPoly(bgr, points, colour, cv::LINE_AA, 4);
    }
    /// Every side was taken for one somewhere near: the printed frame or the neighbour.
    std::vector<Quad> roughly(cv::RNG& rng) const {
        std::vector<Quad> rough = outlines;
        for (Quad& quad : rough) {
            const Quad is = quad;
            for (std::size_t side = 0; side < 4; ++side) {
                const std::size_t next = (side + 1) % 4, before = (side + 3) % 4;
                const auto share = static_cast<float>(rng.uniform(-0.1, 0.1));
                quad[side] += (is[side] - is[before]) * share;
                quad[next] += (is[next] - is[(next + 1) % 4]) * share;
            }
        }
        return rough;
    }
    double worst_length(const calibration::TablePlane& found) const {
        double worst = 0;
        for (const Quad& quad : outlines)
            for (std::size_t i = 0; i < 4; ++i) {
                const double is = table::distance(plane.to_mm(quad[i]), plane.to_mm(quad[(i + 1) % 4]));
                const double was = table::distance(found.to_mm(quad[i]), found.to_mm(quad[(i + 1) % 4]));
                worst = std::max(worst, std::abs(was / is - 1));
            }
        return worst;
    }

    calibration::TablePlane plane;
    cv::Mat bgr;
    std::vector<Quad> outlines;
};

TEST(PlaneCollector, FindsTheTableThoughTheOutlinesLieOnFramesAndNeighbours) {
    cv::RNG rng(4);
    for (const double tilt : {0.1, 0.4, 0.7}) {
        const Rows rows(tilt);
        PlaneCollector collector(picture);
        const std::vector<Quad> rough = rows.roughly(rng);
        for (const Quad& quad : rough) collector.add(quad);
        EXPECT_FALSE(collector.fit()) << "these outlines alone do not tell; tilt " << tilt;
        const auto fit = collector.fit_on_edges(rows.bgr, rough);
        ASSERT_TRUE(fit) << "tilt " << tilt;
        EXPECT_LT(rows.worst_length(fit->plane), 0.04) << "tilt " << tilt;
        EXPECT_EQ(fit->card, calibration::poker_size) << "tilt " << tilt;
    }
}

TEST(PlaneCollector, InventsNoTableWhereNoCardsLie) {
    cv::RNG rng(5);
    const Rows rows(0.4);
    cv::Mat noise(picture, CV_8UC3);
    rng.fill(noise, cv::RNG::UNIFORM, 0, 255);
    cv::GaussianBlur(noise, noise, {}, 3);
    PlaneCollector collector(picture);
    const std::vector<Quad> rough = rows.roughly(rng);
    for (const Quad& quad : rough) collector.add(quad);
    EXPECT_FALSE(collector.fit());
    EXPECT_FALSE(collector.fit_on_edges(noise, rough));
}

TEST(PlaneCollector, NeedsFourCards) {
    const Rows rows(0.4);
    const std::vector<Quad> three(rows.outlines.begin(), rows.outlines.begin() + 3);
    PlaneCollector collector(picture);
    for (const Quad& quad : three) collector.add(quad);
    EXPECT_FALSE(collector.fit());
    EXPECT_FALSE(collector.fit_on_edges(rows.bgr, three));
}

}  // namespace
}  // namespace temple::scanner
