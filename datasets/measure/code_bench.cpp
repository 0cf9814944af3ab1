// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/code_bench.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "datasets/measure/table_photos.hpp"
#include "datasets/printed/known_codes.hpp"
#include "datasets/render/backdrop.hpp"
#include "datasets/render/camera_effects.hpp"
#include "datasets/render/camera_pose.hpp"
#include "datasets/render/card_drawing.hpp"
#include "scanner/quad.hpp"

namespace temple::datasets {

namespace {

using scanner::CodeFamily;

constexpr double between_things = 3;  // mm
constexpr double between_edge = 8;    // mm to the table's edge
constexpr int places_tried = 4000;

/// The camera that sees the middle of a table as large as asked; the table fills the picture.
CameraPose camera_for(const CodeSceneSetup& setup, double azimuth, cv::Size2d& table) {
    CameraView view;
    view.size = setup.frame;
    view.tilt = setup.tilt;
    view.azimuth = azimuth;
    view.margin = 0.01;
    table = cv::Size2d(setup.frame.width / setup.px_per_mm, setup.frame.height / setup.px_per_mm);
    for (int i = 0; i < 8; ++i) {
        const CameraPose camera(view, table);
        const double scale = camera.scale_at({table.width / 2, table.height / 2, 0});
        table *= scale / setup.px_per_mm;
    }
    return {view, table};
}

/// A free place for a thing, or nothing.
std::optional<cv::RotatedRect> free_place(cv::Size2d size, cv::Size2d table,
                                          const std::vector<cv::RotatedRect>& taken, Random& random) {
    const cv::Size2f grown(static_cast<float>(size.width + between_things),
                           static_cast<float>(size.height + between_things));
    std::vector<cv::Point2f> overlap;
    for (int i = 0; i < places_tried; ++i) {
        const cv::Point2f at(static_cast<float>(random.real(0, table.width)),
                             static_cast<float>(random.real(0, table.height)));
        const cv::RotatedRect place(at, grown, static_cast<float>(random.real(0, 360)));
        cv::Point2f corners[4];
        place.points(corners);
        const bool inside = std::ranges::all_of(corners, [&](cv::Point2f p) {
            return p.x > between_edge && p.y > between_edge && p.x < table.width - between_edge &&
                   p.y < table.height - between_edge;
        });
        if (inside && std::ranges::none_of(taken, [&](const cv::RotatedRect& other) {
                return cv::norm(other.center - at) < 110 &&
                       cv::rotatedRectangleIntersection(place, other, overlap) != cv::INTERSECT_NONE;
            }))
            return place;
    }
    return std::nullopt;
}

Corners corners_at(const cv::RotatedRect& place, cv::Size2d size, const CameraPose& camera) {
    const double turn = place.angle * CV_PI / 180, c = std::cos(turn), s = std::sin(turn);
    Corners out;
    const std::array<cv::Point2d, 4> signs{cv::Point2d(-1, -1), {1, -1}, {1, 1}, {-1, 1}};
    for (std::size_t i = 0; i < 4; ++i) {
        const double x = signs[i].x * size.width / 2, y = signs[i].y * size.height / 2;
        out[i] = camera.project({place.center.x + c * x - s * y, place.center.y + s * x + c * y, 0});
    }
    return out;
}

double corner_error(const scanner::Quad& a, const scanner::Quad& b) {
    double worst = 0;
    for (std::size_t i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(a[i] - b[i]));
    return worst;
}

CodeTally& tally_of(CodeBench& bench, CodeFamily family) {
    return family == CodeFamily::matrix   ? bench.cipher
           : family == CodeFamily::frieze ? bench.statues
                                          : bench.tokens;
}

/// Sums up one frame.
void judge(CodeBench& bench, const CodeScene& scene, const std::vector<scanner::CodeReading>& readings,
           double near) {
    for (const CodeTruth& truth : scene.truth) ++tally_of(bench, truth.family).seen;
    std::vector<bool> taken(scene.truth.size());
    for (const auto& reading : readings) {
        if (reading.code.object.empty()) continue;
        bool right = false;
        for (std::size_t i = 0; i < scene.truth.size() && !right; ++i) {
            const CodeTruth& truth = scene.truth[i];
            if (taken[i] || truth.object != reading.code.object || truth.family != reading.code.family ||
                cv::norm(scanner::centre_of(truth.outline) - scanner::centre_of(reading.outline)) > near)
                continue;
            taken[i] = right = true;
            ++tally_of(bench, truth.family).read;
            const double error = corner_error(truth.outline, reading.outline);
            bench.worst_corner = std::max(bench.worst_corner, error);
            bench.corner_sum += error;
        }
        if (!right) ++bench.wrong;
    }
}

/// Processor time: other programs do not count.
double ms_since(std::clock_t start) {
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

CodeScene render_code_scene(const CodeSceneSetup& setup, Random& random) {
    cv::Size2d table;
    const CameraPose camera = camera_for(setup, random.real(0, 360), table);
    const CodeThings& things = setup.things ? *setup.things : code_things();
    CodeScene scene{setup.tables.empty() ? draw_backdrop(setup.frame, random)
                                         : table_photo(setup.tables, setup.frame, random),
                    {}};
    std::vector<cv::RotatedRect> taken;
    const auto lay = [&](const CodeThing& thing) {
        const auto place = free_place(thing.size, table, taken, random);
        if (!place) return;
        taken.push_back(*place);
        const Corners corners = corners_at(*place, thing.size, camera);
        draw_shadow(scene.bgr, corners, {1, 1}, 1.5, 0.3);
        draw_card(scene.bgr, thing.art, corners);
        scene.truth.push_back({thing.object, thing.family, {}});
        std::ranges::copy(corners, scene.truth.back().outline.begin());
    };
    std::vector<std::size_t> order(things.cards.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    random.shuffle(order);
    for (int i = 0; i < setup.cards && !order.empty(); ++i)
        lay(things.cards[order[static_cast<std::size_t>(i) % order.size()]][random.chance(0.5) ? 1 : 0]);
    for (int i = 0; i < setup.tokens && !things.tokens.empty(); ++i)
        lay(things.tokens[random.index(things.tokens.size())]);
    CameraEffects effects;
    const double side = random.real(0, 2 * CV_PI);
    effects.gradient = {std::cos(side) / 3, std::sin(side) / 3};
    effects.exposure = random.real(0.55, 0.85);
    effects.blur = setup.blur;
    effects.noise = setup.noise;
    effects.jpeg_quality = random.whole(60, 90);
    apply(scene.bgr, effects, random);
    return scene;
}

CodeBench bench_codes(const CodeSceneSetup& setup, int frames, std::uint64_t seed) {
    const scanner::CodeReader reader(known_codes({default_deck()}));
    CodeBench bench;
    Random random(seed);
    for (; bench.frames < frames; ++bench.frames) {
        const CodeScene scene = render_code_scene(setup, random);
        const cv::Mat grey = scanner::code_grey(scene.bgr);
        std::clock_t start = std::clock();
        scanner::find_code_outlines(grey);
        bench.locate_ms.push_back(ms_since(start));
        start = std::clock();
        const auto readings = reader.read(grey);
        bench.read_ms.push_back(ms_since(start) - bench.locate_ms.back());
        judge(bench, scene, readings, 20 * setup.px_per_mm);
    }
    return bench;
}

}  // namespace temple::datasets
