// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_scene.hpp"

#include <QCoreApplication>

#include "ui/words/choice_words.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

using CardLook = SceneCard::Look;

class SceneWords {
    Q_DECLARE_TR_FUNCTIONS(SceneWords)
};

TableScene gold_scene(const referee::TempleGoldView& view) {
    TableScene scene;
    for (std::size_t i = 0; i < view.players.size(); ++i) {
        SceneSpot seat{QString::fromStdString(view.players[i]), {}, view.key == i, {}};
        if (view.key == i) seat.badge = SceneWords::tr("key");
        if (view.roles_shown[i])
            seat.badge =
                role_words(*view.roles_shown[i] == referee::Role::guardian ? "guardian" : "adventurer");
        for (int down = 0; down < view.cards[i]; ++down) seat.cards << SceneCard{};
        for (const auto& opening : view.opened) {
            if (opening.player != i || opening.round != view.round) continue;
            const auto chamber = referee::chamber_of(opening.card);
            const CardLook look = chamber == referee::Chamber::gold   ? CardLook::gold
                                  : chamber == referee::Chamber::trap ? CardLook::trap
                                                                      : CardLook::up;
            seat.cards << SceneCard{look, card_label(QString::fromStdString(opening.card.name()))};
        }
        scene.seats << seat;
    }
    return scene;
}

QString label_of(table::CodeCard card) {
    return card_words(QString::fromLatin1(card.name().data(), static_cast<qsizetype>(card.name().size())));
}

TableScene code_scene(const referee::TempleCodeView& view) {
    TableScene scene;
    for (std::size_t i = 0; i < view.players.size(); ++i) {
        const auto& player = view.players[i];
        SceneSpot seat{QString::fromStdString(player.name), {}, view.turn == i, {}};
        if (!player.has_combination)
            seat.badge = SceneWords::tr("no combination");
        else if (view.turn == i)
            seat.badge = SceneWords::tr("turn");
        else if (view.first_player == i)
            seat.badge = SceneWords::tr("first player");
        for (const auto card : player.in_front) seat.cards << SceneCard{CardLook::up, label_of(card)};
        scene.seats << seat;
    }
    return scene;
}

SceneSpot monkey_spot(const referee::MonkeyTempleView::Place& place) {
    SceneSpot spot{place_words(QString::fromStdString(place.name)), {}, false, {}};
    if (place.has_thief_token)
        spot.cards << (place.number
                           ? SceneCard{CardLook::up,
                                       *place.number == 0 ? QString("–") : QString::number(*place.number)}
                           : SceneCard{CardLook::token, {}});
    if (place.monkey) spot.cards << SceneCard{CardLook::monkey, QString::number(*place.monkey)};
    return spot;
}

TableScene monkey_scene(const referee::MonkeyTempleView& view) {
    TableScene scene;
    const std::size_t tourists = view.places.size() - view.players.size();
    for (std::size_t i = 0; i < view.places.size(); ++i) {
        SceneSpot spot = monkey_spot(view.places[i]);
        if (i < tourists) {
            scene.middle << spot;
            continue;
        }
        if (view.monkey_player == i - tourists) {
            spot.badge = SceneWords::tr("monkey player");
            spot.active = true;
        } else if (view.guardian_token == i - tourists) {
            spot.badge = SceneWords::tr("guardian token");
        }
        scene.seats << spot;
    }
    return scene;
}

QString name_at(const std::vector<std::string>& names, const std::optional<std::size_t>& seat) {
    return seat ? QString::fromStdString(names[*seat]) : QString("–");
}

QString found_and_hidden(int found, int hidden) {
    return SceneWords::tr("%1 found, %2 hidden").arg(found).arg(hidden);
}

QList<Fact> gold_facts(const referee::TempleGoldView& view) {
    int gold = 0, traps = 0;
    for (const auto& opening : view.opened) {
        gold += referee::chamber_of(opening.card) == referee::Chamber::gold ? 1 : 0;
        traps += referee::chamber_of(opening.card) == referee::Chamber::trap ? 1 : 0;
    }
    return {{SceneWords::tr("Round"), SceneWords::tr("%1 of %2").arg(view.round).arg(4)},
            {SceneWords::tr("Openings left"), QString::number(view.openings_left_in_round)},
            {SceneWords::tr("Gold"), found_and_hidden(gold, view.hidden.gold)},
            {SceneWords::tr("Fire traps"), found_and_hidden(traps, view.hidden.traps)},
            {SceneWords::tr("Key"), name_at(view.players, view.key)}};
}

QList<Fact> code_facts(const referee::TempleCodeView& view) {
    std::vector<std::string> names;
    QStringList scores;
    for (const auto& player : view.players) {
        names.push_back(player.name);
        scores << QString("%1 %2").arg(QString::fromStdString(player.name), QString::number(player.score));
    }
    const bool solo = names.size() == 1;
    QList<Fact> facts{
        {SceneWords::tr("Round"), QString::number(view.round)},
        {solo ? SceneWords::tr("Points") : SceneWords::tr("Half-medallions"), scores.join("   ")}};
    if (!solo) facts << Fact{SceneWords::tr("Turn"), name_at(names, view.turn)};
    facts << Fact{SceneWords::tr("Draw pile"), QString::number(view.draw_pile)};
    return facts;
}

QList<Fact> monkey_facts(const referee::MonkeyTempleView& view) {
    return {{SceneWords::tr("Round"), SceneWords::tr("%1 of %2").arg(view.round).arg(view.rounds)},
            {SceneWords::tr("Monkey player"), name_at(view.players, view.monkey_player)},
            {SceneWords::tr("Guardian token"), name_at(view.players, view.guardian_token)},
            {SceneWords::tr("Wrong objects"), SceneWords::tr("%1 of %2").arg(view.wrong_total).arg(9)}};
}

QString spot_in_words(const SceneSpot& spot) {
    QStringList cards;
    int down = 0;
    for (const SceneCard& card : spot.cards) {
        if (card.look == CardLook::down)
            ++down;
        else if (card.look == CardLook::token)
            cards << SceneWords::tr("a thief token");
        else if (card.look == CardLook::monkey)
            cards << SceneWords::tr("monkey %1").arg(card.label);
        else
            cards << card.label;
    }
    if (down > 0) cards.prepend(SceneWords::tr("%n cards face down", "", down));
    const QString who = spot.badge.isEmpty() ? spot.name : QString("%1 (%2)").arg(spot.name, spot.badge);
    return QString("%1: %2.").arg(who, cards.isEmpty() ? SceneWords::tr("nothing") : cards.join(", "));
}

}  // namespace

QString TableScene::in_words() const {
    QStringList all;
    for (const SceneSpot& spot : middle) all << spot_in_words(spot);
    for (const SceneSpot& spot : seats) all << spot_in_words(spot);
    return all.join(" ");
}

TableScene scene_of(const referee::Referee& referee) {
    if (const auto gold = referee.temple_gold()) return gold_scene(*gold);
    if (const auto code = referee.temple_code()) return code_scene(*code);
    if (const auto monkey = referee.monkey_temple()) return monkey_scene(*monkey);
    return {};
}

QList<Fact> facts_of(const referee::Referee& referee) {
    if (const auto gold = referee.temple_gold()) return gold_facts(*gold);
    if (const auto code = referee.temple_code()) return code_facts(*code);
    if (const auto monkey = referee.monkey_temple()) return monkey_facts(*monkey);
    return {};
}

}  // namespace temple::ui
