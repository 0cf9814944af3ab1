// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"

#include <QCoreApplication>
#include <QHash>

#include "referee/table/card.hpp"
#include "referee/table/code_card.hpp"

namespace temple::ui {
namespace {

class Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

QString rank_name(int rank) {
    switch (rank) {
        case 0:
            return Names::tr("ace");
        case 1:
            return Names::tr("two");
        case 2:
            return Names::tr("three");
        case 3:
            return Names::tr("four");
        case 4:
            return Names::tr("five");
        case 5:
            return Names::tr("six");
        case 6:
            return Names::tr("seven");
        case 7:
            return Names::tr("eight");
        case 8:
            return Names::tr("nine");
        case 9:
            return Names::tr("ten");
        case 10:
            return Names::tr("jack");
        case 11:
            return Names::tr("queen");
        default:
            return Names::tr("king");
    }
}

QString suit_name(table::Suit suit) {
    switch (suit) {
        case table::Suit::clubs:
            return Names::tr("clubs");
        case table::Suit::diamonds:
            return Names::tr("diamonds");
        case table::Suit::hearts:
            return Names::tr("hearts");
        case table::Suit::spades:
            break;
    }
    return Names::tr("spades");
}

bool is_statues(const QString& name) {
    for (const QChar letter : name)
        if (table::CodeCard::statues.find(letter.toLatin1()) == std::string_view::npos) return false;
    return name.size() == 3;
}

}  // namespace

QString game_words(const QString& game) {
    if (game == "temple_gold") return Names::tr("Temple Gold");
    if (game == "temple_code") return Names::tr("Temple Code");
    if (game == "monkey_temple") return Names::tr("Monkey Temple");
    return game;
}

QString list_words(const QStringList& names) {
    if (names.size() < 2) return names.join("");
    //: the end of a list: all but the last name, the last name
    return Names::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(", "), names.last());
}

QString card_words(const QString& card) {
    if (const auto known = table::Card::parse(card.toStdString())) {
        if (known->is_joker()) return Names::tr("the joker");
        //: rank, suit
        return Names::tr("the %1 of %2").arg(rank_name(known->rank()), suit_name(known->suit()));
    }
    if (is_statues(card)) return QStringList{card.mid(0, 1), card.mid(1, 1), card.mid(2, 1)}.join("-");
    bool is_number = false;
    const int number = card.mid(1).toInt(&is_number);
    if (is_number && card.startsWith('O')) return Names::tr("object card %1").arg(number);
    if (is_number && card.startsWith('T')) return Names::tr("tourist card %1").arg(number);
    return card;
}

QString statue_words(const QString& letter) {
    switch (letter.isEmpty() ? 0 : letter[0].toLatin1()) {
        case 'W':
            return Names::tr("great wave");
        case 'T':
            return Names::tr("tiki");
        case 'C':
            return Names::tr("Cthulhu");
        case 'A':
            return Names::tr("axolotl");
        case 'N':
            return Names::tr("narwhal");
        case 'P':
            return Names::tr("emperor penguin");
        case 'K':
            return Names::tr("kraken");
        default:
            return letter;
    }
}

QString place_words(const QString& place) {
    static const QString tourist = "tourist";
    if (place.size() == tourist.size() + 1 && place.startsWith(tourist) && place.back().isDigit())
        return Names::tr("tourist %1").arg(place.back());
    return place;
}

QString chamber_words(const QString& chamber) {
    if (chamber == "gold") return Names::tr("gold");
    if (chamber == "trap") return Names::tr("fire trap");
    return Names::tr("empty");
}

QString role_words(const QString& role) {
    return role == "guardian" ? Names::tr("guardian") : Names::tr("adventurer");
}

QString waiting_words(const QString& what) {
    if (what == "start") return Names::tr("who begins");
    if (what == "dealt") return Names::tr("the deal");
    if (what == "opened") return Names::tr("the next chamber");
    if (what == "combination") return Names::tr("the combinations");
    if (what == "taken") return Names::tr("a card to be taken");
    if (what == "guess") return Names::tr("a last guess");
    if (what == "drawn") return Names::tr("four objects and four tourists");
    if (what == "placed") return Names::tr("the thief tokens");
    if (what == "monkey") return Names::tr("the four monkeys");
    if (what == "revealed") return Names::tr("the thief tokens to be turned up");
    return what;
}

QString rank_words(const QString& rank) {
    if (rank == "Wannabe Archaeologist") return Names::tr("Wannabe Archaeologist");
    if (rank == "Seasoned Archaeologist") return Names::tr("Seasoned Archaeologist");
    if (rank == "Expert Archaeologist") return Names::tr("Expert Archaeologist");
    if (rank == "Master Archaeologist") return Names::tr("Master Archaeologist");
    if (rank == "Jedi Archaeologist") return Names::tr("Jedi Archaeologist");
    if (rank == "Oh... wow.") return Names::tr("Oh... wow.");
    if (rank == "Is it even possible?!") return Names::tr("Is it even possible?!");
    return rank;
}

}  // namespace temple::ui
