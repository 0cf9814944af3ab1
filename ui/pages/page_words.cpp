// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_words.hpp"

namespace temple::ui {
namespace {

using Words = nlohmann::ordered_json;

void add(Words& words, const char* name, const QString& text) {
    words[name] = text.toStdString();
}

Words words_of_both() {
    Words words;
    add(words, "lost", PageWords::tr("No connection to the table. Trying again ..."));
    add(words, "sent", PageWords::tr("Sent ..."));
    add(words, "unsent", PageWords::tr("That did not reach the table. Try again."));
    return words;
}

void add_notes_words(Words& words) {
    add(words, "notes", PageWords::tr("Note sheet"));
    add(words, "notes_help",
        PageWords::tr(
            "Tap a field: ruled out, then sure, then open again. Your own marks stay on this device."));
    add(words, "marks", PageWords::tr("Marks that follow by themselves"));
    add(words, "marks_off", PageWords::tr("none"));
    add(words, "marks_dots", PageWords::tr("from each card's dots"));
    add(words, "marks_all", PageWords::tr("from all cards together"));
    add(words, "clear", PageWords::tr("Clear my own marks"));
    add(words, "statue", PageWords::tr("Statue"));
    add(words, "left", PageWords::tr("left"));
    add(words, "middle", PageWords::tr("middle"));
    add(words, "right", PageWords::tr("right"));
    add(words, "open", PageWords::tr("open"));
    add(words, "out", PageWords::tr("ruled out"));
    add(words, "follows", PageWords::tr("ruled out by your cards"));
    add(words, "sure", PageWords::tr("sure"));
}

}  // namespace

Words player_page_words() {
    Words words = words_of_both();
    add_notes_words(words);
    add(words, "cards", PageWords::tr("Your cards for this combination"));
    add(words, "no_cards", PageWords::tr("No card yet."));
    add(words, "guess", PageWords::tr("Announce a guess"));
    add(words, "announce", PageWords::tr("Announce"));
    add(words, "really", PageWords::tr("Really announce this?"));
    add(words, "yes", PageWords::tr("Yes, announce it"));
    add(words, "no", PageWords::tr("No"));
    add(words, "three", PageWords::tr("Choose three different statues."));
    add(words, "choose", PageWords::tr("choose"));
    add(words, "announced", PageWords::tr("You announced:"));
    add(words, "actual", PageWords::tr("What does your combination card show?"));
    add(words, "enter_actual", PageWords::tr("Enter it"));
    add(words, "cancel", PageWords::tr("Take the guess back"));
    add(words, "guesses", PageWords::tr("Your guesses"));
    return words;
}

Words host_page_words() {
    Words words = words_of_both();
    add(words, "said", PageWords::tr("Said last"));
    add(words, "question", PageWords::tr("A question"));
    add(words, "more", PageWords::tr("Another one"));
    add(words, "choose", PageWords::tr("choose"));
    add(words, "answer", PageWords::tr("Answer"));
    add(words, "undo", PageWords::tr("Undo"));
    add(words, "repeat", PageWords::tr("Repeat"));
    add(words, "enter_by_hand", PageWords::tr("Enter what was missed"));
    add(words, "what", PageWords::tr("What happened?"));
    add(words, "nothing", PageWords::tr("There is nothing to enter."));
    add(words, "back", PageWords::tr("One step back"));
    add(words, "confirm", PageWords::tr("Yes, enter it"));
    add(words, "happened", PageWords::tr("What happened"));
    return words;
}

}  // namespace temple::ui
