// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/question_trace.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>

namespace temple::ui {

namespace {

namespace fs = std::filesystem;

constexpr double every = 0.2;            // s between pictures: a card is turned in about half a second
constexpr double before = 4, after = 2;  // s around a question that are kept
constexpr int jpeg_quality = 92;         // indices of 12 px stay readable

std::unexpected<std::string> cannot_store(const std::string& file) {
    return std::unexpected("--trace " + file + ": cannot be written; is the disk full?");
}

}  // namespace

std::expected<QuestionTrace, std::string> QuestionTrace::open(const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder, error))
        return std::unexpected("--trace " + folder + ": cannot be made; name another folder");
    return QuestionTrace(folder);
}

std::expected<void, std::string> QuestionTrace::see(const scanner::Frame& frame) {
    if (frame.t - last_ < every) return {};
    last_ = frame.t;
    Picture picture{frame.t, {}};
    try {
        cv::imencode(".jpg", frame.bgr, picture.jpeg, {cv::IMWRITE_JPEG_QUALITY, jpeg_quality});
    } catch (const cv::Exception&) {
        return std::unexpected("--trace " + folder_ + ": a picture cannot be packed");
    }
    if (until_ && frame.t <= *until_) return store(picture);
    until_.reset();
    past_.push_back(std::move(picture));
    while (past_.front().t < frame.t - before) past_.pop_front();
    return {};
}

std::expected<void, std::string> QuestionTrace::hear(const nlohmann::ordered_json& line) {
    if (line.value("kind", "") != "question") return {};
    question_ = (fs::path(folder_) / ("question-" + std::to_string(line.value("id", 0)))).string();
    std::error_code error;
    fs::create_directories(question_, error);
    if (error) return cannot_store(question_);
    const std::string text =
        line.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    if (auto stored = store("question.json", {text.begin(), text.end()}); !stored) return stored;
    for (const Picture& picture : past_)
        if (auto stored = store(picture); !stored) return stored;
    past_.clear();
    until_ = line.value("t", 0.0) + after;
    return {};
}

std::expected<void, std::string> QuestionTrace::store(const Picture& picture) const {
    char name[32];
    std::snprintf(name, sizeof name, "%09.3f.jpg", picture.t);
    return store(name, picture.jpeg);
}

std::expected<void, std::string> QuestionTrace::store(const std::string& name,
                                                      const std::vector<unsigned char>& bytes) const {
    const std::string path = (fs::path(question_) / name).string();
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) return cannot_store(path);
    return {};
}

}  // namespace temple::ui
