// SPDX-License-Identifier: GPL-3.0-or-later
// temple-tiles: writes shards of training pictures for datasets/training/*.py.
//   finder: SHARD.images  N x 256 x 256 x 3 bytes (RGB), SHARD.labels  float32 rows:
//           tile, kind (0 face up, 1 face down, 2 hardly visible), cx, cy, ux, uy, vx, vy (px; half axes),
//           visible
//   reader: SHARD.images  N x 144 x 96 x 3 bytes (RGB), SHARD.labels  float32 rows: class 0..54, card height
//   px, visible
#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "datasets/cards/drawn_deck.hpp"
#include "datasets/training/tiles/scene.hpp"
#include "scanner/rectify.hpp"

namespace {

using namespace temple;
using namespace temple::datasets;

constexpr int tile_size = 256;  // px
constexpr float class_back = 53, class_none = 54;

class Shard {
  public:
    explicit Shard(const std::string& name)
        : images_(name + ".images", std::ios::binary), labels_(name + ".labels", std::ios::binary) {}
    void image(const cv::Mat& bgr) {
        for (int y = 0; y < bgr.rows; ++y) {
            row_.resize(static_cast<std::size_t>(bgr.cols) * 3);
            const auto* from = bgr.ptr<cv::Vec3b>(y);
            for (std::size_t x = 0; x < static_cast<std::size_t>(bgr.cols); ++x)
                for (int c = 0; c < 3; ++c)
                    row_[3 * x + static_cast<std::size_t>(c)] = static_cast<char>(from[x][2 - c]);
            images_.write(row_.data(), static_cast<std::streamsize>(row_.size()));
        }
    }
    void label(std::initializer_list<float> row) {
        labels_.write(reinterpret_cast<const char*>(row.begin()),
                      static_cast<std::streamsize>(row.size() * sizeof(float)));
    }

  private:
    std::ofstream images_, labels_;
    std::vector<char> row_;
};

void finder_tile(Shard& shard, int index, std::span<const DeckArt> decks, Random& r) {
    // Large cards were learned last: they come more often than an even spread would bring them.
    const bool large = r.chance(0.45);
    const double height = std::exp(r.real(std::log(large ? 45.0 : 15.0), std::log(large ? 225.0 : 150.0)));
    LabelledScene scene = draw_scene({tile_size, tile_size}, height, 0, decks, r);
    shard.image(scene.picture);
    for (const LabelledCard& card : scene.cards) {
        const Corners& c = card.corners;
        const cv::Point2f centre = (c[0] + c[1] + c[2] + c[3]) * 0.25F;
        if (card.visible < 0.1 || centre.x < 0 || centre.y < 0 || centre.x >= tile_size ||
            centre.y >= tile_size)
            continue;
        const cv::Point2f long_axis = ((c[2] + c[3]) - (c[0] + c[1])) * 0.25F,
                          short_axis = ((c[1] + c[2]) - (c[0] + c[3])) * 0.25F;
        const float kind = card.visible < 0.28 ? 2.0F : card.card ? 0.0F : 1.0F;
        shard.label({static_cast<float>(index), kind, centre.x, centre.y, long_axis.x, long_axis.y,
                     short_axis.x, short_axis.y, static_cast<float>(card.visible)});
    }
}

scanner::Quad shaken(const Corners& corners, double height, Random& r) {
    const double sigma = height * (r.chance(0.8) ? r.real(0.0, 0.018) : r.real(0.018, 0.04));
    scanner::Quad quad;
    for (std::size_t i = 0; i < 4; ++i)
        quad[i] = corners[i] +
                  cv::Point2f(static_cast<float>(r.normal(0, sigma)), static_cast<float>(r.normal(0, sigma)));
    return quad;
}

/// Whether hardly anything of the card is cut off by the picture's border.
bool is_inside(const Corners& corners, int side) {
    const double slack = 0.06 * side;
    return std::ranges::all_of(corners, [&](cv::Point2f p) {
        return p.x > -slack && p.y > -slack && p.x < side + slack && p.y < side + slack;
    });
}

double height_of(const Corners& c) {
    return (cv::norm(c[3] - c[0]) + cv::norm(c[2] - c[1])) / 2;
}

/// A place where no whole card lies: shifted, shrunk or turned away from the card's true outline.
scanner::Quad misplaced(const Corners& c, Random& r) {
    const cv::Point2f centre = (c[0] + c[1] + c[2] + c[3]) * 0.25F;
    const double turn = r.chance(0.4) ? std::numbers::pi / 2 + r.normal(0, 0.2) : r.normal(0, 0.3),
                 scale = r.chance(0.5) ? r.real(0.35, 0.62) : r.real(1.45, 2.2);
    const bool moved = r.chance(0.5);
    const cv::Point2f shift =
        moved ? (c[1] - c[0]) * r.real(-1, 1) +
                    (c[3] - c[0]) * (r.chance(0.5) ? r.real(0.35, 0.9) : r.real(-0.9, -0.35))
              : cv::Point2f();
    const double s = moved ? 1.0 : scale, a = moved ? 0.0 : turn;
    scanner::Quad quad;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f d = c[i] - centre;
        quad[i] = centre + shift +
                  cv::Point2f(static_cast<float>(s * (d.x * std::cos(a) - d.y * std::sin(a))),
                              static_cast<float>(s * (d.x * std::sin(a) + d.y * std::cos(a))));
    }
    return quad;
}

/// A part of a card, or more than a card: cut or extended along its sides.
scanner::Quad recut(const Corners& c, Random& r) {
    const auto at = [&](double u, double v) {
        const auto x = static_cast<float>(u), y = static_cast<float>(v);
        return (c[0] * (1 - x) + c[1] * x) * (1 - y) + (c[3] * (1 - x) + c[2] * x) * y;
    };
    const double part = r.chance(0.75) ? r.real(0.35, 0.7) : r.real(1.4, 2.0);
    double u0 = 0, u1 = 1, v0 = 0, v1 = part;
    if (r.chance(0.35)) u1 = part * r.real(0.9, 1.1);
    if (r.chance(0.5)) v0 = 1 - v1, v1 = 1;
    if (r.chance(0.5)) u0 = 1 - u1, u1 = 1;
    scanner::Quad quad{at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)};
    // A cut card may be wider than high: the reader is given its long side upright.
    if (cv::norm(quad[1] - quad[0]) > cv::norm(quad[3] - quad[0]))
        quad = {quad[1], quad[2], quad[3], quad[0]};
    return quad;
}

/// What the crop is to be named, or nothing where even people would not agree.
std::optional<float> class_of(const LabelledCard& card, Random& r) {
    if (card.visible >= 0.5 || (card.visible >= 0.15 && card.index_visible > 0.9))
        return card.card ? static_cast<float>(card.card->index()) : class_back;
    if (card.visible < 0.2 && card.index_visible < 0.3 && r.chance(0.3)) return class_none;
    return std::nullopt;
}

/// The reader sees each card as the finder will hand it over: with corners a little off, either way up.
int reader_crops(Shard& shard, std::span<const DeckArt> decks, Random& r, int wanted) {
    const double height = std::exp(r.real(std::log(28.0), std::log(180.0)));
    const int side = static_cast<int>(height * r.real(1.25, 2.3));
    LabelledScene scene = draw_scene({side, side}, height, 0.8, decks, r);
    int written = 0;
    const auto write = [&](const scanner::Quad& quad, float kind, double h, double visible) {
        if (written >= wanted) return;
        scanner::Quad q = quad;
        if (r.chance(0.5)) q = {q[2], q[3], q[0], q[1]};
        shard.image(scanner::rectify(scene.picture, q));
        shard.label({kind, static_cast<float>(h), static_cast<float>(visible)});
        ++written;
    };
    for (const LabelledCard& card : scene.cards) {
        const double h = height_of(card.corners);
        if (h < 24) continue;
        if (!is_inside(card.corners, side) && r.chance(0.9)) continue;
        // A part of an even back looks like a whole one: of backs, parts are not called nothing.
        if (card.card && r.chance(0.04)) write(misplaced(card.corners, r), class_none, h, 0);
        if (card.card && r.chance(0.05))
            if (const auto part = recut(card.corners, r); is_inside(part, side))
                write(shaken(part, h, r), class_none, h, 0);
        if (!card.card && !r.chance(0.3)) continue;  // backs are many
        if (const auto kind = class_of(card, r)) write(shaken(card.corners, h, r), *kind, h, card.visible);
    }
    for (const Corners& other : scene.others)
        if (is_inside(other, side) && r.chance(0.3)) {
            scanner::Quad quad = other;
            if (cv::norm(quad[1] - quad[0]) > cv::norm(quad[3] - quad[0]))
                quad = {quad[1], quad[2], quad[3], quad[0]};
            write(shaken(quad, height_of(quad), r), class_none, height_of(quad), 0);
        }
    if (scene.cards.empty() && r.chance(0.3)) {  // the empty table, and what lies on it
        const auto half = static_cast<float>(side) / 2;
        const Corners middle{cv::Point2f(half * 0.6F, half * 0.5F),
                             {half * 1.4F, half * 0.5F},
                             {half * 1.4F, half * 1.5F},
                             {half * 0.6F, half * 1.5F}};
        write(shaken(middle, half, r), class_none, half, 0);
    }
    return written;
}

std::vector<DeckArt> gather_decks(const std::string& art, int drawn, std::uint64_t seed) {
    std::vector<DeckArt> real;
    if (!art.empty())
        for (const auto& entry : std::filesystem::directory_iterator(art))
            if (auto deck = load_deck_art(entry.path().string())) real.push_back(std::move(*deck));
    const auto fonts = index_fonts();
    std::vector<DeckArt> decks;
    for (int i = 0; i < drawn; ++i)
        decks.push_back(draw_deck(seed * 1000 + static_cast<std::uint64_t>(i), fonts, real));
    for (auto& deck : real) decks.push_back(std::move(deck));
    return decks;
}

}  // namespace

int main(int argc, char** argv) {
    std::string what, out, art;
    int count = 1000, drawn = 12;
    std::uint64_t seed = 1;
    CLI::App app{"Writes labelled training pictures"};
    app.add_option("what", what, "finder, reader or decks (a sheet to look at)")
        ->required()
        ->check(CLI::IsMember({"finder", "reader", "decks"}));
    app.add_option("-o", out, "shard name without ending")->required();
    app.add_option("--art", art, "folder with one folder of card pictures per deck");
    app.add_option("--count", count, "pictures");
    app.add_option("--drawn", drawn, "decks to draw by program");
    app.add_option("--seed", seed, "seed");
    CLI11_PARSE(app, argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication gui(argc, argv);
    cv::setNumThreads(1);
    const std::vector<DeckArt> decks = gather_decks(art, drawn, seed);
    Random random(seed);
    Shard shard(out);
    if (what == "decks") {
        for (const DeckArt& deck : decks)
            for (const int i : {0, 7, 9, 10, 24, 38, 51, 52}) {
                cv::Mat sheet(144, 96, CV_8UC3, cv::Scalar(90, 120, 60));
                if (!deck.faces[static_cast<std::size_t>(i)].empty())
                    draw_card(
                        sheet,
                        i == 52 && random.chance(0.5) ? deck.back : deck.faces[static_cast<std::size_t>(i)],
                        {cv::Point2f(2, 2), {94, 2}, {94, 142}, {2, 142}});
                shard.image(sheet);
            }
        return 0;
    }
    for (int i = 0; i < count;)
        if (what == "finder")
            finder_tile(shard, i++, decks, random);
        else
            i += reader_crops(shard, decks, random, count - i);
    return 0;
}
