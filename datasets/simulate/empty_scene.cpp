// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/empty_scene.hpp"

#include <algorithm>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "datasets/render/noise_field.hpp"
#include "datasets/render/props.hpp"

namespace temple::datasets {

namespace {

constexpr double floor_z = -720;  // mm
constexpr double floor_px_per_mm = 0.6;
constexpr double pile_room = 150;  // mm around a pile that stay free of props

/// Lays props where no card will come to lie.
void scatter_props(cv::Mat& top, const TablePlan& table, const SceneStyle& style, double px_per_mm,
                   Random& random) {
    std::vector<std::pair<cv::Point2d, double>> taken;
    for (std::size_t kind = 0; kind < 3; ++kind) taken.emplace_back(table.pile(kind), pile_room);
    for (std::size_t p = 0; p < table.seats().size(); ++p) {
        taken.emplace_back(table.deck(p), 75);
        taken.emplace_back(table.key(p), 30);
        const SeatPlan& seat = table.seats()[p];
        for (double along = -seat.width / 2; along <= seat.width / 2; along += 40)
            for (double inward = 20; inward < seat.depth; inward += 40)
                taken.emplace_back(seat.at(along, inward), 28);
    }
    int laid = 0;
    for (int attempt = 0; attempt < 400 && laid < style.props; ++attempt) {
        const auto kind = static_cast<PropKind>(random.whole(0, prop_kinds - 1));
        const double radius = prop_radius(kind);
        const cv::Point2d at(random.real(radius, table.size().width - radius),
                             random.real(radius, table.size().height - radius));
        const double angle = random.real(0, 2 * std::numbers::pi);
        if (std::ranges::any_of(
                taken, [&](const auto& t) { return cv::norm(t.first - at) < t.second + radius * 0.8; }))
            continue;
        draw_prop(top, kind, at * px_per_mm, angle, px_per_mm, random);
        taken.emplace_back(at, radius);
        ++laid;
    }
}

/// Laps and chests beyond the table's edge.
void draw_people(cv::Mat& picture, const TablePlan& table, const SceneStyle& style,
                 const CameraPose& camera) {
    for (std::size_t p = 0; p < table.seats().size(); ++p) {
        const SeatPlan& seat = table.seats()[p];
        for (int ring = 0; ring < 10; ++ring) {
            const double share = 1 - ring / 10.0;
            std::vector<cv::Point> outline;
            for (int i = 0; i < 48; ++i) {
                const double a = i * 2 * std::numbers::pi / 48;
                const cv::Point2d at = seat.at(215 * share * std::cos(a), -150 + 128 * share * std::sin(a));
                outline.push_back(camera.project({at.x, at.y, -40}));
            }
            cv::Scalar colour = style.people[p].sleeve * (0.5 + 0.05 * ring);
            cv::fillPoly(picture, std::vector<std::vector<cv::Point>>{outline}, colour, cv::LINE_AA);
        }
    }
}

/// For every pixel the world place at height z, mm.
cv::Mat places(const CameraPose& camera, double z) {
    // Every eighth pixel exactly, the rest between: a lens is smooth.
    constexpr int step = 8;
    const cv::Size size = camera.view().size;
    cv::Mat coarse((size.height - 1) / step + 2, (size.width - 1) / step + 2, CV_32FC2);
    for (int y = 0; y < coarse.rows; ++y)
        for (int x = 0; x < coarse.cols; ++x) {
            const cv::Point2d at =
                camera.on_plane({static_cast<double>(x * step), static_cast<double>(y * step)}, z);
            coarse.at<cv::Vec2f>(y, x) = {static_cast<float>(at.x), static_cast<float>(at.y)};
        }
    cv::Mat map_x(size, CV_32F), map_y(size, CV_32F), out;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            map_x.at<float>(y, x) = static_cast<float>(x) / step;
            map_y.at<float>(y, x) = static_cast<float>(y) / step;
        }
    cv::remap(coarse, out, map_x, map_y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
}

}  // namespace

cv::Mat draw_empty_scene(const TablePlan& table, const SceneStyle& style, const CameraPose& camera,
                         Random& random) {
    const cv::Size2d size = table.size();
    const double px_per_mm = std::max(0.8, camera.scale_at({size.width / 2, size.height, 0}));
    Random surface(style.surface);
    cv::Mat top = draw_table_surface(style.table, size, px_per_mm, surface);
    scatter_props(top, table, style, px_per_mm, random);
    const cv::Mat ground = draw_floor({2048, 2048}, random);

    cv::Mat picture, floor_map = (places(camera, floor_z) - cv::Scalar(size.width / 2, size.height / 2)) *
                                     floor_px_per_mm +
                                 cv::Scalar(1024, 1024);
    cv::remap(ground, picture, floor_map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
    draw_people(picture, table, style, camera);
    cv::GaussianBlur(picture, picture, {}, 2.5);

    const cv::Mat at = places(camera, 0);
    cv::Mat lying, table_map = at * px_per_mm;
    cv::remap(top, lying, table_map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x) {
            const cv::Vec2f p = at.at<cv::Vec2f>(y, x);
            // Millimetres inside the edge; about one pixel of it is mixed.
            const double inside = std::min({static_cast<double>(p[0]), size.width - p[0],
                                            static_cast<double>(p[1]), size.height - p[1]});
            const double cover = std::clamp(inside * px_per_mm + 0.5, 0.0, 1.0);
            cv::Vec3b& px = picture.at<cv::Vec3b>(y, x);
            if (cover <= 0) {
                if (inside > -40) px *= 1 - 0.35 * (40 + inside) / 40;  // the table's shadow on what is below
                continue;
            }
            const double rim = inside < 3 ? 0.82 : 1;
            for (int c = 0; c < 3; ++c)
                px[c] = cv::saturate_cast<uchar>(px[c] * (1 - cover) +
                                                 lying.at<cv::Vec3b>(y, x)[c] * rim * cover);
        }
    return picture;
}

}  // namespace temple::datasets
