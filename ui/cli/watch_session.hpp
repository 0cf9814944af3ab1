// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is watched: frames in, announcements and questions out.
#pragma once

#include <expected>
#include <functional>
#include <nlohmann/json.hpp>
#include <opencv2/videoio.hpp>
#include <optional>
#include <string>

#include "calibration/table_file.hpp"
#include "referee/interpreter/temple_gold_interpreter.hpp"
#include "referee/referee.hpp"
#include "scanner/tracker.hpp"

namespace temple::ui {

struct WatchSetup {
    referee::GameSetup game;
    std::optional<std::string> start;
    std::optional<table::Layout> layout;  // of a table file
};

/// Owns referee and interpreter; says lines of JSON.
class WatchSession {
  public:
    /// @param say gets each line that is to be printed, in order.
    WatchSession(const WatchSetup& setup, std::function<void(const nlohmann::ordered_json&)> say);

    /// False if the header was rejected (it was said then).
    bool has_game() const { return referee_.has_game(); }
    /// Takes what the tracker concluded from a frame. @param t s in the video.
    void see(const std::vector<table::TableChange>& changes, double t);
    /// Takes a line that was typed: a PROTOCOL.md event or an answer.
    /// @return a note for the person, if something was wrong with an answer.
    std::optional<std::string> type(const std::string& line, double t);
    std::string waiting_for() const { return interpreter_.waiting_for(); }
    /// The last thing that was said, for drawings.
    const std::string& last_said() const { return last_said_; }

  private:
    void say(nlohmann::ordered_json line, double t);
    void say(const referee::Announcements& announcements, double t);
    void pass_on(const referee::Outputs& outputs, double t);

    referee::Referee referee_;
    referee::TempleGoldInterpreter interpreter_;
    std::function<void(const nlohmann::ordered_json&)> say_;
    std::string last_said_;
};

}  // namespace temple::ui
