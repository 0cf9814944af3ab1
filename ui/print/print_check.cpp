// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/print_check.hpp"

#include <QImage>
#include <QPainter>
#include <atomic>
#include <cmath>
#include <future>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <set>
#include <thread>

namespace temple::ui {

namespace {

// As a camera over a table sees it.
constexpr double px_per_mm = 1.6;
constexpr int around = 12;  // px of table around the thing
constexpr std::uint8_t table_grey = 120;

/// Grey, 8-bit, upright.
cv::Mat rendering_of(const datasets::PrintedObject& object) {
    // Drawn twice as fine and reduced, as a lens does it.
    constexpr int finer = 2;
    QImage image((object.size * px_per_mm * finer).toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(px_per_mm * finer, px_per_mm * finer);
    object.draw(painter);
    painter.end();
    const cv::Mat fine(image.height(), image.width(), CV_8U, image.bits(),
                       static_cast<std::size_t>(image.bytesPerLine()));
    cv::Mat grey;
    cv::resize(fine, grey, {}, 1.0 / finer, 1.0 / finer, cv::INTER_AREA);
    return grey;
}

std::vector<std::string> names_on(const datasets::PrintedObject& object) {
    std::vector<std::string> names;
    if (object.coded) names.push_back(object.name);
    for (const auto& part : object.parts)
        if (part.coded) names.push_back(part.name);
    return names;
}

/// One coded thing to look at.
struct Subject {
    std::string what;                // for people
    std::vector<std::string> names;  // of its codes
    cv::Mat upright;
};

/// Error: what went wrong first; nothing if all is well.
std::optional<std::string> fault_of(const Subject& subject, const scanner::CodeReader& reader) {
    const cv::Mat& upright = subject.upright;
    const int side = static_cast<int>(std::ceil(std::hypot(upright.cols, upright.rows))) + 2 * around;
    cv::Mat turned;
    for (int degrees = 0; degrees < 360; ++degrees) {
        cv::Mat turn = cv::getRotationMatrix2D(
            {static_cast<float>(upright.cols) / 2, static_cast<float>(upright.rows) / 2}, -degrees, 1);
        turn.at<double>(0, 2) += (side - upright.cols) / 2.0;
        turn.at<double>(1, 2) += (side - upright.rows) / 2.0;
        cv::warpAffine(upright, turned, turn, {side, side}, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                       cv::Scalar(table_grey));
        std::multiset<std::string> missing(subject.names.begin(), subject.names.end());
        const std::string when =
            " when turned by " + std::to_string(degrees) + " degrees; nothing is written";
        for (const auto& reading : reader.read(turned)) {
            const auto found = missing.find(reading.code.object);
            if (found == missing.end())
                return "print: " + subject.what + " is read as " + reading.code.object + when;
            missing.erase(found);
        }
        if (!missing.empty())
            return "print: the code of " + *missing.begin() + " on " + subject.what + " cannot be read" +
                   when;
    }
    return std::nullopt;
}

std::vector<Subject> subjects_on(const std::vector<datasets::Sheet>& sheets) {
    std::set<std::pair<std::string, std::string>> known;
    std::vector<Subject> subjects;
    for (const auto& sheet : sheets)
        for (const auto& placed : sheet.placements) {
            const auto& object = placed.object;
            auto names = names_on(object);
            if (names.empty() || !known.insert({object.name, object.side}).second) continue;
            subjects.push_back(
                {object.name + " (" + object.side + ")", std::move(names), rendering_of(object)});
        }
    return subjects;
}

}  // namespace

std::expected<int, std::string> check_codes(const std::vector<datasets::Sheet>& sheets,
                                            const scanner::CodeReader& reader) {
    const std::vector<Subject> subjects = subjects_on(sheets);
    std::vector<std::future<std::optional<std::string>>> workers;
    std::atomic<std::size_t> next = 0;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        workers.push_back(std::async(std::launch::async, [&]() -> std::optional<std::string> {
            for (std::size_t k = next++; k < subjects.size(); k = next++)
                if (auto fault = fault_of(subjects[k], reader)) return fault;
            return std::nullopt;
        }));
    std::optional<std::string> fault;
    for (auto& worker : workers)
        if (auto one = worker.get(); one && !fault) fault = std::move(one);
    if (fault) return std::unexpected(*fault);
    int codes = 0;
    for (const Subject& subject : subjects) codes += static_cast<int>(subject.names.size());
    return codes;
}

}  // namespace temple::ui
