// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/arm_finder.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace temple::scanner {

namespace {

constexpr float foreground_limit =
    9;  // grey levels: noise and drift stay below 6, hands differ by 20 and more
constexpr double card_settles = 0.5;  // s: small still things are part of the table
constexpr double hand_settles =
    4.0;                       // s: a hand that keeps still longer than an opener's (2.4 s at most seen)
constexpr double apart = 1.5;  // s: a hand that is away for less has come but once
constexpr double learn_share = 0.05;    // of the table's drift taken over per frame
constexpr double least_arm = 0.7;       // card areas: a hand's fingers at the border
constexpr double least_island = 1.8;    // card areas: larger than one card in flight, not touching the border
constexpr double island_motion = 1.0;   // s: such a thing must have moved lately
constexpr double remembered = 6.0;      // s
constexpr double same_arm_tip = 0.25;   // of the picture's width between frames
constexpr double clearly_nearer = 1.6;  // factor between the best and the second arm at a place
constexpr int border = 1;               // cells
constexpr int beside = 2;               // cells from a card: an arm that was at it

bool touches_border(cv::Rect box, cv::Size cells) {
    return box.x <= border || box.y <= border || box.br().x >= cells.width - border ||
           box.br().y >= cells.height - border;
}

cv::Mat dilated(const cv::Mat& cells, int radius) {
    cv::Mat out;
    cv::dilate(cells, out, cv::Mat(), {-1, -1}, radius);
    return out;
}

double share_of(const cv::Mat& cells, const cv::Mat& part) {
    const int all = cv::countNonZero(cells);
    return all == 0 ? 0 : static_cast<double>(cv::countNonZero(cells & part)) / all;
}

}  // namespace

void ArmFinder::forget() {
    table_.release();
    arms_.clear();
    past_.clear();
}

void ArmFinder::update(const cv::Mat& reduced, const cv::Mat& moving, double t) {
    t_ = t;
    if (table_.empty()) {
        table_ = reduced.clone();
        under_ = reduced.clone();
        has_under_ = cv::Mat::zeros(grid_.cells(), CV_8U);
        last_motion_ = cv::Mat(grid_.cells(), CV_64F, cv::Scalar(t - 1));
        covered_ = cv::Mat::zeros(grid_.cells(), CV_8U);
        before_ = reduced.clone();
        last_over_ = cv::Mat(grid_.cells(), CV_64F, cv::Scalar(t - apart));
    }
    last_motion_.setTo(t, moving);
    now_ = exposed_like(reduced, table_);
    cv::Mat foreground = cell_difference(now_, table_) > foreground_limit;
    // Where a resting hand went away, the table under it shows again.
    const cv::Mat back = foreground & has_under_ & (cell_difference(now_, under_) <= foreground_limit);
    for (int y = 0; y < back.rows; ++y)
        for (int x = 0; x < back.cols; ++x)
            if (back.at<uchar>(y, x)) {
                const cv::Rect px(x * Grid::cell, y * Grid::cell, Grid::cell, Grid::cell);
                cv::Mat old = table_(px).clone();
                now_(px).copyTo(table_(px));
                old.copyTo(under_(px));
            }
    foreground &= ~back;
    remember_before(foreground);
    find_arms(foreground, moving);
    learn_table(foreground);
    past_.push_back({t, arms_});
    while (past_.front().t < t - remembered) past_.pop_front();
}

void ArmFinder::find_arms(const cv::Mat& foreground, const cv::Mat& moving) {
    cv::Mat closed, labels, stats, centres;
    cv::morphologyEx(foreground, closed, cv::MORPH_CLOSE, cv::Mat::ones(3, 3, CV_8U));
    const int count = cv::connectedComponentsWithStats(closed, labels, stats, centres, 8);
    std::vector<Arm> found;
    covered_ = cv::Mat::zeros(grid_.cells(), CV_8U);
    const cv::Mat lately = last_motion_ > t_ - island_motion;
    for (int i = 1; i < count; ++i) {
        const double area = stats.at<int>(i, cv::CC_STAT_AREA) / card_cells_;
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const bool from_border = touches_border(box, grid_.cells());
        if (area < (from_border ? least_arm : least_island)) continue;
        const cv::Mat cells = labels == i;
        if (!from_border && cv::countNonZero(cells & lately) == 0) continue;
        Arm arm = describe(cells);
        arm.moving = cv::countNonZero(cells & moving) > 2;
        covered_ |= cells;
        found.push_back(std::move(arm));
    }
    follow(std::move(found));
}

Arm ArmFinder::describe(const cv::Mat& cells) const {
    Arm arm;
    arm.cells = cells;
    const int right = cells.cols - 1, bottom = cells.rows - 1;
    const auto to_border = [&](cv::Point p) { return std::min({p.x, p.y, right - p.x, bottom - p.y}); };
    std::vector<cv::Point> points;
    cv::findNonZero(cells, points);
    int nearest = INT32_MAX;
    for (const cv::Point& p : points) nearest = std::min(nearest, to_border(p));
    cv::Point2f sum(0, 0);
    cv::Mat entries = cv::Mat::zeros(cells.size(), CV_8U);
    int entering = 0;
    for (const cv::Point& p : points)
        if (to_border(p) <= std::max(nearest, border)) {
            sum += grid_.centre_of(p);
            entries.at<uchar>(p) = 255;
            ++entering;
        }
    arm.base = sum / std::max(1, entering);
    double farthest = -1;
    for (const cv::Point& p : points)
        if (const double d = cv::norm(grid_.centre_of(p) - arm.base); d > farthest) {
            farthest = d;
            arm.tip = grid_.centre_of(p);
        }
    cv::Mat labels;
    arm.clear = cv::connectedComponents(dilated(entries, 3), labels, 8) <= 2;
    return arm;
}

void ArmFinder::follow(std::vector<Arm> found) {
    std::vector<bool> taken(arms_.size(), false);
    for (Arm& arm : found) {
        int best = -1, best_shared = 0;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            if (taken[i]) continue;
            const int shared = cv::countNonZero(dilated(arms_[i].cells, 2) & arm.cells);
            const double jump = cv::norm(arms_[i].base - arm.base) / grid_.frame().width;
            if (shared > best_shared && jump < same_arm_tip) {
                best_shared = shared;
                best = static_cast<int>(i);
            }
        }
        arm.since = t_;
        if (best >= 0) {
            taken[static_cast<std::size_t>(best)] = true;
            arm.id = arms_[static_cast<std::size_t>(best)].id;
            arm.since = arms_[static_cast<std::size_t>(best)].since;
        } else {
            arm.id = next_id_++;
        }
    }
    arms_ = std::move(found);
}

void ArmFinder::remember_before(const cv::Mat& foreground) {
    const cv::Mat comes = foreground & (last_over_ <= t_ - apart);
    cv::Mat px;
    cv::resize(comes, px, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    table_.copyTo(before_, px);
    last_over_.setTo(t_, foreground);
}

void ArmFinder::learn_table(const cv::Mat& foreground) {
    cv::Mat idle = foreground & (last_motion_ <= t_ - card_settles);
    // A resting hand belongs to an arm as a whole: it settles when nothing of it moved for long.
    for (const Arm& arm : arms_) {
        double last = 0;
        cv::minMaxLoc(last_motion_, nullptr, &last, nullptr, nullptr, arm.cells);
        if (t_ - last < hand_settles) idle.setTo(0, arm.cells);
    }
    for (int y = 0; y < idle.rows; ++y)
        for (int x = 0; x < idle.cols; ++x) {
            if (!idle.at<uchar>(y, x)) continue;
            const cv::Rect px(x * Grid::cell, y * Grid::cell, Grid::cell, Grid::cell);
            if (covered_.at<uchar>(y, x)) {
                table_(px).copyTo(under_(px));
                has_under_.at<uchar>(y, x) = 255;
            }
            now_(px).copyTo(table_(px));
        }
    cv::Mat same, blend;
    cv::resize(foreground | covered_, same, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    cv::addWeighted(table_, 1 - learn_share, now_, learn_share, 0, blend);
    blend.copyTo(table_, same == 0);
}

void ArmFinder::absorb(const Quad& quad) {
    if (table_.empty()) return;
    const cv::Mat cells = grid_.cells_of(quad);
    cv::Mat px;
    cv::resize(cells, px, grid_.reduced(), 0, 0, cv::INTER_NEAREST);
    now_.copyTo(table_, px);
    has_under_.setTo(0, cells);
}

double ArmFinder::covered_share(const cv::Mat& cells) const {
    return covered_.empty() ? 0 : share_of(cells, covered_);
}

double ArmFinder::new_share(const cv::Mat& cells) const {
    const cv::Rect box = cv::boundingRect(cells);
    if (table_.empty() || box.empty()) return 0;
    const cv::Rect px(box.tl() * Grid::cell, box.size() * Grid::cell);
    return share_of(cells(box), cell_difference(now_(px), before_(px)) > foreground_limit);
}

bool ArmFinder::was_at(const cv::Mat& cells, double from, double to) const {
    const cv::Mat near = dilated(cells, beside);
    return std::ranges::any_of(past_, [&](const Moment& moment) {
        return moment.t >= from && moment.t <= to && std::ranges::any_of(moment.arms, [&](const Arm& arm) {
                   return cv::countNonZero(arm.cells & near) > 0;
               });
    });
}

std::optional<Arm> ArmFinder::arm_at(const cv::Mat& cells, double from, double to) const {
    struct Stay {
        double score = 0, nearest = 1e9;
        Arm arm;
    };
    std::map<int, Stay> stays;
    const cv::Mat near = dilated(cells, beside);
    const cv::Moments m = cv::moments(cells, true);
    if (m.m00 <= 0) return std::nullopt;
    const cv::Point2f place = grid_.centre_of({cvRound(m.m10 / m.m00), cvRound(m.m01 / m.m00)});
    const double unit = std::sqrt(card_cells_) * grid_.cell_px();  // px: about a card
    for (const Moment& moment : past_) {
        if (moment.t < from || moment.t > to) continue;
        for (const Arm& arm : moment.arms) {
            if (cv::countNonZero(arm.cells & near) == 0) continue;
            Stay& stay = stays[arm.id];
            const double d = cv::norm(arm.tip - place) / unit;
            stay.score += 1 / (1 + d * d);  // a hand at the card says more than a sleeve across it
            if (d < stay.nearest) {
                stay.nearest = d;
                stay.arm = arm;
            }
        }
    }
    const Stay* best = nullptr;
    double second = 0;
    for (const auto& [id, stay] : stays) {
        if (!best || stay.score > best->score) {
            if (best) second = std::max(second, best->score);
            best = &stay;
        } else {
            second = std::max(second, stay.score);
        }
    }
    if (!best || !best->arm.clear || best->score < clearly_nearer * second) return std::nullopt;
    return best->arm;
}

}  // namespace temple::scanner
