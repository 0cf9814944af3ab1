// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/tracker_drawing.hpp"

#include <cstdio>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

constexpr int widest = 1280;

std::string label_of(const Track& track) {
    char text[64];
    if (track.look.face == table::Face::down) {
        std::snprintf(text, sizeof text, "%u b%d", track.id, track.look.back);
    } else {
        const table::Identity identity = track.look.evidence.identity();
        if (identity.candidates.empty())
            std::snprintf(text, sizeof text, "%u ?", track.id);
        else
            std::snprintf(text, sizeof text, "%u %s %.2f", track.id,
                          identity.candidates[0].card.name().c_str(), identity.best());
    }
    return text;
}

void write(cv::Mat& canvas, const std::string& text, cv::Point at, cv::Scalar colour) {
    cv::putText(canvas, text, at, cv::FONT_HERSHEY_SIMPLEX, 0.42, {0, 0, 0}, 3, cv::LINE_AA);
    cv::putText(canvas, text, at, cv::FONT_HERSHEY_SIMPLEX, 0.42, colour, 1, cv::LINE_AA);
}

void tint(cv::Mat& canvas, const cv::Mat& cells, cv::Scalar colour) {
    if (cells.empty()) return;
    cv::Mat mask, tinted;
    cv::resize(cells, mask, canvas.size(), 0, 0, cv::INTER_NEAREST);
    cv::addWeighted(canvas, 0.75, cv::Mat(canvas.size(), CV_8UC3, colour), 0.25, 0, tinted);
    tinted.copyTo(canvas, mask);
}

/// Of a Track or a CodeTrack: their states have the same names.
template <typename AnyTrack>
cv::Scalar colour_of(const AnyTrack& track) {
    using State = decltype(track.state);
    if (track.state == State::appearing) return {170, 170, 170};
    if (track.state == State::covered) return {0, 150, 255};
    return track.doubt ? cv::Scalar(0, 230, 230) : cv::Scalar(60, 220, 0);
}

/// The frame, reduced, and what is drawn into it at places in frame px.
struct Drawing {
    explicit Drawing(const cv::Mat& frame) : scale(std::min(1.0, static_cast<double>(widest) / frame.cols)) {
        cv::resize(frame, canvas, {}, scale, scale, cv::INTER_AREA);
    }
    cv::Point to(cv::Point2f p) const { return {cvRound(p.x * scale), cvRound(p.y * scale)}; }
    void outline(const Quad& quad, const std::string& label, int left, cv::Scalar colour) {
        std::vector<cv::Point> points;
        for (const cv::Point2f& p : quad) points.push_back(to(p));
        cv::polylines(canvas, points, true, colour, 1, cv::LINE_AA);
        write(canvas, label, to(centre_of(quad)) - cv::Point(left, 0), colour);
    }
    void captions(const std::string& above, const std::string& below) {
        write(canvas, above, {8, 16}, {255, 255, 255});
        write(canvas, below, {8, canvas.rows - 8}, {255, 255, 255});
    }

    double scale;
    cv::Mat canvas;
};

}  // namespace

cv::Mat draw_tracker(const Frame& frame, const Tracker& tracker, const std::string& text) {
    Drawing drawing(frame.bgr);
    cv::Mat& canvas = drawing.canvas;
    const auto to = [&drawing](cv::Point2f p) { return drawing.to(p); };
    tint(canvas, tracker.changes().moving(), {255, 0, 255});
    for (const Arm& arm : tracker.arms().arms()) {
        tint(canvas, arm.cells, arm.clear ? cv::Scalar(255, 160, 0) : cv::Scalar(0, 0, 255));
        cv::line(canvas, to(arm.base), to(arm.tip), {255, 160, 0}, 2, cv::LINE_AA);
        cv::circle(canvas, to(arm.tip), 6, {255, 160, 0}, 2, cv::LINE_AA);
        write(canvas, "arm " + std::to_string(arm.id), to(arm.tip) + cv::Point(8, 0), {255, 200, 100});
    }
    for (const cv::Rect& r : tracker.examined())
        cv::rectangle(canvas, cv::Rect(to(r.tl()), to(r.br())), {255, 255, 0}, 1);
    for (const Track& track : tracker.tracks())
        drawing.outline(track.look.quad, label_of(track), 14, colour_of(track));
    char line[160];
    std::snprintf(line, sizeof line, "t %.2f  frame %lld  tracks %zu  %s%s%s", frame.t,
                  static_cast<long long>(frame.number), tracker.tracks().size(),
                  tracker.plane() ? "plane " : "no plane ", tracker.busy() ? "busy " : "",
                  tracker.shaking() ? "SHAKING" : "");
    drawing.captions(line, text);
    return canvas;
}

cv::Mat draw_codes(const Frame& frame, const CodeTracker& tracker, const std::string& text) {
    Drawing drawing(frame.bgr);
    for (const CodeTrack& track : tracker.tracks()) {
        const std::string label =
            std::to_string(track.id) + " " + std::string(track.look.object.public_name());
        drawing.outline(track.look.outline, label, 20, colour_of(track));
    }
    char line[120];
    std::snprintf(line, sizeof line, "t %.2f  frame %lld  things %zu  %s%s", frame.t,
                  static_cast<long long>(frame.number), tracker.tracks().size(),
                  tracker.plane() ? "plane " : "no plane ", tracker.busy() ? "busy" : "");
    drawing.captions(line, text);
    return drawing.canvas;
}

}  // namespace temple::scanner
