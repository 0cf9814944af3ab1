// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/edge_snap.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <vector>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int normals = 24;             // across each side; SEEING.md "Cards"
constexpr double corner_share = 0.08;   // of a side, left out at each end: rounded corners
constexpr std::size_t most_steps = 3;   // candidates per normal: table to border, border to frame, shadow
constexpr float weakest_step = 18;      // sum over three channels; noise of a phone camera gives 5-10
constexpr float strong_step = 90;       // a stronger step is no better evidence than this
constexpr double line_tolerance = 0.8;  // px, at the working size
constexpr double least_support = 0.35;  // share of the normals that must agree
constexpr double working_height = 180;  // px: larger cards are analysed at this size
// Backs have a white border: the step from it to the pattern is often stronger than the one to the table.
// Where a line turns much darker inwards, a parallel one farther out that turns lighter inwards is the card's
// edge.
constexpr double darker_inside = -60;  // sum over three channels; white to a printed pattern is -200
constexpr double widest_border = 0.14, narrowest_border = 0.03;  // of the inner short side; 2.5-6 mm
constexpr double border_bend = 0.35;                             // of its width between its ends

struct Step {
    double offset;  // px along the outward normal
    float strength;
    float rise;  // how much lighter it is inside than outside, sum over three channels
};

using Profile = std::vector<Step>;

/// Bilinear sample; outside the picture the nearest pixel. Corners are on pixel edges, samples at pixel
/// centres.
cv::Vec3f sample(const cv::Mat& bgr, cv::Point2f p) {
    const float x = std::clamp(p.x - 0.5f, 0.f, static_cast<float>(bgr.cols - 1));
    const float y = std::clamp(p.y - 0.5f, 0.f, static_cast<float>(bgr.rows - 1));
    const int x0 = std::min(static_cast<int>(x), std::max(0, bgr.cols - 2));
    const int y0 = std::min(static_cast<int>(y), std::max(0, bgr.rows - 2));
    const int x1 = std::min(x0 + 1, bgr.cols - 1), y1 = std::min(y0 + 1, bgr.rows - 1);
    const float fx = x - static_cast<float>(x0), fy = y - static_cast<float>(y0);
    const auto at = [&](int row, int col) { return cv::Vec3f(bgr.at<cv::Vec3b>(row, col)); };
    return (at(y0, x0) * (1 - fx) + at(y0, x1) * fx) * (1 - fy) +
           (at(y1, x0) * (1 - fx) + at(y1, x1) * fx) * fy;
}

/// The strongest local maxima of the colour step along one normal, from `reach` inside to `outer_reach`
/// outside.
Profile steps_along(const cv::Mat& bgr, cv::Point2f foot, cv::Point2f normal, double reach,
                    double outer_reach) {
    const int half = std::max(2, static_cast<int>(std::ceil(reach)));
    const int outer = std::max(2, static_cast<int>(std::ceil(outer_reach)));
    std::vector<cv::Vec3f> colour;
    for (int i = -half - 2; i <= outer + 2; ++i)
        colour.push_back(sample(bgr, foot + normal * static_cast<float>(i)));
    std::vector<float> strength(colour.size(), 0.f);
    for (std::size_t i = 1; i + 1 < colour.size(); ++i) {
        const cv::Vec3f d = colour[i + 1] - colour[i - 1];
        strength[i] = std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]);
    }
    Profile steps;
    for (std::size_t i = 2; i + 2 < strength.size(); ++i) {
        const float before = strength[i - 1], here = strength[i], after = strength[i + 1];
        if (here < weakest_step || here < before || here <= after) continue;
        const float bend = before - 2 * here + after;
        const double shift = bend < 0 ? 0.5 * (before - after) / bend : 0;
        const double offset = static_cast<double>(i) - half - 2 + std::clamp(shift, -0.5, 0.5);
        const cv::Vec3f d = colour[i - 1] - colour[i + 1];
        if (offset >= -reach && offset <= outer_reach) steps.push_back({offset, here, d[0] + d[1] + d[2]});
    }
    std::sort(steps.begin(), steps.end(),
              [](const Step& a, const Step& b) { return a.strength > b.strength; });
    if (steps.size() > most_steps) steps.resize(most_steps);
    return steps;
}

/// A line as its offsets from the side at the first and the last normal, px.
struct Offsets {
    double first = 0, last = 0;
    double at(int i) const { return first + (last - first) * i / (normals - 1); }
};

const Step* nearest(const Profile& profile, double offset) {
    const Step* best = nullptr;
    for (const Step& step : profile)
        if (std::abs(step.offset - offset) < line_tolerance &&
            (!best || std::abs(step.offset - offset) < std::abs(best->offset - offset)))
            best = &step;
    return best;
}

double support(const std::array<Profile, normals>& profiles, const Offsets& line, int& agreeing) {
    double sum = 0;
    agreeing = 0;
    for (int i = 0; i < normals; ++i) {
        const Step* step = nearest(profiles[static_cast<std::size_t>(i)], line.at(i));
        if (!step) continue;
        ++agreeing;
        sum += std::min(step->strength, strong_step) / strong_step;
    }
    return sum;
}

Offsets least_squares(const std::array<Profile, normals>& profiles, const Offsets& line) {
    double n = 0, si = 0, so = 0, sii = 0, sio = 0;
    for (int i = 0; i < normals; ++i)
        if (const Step* step = nearest(profiles[static_cast<std::size_t>(i)], line.at(i))) {
            n += 1;
            si += i;
            so += step->offset;
            sii += i * i;
            sio += i * step->offset;
        }
    const double determinant = n * sii - si * si;
    if (determinant < 1e-9) return line;
    const double slope = (n * sio - si * so) / determinant, start = (so - slope * si) / n;
    return {start, start + slope * (normals - 1)};
}

/// A line through steps on two normals, with what speaks for it; nothing if too few agree.
struct Candidate {
    Offsets line;
    double score = 0;
};

/// All lines through pairs of steps that `may` accepts, the best by score.
template <typename May, typename Weight>
std::optional<Offsets> best_line(const std::array<Profile, normals>& profiles, const May& may,
                                 const Weight& weight) {
    std::optional<Candidate> best;
    for (int i = 0; i < normals / 2; ++i)
        for (int j = normals / 2; j < normals; ++j) {
            if (j - i < normals / 4) continue;
            for (const Step& a : profiles[static_cast<std::size_t>(i)])
                for (const Step& b : profiles[static_cast<std::size_t>(j)]) {
                    const double slope = (b.offset - a.offset) / (j - i);
                    const Offsets line{a.offset - slope * i, a.offset + slope * (normals - 1 - i)};
                    if (!may(line)) continue;
                    int agreeing = 0;
                    const double score = support(profiles, line, agreeing) * weight(line);
                    if (agreeing >= least_support * normals && (!best || score > best->score))
                        best = Candidate{line, score};
                }
        }
    if (!best) return std::nullopt;
    return least_squares(profiles, best->line);
}

/// The median rise of the steps on a line.
double rise_on(const std::array<Profile, normals>& profiles, const Offsets& line) {
    std::vector<float> rises;
    for (int i = 0; i < normals; ++i)
        if (const Step* step = nearest(profiles[static_cast<std::size_t>(i)], line.at(i)))
            rises.push_back(step->rise);
    if (rises.empty()) return 0;
    std::nth_element(rises.begin(), rises.begin() + static_cast<std::ptrdiff_t>(rises.size() / 2),
                     rises.end());
    return rises[rises.size() / 2];
}

/// The edge of the card outside a line that may be the inner edge of its border.
std::optional<Offsets> edge_outside(const std::array<Profile, normals>& profiles, const Offsets& inner,
                                    double unit) {
    std::array<Profile, normals> lighter = profiles;
    for (Profile& profile : lighter) std::erase_if(profile, [](const Step& step) { return step.rise <= 0; });
    const auto may = [&](const Offsets& line) {
        const double first = line.first - inner.first, last = line.last - inner.last;
        return std::min(first, last) >= narrowest_border * unit &&
               std::max(first, last) <= widest_border * unit &&
               std::abs(first - last) <= border_bend * std::max(first, last);
    };
    return best_line(lighter, may, [](const Offsets&) { return 1.0; });
}

/// The best supported line, or nothing. @param unit px, the card's short side.
std::optional<Offsets> line_along(const std::array<Profile, normals>& profiles, double reach, double spread,
                                  double unit) {
    const auto may = [&](const Offsets& line) {
        return std::max(std::abs(line.first), std::abs(line.last)) <= reach;
    };
    const auto weight = [&](const Offsets& line) {
        const double far = (line.first * line.first + line.last * line.last) / 2 / (spread * spread);
        return std::exp(-0.5 * far);
    };
    const auto best = best_line(profiles, may, weight);
    if (best && rise_on(profiles, *best) < darker_inside)
        if (const auto edge = edge_outside(profiles, *best, unit)) return edge;
    return best;
}

struct Line {
    cv::Point2d a, b;
};

std::optional<cv::Point2f> cut(const Line& p, const Line& q) {
    const cv::Point2d u = p.b - p.a, v = q.b - q.a;
    const double cross = u.cross(v);
    if (std::abs(cross) < 1e-9) return std::nullopt;
    return cv::Point2f(p.a + u * ((q.a - p.a).cross(v) / cross));
}

/// One side moved onto its edge; the side as it was without one.
std::optional<Line> snapped_side(const cv::Mat& bgr, cv::Point2f from, cv::Point2f to, double reach,
                                 double spread, double unit) {
    const cv::Point2f along = to - from;
    const auto length = static_cast<float>(cv::norm(along));
    if (length < 4) return std::nullopt;
    const cv::Point2f normal(along.y / length, -along.x / length);  // outward, as corners run clockwise
    const auto foot = [&](int i) {
        const double s = corner_share + (1 - 2 * corner_share) * i / (normals - 1);
        return from + along * static_cast<float>(s);
    };
    std::array<Profile, normals> profiles;
    for (int i = 0; i < normals; ++i)
        profiles[static_cast<std::size_t>(i)] =
            steps_along(bgr, foot(i), normal, reach, reach + widest_border * unit);
    const auto line = line_along(profiles, reach, spread, unit);
    if (!line) return std::nullopt;
    return Line{foot(0) + normal * static_cast<float>(line->first),
                foot(normals - 1) + normal * static_cast<float>(line->last)};
}

SnappedQuad snap(const cv::Mat& bgr, const Quad& quad, SnapReach limits) {
    const double unit = short_side(quad);
    const double reach = std::max(2.0, limits.reach * unit), spread = std::max(1.0, limits.spread * unit);
    std::array<Line, 4> lines;
    SnappedQuad out;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto line = snapped_side(bgr, quad[i], quad[(i + 1) % 4], reach, spread, unit);
        out.on_edge[i] = line.has_value();
        lines[i] = line.value_or(Line{quad[i], quad[(i + 1) % 4]});
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = cut(lines[(i + 3) % 4], lines[i]);
        if (!corner || cv::norm(*corner - quad[i]) > 2 * (reach + widest_border * unit)) return {quad, {}};
        out.quad[i] = *corner;
    }
    return out;
}

}  // namespace

Quad snap_to_edges(const cv::Mat& bgr, const Quad& quad, SnapReach limits) {
    return snap_sides(bgr, quad, limits).quad;
}

SnappedQuad snap_sides(const cv::Mat& bgr, const Quad& quad, SnapReach limits) {
    const double height = long_side(quad);
    if (height < 8 || bgr.empty()) return {quad, {}};
    const cv::Rect box =
        box_around(quad, 2 * (limits.reach + widest_border) * short_side(quad) + 4, bgr.size());
    if (box.width < 8 || box.height < 8) return {quad, {}};
    const double scale = std::min(1.0, working_height / height);
    cv::Mat part = bgr(box);
    if (scale < 1) cv::resize(part, part, {}, scale, scale, cv::INTER_AREA);
    const auto sx = static_cast<float>(static_cast<double>(part.cols) / box.width);
    const auto sy = static_cast<float>(static_cast<double>(part.rows) / box.height);
    Quad local;
    for (std::size_t i = 0; i < 4; ++i)
        local[i] = {(quad[i].x - static_cast<float>(box.x)) * sx,
                    (quad[i].y - static_cast<float>(box.y)) * sy};
    SnappedQuad out = snap(part, local, limits);
    for (std::size_t i = 0; i < 4; ++i)
        out.quad[i] = {out.quad[i].x / sx + static_cast<float>(box.x),
                       out.quad[i].y / sy + static_cast<float>(box.y)};
    return out;
}

}  // namespace temple::scanner
