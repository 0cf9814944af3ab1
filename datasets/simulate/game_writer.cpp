// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/game_writer.hpp"

#include <cmath>
#include <fstream>
#include <opencv2/videoio.hpp>

#include "referee/referee.hpp"

namespace temple::datasets {

namespace {

std::string stem(const std::string& path) {
    const auto dot = path.rfind(".mp4");
    return dot != std::string::npos && dot + 4 == path.size() ? path.substr(0, dot) : path;
}

std::expected<void, std::string> write_text(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) return std::unexpected(path + ": cannot be written; does the folder exist, is the disk full?");
    return {};
}

nlohmann::ordered_json rounded(const std::vector<cv::Point2d>& points, double unit) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const cv::Point2d& p : points)
        list.push_back({std::round(p.x / unit) * unit, std::round(p.y / unit) * unit});
    return list;
}

}  // namespace

std::string scenario_text(const Timeline& timeline) {
    std::string text = timeline.plan.setup.to_header() + "\n";
    for (const TruthEvent& event : timeline.truth) text += event.event.dump() + "\n";
    return text;
}

std::string expected_text(const Timeline& timeline) {
    referee::Referee referee(timeline.plan.setup);
    std::string text;
    for (const auto& said : referee.opening()) text += said.to_line() + "\n";
    for (const TruthEvent& event : timeline.truth)
        for (const auto& said : referee.handle_line(event.event.dump())) text += said.to_line() + "\n";
    return text;
}

std::string table_text(const Timeline& timeline, const CameraPose& camera) {
    const cv::Size2d size = timeline.table.size();
    nlohmann::ordered_json table{
        {"version", 1}, {"size", {camera.view().size.width, camera.view().size.height}}, {"lens", nullptr}};
    const LensDistortion& bend = camera.view().distortion;
    if (bend.k1 != 0 || bend.k2 != 0) {
        const cv::Matx33d m = camera.matrix();
        nlohmann::ordered_json rows = nlohmann::ordered_json::array();
        for (int r = 0; r < 3; ++r) rows.push_back({m(r, 0), m(r, 1), m(r, 2)});
        table["lens"] = {{"matrix", rows}, {"distortion", {bend.k1, bend.k2, 0.0, 0.0}}};
    }
    std::vector<cv::Point2d> corners;
    for (const auto& [x, y] :
         {std::pair(0.0, 0.0), {size.width, 0.0}, {size.width, size.height}, {0.0, size.height}})
        corners.push_back(camera.project({x, y, 0}));
    table["corners_px"] = rounded(corners, 0.01);
    table["size_mm"] = {size.width, size.height};
    table["seats"] = nlohmann::ordered_json::array();
    for (std::size_t p = 0; p < timeline.table.seats().size(); ++p)
        table["seats"].push_back({{"player", timeline.plan.setup.players[p]},
                                  {"area_mm", rounded(timeline.table.seats()[p].area(), 0.1)}});
    table["middle_mm"] = rounded(timeline.table.middle(), 0.1);
    return table.dump(1) + "\n";
}

std::expected<void, std::string> write_truth(const Timeline& timeline, const CameraPose& camera,
                                             const std::string& video_path) {
    const std::string name = stem(video_path);
    if (auto done = write_text(name + ".events.jsonl", scenario_text(timeline)); !done) return done;
    if (auto done = write_text(name + ".expected.jsonl", expected_text(timeline)); !done) return done;
    return write_text(name + ".table.json", table_text(timeline, camera));
}

std::expected<void, std::string> write_video(const Timeline& timeline, FrameRenderer& renderer,
                                             const VideoWishes& wishes) {
    const int code = wishes.codec == VideoCodec::h264 ? cv::VideoWriter::fourcc('a', 'v', 'c', '1')
                                                      : cv::VideoWriter::fourcc('m', 'p', '4', 'v');
    cv::VideoWriter writer;
    if (!writer.open(wishes.path, cv::CAP_FFMPEG, code, wishes.fps, renderer.camera().view().size))
        return std::unexpected(wishes.path +
                               ": the video cannot be written; does the folder exist, and does this OpenCV "
                               "write mp4 (try --codec mpeg4)?");
    const int frames = cvCeil(timeline.duration * wishes.fps);
    for (int i = 0; i < frames; ++i) {
        writer.write(renderer.frame(i / wishes.fps));
        if (wishes.progress) wishes.progress(static_cast<double>(i + 1) / frames);
    }
    return {};
}

}  // namespace temple::datasets
