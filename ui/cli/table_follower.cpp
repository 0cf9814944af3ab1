// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/table_follower.hpp"

#include <cstdio>
#include <iostream>

#include "scanner/card_eyes.hpp"
#include "scanner/code_tracker.hpp"
#include "scanner/tracker.hpp"
#include "scanner/tracker_drawing.hpp"
#include "ui/print/deck_store.hpp"

namespace temple::ui {

namespace {

class CardFollower final : public TableFollower {
  public:
    CardFollower(const scanner::TrackerSetup& setup, const scanner::CardEyes& eyes) : tracker_(setup, eyes) {}
    std::vector<table::TableChange> update(const scanner::Frame& frame) override {
        return tracker_.update(frame);
    }
    cv::Mat draw(const scanner::Frame& frame, const std::string& text) const override {
        return scanner::draw_tracker(frame, tracker_, text);
    }
    std::string times() const override {
        const auto& times = tracker_.times();
        char line[120];
        std::snprintf(line, sizeof line, "change %.1f s, finding %.1f s (%d), reading %.1f s (%d)",
                      times.change, times.find, times.finds, times.read, times.reads);
        return line;
    }

  private:
    scanner::Tracker tracker_;
};

class CodeFollower final : public TableFollower {
  public:
    CodeFollower(const scanner::CodeTrackerSetup& setup, scanner::CodeList codes)
        : tracker_(setup, scanner::CodeReader(std::move(codes))) {}
    std::vector<table::TableChange> update(const scanner::Frame& frame) override {
        return tracker_.update(frame);
    }
    cv::Mat draw(const scanner::Frame& frame, const std::string& text) const override {
        return scanner::draw_codes(frame, tracker_, text);
    }
    std::string times() const override {
        char line[80];
        std::snprintf(line, sizeof line, "reading codes %.1f s (%d)", tracker_.reading_time(),
                      tracker_.looks());
        return line;
    }

  private:
    scanner::CodeTracker tracker_;
};

}  // namespace

std::expected<std::unique_ptr<TableFollower>, std::string> make_follower(
    const std::string& game, cv::Size size, const std::optional<calibration::TablePlane>& plane) {
    if (game == "temple_code") {
        AllCodes codes = all_known_codes();
        for (const std::string& problem : codes.problems) std::cerr << problem << "\n";
        return std::make_unique<CodeFollower>(scanner::CodeTrackerSetup{size, plane}, std::move(codes.list));
    }
    auto eyes = scanner::load_eyes();
    if (!eyes) return std::unexpected(eyes.error());
    return std::make_unique<CardFollower>(scanner::TrackerSetup{size, plane, {}}, *eyes);
}

}  // namespace temple::ui
