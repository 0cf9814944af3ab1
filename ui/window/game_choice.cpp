// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_choice.hpp"

#include <QCoreApplication>
#include <QPainter>

#include "referee/referee.hpp"
#include "ui/window/theme.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

class GameChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(GameChoiceWords)
};

void draw_small_card(QPainter& painter, QPointF at, double side, double turn, const QColor& back) {
    painter.save();
    painter.translate(at);
    painter.rotate(turn);
    painter.setPen(QPen(theme().line, side * 0.02));
    painter.setBrush(back);
    painter.drawRoundedRect(QRectF(-side * 0.16, -side * 0.23, side * 0.32, side * 0.46), side * 0.04,
                            side * 0.04);
    painter.restore();
}

void draw_gold(QPainter& painter, double side) {
    draw_small_card(painter, {side * 0.3, side * 0.52}, side, -14, theme().card_back);
    draw_small_card(painter, {side * 0.7, side * 0.52}, side, 14, theme().card_back);
    draw_small_card(painter, {side * 0.5, side * 0.48}, side, 0, theme().card);
    painter.setBrush(QColor("#e0a800"));
    painter.drawEllipse(QPointF(side * 0.5, side * 0.48), side * 0.1, side * 0.1);
}

void draw_code(QPainter& painter, double side) {
    painter.setPen(QPen(theme().line, side * 0.02));
    painter.setBrush(theme().card);
    painter.drawRoundedRect(QRectF(side * 0.1, side * 0.28, side * 0.8, side * 0.44), side * 0.05,
                            side * 0.05);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#1e5fbf"));
    painter.drawEllipse(QPointF(side * 0.28, side * 0.5), side * 0.09, side * 0.09);
    painter.drawEllipse(QPointF(side * 0.5, side * 0.5), side * 0.09, side * 0.09);
    painter.setBrush(QColor("#c62828"));
    painter.drawPolygon(
        QPolygonF{{side * 0.63, side * 0.58}, {side * 0.83, side * 0.58}, {side * 0.73, side * 0.4}});
}

void draw_monkey(QPainter& painter, double side) {
    painter.setPen(QPen(theme().line, side * 0.02));
    painter.setBrush(QColor("#8d5a2b"));
    painter.drawEllipse(QPointF(side * 0.24, side * 0.48), side * 0.12, side * 0.12);
    painter.drawEllipse(QPointF(side * 0.76, side * 0.48), side * 0.12, side * 0.12);
    painter.drawEllipse(QPointF(side * 0.5, side * 0.5), side * 0.28, side * 0.3);
    painter.setBrush(QColor("#f0d0a0"));
    painter.drawEllipse(QPointF(side * 0.5, side * 0.58), side * 0.19, side * 0.18);
    painter.setBrush(QColor("#1d1a16"));
    painter.drawEllipse(QPointF(side * 0.41, side * 0.46), side * 0.035, side * 0.045);
    painter.drawEllipse(QPointF(side * 0.59, side * 0.46), side * 0.035, side * 0.045);
}

}  // namespace

QStringList games() {
    return {"temple_gold", "temple_code", "monkey_temple"};
}

QList<Variant> variants_of(const QString& game) {
    using nlohmann::json;
    if (game == "temple_gold")
        return {
            {GameChoiceWords::tr("Usual game"), json::object()},
            {GameChoiceWords::tr("One fire trap"), {{"one_trap", true}}},
            {GameChoiceWords::tr("Role slips A and G"), {{"role_slips", true}}},
            {GameChoiceWords::tr("One fire trap, role slips"), {{"one_trap", true}, {"role_slips", true}}}};
    if (game == "temple_code") return {{GameChoiceWords::tr("Usual game"), json::object()}};
    QList<Variant> all;
    for (const bool blank : {true, false})
        for (const int rounds : {5, 6, 7}) {
            const QString name = blank ? GameChoiceWords::tr("%n rounds", "", rounds)
                                       : GameChoiceWords::tr("%n rounds, no blank token", "", rounds);
            json options{{"rounds", rounds}};
            if (!blank) options["blank_token"] = false;
            all.append({name, options});
        }
    return all;
}

bool can_be_played(const referee::GameSetup& setup) {
    return referee::Referee(setup.to_header()).has_game();
}

QString needs_of(const referee::GameSetup& setup) {
    const referee::Referee trial(setup.to_header());
    const auto players = static_cast<int>(setup.players.size());
    if (trial.has_game())
        return GameChoiceWords::tr("%n players. ", "", players) + sentence(trial.opening().front().to_json());
    const std::string reason = trial.opening().front().arguments.value("reason", "");
    if (reason == "options") return GameChoiceWords::tr("That variant is for at most 8 players.");
    if (setup.game == "temple_gold") return GameChoiceWords::tr("Temple Gold needs 3 to 10 players.");
    if (setup.game == "temple_code") return GameChoiceWords::tr("Temple Code needs 1 to 4 players.");
    return GameChoiceWords::tr(
        "Monkey Temple needs 3 to 8 players, none of them called tourist1 to tourist4.");
}

QPixmap picture_of(const QString& game, int side) {
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (game == "temple_gold")
        draw_gold(painter, side);
    else if (game == "temple_code")
        draw_code(painter, side);
    else
        draw_monkey(painter, side);
    return picture;
}

}  // namespace temple::ui
