// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_reader.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "scanner/rectify.hpp"

namespace temple::scanner {

namespace {

constexpr int classes = table::Card::count + 2;  // cards, joker, back, none
constexpr int back_class = table::Card::count, none_class = table::Card::count + 1;
// Softmax temperature; measured on rendered decks that were kept out of the training (model card).
constexpr float temperature = 1.15f;

using LogProbabilities = std::array<float, classes>;

LogProbabilities log_softmax(const float* logits) {
    LogProbabilities out;
    float top = logits[0];
    for (int i = 1; i < classes; ++i) top = std::max(top, logits[i]);
    double sum = 0;
    for (int i = 0; i < classes; ++i) sum += std::exp((logits[i] - top) / temperature);
    const auto ln = static_cast<float>(std::log(sum));
    for (int i = 0; i < classes; ++i) out[static_cast<std::size_t>(i)] = (logits[i] - top) / temperature - ln;
    return out;
}

/// Both ways up agree on the card; their mean is the reading.
Reading combine(const LogProbabilities& upright, const LogProbabilities& turned) {
    LogProbabilities mean;
    for (std::size_t i = 0; i < classes; ++i) mean[i] = 0.5f * (upright[i] + turned[i]);
    const LogProbabilities ln = [&] {
        LogProbabilities out = mean;
        const float top = *std::max_element(mean.begin(), mean.end());
        double sum = 0;
        for (float x : mean) sum += std::exp(x - top);
        for (float& x : out) x -= top + static_cast<float>(std::log(sum));
        return out;
    }();
    Reading reading;
    for (std::size_t i = 0; i < table::Card::count; ++i) reading.cards[i] = std::exp(ln[i]);
    reading.back = std::exp(ln[back_class]);
    reading.none = std::exp(ln[none_class]);
    const auto best = static_cast<std::size_t>(std::max_element(mean.begin(), mean.end()) - mean.begin());
    reading.upside_down = turned[best] > upright[best];
    return reading;
}

double sharpness_of(const cv::Mat& crop) {
    cv::Mat grey, laplacian;
    cv::cvtColor(crop, grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, laplacian, CV_32F);
    cv::Scalar mean, deviation;
    cv::meanStdDev(laplacian, mean, deviation);
    return deviation[0];
}

}  // namespace

std::expected<CardReader, std::string> CardReader::load(const std::string& onnx_path) {
    try {
        CardReader reader;
        reader.net_ = cv::dnn::readNetFromONNX(onnx_path);
        const int probe[] = {2, 3, reader_height, reader_width};
        reader.net_.setInput(cv::Mat(4, probe, CV_32F, cv::Scalar(0.5)));
        const cv::Mat out = reader.net_.forward();
        if (out.total() != 2 * classes)
            return std::unexpected("card reader " + onnx_path +
                                   ": not a card reader's network; install the program again");
        return reader;
    } catch (const cv::Exception&) {
        return std::unexpected("card reader " + onnx_path +
                               ": cannot be loaded as a network; install the program again");
    }
}

Sighting CardReader::read(const cv::Mat& bgr, const Detection& detection) {
    const cv::Mat crop = rectify(bgr, detection.quad);
    cv::Mat turned;
    cv::rotate(crop, turned, cv::ROTATE_180);
    const std::vector<cv::Mat> both{crop, turned};
    net_.setInput(cv::dnn::blobFromImages(both, 1 / 255.0, {reader_width, reader_height}, {}, true));
    const cv::Mat logits = net_.forward().reshape(1, 2);
    Sighting sighting;
    sighting.detection = detection;
    sighting.reading = combine(log_softmax(logits.ptr<float>(0)), log_softmax(logits.ptr<float>(1)));
    sighting.sharpness = sharpness_of(crop);
    return sighting;
}

}  // namespace temple::scanner
