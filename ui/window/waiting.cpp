// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/waiting.hpp"

#include "ui/words/names.hpp"

namespace temple::ui {

QString waiting_for(const GameSession& session) {
    const referee::Referee& referee = session.referee();
    if (const auto gold = referee.temple_gold()) {
        if (gold->phase == referee::TempleGoldView::Phase::over) return {};
        if (!gold->key) return waiting_words("start");
        return waiting_words(gold->dealt ? "opened" : "dealt");
    }
    const auto words = [](std::string_view what) {
        return waiting_words(QString::fromUtf8(what.data(), static_cast<qsizetype>(what.size())));
    };
    if (const auto code = referee.temple_code()) return words(code->waiting_for);
    if (const auto monkey = referee.monkey_temple()) return words(monkey->waiting_for);
    return {};
}

}  // namespace temple::ui
