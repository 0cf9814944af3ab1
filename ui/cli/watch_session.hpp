// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is watched: frames in, announcements and questions out.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <opencv2/videoio.hpp>
#include <optional>
#include <string>

#include "calibration/table_file.hpp"
#include "referee/interpreter/game_interpreter.hpp"
#include "referee/journal/journaled_referee.hpp"
#include "scanner/tracker.hpp"

namespace temple::ui {

struct WatchSetup {
    referee::JournaledReferee game;  // new, or one that goes on
    bool resumed = false;
    std::optional<std::string> start;
    std::optional<table::Layout> layout;  // of a table file
};

/// Owns referee and interpreter; says lines of JSON. Every event is in the journal before it is said.
class WatchSession {
  public:
    /// A new game's opening is said at once; one that goes on says only what is new.
    /// @param say gets each line that is to be printed, in order.
    WatchSession(WatchSetup setup, std::function<void(const nlohmann::ordered_json&)> say);

    /// Takes what the tracker concluded from a frame. @param t s in the video.
    void see(const std::vector<table::TableChange>& changes, double t);
    /// Takes a line that was typed: a PROTOCOL.md event or an answer.
    /// @return a note for the person, if something was wrong with an answer.
    std::optional<std::string> type(const std::string& line, double t);
    /// Why the journal could not be written; empty while all is well. Nothing is taken or said any more then.
    const std::string& failure() const { return failure_; }
    std::string waiting_for() const { return interpreter_->waiting_for(); }
    /// The last thing that was said, for drawings.
    const std::string& last_said() const { return last_said_; }

  private:
    void say(nlohmann::ordered_json line, double t);
    void say(const referee::Announcements& announcements, double t);
    void enter(const std::string& line, double t);
    void pass_on(const referee::Outputs& outputs, double t);

    referee::JournaledReferee game_;
    std::unique_ptr<referee::GameInterpreter> interpreter_;
    std::function<void(const nlohmann::ordered_json&)> say_;
    std::string last_said_;
    std::string failure_;
};

}  // namespace temple::ui
