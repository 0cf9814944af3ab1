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

/// Names of those players of whom it is true.
QString names_of(const referee::TempleCodeView& view, auto is_so) {
    QStringList names;
    for (const auto& player : view.players)
        if (is_so(player)) names << QString::fromStdString(player.name);
    return list_words(names);
}

QString code_words(const referee::TempleCodeView& view, const GameSession& session) {
    const bool seats_unknown = session.is_watched() && session.seats().empty();
    if (view.waiting_for == "combination") {
        const QString whose = names_of(view, [](const auto& player) { return !player.has_combination; });
        return seats_unknown ? WaitingWords::tr("the combinations, laid cipher side up before everybody")
                             : WaitingWords::tr("the combination of %1").arg(whose);
    }
    if (view.waiting_for == "dealt") {
        const QString whose = names_of(view, [](const auto& player) { return player.may_be_dealt; });
        if (!whose.isEmpty()) return WaitingWords::tr("the cards of %1").arg(whose);
    }
    if (view.waiting_for == "taken" && view.turn)
        return WaitingWords::tr("%1 to take a card")
            .arg(QString::fromStdString(view.players[*view.turn].name));
    return waiting_words(
        QString::fromUtf8(view.waiting_for.data(), static_cast<qsizetype>(view.waiting_for.size())));
}

}  // namespace

QString waiting_for(const GameSession& session) {
    const referee::Referee& referee = session.referee();
    if (const auto gold = referee.temple_gold()) return gold_words(*gold, session);
    const auto words = [](std::string_view what) {
        return waiting_words(QString::fromUtf8(what.data(), static_cast<qsizetype>(what.size())));
    };
    if (const auto code = referee.temple_code()) return code_words(*code, session);
    if (const auto monkey = referee.monkey_temple()) return words(monkey->waiting_for);
    return {};
}

}  // namespace temple::ui
