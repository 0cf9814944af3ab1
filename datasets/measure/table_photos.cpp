// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/table_photos.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "datasets/measure/picture_label.hpp"
#include "scanner/picture_file.hpp"

namespace temple::datasets {

namespace {

namespace fs = std::filesystem;

std::expected<std::vector<fs::path>, std::string> files_of(const fs::path& folder) {
    std::vector<fs::path> files;
    const fs::path labels = folder / "labels.jsonl";
    if (fs::exists(labels)) {
        const auto all = read_picture_labels(labels.string());
        if (!all) return std::unexpected(all.error());
        for (const PictureLabel& label : *all)
            if (label.exhaustive && label.cards.empty()) files.push_back(folder / label.image);
        return files;
    }
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        if (scanner::is_picture_name(entry.path().string())) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

std::expected<std::vector<cv::Mat>, std::string> read_table_photos(const fs::path& folder) {
    const auto files = files_of(folder);
    if (!files) return std::unexpected(files.error());
    std::vector<cv::Mat> photos;
    for (const fs::path& file : *files) {
        auto photo = scanner::read_picture(file.string());
        if (!photo) return std::unexpected(photo.error());
        photos.push_back(std::move(photo->bgr));
    }
    if (photos.empty())
        return std::unexpected(folder.string() +
                               ": no picture of a table without cards; name another folder");
    return photos;
}

cv::Mat table_photo(std::span<const cv::Mat> photos, cv::Size frame, Random& random) {
    cv::Mat photo = photos[random.index(photos.size())];
    if ((photo.cols < photo.rows) != (frame.width < frame.height)) {
        cv::Mat turned;
        cv::rotate(photo, turned,
                   random.chance(0.5) ? cv::ROTATE_90_CLOCKWISE : cv::ROTATE_90_COUNTERCLOCKWISE);
        photo = turned;
    }
    const double scale = std::max(static_cast<double>(frame.width) / photo.cols,
                                  static_cast<double>(frame.height) / photo.rows);
    cv::Mat large;
    cv::resize(photo, large,
               {std::max(frame.width, cvRound(photo.cols * scale)),
                std::max(frame.height, cvRound(photo.rows * scale))},
               0, 0, scale > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
    const cv::Point from(random.whole(0, large.cols - frame.width),
                         random.whole(0, large.rows - frame.height));
    return large(cv::Rect(from, frame)).clone();
}

}  // namespace temple::datasets
