// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the pages, as JSON for their scripts, in the language that is installed.
#pragma once

#include <string>
#include <vector>

#include "referee/temple_code_notes.hpp"
#include "ui/game/entry_draft.hpp"
#include "ui/pages/page_desk.hpp"

namespace temple::ui {

/// The page of the player on that seat: their own cards, dots, guesses; of the others nothing that is not
/// said to all.
/// @param announced a guess whose combination is still to be shown; empty: none
/// @param key       names this game for the notes that the browser keeps
nlohmann::ordered_json player_state(const referee::Referee& referee, const referee::PlayerNotes& notes,
                                    std::size_t seat, const std::string& announced, const std::string& key,
                                    const PageReply& reply);

/// What the host's page shows beside the game itself.
struct HostView {
    const std::vector<referee::Json>& said;
    const std::vector<referee::Json>& questions;
    const EntryDraft& draft;
    int draft_number = 0;
    Information dots = Information::everybody;
    bool can_repeat = false;
    PageReply reply;
};
nlohmann::ordered_json host_state(const referee::Referee& referee, const HostView& view);

/// A page while no game is played.
nlohmann::ordered_json closed_state(PageKind kind);

/// What else may answer a question, beyond what is offered first: any card, or any proposition.
std::vector<std::string> further_answers(const referee::Json& question, const std::string& game);

}  // namespace temple::ui
