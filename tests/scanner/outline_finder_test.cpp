// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines that stand out are found to a fraction of a pixel, whatever lies around them.
#include "scanner/outline_finder.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/quad.hpp"

namespace temple::scanner {
namespace {

Quad card_at(cv::Point2f centre, double height, double degrees) {
    const double a = degrees * CV_PI / 180;
    const cv::Point2f u(static_cast<float>(-std::sin(a) * height / 2),
                        static_cast<float>(std::cos(a) * height / 2)),
        v(static_cast<float>(std::cos(a) * height * 0.36), static_cast<float>(std::sin(a) * height * 0.36));
    return quad_of(centre, u, v);
}

/// Rounded corners, as cards have them: a smaller sheet grown by a round brush.
void draw_sheet(cv::Mat& picture, const Quad& quad, const cv::Scalar& colour) {
    cv::Mat mask(picture.size(), CV_8U, cv::Scalar(0));
    const auto radius = static_cast<float>(0.07 * short_side(quad));
    const cv::Point2f across = (quad[1] - quad[0]) * static_cast<float>(radius / short_side(quad)),
                      down = (quad[3] - quad[0]) * static_cast<float>(radius / long_side(quad));
    const std::vector<cv::Point> inner{quad[0] + across + down, quad[1] - across + down,
                                       quad[2] - across - down, quad[3] + across - down};
    cv::fillConvexPoly(mask, inner, cv::Scalar(255));
    const int brush = 2 * static_cast<int>(radius) + 1;
    cv::dilate(mask, mask, cv::getStructuringElement(cv::MORPH_ELLIPSE, {brush, brush}));
    picture.setTo(colour, mask);
}

double best_overlap(const std::vector<Quad>& found, const Quad& truth) {
    double best = 0;
    for (const Quad& q : found) best = std::max(best, overlap_ratio(q, truth));
    return best;
}

TEST(OutlineFinder, FindsSheetsOfAnySizeAtAnyAngleOnLightAndDarkTables) {
    for (const double ground : {20.0, 90.0, 150.0})
        for (const double height : {60.0, 140.0, 420.0})
            for (const double degrees : {0.0, 17.0, 45.0, 80.0}) {
                cv::Mat picture(600, 800, CV_8UC3, cv::Scalar(ground, ground * 1.1, ground * 0.8));
                const Quad truth = card_at({400, 300}, height, degrees);
                draw_sheet(picture, truth, {238, 240, 242});
                EXPECT_GT(best_overlap(find_outlines(picture), truth), height > 100 ? 0.92 : 0.83)
                    << ground << " " << height << " " << degrees;
            }
}

TEST(OutlineFinder, APictureOfManyMegapixelsKeepsItsCoordinates) {
    cv::Mat picture(3000, 4000, CV_8UC3, cv::Scalar(40, 70, 40));
    const Quad truth = card_at({2900, 1200}, 900, 30);
    draw_sheet(picture, truth, {240, 240, 240});
    EXPECT_GT(best_overlap(find_outlines(picture), truth), 0.94);
}

TEST(OutlineFinder, RoundThingsAndBareTablesHaveNoOutline) {
    cv::Mat picture(600, 800, CV_8UC3, cv::Scalar(60, 60, 60));
    EXPECT_TRUE(find_outlines(picture).empty());
    cv::circle(picture, {400, 300}, 120, {230, 230, 230}, cv::FILLED, cv::LINE_AA);
    EXPECT_TRUE(find_outlines(picture).empty());
    EXPECT_TRUE(find_outlines({}).empty());
}

}  // namespace
}  // namespace temple::scanner
