// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of one game, in the game's thread: what happens is put on them, and what is wished on them is
// checked and entered. Neither the window nor `watch` knows more of pages than this.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "referee/referee.hpp"
#include "ui/game/entry_draft.hpp"
#include "ui/pages/page_server.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {

/// The game as pages can act on it.
struct PagedGame {
    std::function<const referee::Referee&()> referee;
    std::function<void(const nlohmann::json& event)> enter;
    std::function<std::expected<void, std::string>(int id, const nlohmann::json& value)> answer;
    std::function<void()> repeat;  // says the last sentence again; empty: there is no voice
    // Questions that are open now; empty: those that were heard and not answered.
    std::function<std::vector<referee::Json>()> questions;
};

/// What became of the last wish of a page.
struct PageReply {
    int wish = 0;
    bool taken = true;
    QString text;
};

class PageDesk {
  public:
    /// Which pages a game has: one for each player where players have something of their own to see (Temple
    /// Code), in their order; then the host's.
    static std::vector<PageKind> pages_of(const referee::GameSetup& setup);

    /// @param server with the pages of pages_of; nothing of an earlier game stays on them
    /// @param dots who is told the dots of a card on the host's page, which others can look at
    PageDesk(PageServer& server, PagedGame game, Information dots);
    ~PageDesk();
    PageDesk(const PageDesk&) = delete;
    PageDesk& operator=(const PageDesk&) = delete;

    void set_dots(Information dots) { dots_ = dots; }
    /// Takes every line that is said, also questions and `answered`, in order.
    void hear(const referee::Json& line);
    /// Does what was wished. To be called often; costs nothing when nothing was wished.
    /// @return true if anything was
    bool serve();
    /// Puts the game as it stands now on the pages.
    void publish();

  private:
    void take(const PageWish& wish);
    PageReply take_of_player(std::size_t seat, const nlohmann::json& wish);
    PageReply guess(std::size_t seat, const std::string& proposition, const std::string& actual);
    PageReply take_of_host(const nlohmann::json& wish);
    PageReply take_entry(const std::string& wanted, const nlohmann::json& wish);
    PageReply take_answer(const nlohmann::json& wish);
    PageReply enter(const nlohmann::json& event);

    PageServer& server_;
    PagedGame game_;
    Information dots_;
    std::string key_;                   // of this game, for notes that a browser keeps
    std::vector<referee::Json> said_;   // of the last event
    std::vector<referee::Json> heard_;  // since the last wish began
    std::vector<referee::Json> questions_;
    std::vector<PageReply> replies_;      // by page
    std::vector<std::string> announced_;  // by seat: a guess whose combination is to be shown
    EntryDraft draft_;
    int drafted_at_ = -1;  // the last event when the draft began
    int draft_number_ = 0;
};

}  // namespace temple::ui
