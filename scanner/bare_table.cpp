// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/bare_table.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace temple::scanner {

namespace {

constexpr int same_limit = 14;       // grey levels of the largest channel: shadows of arms stay below 12
constexpr double bare_share = 0.8;   // of the px that must look like the table
constexpr double known_share = 0.7;  // of the px that must be known
constexpr double learn_share = 0.2;

}  // namespace

void BareTable::forget() {
    table_.release();
    known_.setTo(0);
}

void BareTable::learn(const cv::Mat& now, const cv::Mat& free) {
    if (table_.empty()) table_ = now.clone();
    cv::Mat old_px, new_px, blend;
    cv::resize(free & known_, old_px, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    cv::resize(free & ~known_, new_px, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    cv::addWeighted(table_, 1 - learn_share, now, learn_share, 0, blend);
    blend.copyTo(table_, old_px);
    now.copyTo(table_, new_px);
    known_ |= free;
}

BareTable::Look BareTable::look(const cv::Mat& now, const cv::Mat& mask) const {
    if (table_.empty()) return Look::unknown;
    const cv::Rect box = cv::boundingRect(mask);
    int all = 0, known = 0, same = 0;
    for (int y = box.y; y < box.br().y; ++y)
        for (int x = box.x; x < box.br().x; ++x) {
            if (!mask.at<uchar>(y, x)) continue;
            ++all;
            if (!known_.at<uchar>(y / Grid::cell, x / Grid::cell)) continue;
            ++known;
            const auto &a = now.at<cv::Vec3b>(y, x), &b = table_.at<cv::Vec3b>(y, x);
            const int d = std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
            if (d <= same_limit) ++same;
        }
    if (all == 0 || known < known_share * all) return Look::unknown;
    return same >= bare_share * known ? Look::bare : Look::something;
}

}  // namespace temple::scanner
