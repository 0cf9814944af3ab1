// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/edge_snap.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/quad.hpp"

namespace temple::scanner {
namespace {

Quad card_at(cv::Point2f centre, double angle, double height = 90) {
    const auto c = static_cast<float>(std::cos(angle)), s = static_cast<float>(std::sin(angle));
    const auto h = static_cast<float>(height / 2), w = static_cast<float>(height / 2 * 57 / 88);
    return quad_of(centre, cv::Point2f(c, s) * h, cv::Point2f(-s, c) * w);
}

/// A white card drawn four times as large and reduced, so that edges fall between pixels.
void draw(cv::Mat& picture, const Quad& quad, cv::Scalar colour) {
    cv::Mat large;
    cv::resize(picture, large, {}, 4, 4, cv::INTER_NEAREST);
    std::vector<cv::Point> points;
    for (const cv::Point2f& p : quad) points.emplace_back(cvRound((p.x) * 4 - 0.5f), cvRound(p.y * 4 - 0.5f));
    cv::fillConvexPoly(large, points, colour);
    cv::resize(large, picture, picture.size(), 0, 0, cv::INTER_AREA);
}

cv::Mat noisy(cv::Mat picture, double sigma) {
    cv::RNG rng(1);
    cv::Mat noise(picture.size(), CV_16SC3);
    rng.fill(noise, cv::RNG::NORMAL, 0, sigma);
    cv::add(picture, noise, picture, cv::noArray(), CV_8UC3);
    return picture;
}

Quad disturbed(const Quad& quad, cv::RNG& rng, double share) {
    Quad out = quad;
    const double limit = share * short_side(quad);
    for (cv::Point2f& p : out)
        p += cv::Point2f(static_cast<float>(rng.uniform(-limit, limit)),
                         static_cast<float>(rng.uniform(-limit, limit)));
    return out;
}

TEST(EdgeSnap, FindsTheOutlineToAThirdOfAPixel) {
    cv::RNG rng(2);
    for (double angle : {0.0, 0.3, 1.0, 1.5, 2.2}) {
        const Quad truth = card_at({160.3f, 120.7f}, angle);
        cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 70, 90));
        draw(picture, truth, cv::Scalar(230, 235, 240));
        const Quad got = snap_to_edges(noisy(picture, 4), disturbed(truth, rng, 0.08));
        EXPECT_LT(corner_distance(got, truth), 0.6) << angle;
        EXPECT_GT(overlap_ratio(got, truth), 0.98) << angle;
    }
}

TEST(EdgeSnap, KeepsASideThatAHandCovers) {
    const Quad truth = card_at({160, 120}, std::acos(0.0));
    cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 70, 90));
    draw(picture, truth, cv::Scalar(230, 235, 240));
    cv::rectangle(picture, cv::Rect(100, 130, 200, 100), cv::Scalar(120, 150, 190), cv::FILLED);
    const Quad got = snap_to_edges(noisy(picture, 4), truth);
    EXPECT_LT(corner_distance(got, truth), 4);
}

TEST(EdgeSnap, DoesNotJumpToTheNeighbourInARow) {
    cv::RNG rng(4);
    const Quad truth = card_at({160, 120}, std::acos(0.0));
    for (float gap : {2.f, 5.f, 9.f}) {
        cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 70, 90));
        const float step = static_cast<float>(short_side(truth)) + gap;
        for (float k : {-1.f, 0.f, 1.f})
            draw(picture, card_at({160 + k * step, 120}, std::acos(0.0)), cv::Scalar(230, 235, 240));
        const Quad got = snap_to_edges(noisy(picture, 4), disturbed(truth, rng, 0.03));
        EXPECT_LT(corner_distance(got, truth), 1.5) << "gap " << gap;
    }
}

/// A back as it is printed: a white border of some mm around a pattern that is darker than the table.
void draw_back(cv::Mat& picture, const Quad& quad, double border_mm, cv::Scalar pattern) {
    draw(picture, quad, cv::Scalar(228, 232, 236));
    const double share = border_mm / 57 * 2;
    const double across = 1 - share, along = 1 - share * 57 / 88;
    const cv::Point2f centre = centre_of(quad), u = (quad[2] + quad[3] - quad[0] - quad[1]) * 0.25F,
                      v = (quad[1] + quad[2] - quad[0] - quad[3]) * 0.25F;
    draw(picture, quad_of(centre, u * along, v * across), pattern);
}

TEST(EdgeSnap, FindsTheEdgeOfABackAndNotThatOfItsPattern) {
    for (const cv::Scalar& table : {cv::Scalar(40, 50, 110), cv::Scalar(200, 204, 208)})
        for (double border : {3.0, 4.0, 5.5}) {
            const Quad truth = card_at({160.3f, 120.7f}, 0.4);
            cv::Mat picture(240, 320, CV_8UC3, table);
            draw_back(picture, truth, border, cv::Scalar(110, 60, 50));
            Quad guess = truth;  // as a finder says that took the pattern for the card
            const auto shrink = static_cast<float>(1 - 2 * border / 57);
            for (cv::Point2f& p : guess) p = centre_of(truth) + (p - centre_of(truth)) * shrink;
            const Quad got = snap_to_edges(noisy(picture, 4), guess);
            EXPECT_LT(corner_distance(got, truth), 1.2) << "border " << border << " on " << table[0];
        }
}

TEST(EdgeSnap, LeavesAnOutlineOnAnEmptyTableAlone) {
    cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 70, 90));
    const Quad quad = card_at({160, 120}, 0.7);
    EXPECT_LT(corner_distance(snap_to_edges(noisy(picture, 2), quad), quad), 1e-3);
    const Quad outside = card_at({-500, 120}, 0.7);
    EXPECT_LT(corner_distance(snap_to_edges(picture, outside), outside), 1e-3);
}

}  // namespace
}  // namespace temple::scanner
