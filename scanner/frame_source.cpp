// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/frame_source.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "scanner/picture_file.hpp"

namespace temple::scanner {

namespace {

constexpr double default_fps = 15;
constexpr int smallest_side = 64;       // px: a table with cards needs more
constexpr double largest_frame = 40e6;  // px: 8K and a little
constexpr int most_failed_reads = 50;   // of a live source before it counts as gone
// An address that answers opens within 0.1 s in the local network (JPEG streams of 5 to 30 frames a second).
// OpenCV opens one source at a time: one that never answers holds up all others for so long.
constexpr int longest_opening = 5000;  // ms
constexpr int longest_reading = 5000;  // ms without a byte
// Of a file before it counts as ended: 30 kB of noise in an H.264 file fail 3 reads in a row.
constexpr int most_damaged_reads = 100;

std::string cannot_open(const std::string& where, const std::string& cause) {
    return "source " + where + ": " + cause;
}

std::optional<std::string> wrong_size(cv::Size size) {
    const std::string text = std::to_string(size.width) + " x " + std::to_string(size.height) + " px";
    if (std::min(size.width, size.height) < smallest_side) return text + " is too small to show a table";
    if (static_cast<double>(size.width) * size.height > largest_frame)
        return text + " is too large; reduce the video";
    return std::nullopt;
}

class VideoSource : public FrameSource {
  public:
    VideoSource(cv::VideoCapture capture, cv::Mat first, bool live)
        : capture_(std::move(capture)),
          first_(std::move(first)),
          size_(first_.size()),
          live_(live),
          start_(std::chrono::steady_clock::now()) {
        const double stated = capture_.get(cv::CAP_PROP_FPS);
        fps_ = std::isfinite(stated) && stated >= 1 && stated <= 1000 ? stated : default_fps;
        const double count = capture_.get(cv::CAP_PROP_FRAME_COUNT);
        if (!live_ && std::isfinite(count) && count > 0 && count < 1e9) duration_ = count / fps_;
    }

    std::expected<std::optional<Frame>, std::string> next() override {
        Frame frame;
        frame.number = number_;
        if (!first_.empty()) {
            frame.bgr = std::move(first_);
            first_ = cv::Mat();
        } else if (!read(frame.bgr)) {
            if (live_)
                return std::unexpected("the camera stopped sending pictures; check its cable or address");
            return std::nullopt;
        }
        if (frame.bgr.size() != size_) cv::resize(frame.bgr, frame.bgr, size_);
        frame.t = time();
        ++number_;
        return frame;
    }

    cv::Size size() const override { return size_; }
    double fps() const override { return fps_; }
    double duration() const override { return duration_; }
    bool is_live() const override { return live_; }

  private:
    bool read(cv::Mat& bgr) {
        for (int tries = live_ ? most_failed_reads : most_damaged_reads; tries > 0; --tries) {
            try {
                cv::Mat fresh;
                if (capture_.read(fresh) && !fresh.empty() && fresh.type() == CV_8UC3) {
                    bgr = fresh;
                    return true;
                }
            } catch (const cv::Exception&) {
            }
        }
        return false;
    }

    /// Files: the time stamp, which phones write unevenly; counted on where it does not advance.
    double time() {
        if (live_) return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        const double stamp = capture_.get(cv::CAP_PROP_POS_MSEC) / 1000;
        const double counted = last_ + 1 / fps_;
        const bool usable = std::isfinite(stamp) && stamp > last_ && stamp < last_ + 10;
        last_ = number_ == 0 ? 0 : usable ? stamp : counted;
        return last_;
    }

    cv::VideoCapture capture_;
    cv::Mat first_;
    cv::Size size_;
    bool live_ = false;
    double fps_ = default_fps, duration_ = 0, last_ = 0;
    std::int64_t number_ = 0;
    std::chrono::steady_clock::time_point start_;
};

class FolderSource : public FrameSource {
  public:
    FolderSource(std::vector<std::string> files, cv::Size size, double fps)
        : files_(std::move(files)), size_(size), fps_(fps) {}

    std::expected<std::optional<Frame>, std::string> next() override {
        while (at_ < files_.size()) {
            Frame frame;
            frame.number = static_cast<std::int64_t>(at_);
            frame.t = static_cast<double>(at_) / fps_;
            auto picture = read_picture(files_[at_++]);
            if (!picture) continue;  // one damaged picture does not end a game
            frame.bgr = std::move(picture->bgr);
            if (frame.bgr.size() != size_) cv::resize(frame.bgr, frame.bgr, size_, 0, 0, cv::INTER_AREA);
            return frame;
        }
        return std::nullopt;
    }

    cv::Size size() const override { return size_; }
    double fps() const override { return fps_; }
    double duration() const override { return static_cast<double>(files_.size()) / fps_; }
    bool is_live() const override { return false; }

  private:
    std::vector<std::string> files_;
    cv::Size size_;
    double fps_;
    std::size_t at_ = 0;
};

using Opened = std::expected<std::unique_ptr<FrameSource>, std::string>;

Opened open_folder(const std::string& where, double fps) {
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(where, error))
        if (is_picture_name(entry.path().string())) files.push_back(entry.path().string());
    if (error) return std::unexpected(cannot_open(where, "the folder cannot be read"));
    if (files.empty())
        return std::unexpected(
            cannot_open(where, "the folder holds no pictures; it needs jpg, png, bmp or webp files"));
    std::sort(files.begin(), files.end(), natural_less);
    std::string first_error;
    for (const std::string& file : files) {
        const auto picture = read_picture(file);
        if (!picture) {
            if (first_error.empty()) first_error = picture.error();
            continue;
        }
        if (const auto wrong = wrong_size(picture->bgr.size()))
            return std::unexpected(cannot_open(file, *wrong));
        return std::make_unique<FolderSource>(files, picture->bgr.size(), fps > 0 ? fps : default_fps);
    }
    return std::unexpected(cannot_open(where, "none of its pictures can be read (" + first_error + ")"));
}

Opened open_capture(cv::VideoCapture capture, const std::string& where, bool live) {
    cv::Mat first;
    try {
        for (int tries = live ? most_failed_reads : 1; tries > 0 && first.empty(); --tries)
            capture.read(first);
    } catch (const cv::Exception&) {
        first.release();
    }
    if (first.empty() || first.type() != CV_8UC3)
        return std::unexpected(
            cannot_open(where, live ? "it opens but sends no picture; is another program using it?"
                                    : "no frame can be decoded; convert it to MP4 (H.264)"));
    if (const auto wrong = wrong_size(first.size())) return std::unexpected(cannot_open(where, *wrong));
    return std::make_unique<VideoSource>(std::move(capture), first, live);
}

Opened open_camera(const std::string& where, std::string_view number) {
    int index = -1;
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (fault != std::errc() || end != number.data() + number.size() || index < 0 || index > 99)
        return std::unexpected(cannot_open(where, "write camera:0 for the first camera"));
    cv::VideoCapture capture(index);
    if (!capture.isOpened())
        return std::unexpected(cannot_open(where,
                                           "there is no such camera, or it may not be used; `temple-table "
                                           "camera-check` shows those there are"));
    return open_capture(std::move(capture), where, true);
}

bool is_address(const std::string& where) {
    return where.starts_with("http://") || where.starts_with("https://") || where.starts_with("rtsp://");
}

}  // namespace

Opened open_source(const std::string& where, double fps) {
    // Our own line says what is wrong.
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    if (where.empty())
        return std::unexpected(cannot_open("\"\"", "name a video, a folder of pictures or camera:0"));
    try {
        if (where.starts_with("camera:")) return open_camera(where, std::string_view(where).substr(7));
        if (is_address(where)) {
            cv::VideoCapture capture(where, cv::CAP_FFMPEG,
                                     {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, longest_opening,
                                      cv::CAP_PROP_READ_TIMEOUT_MSEC, longest_reading});
            if (!capture.isOpened())
                return std::unexpected(cannot_open(
                    where, "the address does not answer with a video; is the phone's camera on?"));
            return open_capture(std::move(capture), where, true);
        }
        std::error_code error;
        const auto status = std::filesystem::status(where, error);
        if (error || !std::filesystem::exists(status))
            return std::unexpected(cannot_open(where, "there is no such file or folder; check its name"));
        if (std::filesystem::is_directory(status)) return open_folder(where, fps);
        if (!std::filesystem::is_regular_file(status))
            return std::unexpected(
                cannot_open(where, "is neither a file nor a folder; name a video or a folder of pictures"));
        if (std::filesystem::file_size(where, error) == 0)
            return std::unexpected(cannot_open(where, "the file is empty; copy it again"));
        cv::VideoCapture capture(where, cv::CAP_FFMPEG);
        if (!capture.isOpened())
            return std::unexpected(cannot_open(
                where, "is no video that can be read, or was cut off; convert it to MP4 (H.264)"));
        return open_capture(std::move(capture), where, false);
    } catch (const cv::Exception&) {
        return std::unexpected(cannot_open(where, "cannot be opened"));
    }
}

bool natural_less(const std::string& a, const std::string& b) {
    std::size_t i = 0, j = 0;
    const auto digit = [](const std::string& s, std::size_t k) {
        return k < s.size() && std::isdigit(static_cast<unsigned char>(s[k]));
    };
    const auto run = [&](const std::string& s, std::size_t k) {
        while (k < s.size() && s[k] == '0') ++k;
        std::size_t end = k;
        while (digit(s, end)) ++end;
        return std::pair{k, end};
    };
    while (i < a.size() && j < b.size()) {
        if (digit(a, i) && digit(b, j)) {
            const auto [ia, ea] = run(a, i);
            const auto [ib, eb] = run(b, j);
            if (ea - ia != eb - ib) return ea - ia < eb - ib;
            const int order = a.compare(ia, ea - ia, b, ib, eb - ib);
            if (order != 0) return order < 0;
            i = ea;
            j = eb;
            continue;
        }
        if (a[i] != b[j]) return a[i] < b[j];
        ++i;
        ++j;
    }
    if (a.size() - i != b.size() - j) return a.size() - i < b.size() - j;
    return a < b;
}

}  // namespace temple::scanner
