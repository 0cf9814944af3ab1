// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/waiting.hpp"

#include <QCoreApplication>

#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

class WaitingWords {
    Q_DECLARE_TR_FUNCTIONS(WaitingWords)
};

/// What is missing in a deal that is watched.
QString deal_words(const referee::TempleGoldView& view, const std::vector<int>& rows) {
    if (rows.empty()) return WaitingWords::tr("the deal: no rows lie before the players yet");
    for (std::size_t seat = 0; seat < rows.size(); ++seat)
        if (rows[seat] != view.cards_each)
            return WaitingWords::tr("the deal: %1 shows %2 of %3 cards")
                .arg(QString::fromStdString(view.players[seat]), QString::number(rows[seat]),
                     QString::number(view.cards_each));
    return WaitingWords::tr("the deal to lie still");
}

QString gold_words(const referee::TempleGoldView& view, const GameSession& session) {
    if (view.phase == referee::TempleGoldView::Phase::over) return {};
    if (!view.key) return waiting_words("start");
    if (view.dealt)
        return WaitingWords::tr("%1 to open a chamber").arg(QString::fromStdString(view.players[*view.key]));
    return session.is_watched() ? deal_words(view, session.rows_seen()) : waiting_words("dealt");
}

}  // namespace

QString waiting_for(const GameSession& session) {
    const referee::Referee& referee = session.referee();
    if (const auto gold = referee.temple_gold()) return gold_words(*gold, session);
    const auto words = [](std::string_view what) {
        return waiting_words(QString::fromUtf8(what.data(), static_cast<qsizetype>(what.size())));
    };
    if (const auto code = referee.temple_code()) return words(code->waiting_for);
    if (const auto monkey = referee.monkey_temple()) return words(monkey->waiting_for);
    return {};
}

}  // namespace temple::ui
