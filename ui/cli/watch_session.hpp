// SPDX-License-Identifier: GPL-3.0-or-later
// A game that `watch` follows: what the session says, with the time in the video at which it was said.
#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "ui/game/game_session.hpp"

namespace temple::ui {

struct WatchSetup {
    std::unique_ptr<GameSession> game;  // new, or one that goes on
    std::optional<std::string> start;
    std::optional<table::Layout> layout;  // of a table file
    std::vector<table::Card> chambers;    // as they were checked; empty: not known
};

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
    const std::string& failure() const { return game_->failure(); }
    std::string waiting_for() const { return game_->waiting_for(); }
    const referee::Referee& referee() const { return game_->referee(); }
    /// The last thing that was said, for drawings.
    const std::string& last_said() const { return last_said_; }

  private:
    void say(nlohmann::ordered_json line);

    std::unique_ptr<GameSession> game_;
    std::function<void(const nlohmann::ordered_json&)> say_;
    std::string last_said_;
    double t_ = 0;  // s in the video
};

}  // namespace temple::ui
