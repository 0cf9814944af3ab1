// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/measure/speed_bench.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "datasets/cards/drawn_deck.hpp"
#include "datasets/render/backdrop.hpp"
#include "datasets/render/card_drawing.hpp"
#include "datasets/render/table_surface.hpp"

namespace temple::datasets {

namespace {

constexpr double table_width = 1200;  // mm across the picture's width
constexpr double fps = 15;
constexpr double card_height = 88;
constexpr int settling_frames = 45;  // 3 s: all cards are found and read
constexpr double noise = 3;          // grey levels
constexpr int noise_pictures = 4;

/// A table from straight above whose cards lie on a grid.
class BenchTable {
  public:
    explicit BenchTable(const SpeedCase& which)
        : which_(which),
          px_per_mm_(which.frame.width / table_width),
          random_(7),
          deck_(draw_deck(7, index_fonts())),
          still_(draw_table_surface(TableKind::cloth, {table_width, which.frame.height / px_per_mm_},
                                    px_per_mm_, random_)(cv::Rect({0, 0}, which.frame))
                     .clone()) {
        for (int i = 0; i < which.cards; ++i) lay(i, i % 3 == 0);
        for (int i = 0; i < noise_pictures; ++i) {
            cv::Mat grain(which.frame, CV_16SC3);
            cv::theRNG().state = static_cast<std::uint64_t>(i) + 1;
            cv::randn(grain, 0, noise);
            grains_.push_back(grain);
        }
    }

    scanner::Frame frame(int number, bool busy) {
        cv::Mat picture = still_.clone();
        if (busy) {
            const double t = number / fps;
            if (number % 8 == 0) lay(number / 8 % which_.cards, number / 8 % 2 == 0);
            const cv::Point2f tip(static_cast<float>((0.5 + 0.35 * std::sin(2.1 * t)) * picture.cols),
                                  static_cast<float>((0.45 + 0.25 * std::sin(1.3 * t)) * picture.rows));
            Random same(11);
            draw_reaching_hand(picture, tip, card_height * px_per_mm_, same);
        }
        const double drift = 1 + 0.02 * std::sin(number * 0.11);
        cv::Mat wide;
        picture.convertTo(wide, CV_16SC3, drift);
        wide += grains_[static_cast<std::size_t>(number % noise_pictures)];
        scanner::Frame out;
        wide.convertTo(out.bgr, CV_8UC3);
        out.t = number / fps;
        out.number = number;
        return out;
    }

    calibration::TablePlane plane() const {
        return calibration::TablePlane(cv::Matx33d(1 / px_per_mm_, 0, 0, 0, 1 / px_per_mm_, 0, 0, 0, 1));
    }

  private:
    void lay(int place, bool face_up) {
        const int columns = static_cast<int>(std::ceil(std::sqrt(which_.cards * 1.9)));
        const int rows = (which_.cards + columns - 1) / columns;
        const double height = std::min(card_height * px_per_mm_, 0.85 * which_.frame.height / rows);
        const double width = height * deck_.width_mm / deck_.height_mm;
        const auto x = static_cast<float>((place % columns + 0.5) * which_.frame.width / columns - width / 2),
                   y = static_cast<float>((place / columns + 0.5) * which_.frame.height / rows - height / 2);
        const auto w = static_cast<float>(width), h = static_cast<float>(height);
        const cv::Mat& art = face_up ? deck_.faces[static_cast<std::size_t>((place * 7) % 52)] : deck_.back;
        draw_card(still_, art, {cv::Point2f(x, y), {x + w, y}, {x + w, y + h}, {x, y + h}});
    }

    SpeedCase which_;
    double px_per_mm_;
    Random random_;
    DeckArt deck_;
    cv::Mat still_;
    std::vector<cv::Mat> grains_;
};

}  // namespace

FrameCosts measure_speed(const SpeedCase& which, const scanner::CardEyes& eyes, int frames) {
    BenchTable table(which);
    scanner::Tracker tracker({.frame = which.frame, .plane = table.plane(), .card = calibration::poker_size},
                             eyes);
    StageTimes times;
    for (int i = 0; i < settling_frames + frames; ++i) {
        const bool counts = i >= settling_frames;
        const StageTimes::Frame cost = time_frame(tracker, table.frame(i, which.busy && counts));
        if (counts) times.add(cost);
    }
    return times.costs();
}

}  // namespace temple::datasets
