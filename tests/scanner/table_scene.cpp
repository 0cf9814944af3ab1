// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/table_scene.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "scanner/card_pose.hpp"
#include "scanner/quad.hpp"

namespace temple::scanner {

namespace {

/// The picture's plane for a camera 1.25 m above a table whose middle is under the picture's centre.
calibration::TablePlane camera(double tilt_degrees) {
    const double tilt = tilt_degrees * std::numbers::pi / 180, f = 780;
    const auto project = [&](double x, double y) {
        const double yy = y * std::cos(tilt), zz = 1250 - y * std::sin(tilt);
        return cv::Point2f(static_cast<float>(f * x / zz + 480), static_cast<float>(f * yy / zz + 270));
    };
    const std::array<cv::Point2f, 4> corners{project(-600, -400), project(600, -400), project(600, 400),
                                             project(-600, 400)};
    return *calibration::TablePlane::from_corners(corners, {1200, 800});
}

std::vector<cv::Point> whole(const Quad& quad) {
    return {quad.begin(), quad.end()};
}

}  // namespace

TableScene::TableScene(double tilt_degrees) : plane_(camera(tilt_degrees)) {
    cv::Mat coarse(54, 96, CV_8UC3);
    rng_.fill(coarse, cv::RNG::UNIFORM, cv::Scalar(40, 60, 80), cv::Scalar(60, 85, 110));
    cv::resize(coarse, wood_, size(), 0, 0, cv::INTER_CUBIC);
}

Quad TableScene::outline(const SceneCard& card) const {
    const calibration::CardSize size{calibration::bridge_size.width * card.size,
                                     calibration::bridge_size.height * card.size};
    return outline_at(card.pose, plane_, size);
}

std::vector<cv::Point> TableScene::polygon(const SceneArm& arm) const {
    const table::Place d = arm.tip - arm.from;
    const double length = std::max(1.0, std::hypot(d.x, d.y));
    const table::Place n{-d.y / length * arm.width / 2, d.x / length * arm.width / 2};
    std::vector<cv::Point> out;
    for (const table::Place& p : {arm.from + n, arm.tip + n, arm.tip - n, arm.from - n})
        out.emplace_back(plane_.to_px(p));
    return out;
}

Frame TableScene::frame() {
    cv::Mat picture = wood_.clone();
    for (const SceneCard& card : cards) {
        cv::fillConvexPoly(picture, whole(outline(card)), {235, 235, 235}, cv::LINE_AA);
        SceneCard inner = card;
        inner.size *= 0.8;
        const cv::Scalar back = card.back == 0 ? cv::Scalar(190, 90, 50) : cv::Scalar(60, 50, 200);
        cv::fillConvexPoly(picture, whole(outline(inner)),
                           card.face == table::Face::down ? back : cv::Scalar(215, 225, 240), cv::LINE_AA);
        if (card.face == table::Face::up) draw_pips(picture, card);
    }
    for (const SceneArm& arm : arms) cv::fillConvexPoly(picture, polygon(arm), {110, 150, 200}, cv::LINE_AA);
    if (shake != cv::Point2d(0, 0)) {
        const cv::Matx23d move(1, 0, shake.x, 0, 1, shake.y);
        cv::warpAffine(picture, picture, move, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    }
    cv::Mat grain(picture.size(), CV_16SC3);
    rng_.fill(grain, cv::RNG::NORMAL, 0, noise);
    picture.convertTo(picture, CV_16SC3, exposure);
    cv::add(picture, grain, picture);
    Frame frame;
    picture.convertTo(frame.bgr, CV_8UC3);
    frame.number = number_;
    frame.t = now();
    ++number_;
    return frame;
}

void TableScene::draw_pips(cv::Mat& picture, const SceneCard& card) const {
    const double c = std::cos(card.pose.angle), s = std::sin(card.pose.angle);
    const cv::Scalar ink = card.card.is_red() ? cv::Scalar(30, 30, 190) : cv::Scalar(20, 20, 20);
    const int pips = 1 + card.card.index() % 13;
    for (int i = 0; i < pips; ++i) {  // in columns along the card's long axis
        const double along = 24.0 * (i % 5 - 2) / 2, across = 13.0 * (i / 5 - 1);
        const table::Place at =
            card.pose.centre + table::Place{c * along - s * across, s * along + c * across};
        cv::circle(picture, plane_.to_px(at), 6, ink, cv::FILLED, cv::LINE_AA);
    }
}

double TableScene::hidden(const SceneCard& card) const {
    cv::Mat place = cv::Mat::zeros(size(), CV_8U), over = place.clone();
    cv::fillConvexPoly(place, whole(outline(card)), 255);
    for (const SceneArm& arm : arms) cv::fillConvexPoly(over, polygon(arm), 255);
    for (const SceneCard* other = &card + 1; other < cards.data() + cards.size(); ++other)
        cv::fillConvexPoly(over, whole(outline(*other)), 255);
    return static_cast<double>(cv::countNonZero(place & over)) / std::max(1, cv::countNonZero(place));
}

CardEyes TableScene::eyes() {
    CardEyes eyes;
    eyes.find = [this](const cv::Mat& bgr, int) {
        cv::Size whole_size;
        cv::Point offset;
        bgr.locateROI(whole_size, offset);
        std::vector<Detection> found;
        for (const SceneCard& card : cards) {
            Quad quad = outline(card);
            bool inside = true;
            for (cv::Point2f& p : quad) {
                p += cv::Point2f(shake) - cv::Point2f(offset);
                inside = inside && p.x >= 0 && p.y >= 0 && p.x <= static_cast<float>(bgr.cols) &&
                         p.y <= static_cast<float>(bgr.rows);
            }
            if (inside && hidden(card) < 0.4) found.push_back({quad, card.face, 0.9});
        }
        return found;
    };
    eyes.read = [this](const cv::Mat&, const Detection& detection) {
        Sighting sighting;
        sighting.detection = detection;
        sighting.sharpness = 30;
        for (const SceneCard& card : cards)
            if (cv::norm(centre_of(outline(card)) - centre_of(detection.quad)) < 6 && hidden(card) < 0.4) {
                if (card.face == table::Face::down)
                    sighting.reading.back = 0.99f;
                else
                    sighting.reading.cards[static_cast<std::size_t>(card.card.index())] = 0.95f;
                sighting.reading.none = 0.01f;
                return sighting;
            }
        sighting.reading.none = 1;
        return sighting;
    };
    return eyes;
}

std::vector<table::TableChange> TableScene::run(Tracker& tracker, double seconds) {
    std::vector<table::TableChange> out;
    for (const double end = now() + seconds; now() < end;)
        for (const auto& change : tracker.update(frame()))
            if (change.kind != table::ChangeKind::tick) out.push_back(change);
    return out;
}

std::vector<SceneCard> four_rows(int each) {
    std::vector<SceneCard> cards;
    for (int i = 0; i < each; ++i) {
        const double along = (i - (each - 1) / 2.0) * 64;
        cards.push_back({{{600 + along, 720}, upright}});
        cards.push_back({{{80, 400 + along}, 0.0}});
        cards.push_back({{{600 + along, 80}, upright}});
        cards.push_back({{{1120, 400 + along}, 0.0}});
    }
    return cards;
}

int count(const std::vector<table::TableChange>& changes, table::ChangeKind kind) {
    return static_cast<int>(
        std::count_if(changes.begin(), changes.end(), [&](const auto& c) { return c.kind == kind; }));
}

std::string listed(const std::vector<table::TableChange>& changes) {
    std::string text;
    for (const auto& c : changes)
        text += std::to_string(c.t) + ": kind " + std::to_string(static_cast<int>(c.kind)) + " track " +
                std::to_string(c.track) + " at " + std::to_string(c.pose.centre.x) + "," +
                std::to_string(c.pose.centre.y) + "\n";
    return text;
}

}  // namespace temple::scanner
