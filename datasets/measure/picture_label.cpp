// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/picture_label.hpp"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace temple::datasets {

namespace {

using nlohmann::json;

CardLabel card_label(const json& row) {
    CardLabel card{row.value("id", std::string()), {}, {}};
    if (row.contains("quad") && !row.at("quad").is_null()) {
        scanner::Quad quad;
        for (std::size_t i = 0; i < 4; ++i)
            quad[i] = {row.at("quad").at(i).at(0).get<float>(), row.at("quad").at(i).at(1).get<float>()};
        card.quad = quad;
    } else if (row.contains("box") && !row.at("box").is_null()) {
        const auto x = row.at("box").at(0).get<float>(), y = row.at("box").at(1).get<float>(),
                   w = row.at("box").at(2).get<float>(), h = row.at("box").at(3).get<float>();
        card.bound = scanner::Quad{cv::Point2f(x, y), {x + w, y}, {x + w, y + h}, {x, y + h}};
    }
    return card;
}

}  // namespace

std::expected<std::vector<PictureLabel>, std::string> read_picture_labels(const std::string& path) {
    std::ifstream in(path);
    if (!in) return std::unexpected("labels " + path + ": cannot be opened");
    std::vector<PictureLabel> labels;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const auto bad = std::unexpected("labels " + path + ": line " + std::to_string(number) +
                                         " is no label; see photos/README.md");
        const auto row = json::parse(line, nullptr, false);
        if (row.is_discarded()) return bad;
        try {
            PictureLabel label{row.at("image").get<std::string>(),
                               row.value("source", std::string()),
                               row.value("exhaustive", false),
                               {}};
            for (const auto& card : row.at("cards")) label.cards.push_back(card_label(card));
            labels.push_back(std::move(label));
        } catch (const json::exception&) {
            return bad;
        }
    }
    return labels;
}

const PictureLabel* label_of(const std::vector<PictureLabel>& labels, const std::string& image) {
    const std::string name = std::filesystem::path(image).filename().string();
    const PictureLabel* by_name = nullptr;
    int same_name = 0;
    for (const PictureLabel& label : labels) {
        if (image == label.image || image.ends_with("/" + label.image)) return &label;
        if (std::filesystem::path(label.image).filename().string() == name) {
            by_name = &label;
            ++same_name;
        }
    }
    return same_name == 1 ? by_name : nullptr;
}

bool agrees(const std::string& label, const std::string& name) {
    if (label == name) return true;
    if (name.size() < 2 || label.size() < 2 || name == "BACK" || name == "JOKER") return false;
    if (label.ends_with("?")) return label.substr(0, label.size() - 1) == name.substr(0, name.size() - 1);
    return label.starts_with("?") && label.back() == name.back();
}

}  // namespace temple::datasets
