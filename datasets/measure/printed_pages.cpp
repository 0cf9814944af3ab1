// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/printed_pages.hpp"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace temple::datasets {

namespace {

using nlohmann::json;
using scanner::CodeFamily;

/// An entry of the manifest.
struct Entry {
    std::size_t page = 0;  // from 0
    int rotation = 0;      // degrees clockwise from upright
    std::string name, side;
    cv::Rect2d place;  // mm
};

std::optional<CodeFamily> family_of(const Entry& entry) {
    if (entry.side == "cipher") return CodeFamily::matrix;
    if (entry.side == "statues") return CodeFamily::frieze;
    const bool is_ring = entry.name.starts_with("token:") || entry.name.starts_with("role:");
    return is_ring ? std::optional(CodeFamily::ring) : std::nullopt;
}

cv::Mat upright(const cv::Mat& cut, int rotation) {
    cv::Mat out;
    if (rotation == 90)
        cv::rotate(cut, out, cv::ROTATE_90_COUNTERCLOCKWISE);
    else if (rotation == 180)
        cv::rotate(cut, out, cv::ROTATE_180);
    else if (rotation == 270)
        cv::rotate(cut, out, cv::ROTATE_90_CLOCKWISE);
    else
        out = cut;
    return out;
}

/// Nothing if it does not lie on the page.
std::optional<CodeThing> cut(const Entry& entry, CodeFamily family, const cv::Mat& page,
                             double page_width_mm) {
    const double px = page.cols / page_width_mm;  // a mm
    const cv::Point from(cvRound(entry.place.x * px), cvRound(entry.place.y * px));
    const cv::Rect at(from, cv::Point(cvRound((entry.place.x + entry.place.width) * px),
                                      cvRound((entry.place.y + entry.place.height) * px)));
    if (at.empty() || (at & cv::Rect({}, page.size())) != at) return std::nullopt;
    CodeThing thing{entry.name, family, {entry.place.width, entry.place.height}, {}};
    if (entry.rotation % 180 != 0) std::swap(thing.size.width, thing.size.height);
    cv::cvtColor(upright(page(at), entry.rotation), thing.art, cv::COLOR_BGR2BGRA);
    return thing;
}

Entry entry_of(const json& object) {
    const json& mm = object.at("rect_mm");
    return {object.at("page").get<std::size_t>() - 1,
            object.at("rotation"),
            object.at("name"),
            object.at("side"),
            {mm.at(0), mm.at(1), mm.at(2), mm.at(3)}};
}

}  // namespace

std::expected<CodeThings, std::string> cut_pages(std::string_view manifest, std::span<const cv::Mat> pages) {
    CodeThings out;
    std::map<std::string, std::array<CodeThing, 2>> cards;
    try {
        const json all = json::parse(manifest);
        for (const json& object : all.at("objects")) {
            const Entry entry = entry_of(object);
            const auto family = family_of(entry);
            if (!object.at("coded").get<bool>() || !family) continue;
            auto thing = entry.page < pages.size()
                             ? cut(entry, *family, pages[entry.page], all.at("pages_mm").at(entry.page).at(0))
                             : std::nullopt;
            if (!thing)
                return std::unexpected("manifest: " + entry.name + " lies on none of the " +
                                       std::to_string(pages.size()) +
                                       " pages; give the manifest that was written with them");
            if (*family == CodeFamily::ring)
                out.tokens.push_back(std::move(*thing));
            else
                cards[entry.name][*family == CodeFamily::matrix ? 1 : 0] = std::move(*thing);
        }
    } catch (const json::exception&) {
        return std::unexpected("manifest: is none; give the file that print --manifest wrote");
    }
    for (auto& [name, sides] : cards)
        if (!sides[0].art.empty() && !sides[1].art.empty()) out.cards.push_back(std::move(sides));
    return out;
}

}  // namespace temple::datasets
