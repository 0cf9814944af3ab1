// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_finder.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/edge_snap.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int stride = 4;       // px of the network's input per cell of its output
constexpr int channels = 10;    // two heat maps, centre, ln of half axes, their double angles
constexpr int multiple = 32;    // input sides must be divisible by this
constexpr float axis_unit = 8;  // px: |u| = 8 exp(channel 4)
constexpr float least_score = 0.2f;
// Two detections are one card if their outlines share this much, or if their centres are this near (as a
// share of the short side). Neighbours in a fanned pile lie a quarter of the width apart.
constexpr double same_card_overlap = 0.6;
constexpr double same_card_distance = 0.2;

cv::Size input_size(cv::Size picture, int working_width) {
    const auto round = [](double x) {
        return std::max(multiple, static_cast<int>(std::lround(x / multiple)) * multiple);
    };
    const int width = round(working_width);
    return {width, round(static_cast<double>(width) * picture.height / picture.width)};
}

float sigmoid(float x) {
    return 1 / (1 + std::exp(-x));
}

/// The output of the network: planes of cells.
struct Planes {
    cv::Mat blob;  // 1 x 10 x rows x cols, float
    int rows() const { return blob.size[2]; }
    int cols() const { return blob.size[3]; }
    float at(int channel, int y, int x) const {
        const float* plane = blob.ptr<float>(0, channel);
        return plane[static_cast<std::ptrdiff_t>(y) * cols() + x];
    }
    bool is_peak(int channel, int y, int x) const {
        const float here = at(channel, y, x);
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                const int r = y + dy, c = x + dx;
                if ((dy || dx) && r >= 0 && c >= 0 && r < rows() && c < cols() && at(channel, r, c) > here)
                    return false;
            }
        return true;
    }
};

/// A unit vector from the cosine and sine of its double angle.
cv::Point2f half_angle(float cos2, float sin2) {
    const float angle = 0.5f * std::atan2(sin2, cos2);
    return {std::cos(angle), std::sin(angle)};
}

/// The outline in px of the network's input, pixel edges at whole numbers.
Quad outline(const Planes& planes, int y, int x) {
    const cv::Point2f centre((static_cast<float>(x) + 0.5f + planes.at(2, y, x)) * stride,
                             (static_cast<float>(y) + 0.5f + planes.at(3, y, x)) * stride);
    const auto axis = [&](int length, int angle) {
        const float ln = std::clamp(planes.at(length, y, x), -4.f, 6.f);
        return half_angle(planes.at(angle, y, x), planes.at(angle + 1, y, x)) * (axis_unit * std::exp(ln));
    };
    return quad_of(centre, axis(4, 6), axis(5, 8));
}

std::vector<Detection> decode(const Planes& planes, cv::Size picture) {
    const float sx = static_cast<float>(picture.width) / static_cast<float>(planes.cols() * stride);
    const float sy = static_cast<float>(picture.height) / static_cast<float>(planes.rows() * stride);
    std::vector<Detection> found;
    for (int face = 0; face < 2; ++face)
        for (int y = 0; y < planes.rows(); ++y)
            for (int x = 0; x < planes.cols(); ++x) {
                const float score = sigmoid(planes.at(face, y, x));
                if (!(score >= least_score) || !planes.is_peak(face, y, x)) continue;
                Quad quad = outline(planes, y, x);
                for (cv::Point2f& p : quad) p = {p.x * sx, p.y * sy};
                found.push_back({quad, face == 0 ? table::Face::up : table::Face::down, score});
            }
    return found;
}

}  // namespace

std::vector<Detection> one_per_card(std::vector<Detection> detections) {
    std::stable_sort(detections.begin(), detections.end(),
                     [](const Detection& a, const Detection& b) { return a.score > b.score; });
    std::vector<Detection> kept;
    for (const Detection& d : detections) {
        const bool doubled = std::any_of(kept.begin(), kept.end(), [&](const Detection& k) {
            const double apart = cv::norm(centre_of(d.quad) - centre_of(k.quad));
            return apart < same_card_distance * short_side(k.quad) ||
                   overlap_ratio(d.quad, k.quad) > same_card_overlap;
        });
        if (!doubled) kept.push_back(d);
    }
    return kept;
}

std::expected<CardFinder, std::string> CardFinder::load(const std::string& onnx_path) {
    try {
        CardFinder finder;
        finder.net_ = cv::dnn::readNetFromONNX(onnx_path);
        const int probe[] = {1, 3, 2 * multiple, 2 * multiple};
        finder.net_.setInput(cv::Mat(4, probe, CV_32F, cv::Scalar(0.5)));
        const cv::Mat out = finder.net_.forward();
        if (out.dims != 4 || out.size[1] != channels || out.size[2] != 2 * multiple / stride)
            return std::unexpected("card finder " + onnx_path +
                                   ": not a card finder's network; install the program again");
        return finder;
    } catch (const cv::Exception&) {
        return std::unexpected("card finder " + onnx_path +
                               ": cannot be loaded as a network; install the program again");
    }
}

std::vector<Detection> CardFinder::find(const cv::Mat& bgr, int working_width) {
    if (bgr.empty() || bgr.type() != CV_8UC3) return {};
    const cv::Size size = input_size(bgr.size(), working_width);
    cv::Mat input;
    cv::resize(bgr, input, size, 0, 0, size.width < bgr.cols ? cv::INTER_AREA : cv::INTER_LINEAR);
    net_.setInput(cv::dnn::blobFromImage(input, 1 / 255.0, size, {}, true));
    const Planes planes{net_.forward()};
    std::vector<Detection> found = one_per_card(decode(planes, bgr.size()));
    for (Detection& d : found) d.quad = snap_to_edges(bgr, d.quad);
    return one_per_card(std::move(found));
}

}  // namespace temple::scanner
