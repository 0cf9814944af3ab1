// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/back_sorter.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace temple::scanner {

namespace {

constexpr int columns = 4, rows = 6;
constexpr int slowest = 30;    // cards that a mean remembers
constexpr int well_known = 3;  // cards that show it

}  // namespace

double difference(const BackLooks& a, const BackLooks& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const cv::Vec3f d = a[i] - b[i];
        sum += d.dot(d);
    }
    return std::sqrt(sum / static_cast<double>(a.size()));
}

BackLooks looks_of(const cv::Mat& upright) {
    // The outer tenth holds the table's margin and the neighbours.
    const cv::Rect inner(upright.cols / 10, upright.rows / 10, upright.cols - 2 * (upright.cols / 10),
                         upright.rows - 2 * (upright.rows / 10));
    cv::Mat small, lab;
    cv::resize(upright(inner), small, {columns, rows}, 0, 0, cv::INTER_AREA);
    small.convertTo(small, CV_32FC3, 1 / 255.0);
    cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
    BackLooks looks;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
            cv::Vec3f both = (lab.at<cv::Vec3f>(y, x) + lab.at<cv::Vec3f>(rows - 1 - y, columns - 1 - x)) / 2;
            both[0] *= lightness_weight;
            looks[static_cast<std::size_t>(y * columns + x)] = both;
        }
    return looks;
}

bool BackSorter::is_known(const BackLooks& looks) const {
    return std::any_of(sorts_.begin(), sorts_.end(), [&looks](const Sort& sort) {
        return sort.count >= well_known && difference(looks, sort.mean) < same_back;
    });
}

int BackSorter::sort(const BackLooks& looks) {
    int best = -1;
    double nearest = same_sort;
    for (std::size_t i = 0; i < sorts_.size(); ++i)
        if (const double d = difference(looks, sorts_[i].mean); d < nearest) {
            nearest = d;
            best = static_cast<int>(i);
        }
    if (best < 0) {
        sorts_.push_back({looks, 1});
        return static_cast<int>(sorts_.size()) - 1;
    }
    Sort& sort = sorts_[static_cast<std::size_t>(best)];
    sort.count = std::min(sort.count + 1, slowest);
    for (std::size_t i = 0; i < looks.size(); ++i)
        sort.mean[i] += (looks[i] - sort.mean[i]) / static_cast<float>(sort.count);
    return best;
}

}  // namespace temple::scanner
