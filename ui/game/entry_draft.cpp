// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/entry_draft.hpp"

#include <algorithm>

namespace temple::ui {

using nlohmann::json;

void EntryDraft::reset(const referee::Referee& referee) {
    types_ = legal_types(referee);
    event_ = nullptr;
    step_.reset();
    before_.clear();
    if (!types_.empty()) begin(referee, types_.front());
}

bool EntryDraft::begin(const referee::Referee& referee, const std::string& type) {
    if (std::ranges::find(types_, type) == types_.end()) return false;
    event_ = {{"type", type}};
    before_.clear();
    advance(referee);
    return true;
}

bool EntryDraft::pick(const referee::Referee& referee, std::size_t choice) {
    if (!step_ || choice >= step_->choices.size()) return false;
    before_.push_back(event_);
    event_ = with_pick(event_, *step_, step_->choices[choice]);
    advance(referee);
    return true;
}

void EntryDraft::back(const referee::Referee& referee) {
    if (before_.empty()) return;
    event_ = before_.back();
    before_.pop_back();
    step_ = next_step(referee, event_);
}

/// Whoever is the only one need not be picked, if something else is.
void EntryDraft::advance(const referee::Referee& referee) {
    step_ = next_step(referee, event_);
    if (!step_ || step_->field != "player" || step_->choices.size() != 1) return;
    const json with_player = with_pick(event_, *step_, step_->choices.front());
    auto next = next_step(referee, with_player);
    if (!next) return;
    event_ = with_player;
    step_ = std::move(next);
}

}  // namespace temple::ui
