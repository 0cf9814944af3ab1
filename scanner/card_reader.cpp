// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/card_reader.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <span>

#include "scanner/rectify.hpp"

namespace temple::scanner {

namespace {

constexpr int classes = table::Card::count + 2;  // cards, joker, back, none
constexpr int back_class = table::Card::count, none_class = table::Card::count + 1;
constexpr int ranks = 13, suits = 4;
constexpr int rank_classes = ranks + 1, suit_classes = suits + 1;  // and none
constexpr int outputs = classes + rank_classes + suit_classes;
// Weights of the whole card (mean of both ways up), of the corners' rank and suit, in nats. Chosen for the
// least loss on rendered decks that were kept out of the training; they calibrate it too (model card).
constexpr float card_weight = 0.78F, rank_weight = 0.37F, suit_weight = 0.19F;

/// Logits -> log probabilities, in place.
void normalise(std::span<float> logits) {
    const float top = *std::ranges::max_element(logits);
    double sum = 0;
    for (const float x : logits) sum += std::exp(x - top);
    for (float& x : logits) x -= top + static_cast<float>(std::log(sum));
}

/// What both ways up say of the card, and what the upper left corner of each says of its index.
/// @param upright, turned  `outputs` logits each
Reading combine(std::span<const float> upright, std::span<const float> turned) {
    std::array<float, outputs> both;
    for (std::size_t i = 0; i < both.size(); ++i) both[i] = upright[i] + turned[i];
    const std::span<float> all(both);
    const auto cards = all.first(classes);
    const auto rank = all.subspan(classes, rank_classes), suit = all.subspan(classes + rank_classes);
    normalise(rank);
    normalise(suit);
    for (std::size_t i = 0; i < classes; ++i) {
        const table::Card card(static_cast<int>(i));
        const bool has_index = i < table::Card::count && !card.is_joker();
        cards[i] = 0.5F * card_weight * cards[i] +
                   rank_weight * rank[has_index ? static_cast<std::size_t>(card.rank()) : ranks] +
                   suit_weight * suit[has_index ? static_cast<std::size_t>(card.suit()) : suits];
    }
    normalise(cards);
    Reading reading;
    for (std::size_t i = 0; i < table::Card::count; ++i) reading.cards[i] = std::exp(cards[i]);
    reading.back = std::exp(cards[back_class]);
    reading.none = std::exp(cards[none_class]);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(cards) - cards.begin());
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
        if (out.total() != 2 * outputs)
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
    const auto row = [&logits](int i) { return std::span<const float>(logits.ptr<float>(i), outputs); };
    sighting.reading = combine(row(0), row(1));
    sighting.sharpness = sharpness_of(crop);
    return sighting;
}

}  // namespace temple::scanner
