// SPDX-License-Identifier: GPL-3.0-or-later
// Which backs are one deck's, under the light of a room.
#include "scanner/back_sorter.hpp"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace temple::scanner {
namespace {

const cv::Scalar red(70, 60, 170), dark_red(40, 35, 110), blue(170, 90, 60), white(235, 240, 240);

/// A rectified back: a frame of this share of the width, a field with a lattice.
cv::Mat back(double frame, const cv::Scalar& field, const cv::Scalar& lines) {
    cv::Mat picture(144, 96, CV_8UC3, white);
    const cv::Rect inner(cvRound(96 * frame), cvRound(96 * frame), 96 - 2 * cvRound(96 * frame),
                         144 - 2 * cvRound(96 * frame));
    cv::Mat area = picture(inner);
    area.setTo(field);
    for (int x = -144; x < 96; x += 12) cv::line(area, {x, 0}, {x + 144, 144}, lines, 2, cv::LINE_AA);
    return picture;
}

cv::Mat lit(const cv::Mat& picture, double light, double glare) {
    cv::Mat out = picture * light;
    cv::Mat shine(out.size(), CV_8UC3, cv::Scalar::all(0));
    cv::circle(shine, {30, 40}, 30, cv::Scalar::all(glare), cv::FILLED);
    cv::GaussianBlur(shine, shine, {0, 0}, 12);
    return out + shine;
}

TEST(BackSorter, AWhiteFrameTellsTwoBacksOfOneHueApart) {
    BackSorter sorter;
    const int framed = sorter.sort(looks_of(back(0.16, white, red)));
    EXPECT_NE(sorter.sort(looks_of(back(0, red, dark_red))), framed);
}

TEST(BackSorter, OneBackIsOneSortInShadowAndUnderALamp) {
    BackSorter sorter;
    const cv::Mat deck = back(0.08, blue, white);
    const int sort = sorter.sort(looks_of(deck));
    for (const double light : {0.75, 0.9, 1.1})
        for (const double glare : {0.0, 60.0}) {
            EXPECT_EQ(sorter.sort(looks_of(lit(deck, light, glare))), sort) << light << " " << glare;
            cv::Mat turned;
            cv::rotate(lit(deck, light, 0), turned, cv::ROTATE_180);
            EXPECT_EQ(sorter.sort(looks_of(turned)), sort);
        }
}

TEST(BackSorter, ABackIsKnownOnceThreeCardsShowedIt) {
    BackSorter sorter;
    const cv::Mat deck = back(0.08, blue, white);
    for (int card = 0; card < 3; ++card) {
        EXPECT_FALSE(sorter.is_known(looks_of(deck)));
        sorter.sort(looks_of(deck));
    }
    EXPECT_TRUE(sorter.is_known(looks_of(lit(deck, 0.9, 30))));
    EXPECT_FALSE(sorter.is_known(looks_of(back(0.08, red, white))));
    EXPECT_FALSE(sorter.is_known(looks_of(cv::Mat(144, 96, CV_8UC3, white))));
}

}  // namespace
}  // namespace temple::scanner
