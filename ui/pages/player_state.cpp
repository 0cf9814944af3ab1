// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a player of Temple Code.
#include "ui/pages/page_states.hpp"
#include "ui/pages/page_words.hpp"
#include "ui/words/guess_words.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

using referee::Json;
using referee::NoteSheet;
using table::CodeCard;

QString statue_name(char letter) {
    return statue_words(QString(QChar::fromLatin1(letter)));
}

/// "great wave, tiki, Cthulhu"
QString in_words(const std::string& card) {
    QStringList names;
    for (const char letter : card) names << statue_name(letter);
    return names.join(", ");
}

QString dots_in_words(const std::optional<referee::Feedback>& dots) {
    if (!dots) return PageWords::tr("look under the arrow");
    if (dots->blue == 0 && dots->red == 0) return PageWords::tr("nothing under the arrow");
    QStringList parts;
    if (dots->blue > 0) parts << PageWords::tr("%n blue dots", "", dots->blue);
    if (dots->red > 0) parts << PageWords::tr("%n red triangles", "", dots->red);
    return parts.join(", ");
}

Json card_json(const referee::Deciphered& card) {
    Json out{{"card", card.card}, {"statues", plain(in_words(card.card))}};
    out["blue"] = card.dots ? Json(card.dots->blue) : Json();
    out["red"] = card.dots ? Json(card.dots->red) : Json();
    out["dots"] = plain(dots_in_words(card.dots));
    return out;
}

/// Ruled-out fields as "W0", "T2".
Json marks_json(const NoteSheet& sheet) {
    Json marks = Json::array();
    for (std::size_t row = 0; row < sheet.size(); ++row)
        for (std::size_t place = 0; place < referee::places_on_card; ++place)
            if (sheet[row][place]) marks.push_back(CodeCard::statues[row] + std::to_string(place));
    return marks;
}

Json guess_json(const referee::JudgedGuess& guess, bool over) {
    const QString shown = in_words(guess.guess);
    const QString words = guess.right
                              ? PageWords::tr("Right: %1").arg(shown)
                              : PageWords::tr("Wrong: %1; it was %2").arg(shown, in_words(guess.combination));
    Json out{{"right", guess.right}, {"guess", guess.guess}, {"combination", guess.combination}};
    out["text"] = plain(words);
    if (over) out["worth"] = plain(guess_worth_words(guess));  // before the end it would be a hint
    return out;
}

Json statues_json() {
    Json statues = Json::array();
    for (const char letter : CodeCard::statues)
        statues.push_back({{"letter", std::string(1, letter)}, {"name", plain(statue_name(letter))}});
    return statues;
}

/// Where the game stands for this player.
QString standing(const referee::Referee& referee, const referee::TempleCodeView& view, std::size_t seat,
                 bool has_combination) {
    if (!referee.over() && !has_combination)
        return PageWords::tr("Put a new combination on your holder, the arrow towards you.");
    if (!referee.over() && view.players.size() > 1 && view.turn == seat)
        return PageWords::tr("It is your turn: take a card of another player.");
    Json status = referee.status();
    status["kind"] = "status";
    return sentence(status);
}

bool may_guess(const referee::Referee& referee, const referee::TempleCodeView& view, bool has_combination) {
    return !referee.over() && has_combination && (view.players.size() == 1 || view.round > 0);
}

}  // namespace

Json player_state(const referee::Referee& referee, const referee::PlayerNotes& notes, std::size_t seat,
                  const std::string& announced, const std::string& key, const PageReply& reply) {
    const auto view = *referee.temple_code();
    Json state{{"page", "player"},
               {"lang", plain(installed_locale().name().left(2))},
               {"game", plain(game_words("temple_code"))},
               {"player", notes.player}};
    state["standing"] = plain(standing(referee, view, seat, notes.has_combination));
    state["score"] =
        plain(view.players.size() == 1 ? PageWords::tr("%n points", "", view.players[seat].score)
                                       : PageWords::tr("%n half-medallions", "", view.players[seat].score));
    state["attempt"] = notes.guesses.size();
    state["key"] = key + "-" + std::to_string(seat) + "-" + std::to_string(notes.guesses.size());
    state["can_guess"] = may_guess(referee, view, notes.has_combination);
    state["announced"] = announced.empty() ? Json() : Json(plain(in_words(announced)));
    state["statues"] = statues_json();
    state["cards"] = Json::array();
    for (const auto& card : notes.known) state["cards"].push_back(card_json(card));
    state["marks"] = {{"dots", marks_json(referee::ruled_out_by_dots(notes.known))},
                      {"all", marks_json(referee::ruled_out_by_elimination(notes.known))}};
    state["guesses"] = Json::array();
    for (const auto& guess : notes.guesses) state["guesses"].push_back(guess_json(guess, referee.over()));
    state["reply"] = {{"wish", reply.wish}, {"taken", reply.taken}, {"text", plain(reply.text)}};
    state["words"] = player_page_words();
    return state;
}

}  // namespace temple::ui
