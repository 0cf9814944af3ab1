// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table deck-check SOURCE`: are the cards that lie face up those that the game needs?
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <iostream>
#include <memory>

#include "referee/referee.hpp"
#include "scanner/card_eyes.hpp"
#include "scanner/read_ahead.hpp"
#include "ui/camera/face_up_cards.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/number_range.hpp"
#include "ui/cli/watched_game.hpp"
#include "ui/game/checked_chambers.hpp"
#include "ui/game/deck_check.hpp"
#include "ui/settings/settings_file.hpp"
#include "ui/words/deck_words.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

// A live camera is looked at until what it shows has not changed for so long.
constexpr double steady_for = 3;     // s
constexpr double longest_look = 30;  // s, of a live camera

struct DeckCheckOptions {
    WatchOptions game;
    bool roles = false;
    std::string keep;  // file for the chambers; empty: none
};

int refuse(const std::string& error, int code) {
    std::cerr << error << '\n';
    return code;
}

std::expected<FaceUpCards, std::string> look(const DeckCheckOptions& options) {
    auto source = scanner::open_source(options.game.source, options.game.fps);
    if (!source) return std::unexpected(source.error());
    auto eyes = scanner::load_eyes();
    if (!eyes) return std::unexpected(eyes.error());
    scanner::Tracker tracker({(*source)->size(), {}, {}}, *eyes);
    scanner::ReadAhead frames(std::move(*source));
    FaceUpCards open;
    double changed = 0;
    while (true) {
        auto frame = frames.next();
        if (!frame) return std::unexpected(frame.error());
        if (!*frame) return open;
        tracker.update(**frame);
        const FaceUpCards now = face_up_cards(tracker.tracks());
        if (now != open) changed = (*frame)->t;
        open = now;
        const bool steady = open != FaceUpCards{} && (*frame)->t - changed > steady_for;
        if (frames.source().is_live() && (steady || (*frame)->t > longest_look)) return open;
    }
}

int check(const DeckCheckOptions& options) {
    const auto plan = plan_game(options.game);
    if (!plan) return refuse(plan.error().why, plan.error().exit_code);
    const auto view = referee::Referee(*plan).temple_gold();
    if (!view) return refuse("--game " + plan->game + ": only temple_gold has a deck to check", 2);
    if (options.roles && view->role_slips)
        return refuse("--roles: this game is played with slips, which have no cards to check", 2);
    if (options.roles && !options.keep.empty())
        return refuse("--keep: keeps chambers; check them without --roles", 2);
    const auto seen = look(options);
    if (!seen) return refuse(seen.error(), 1);
    int no_arguments = 0;
    const QCoreApplication words(no_arguments, nullptr);  // translations belong to an application
    install_language(load_settings(settings_path()).settings.language);
    const DeckCount needed = options.roles ? roles_needed(*view) : chambers_needed(*view);
    const DeckCount counted =
        options.roles ? roles_in(seen->cards, seen->unread) : chambers_in(seen->cards, seen->unread);
    std::cout << deck_words(needed, counted).toStdString() << std::endl;
    if (options.keep.empty()) return 0;
    if (seen->unread > 0 || !are_chambers_of(seen->cards, *view))
        return refuse("--keep " + options.keep + ": nothing is kept, because the cards are not right", 1);
    const auto kept = write_chambers(options.keep, seen->cards);
    return kept ? 0 : refuse(kept.error(), 1);
}

}  // namespace

void add_deck_check_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<DeckCheckOptions>();
    WatchOptions& game = options->game;
    CLI::App* command = app.add_subcommand("deck-check", "checks the chosen cards: spread them face up");
    command
        ->add_option("SOURCE", game.source, "video, folder of pictures, camera:N, http:// or rtsp:// address")
        ->required();
    command->add_option("--game", game.game, "temple_gold")->required();
    command->add_option("--players", game.players, "names, with commas between")->required();
    command->add_option("--option", game.option, "an option of the game, NAME=JSON; may be repeated");
    command->add_option("--fps", game.fps, "pictures a second of a folder")->check(NumberRange(0.1, 1000.0));
    command->add_option("--keep", options->keep,
                        "file for the chambers if they are right; `watch --chambers` then knows them");
    command->add_flag("--roles", options->roles, "the role cards lie there, not the chambers");
    command->callback([options, &exit_code] { exit_code = check(*options); });
}

}  // namespace temple::ui
