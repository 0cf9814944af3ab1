// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/table_follower.hpp"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <opencv2/imgproc.hpp>

#include "datasets/printed/known_codes.hpp"
#include "scanner/card_eyes.hpp"
#include "scanner/code_spotter.hpp"
#include "scanner/code_tracker.hpp"
#include "scanner/tracker_drawing.hpp"
#include "ui/camera/picture_check.hpp"
#include "ui/print/deck_store.hpp"

namespace temple::ui {

namespace {

Mark mark_of(const scanner::Track& track) {
    Mark mark;
    mark.outline.assign(track.look.quad.begin(), track.look.quad.end());
    mark.at_rest = track.state == scanner::TrackState::at_rest;
    mark.face_up = track.look.face == table::Face::up;
    const auto card = sure_card(track);
    const bool sure = !mark.face_up || card;
    mark.state = track.state == scanner::TrackState::appearing ? Mark::State::settling
                 : track.state == scanner::TrackState::covered ? Mark::State::covered
                 : sure                                        ? Mark::State::sure
                                                               : Mark::State::in_doubt;
    if (card && mark.state == Mark::State::sure) mark.name = card->name();
    return mark;
}

Mark mark_of(const scanner::CodeTrack& track) {
    constexpr std::string_view card = "code:";
    const table::CodedObject& object = track.look.object;
    Mark mark;
    mark.outline.assign(track.look.outline.begin(), track.look.outline.end());
    mark.is_card = object.name.starts_with(card);
    mark.at_rest = track.state == scanner::CodeTrackState::at_rest;
    mark.face_up = object.side == table::CodedSide::statues;
    mark.state = track.state == scanner::CodeTrackState::appearing ? Mark::State::settling
                 : track.state == scanner::CodeTrackState::covered ? Mark::State::covered
                 : track.doubt                                     ? Mark::State::in_doubt
                                                                   : Mark::State::sure;
    if (mark.face_up && mark.is_card && mark.state == Mark::State::sure)
        mark.name = object.name.substr(card.size());
    return mark;
}

Mark mark_of(const scanner::SpottedCode& thing) {
    Mark mark;
    mark.outline.assign(thing.outline.begin(), thing.outline.end());
    mark.is_card = false;
    mark.at_rest = thing.rests;
    mark.face_up = true;
    mark.state = thing.rests ? Mark::State::sure : Mark::State::settling;
    return mark;
}

template <typename AnyTrack>
std::vector<Mark> marks_of(const std::vector<AnyTrack>& tracks) {
    std::vector<Mark> marks;
    for (const AnyTrack& track : tracks)
        if (track.state != decltype(track.state)::gone) marks.push_back(mark_of(track));
    return marks;
}

class CardFollower final : public TableFollower {
  public:
    CardFollower(const scanner::TrackerSetup& setup, const scanner::CardEyes& eyes)
        : tracker_(setup, eyes), printed_(datasets::temple_gold_codes()) {}
    std::vector<table::TableChange> update(const scanner::Frame& frame) override {
        auto changes = tracker_.update(frame);
        std::ranges::move(printed_.update(frame, tracker_.plane(), tracker_.shaking()),
                          std::back_inserter(changes));
        return changes;
    }
    std::vector<Mark> marks() const override {
        std::vector<Mark> marks = marks_of(tracker_.tracks());
        for (const scanner::SpottedCode& thing : printed_.things())
            if (thing.object.name.starts_with("token:")) marks.push_back(mark_of(thing));
        return marks;
    }
    FaceUpCards open_cards() const override { return face_up_cards(tracker_.tracks()); }
    std::optional<calibration::TablePlane> plane() const override { return tracker_.plane(); }
    bool shaking() const override { return tracker_.shaking(); }
    double smallest_card() const override { return PictureCheck::smallest_playing_card; }
    cv::Mat draw(const scanner::Frame& frame, const std::string& text) const override {
        cv::Mat drawn = scanner::draw_tracker(frame, tracker_, text);
        for (const scanner::SpottedCode& thing : printed_.things())
            if (thing.object.name.starts_with("token:")) outline(drawn, thing);
        return drawn;
    }
    std::string times() const override {
        const auto& times = tracker_.times();
        char line[120];
        std::snprintf(line, sizeof line, "change %.1f s, finding %.1f s (%d), reading %.1f s (%d)",
                      times.change, times.find, times.finds, times.read, times.reads);
        return line;
    }

  private:
    static void outline(cv::Mat& drawn, const scanner::SpottedCode& thing) {
        std::vector<cv::Point> corners(thing.outline.begin(), thing.outline.end());
        cv::polylines(drawn, corners, true, thing.rests ? cv::Scalar(80, 220, 80) : cv::Scalar(60, 200, 255),
                      2, cv::LINE_AA);
    }

    scanner::Tracker tracker_;
    scanner::CodeSpotter printed_;  // key token, role slips
};

class CodeFollower final : public TableFollower {
  public:
    CodeFollower(const scanner::CodeTrackerSetup& setup, scanner::CodeList codes)
        : tracker_(setup, scanner::CodeReader(std::move(codes))) {}
    std::vector<table::TableChange> update(const scanner::Frame& frame) override {
        return tracker_.update(frame);
    }
    std::vector<Mark> marks() const override { return marks_of(tracker_.tracks()); }
    FaceUpCards open_cards() const override { return {}; }
    std::optional<calibration::TablePlane> plane() const override { return tracker_.plane(); }
    bool shaking() const override { return tracker_.shaking(); }
    double smallest_card() const override { return PictureCheck::smallest_coded_card; }
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

Followers code_followers() {
    AllCodes codes = all_known_codes();
    return {[list = std::move(codes.list)](cv::Size size, const auto& plane) {
                return std::make_unique<CodeFollower>(scanner::CodeTrackerSetup{size, plane}, list);
            },
            std::move(codes.problems)};
}

}  // namespace

Followers card_followers(const scanner::CardEyes& eyes) {
    return {[eyes](cv::Size size, const auto& plane) {
                return std::make_unique<CardFollower>(scanner::TrackerSetup{size, plane, {}}, eyes);
            },
            {}};
}

std::expected<Followers, std::string> load_followers(const std::string& game) {
    if (game == "temple_code") return code_followers();
    const auto eyes = scanner::load_eyes();
    if (!eyes) return std::unexpected(eyes.error());
    return card_followers(*eyes);
}

}  // namespace temple::ui
