// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table scan IMAGE...`: names the cards in photographs.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <set>
#include <string>

#include "datasets/measure/scan_score.hpp"
#include "scanner/code_reader.hpp"
#include "scanner/coded_cards.hpp"
#include "scanner/model_files.hpp"
#include "scanner/picture_file.hpp"
#include "scanner/picture_scan.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/number_range.hpp"
#include "ui/print/deck_store.hpp"

namespace temple::ui {
namespace {

using nlohmann::ordered_json;
using scanner::Quad;
using scanner::ScannedCard;

struct Options {
    std::vector<std::string> images;
    bool jsonl = false;
    std::string draw, quads;
    double named = scanner::ScanLimits{}.named;
};

/// Rounded to `per_one` steps a unit: dividing by a whole number leaves no tail of digits in the JSON.
double rounded(double x, double per_one) {
    return std::round(x * per_one) / per_one;
}

ordered_json to_json(const Quad& quad, double scale) {
    ordered_json corners = ordered_json::array();
    for (const cv::Point2f& p : quad)
        corners.push_back({rounded(p.x / scale, 100), rounded(p.y / scale, 100)});
    return corners;
}

/// "cipher", "statues", or nothing for what has no such sides.
ordered_json side_of(const scanner::CodeReading& code) {
    if (!code.code.object.starts_with("code:")) return nullptr;
    return code.code.family == scanner::CodeFamily::matrix ? "cipher" : "statues";
}

ordered_json to_json(const scanner::CodeReading& code, double scale) {
    const std::string& object = code.code.object;
    return {{"text", code.code.text},
            {"object", object.empty() ? ordered_json(nullptr) : ordered_json(object)},
            {"side", side_of(code)},
            {"confidence", rounded(code.confidence, 10000)},
            {"quad", to_json(code.outline, scale)}};
}

ordered_json to_json(const ScannedCard& card, double scale) {
    ordered_json out, others = ordered_json::array();
    const std::string id = datasets::name_of(card);
    for (const auto& c : card.candidates)
        if (!card.id || c.card != *card.id) others.push_back({c.card.name(), rounded(c.probability, 10000)});
    out["id"] = id.empty() ? ordered_json(nullptr) : ordered_json(id);
    out["confidence"] = rounded(card.confidence, 10000);
    out["found"] = rounded(card.found, 10000);
    out["face"] = card.face == table::Face::up ? "up" : "down";
    out["quad"] = to_json(card.quad, scale);
    out["candidates"] = others;
    return out;
}

/// What is seen in a picture.
struct Seen {
    std::vector<ScannedCard> cards;
    std::vector<scanner::CodeReading> codes;
};

std::string in_words(const Seen& seen) {
    const auto& cards = seen.cards;
    if (cards.empty() && seen.codes.empty()) return "no cards";
    std::string text;
    for (const auto& code : seen.codes)
        text += (text.empty() ? "" : ", ") +
                (code.code.object.empty() ? "unknown code " + code.code.text : code.code.object);
    for (const ScannedCard& card : cards) {
        const std::string percent = " " + std::to_string(static_cast<int>(100 * card.confidence)) + " %";
        text += text.empty() ? "" : ", ";
        if (card.face == table::Face::down)
            text += "a back";
        else if (card.id)
            text += card.id->name() + percent;
        else if (card.candidates.empty())
            text += "a card that cannot be read";
        else
            text += "perhaps " + card.candidates.front().card.name() + percent;
    }
    return text;
}

/// @return false if the file cannot be written.
bool draw(const cv::Mat& bgr, const Seen& seen, const std::filesystem::path& file) {
    cv::Mat canvas = bgr.clone();
    const int line = std::max(1, canvas.cols / 600);
    const auto mark = [&](const Quad& quad, const std::string& name, const cv::Scalar& colour) {
        const std::vector<cv::Point> points(quad.begin(), quad.end());
        cv::polylines(canvas, points, true, colour, line, cv::LINE_AA);
        cv::line(canvas, points[0], points[1], colour, 3 * line, cv::LINE_AA);
        for (const auto& [ink, width] :
             {std::pair(cv::Scalar(0, 0, 0), 3 * line), {cv::Scalar(255, 255, 255), line}})
            cv::putText(canvas, name, points[0], cv::FONT_HERSHEY_SIMPLEX, 0.5 * line + 0.2, ink, width,
                        cv::LINE_AA);
    };
    for (const auto& code : seen.codes) {
        const std::string& object = code.code.object;  // "code:NPT": the kind is seen
        mark(code.outline, object.empty() ? code.code.text : object.substr(object.find(':') + 1),
             {200, 0, 200});
    }
    for (const ScannedCard& card : seen.cards) {
        const std::string id = datasets::name_of(card);
        const cv::Scalar colour = id.empty() ? cv::Scalar(0, 160, 255)
                                  : card.id  ? cv::Scalar(60, 200, 0)
                                             : cv::Scalar(220, 120, 0);
        const std::string name = !id.empty()               ? id
                                 : card.candidates.empty() ? "?"
                                                           : card.candidates.front().card.name() + "?";
        mark(card.quad, name, colour);
    }
    try {
        return cv::imwrite(file.string(), canvas);
    } catch (const cv::Exception&) {
        return false;
    }
}

class Scan {
  public:
    Scan(const Options& options, scanner::CardFinder finder, scanner::CardReader reader,
         scanner::CodeReader codes, std::vector<datasets::PictureLabel> labels)
        : options_(options),
          finder_(std::move(finder)),
          reader_(std::move(reader)),
          codes_(std::move(codes)),
          labels_(std::move(labels)) {}

    int run() {
        int exit_code = 0;
        for (const std::string& image : options_.images)
            if (const auto error = scan(image)) {
                if (options_.jsonl)
                    std::cout << ordered_json{{"image", image}, {"error", *error}}.dump(
                                     -1, ' ', false, ordered_json::error_handler_t::replace)
                              << std::endl;
                std::cerr << *error << "\n";
                exit_code = 1;
            }
        return exit_code;
    }

  private:
    std::optional<std::string> scan(const std::string& image) {
        const auto start = std::chrono::steady_clock::now();
        const auto picture = scanner::read_picture(image);
        if (!picture) return picture.error();
        const scanner::ScanLimits limits{.named = options_.named};
        Seen seen;
        if (options_.quads.empty()) {
            seen.codes = codes_.read_picture(scanner::code_grey(picture->bgr));
            seen.cards = scanner::without_coded(scanner::scan_picture(finder_, reader_, picture->bgr, limits),
                                                seen.codes);
        } else {
            const datasets::PictureLabel* label = datasets::label_of(labels_, image);
            if (!label) return "picture " + image + ": the labels do not name it";
            for (const auto& labelled : label->cards) {
                if (!labelled.quad) continue;
                Quad quad = *labelled.quad;
                for (cv::Point2f& p : quad) p *= picture->scale;
                seen.cards.push_back(scanner::read_at(reader_, picture->bgr, quad, limits));
            }
        }
        const double ms =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        if (!options_.draw.empty()) {
            const auto file = drawing_for(image);
            if (!draw(picture->bgr, seen, file))
                return "drawing " + file.string() + ": cannot be written; name another folder with --draw";
        }
        if (options_.jsonl)
            tell(image, *picture, ms, seen);
        else
            std::cout << image << ": " << in_words(seen) << std::endl;
        return std::nullopt;
    }

    void tell(const std::string& image, const scanner::Picture& picture, double ms, const Seen& seen) const {
        ordered_json list = ordered_json::array(), codes = ordered_json::array();
        for (const ScannedCard& card : seen.cards) list.push_back(to_json(card, picture.scale));
        for (const auto& code : seen.codes) codes.push_back(to_json(code, picture.scale));
        const ordered_json row{{"image", image},
                               {"size", {picture.size.width, picture.size.height}},
                               {"ms", rounded(ms, 10)},
                               {"cards", list},
                               {"codes", codes}};
        std::cout << row.dump(-1, ' ', false, ordered_json::error_handler_t::replace) << std::endl;
    }

    std::filesystem::path drawing_for(const std::string& image) {
        const std::string stem = std::filesystem::path(image).stem().string();
        std::string name = stem;
        for (int i = 2; !drawn_.insert(name).second; ++i) name = stem + "-" + std::to_string(i);
        return std::filesystem::path(options_.draw) / (name + ".png");
    }

    const Options& options_;
    scanner::CardFinder finder_;
    scanner::CardReader reader_;
    scanner::CodeReader codes_;
    std::vector<datasets::PictureLabel> labels_;
    std::set<std::string> drawn_;
};

int fail(const std::string& error, int code) {
    std::cerr << error << "\n";
    return code;
}

int run(const Options& options) {
    std::vector<datasets::PictureLabel> labels;
    if (!options.quads.empty()) {
        auto read = datasets::read_picture_labels(options.quads);
        if (!read) return fail(read.error(), 2);
        labels = std::move(*read);
    }
    if (!options.draw.empty()) {
        std::error_code error;
        std::filesystem::create_directories(options.draw, error);
        if (!std::filesystem::is_directory(options.draw))
            return fail("folder " + options.draw + ": cannot be made; name another with --draw", 2);
        std::cerr << "drawings of the pictures are kept in " << options.draw << "\n";
    }
    auto finder = scanner::CardFinder::load(scanner::model_file("card_finder.onnx"));
    if (!finder) return fail(finder.error(), 1);
    auto reader = scanner::CardReader::load(scanner::model_file("card_reader.onnx"));
    if (!reader) return fail(reader.error(), 1);
    AllCodes codes = all_known_codes();
    for (const std::string& problem : codes.problems) std::cerr << problem << "\n";
    return Scan(options, std::move(*finder), std::move(*reader), scanner::CodeReader(std::move(codes.list)),
                std::move(labels))
        .run();
}

}  // namespace

void add_scan_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("scan", "names the cards in photographs");
    command->add_option("IMAGE", options->images, "pictures: JPEG, PNG, BMP or WebP")->required();
    command->add_flag("--jsonl", options->jsonl, "one JSON line a picture instead of words");
    command->add_option("--draw", options->draw, "folder for pictures with what was found drawn in");
    command->add_option("--quads", options->quads,
                        "labels (JSON lines) whose outlines are named instead of finding cards");
    command->add_option("--sure", options->named, "confidence from which a card is named")
        ->check(NumberRange(0.0, 1.0));
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace temple::ui
