// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibration/plane_from_cards.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace temple::calibration {

namespace {

constexpr int unknowns = 4;            // ln focal length, tilt about x and y, ln distance
constexpr int residuals_per_card = 6;  // four sides, two diagonals
// Phone and web cameras see 55-85 degrees across: f = 0.55-0.95 of the width. The prior only matters when the
// table is seen straight from above, where the focal length cannot be measured and does not matter.
constexpr double prior_focal_share = 0.8;
constexpr double prior_focal_spread = 0.35;  // of ln f
constexpr double huber = 0.03;               // relative length error: corners are good to 1-2 % of a card
constexpr double corner_noise = 0.01;        // floor of the assumed relative length error
constexpr int max_iterations = 60;

using Params = cv::Vec<double, unknowns>;

struct Problem {
    std::span<const CardQuad> quads;
    cv::Point2d centre;
    double width;
    CardSize card;
};

/// Homography from centred px to mm: rays are cut with the plane n.X = distance, coordinates on it are taken
/// along the directions that look like x and y in the picture.
cv::Matx33d homography(const Params& p, double width) {
    const double f = std::exp(p[0]) * width, distance = std::exp(p[3]);
    const double ca = std::cos(p[1]), sa = std::sin(p[1]), cb = std::cos(p[2]), sb = std::sin(p[2]);
    // Rotation about x by a, then about y by b: the table's axes in the camera's frame.
    const cv::Vec3d ex(cb, 0, -sb), ey(sb * sa, ca, cb * sa), n(sb * ca, -sa, cb * ca);
    const cv::Vec3d origin(0, 0, distance);  // on the optical axis
    // ray r = (u, v, f); X = r * (n.origin) / (n.r); place = (ex.(X - origin), ey.(X - origin))
    const double d = n.dot(origin);
    const double ox = ex.dot(origin), oy = ey.dot(origin);
    return {ex[0] * d - ox * n[0],
            ex[1] * d - ox * n[1],
            (ex[2] * d - ox * n[2]) * f,
            ey[0] * d - oy * n[0],
            ey[1] * d - oy * n[1],
            (ey[2] * d - oy * n[2]) * f,
            n[0],
            n[1],
            n[2] * f};
}

std::array<double, residuals_per_card> card_errors(const CardQuad& quad, const cv::Matx33d& h,
                                                   cv::Point2d centre, const CardSize& card) {
    std::array<cv::Point2d, 4> q;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Vec3d v = h * cv::Vec3d(quad[i].x - centre.x, quad[i].y - centre.y, 1);
        q[i] = {v[0] / v[2], v[1] / v[2]};
    }
    const double diagonal = std::hypot(card.width, card.height);
    const auto error = [&](std::size_t i, std::size_t j, double length) {
        // Errors are taken as shares of the height for all, as corner errors are equal in px.
        return (cv::norm(q[i] - q[j]) - length) / card.height;
    };
    return {error(0, 1, card.width),  error(1, 2, card.height), error(2, 3, card.width),
            error(3, 0, card.height), error(0, 2, diagonal),    error(1, 3, diagonal)};
}

double rms(const std::array<double, residuals_per_card>& e) {
    double sum = 0;
    for (double x : e) sum += x * x;
    return std::sqrt(sum / residuals_per_card);
}

struct Normal {
    cv::Matx<double, unknowns, unknowns> jtj;
    Params jtr;
    double cost = 0;
};

/// Huber: full weight within the limit, then falling.
double weight(double error) {
    return error <= huber ? 1.0 : huber / error;
}

double cost_of(const Problem& problem, const Params& p) {
    const cv::Matx33d h = homography(p, problem.width);
    double cost = std::pow((p[0] - std::log(prior_focal_share)) / prior_focal_spread * corner_noise, 2);
    for (const CardQuad& quad : problem.quads) {
        const double e = rms(card_errors(quad, h, problem.centre, problem.card));
        cost += residuals_per_card * (e <= huber ? e * e : 2 * huber * e - huber * huber);
    }
    return cost;
}

Normal linearise(const Problem& problem, const Params& p) {
    constexpr double step = 1e-5;
    Normal normal;
    const cv::Matx33d h = homography(p, problem.width);
    std::array<cv::Matx33d, unknowns> moved;
    for (int k = 0; k < unknowns; ++k) {
        Params q = p;
        q[k] += step;
        moved[static_cast<std::size_t>(k)] = homography(q, problem.width);
    }
    for (const CardQuad& quad : problem.quads) {
        const auto e = card_errors(quad, h, problem.centre, problem.card);
        const double w = weight(rms(e));
        std::array<std::array<double, residuals_per_card>, unknowns> d;
        for (std::size_t k = 0; k < unknowns; ++k)
            d[k] = card_errors(quad, moved[k], problem.centre, problem.card);
        for (std::size_t r = 0; r < residuals_per_card; ++r) {
            Params j;
            for (int k = 0; k < unknowns; ++k) j[k] = (d[static_cast<std::size_t>(k)][r] - e[r]) / step;
            normal.jtj += w * (j * j.t());
            normal.jtr += w * e[r] * j;
        }
    }
    const double prior = std::pow(corner_noise / prior_focal_spread, 2);
    normal.jtj(0, 0) += prior;
    normal.jtr[0] += prior * (p[0] - std::log(prior_focal_share));
    normal.cost = cost_of(problem, p);
    return normal;
}

struct Solution {
    Params params;
    double cost = 0;
    cv::Matx<double, unknowns, unknowns> jtj;
};

Solution minimise(const Problem& problem, Params p) {
    double damping = 1e-3;
    Normal normal = linearise(problem, p);
    for (int i = 0; i < max_iterations && damping < 1e8; ++i) {
        auto a = normal.jtj;
        for (int k = 0; k < unknowns; ++k) a(k, k) *= 1 + damping;
        const Params next = p - a.solve(normal.jtr, cv::DECOMP_SVD);
        const bool sane = std::abs(next[1]) < 1.3 && std::abs(next[2]) < 1.3 && std::abs(next[0]) < 2.5;
        const double cost = sane ? cost_of(problem, next) : INFINITY;
        if (cost < normal.cost) {
            const bool done = normal.cost - cost < 1e-9 * normal.cost;
            p = next;
            normal = linearise(problem, p);
            damping /= 10;
            if (done) break;
        } else {
            damping *= 10;
        }
    }
    return {p, normal.cost, normal.jtj};
}

/// A first guess of the distance for a given tilt: the median card height gives the scale.
Params first_guess(const Problem& problem, double tilt_x, double tilt_y) {
    Params p(std::log(prior_focal_share), tilt_x, tilt_y, std::log(1000.0));
    const cv::Matx33d h = homography(p, problem.width);
    std::vector<double> ratio;
    for (const CardQuad& quad : problem.quads) {
        const auto e = card_errors(quad, h, problem.centre, problem.card);
        ratio.push_back(1 + e[1]);  // measured height as a share of the true one
    }
    std::nth_element(ratio.begin(), ratio.begin() + static_cast<std::ptrdiff_t>(ratio.size() / 2),
                     ratio.end());
    const double median = ratio[ratio.size() / 2];
    if (median > 1e-6) p[3] -= std::log(median);
    return p;
}

Solution best_solution(const Problem& problem) {
    Solution best{{}, std::numeric_limits<double>::infinity(), {}};
    // The cost has separate valleys for tilts of opposite sign: start in each.
    for (double a : {0.0, 0.5, -0.5})
        for (double b : {0.0, 0.4, -0.4}) {
            const Solution s = minimise(problem, first_guess(problem, a, b));
            if (s.cost < best.cost) best = s;
        }
    return best;
}

/// Standard error of a length of one card, the worst over all cards, from the covariance of the parameters.
double length_uncertainty(const Problem& problem, const Solution& solution, double noise) {
    const auto covariance = solution.jtj.inv(cv::DECOMP_SVD) * (noise * noise);
    constexpr double step = 1e-4;
    double worst = 0;
    const cv::Matx33d h = homography(solution.params, problem.width);
    for (const CardQuad& quad : problem.quads) {
        const auto e = card_errors(quad, h, problem.centre, problem.card);
        std::array<Params, residuals_per_card> j{};
        for (int k = 0; k < unknowns; ++k) {
            Params q = solution.params;
            q[k] += step;
            const auto d = card_errors(quad, homography(q, problem.width), problem.centre, problem.card);
            for (std::size_t r = 0; r < residuals_per_card; ++r) j[r][k] = (d[r] - e[r]) / step;
        }
        for (const Params& row : j) worst = std::max(worst, row.dot(covariance * row));
    }
    return std::sqrt(worst);
}

PlaneFit describe(const Problem& problem, const Solution& solution, double inlier_limit) {
    const cv::Matx33d h = homography(solution.params, problem.width);
    double sum = 0;
    int inliers = 0;
    for (const CardQuad& quad : problem.quads) {
        const double e = rms(card_errors(quad, h, problem.centre, problem.card));
        if (e > inlier_limit) continue;
        sum += e * e;
        ++inliers;
    }
    const cv::Matx33d centred(1, 0, -problem.centre.x, 0, 1, -problem.centre.y, 0, 0, 1);
    PlaneFit fit{TablePlane(h * centred), problem.card};
    fit.inliers = inliers;
    fit.residual = inliers > 0 ? std::sqrt(sum / inliers) : INFINITY;
    fit.uncertainty = length_uncertainty(problem, solution, std::max(fit.residual, corner_noise));
    return fit;
}

}  // namespace

std::optional<PlaneFit> plane_from_cards(std::span<const CardQuad> quads, cv::Size picture,
                                         std::optional<CardSize> known_size, double inlier_limit) {
    if (quads.size() < (known_size ? 1 : 3)) return std::nullopt;
    const cv::Point2d centre(0.5 * picture.width, 0.5 * picture.height);
    const double width = std::max(picture.width, picture.height);
    std::optional<PlaneFit> best;
    double best_cost = 0, other_cost = 0;
    for (const CardSize& size : card_sizes) {
        if (known_size && !(size == *known_size)) continue;
        const Problem problem{quads, centre, width, size};
        const Solution solution = best_solution(problem);
        if (best && solution.cost >= best_cost) {
            other_cost = solution.cost;
            continue;
        }
        other_cost = best ? best_cost : 0;
        best_cost = solution.cost;
        best = describe(problem, solution, inlier_limit);
    }
    if (!best || best->inliers * 2 <= static_cast<int>(quads.size())) return std::nullopt;
    const double noise = std::max(best->residual, corner_noise);
    best->size_margin = known_size ? INFINITY : (other_cost - best_cost) / (2 * noise * noise);
    return best;
}

}  // namespace temple::calibration
