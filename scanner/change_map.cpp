// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/change_map.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

namespace temple::scanner {

namespace {

constexpr int reduced_width = 480;        // px: a card of 88 mm on a table of 1.2 m is then 26 px long
constexpr double compare_back = 0.13;     // s: slow hands move less than the noise from one frame to the next
constexpr double noise_share = 0.05;      // how fast the noise estimate follows
constexpr double least_difference = 4.5;  // grey levels above the noise that count as a change
constexpr double noise_factor = 2;
constexpr double settled_extra = 2.5;  // grey levels: an older reference has drifted in light
constexpr double learn_share = 0.1;    // of the unchanged cells' drift taken over per frame
constexpr int smallest_region = 2;     // cells; a fifth of a card
// Of the reduced size: so much smaller a picture may become by halving. Averages of 2 x 2 px are in the
// processor's wide registers, others are not: 4.6 ms of a frame of 1080p became 1.0, 18 ms of 4K 3.6.
constexpr double least_half = 0.98;

/// The largest of the three channels at each pixel; three times a frame, so in the processor's wide
/// registers.
cv::Mat largest_channel(const cv::Mat& bgr) {
    cv::Mat largest(bgr.size(), CV_8U);
    for (int y = 0; y < bgr.rows; ++y) {
        const uchar* in = bgr.ptr<uchar>(y);
        uchar* out = largest.ptr<uchar>(y);
        int x = 0;
#if CV_SIMD128
        for (; x <= bgr.cols - cv::v_uint8x16::nlanes; x += cv::v_uint8x16::nlanes) {
            cv::v_uint8x16 b, g, r;
            cv::v_load_deinterleave(in + 3 * x, b, g, r);
            cv::v_store(out + x, cv::v_max(b, cv::v_max(g, r)));
        }
#endif
        for (; x < bgr.cols; ++x) out[x] = std::max(in[3 * x], std::max(in[3 * x + 1], in[3 * x + 2]));
    }
    return largest;
}

cv::Scalar median_ratio(const cv::Mat& current, const cv::Mat& reference) {
    constexpr int step = 7;  // about 2600 px of 480 x 270
    cv::Scalar ratio(1, 1, 1);
    std::array<std::vector<float>, 3> ratios;
    for (int y = step / 2; y < current.rows; y += step)
        for (int x = step / 2; x < current.cols; x += step) {
            const auto &c = current.at<cv::Vec3b>(y, x), &r = reference.at<cv::Vec3b>(y, x);
            for (int k = 0; k < 3; ++k)
                if (c[k] > 15 && c[k] < 250 && r[k] > 15 && r[k] < 250)
                    ratios[static_cast<std::size_t>(k)].push_back(static_cast<float>(r[k]) /
                                                                  static_cast<float>(c[k]));
        }
    for (int k = 0; k < 3; ++k) {
        auto& list = ratios[static_cast<std::size_t>(k)];
        if (list.size() < 50) continue;
        const auto middle = list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2);
        std::nth_element(list.begin(), middle, list.end());
        ratio[k] = std::clamp(static_cast<double>(*middle), 0.5, 2.0);
    }
    return ratio;
}

double median(const cv::Mat& cells) {
    std::vector<float> values(cells.begin<float>(), cells.end<float>());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Takes out cells without any neighbour: noise and compression, not motion.
void drop_specks(cv::Mat& cells) {
    cv::Mat ring = cv::Mat::ones(3, 3, CV_8U), neighbours;
    ring.at<uchar>(1, 1) = 0;
    cv::dilate(cells, neighbours, ring);
    cells &= neighbours;
}

}  // namespace

Grid::Grid(cv::Size frame) : frame_(frame) {
    const int width = std::min(reduced_width, frame.width);
    const int columns = std::max(1, width / cell);
    const int rows =
        std::max(1, static_cast<int>(std::lround(static_cast<double>(columns) * frame.height / frame.width)));
    cells_ = {columns, rows};
    reduced_ = {columns * cell, rows * cell};
}

cv::Mat Grid::reduce(const cv::Mat& bgr) const {
    cv::Mat half = bgr;
    while (half.cols / 2 >= least_half * reduced_.width && half.rows / 2 >= least_half * reduced_.height) {
        cv::Mat smaller;
        cv::resize(half, smaller, {half.cols / 2, half.rows / 2}, 0, 0, cv::INTER_AREA);
        half = smaller;
    }
    cv::Mat out;
    cv::resize(half, out, reduced_, 0, 0, cv::INTER_AREA);
    return out;
}

cv::Mat Grid::mask_of(const Quad& quad) const {
    cv::Mat mask = cv::Mat::zeros(reduced_, CV_8U);
    const float sx = static_cast<float>(reduced_.width) / static_cast<float>(frame_.width);
    const float sy = static_cast<float>(reduced_.height) / static_cast<float>(frame_.height);
    std::vector<cv::Point> points;
    for (const cv::Point2f& p : quad)
        points.emplace_back(cvRound(std::clamp(p.x * sx, -1e4f, 1e4f) - 0.5f),
                            cvRound(std::clamp(p.y * sy, -1e4f, 1e4f) - 0.5f));
    cv::fillConvexPoly(mask, points, cv::Scalar(255));
    return mask;
}

cv::Mat Grid::cells_of(const Quad& quad) const {
    cv::Mat cells;
    cv::resize(mask_of(quad), cells, cells_, 0, 0, cv::INTER_AREA);
    return cells >= 128;
}

cv::Point2f Grid::centre_of(cv::Point c) const {
    return {(static_cast<float>(c.x) + 0.5f) * static_cast<float>(frame_.width) /
                static_cast<float>(cells_.width),
            (static_cast<float>(c.y) + 0.5f) * static_cast<float>(frame_.height) /
                static_cast<float>(cells_.height)};
}

cv::Rect Grid::frame_rect(cv::Rect cells) const {
    const double sx = static_cast<double>(frame_.width) / cells_.width,
                 sy = static_cast<double>(frame_.height) / cells_.height;
    const cv::Rect rect(cvFloor(cells.x * sx), cvFloor(cells.y * sy), cvCeil(cells.width * sx),
                        cvCeil(cells.height * sy));
    return rect & cv::Rect({0, 0}, frame_);
}

cv::Rect Grid::cells_under(cv::Rect px) const {
    const double side = cell_px();
    return {cvFloor(px.x / side), cvFloor(px.y / side), cvCeil(px.width / side) + 1,
            cvCeil(px.height / side) + 1};
}

cv::Mat exposed_like(const cv::Mat& current, const cv::Mat& reference) {
    cv::Mat out;
    cv::multiply(current, median_ratio(current, reference), out);
    return out;
}

cv::Mat cell_difference(const cv::Mat& current, const cv::Mat& reference) {
    cv::Mat difference;
    cv::absdiff(current, reference, difference);
    cv::Mat largest = largest_channel(difference);
    cv::Mat cells;
    largest.convertTo(largest, CV_32F);
    cv::resize(largest, cells, {difference.cols / Grid::cell, difference.rows / Grid::cell}, 0, 0,
               cv::INTER_AREA);
    return cells;
}

ChangeMap::ChangeMap(const Grid& grid)
    : grid_(grid),
      moving_(cv::Mat::zeros(grid.cells(), CV_8U)),
      changed_(cv::Mat(grid.cells(), CV_8U, cv::Scalar(255))),
      last_motion_(grid.cells(), CV_64F, cv::Scalar(-1e9)) {}

void ChangeMap::forget() {
    examined_.release();
}

void ChangeMap::look(const cv::Mat& reduced, double t) {
    t_ = t;
    moving_ = cv::Mat::zeros(grid_.cells(), CV_8U);
    if (!past_.empty()) {
        const cv::Mat latest =
            cell_difference(exposed_like(reduced, past_.back().reduced), past_.back().reduced);
        noise_ += noise_share * (median(latest) - noise_);
        limit_ = noise_factor * noise_ + least_difference;
        moving_ = latest > limit_;
        if (past_.size() > 1)
            moving_ |=
                cell_difference(exposed_like(reduced, past_.front().reduced), past_.front().reduced) > limit_;
        drop_specks(moving_);
        last_motion_.setTo(t, moving_);
    }
    past_.push_back({t, reduced.clone()});
    while (past_.size() > 2 && past_[1].t <= t - compare_back) past_.pop_front();
}

void ChangeMap::learn(bool shaking) {
    const cv::Mat& reduced = past_.back().reduced;
    if (shaking) {
        last_motion_.setTo(t_);
        return;
    }
    if (examined_.empty()) {  // nothing was examined: everything is new
        examined_ = reduced.clone();
        now_ = reduced.clone();
        changed_.setTo(255);
        fresh_ = cv::Mat(grid_.cells(), CV_8U, cv::Scalar(255));
    }
    now_ = exposed_like(reduced, examined_);
    changed_ = (cell_difference(now_, examined_) > limit_ + settled_extra) | fresh_;
    cv::Mat busy, blend;
    cv::resize(changed_ | moving_, busy, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    cv::addWeighted(examined_, 1 - learn_share, now_, learn_share, 0, blend);
    blend.copyTo(examined_, busy == 0);
}

double ChangeMap::moved_share(const cv::Mat& cells, double seconds) const {
    const int all = cv::countNonZero(cells);
    if (all == 0) return 0;
    return static_cast<double>(cv::countNonZero((last_motion_ > t_ - seconds) & cells)) / all;
}

bool ChangeMap::is_still(const cv::Mat& cells, double seconds, double tolerance) const {
    return moved_share(cells, seconds) <= tolerance;
}

std::vector<cv::Rect> ChangeMap::settled_regions(double seconds) const {
    const cv::Mat settled = changed_ & (last_motion_ <= t_ - seconds);
    cv::Mat labels, stats, centres;
    const int count = cv::connectedComponentsWithStats(settled, labels, stats, centres, 8);
    std::vector<cv::Rect> regions;
    for (int i = 1; i < count; ++i) {
        if (stats.at<int>(i, cv::CC_STAT_AREA) < smallest_region) continue;
        regions.emplace_back(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                             stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
    }
    return regions;
}

void ChangeMap::accept(cv::Rect cells, double seconds) {
    cells &= cv::Rect({0, 0}, grid_.cells());
    if (examined_.empty()) return;
    for (int y = cells.y; y < cells.br().y; ++y)
        for (int x = cells.x; x < cells.br().x; ++x) {
            if (last_motion_.at<double>(y, x) > t_ - seconds) continue;
            const cv::Rect px(x * Grid::cell, y * Grid::cell, Grid::cell, Grid::cell);
            now_(px).copyTo(examined_(px));
            changed_.at<uchar>(y, x) = 0;
            fresh_.at<uchar>(y, x) = 0;
        }
}

}  // namespace temple::scanner
