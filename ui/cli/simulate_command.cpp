// SPDX-License-Identifier: GPL-3.0-or-later
// temple-table simulate: a whole game on a table as a video, with its truth beside it.
#include <CLI/CLI.hpp>
#include <iostream>

#include "datasets/simulate/simulation.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/number_range.hpp"

namespace temple::ui {

namespace {

struct Arguments {
    datasets::SimulationWishes wishes;
    std::vector<std::string> options;
    std::string size = "1920x1080", slips, end, table, codec = "mpeg4";
    std::optional<double> tilt;
};

int fail(const std::string& message, int code) {
    std::cerr << "temple-table simulate: " << message << "\n";
    return code;
}

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);) parts.push_back(part);
    return parts;
}

/// Puts the texts of the command line into the wishes. @return an error, or nothing
std::optional<std::string> interpret(Arguments& a, bool slips_wished) {
    char x = 0;
    std::istringstream size(a.size);
    auto& picture = a.wishes.scene.size;
    if (!(size >> picture.width >> x >> picture.height) || x != 'x' || !size.eof() || picture.width < 320 ||
        picture.height < 240 || picture.width > 3840 || picture.height > 2160)
        return "--size " + a.size + ": not WIDTHxHEIGHT between 320x240 and 3840x2160";
    picture.width -= picture.width % 2;
    picture.height -= picture.height % 2;
    for (const std::string& option : a.options) {
        const auto equals = option.find('=');
        const auto value = nlohmann::json::parse(equals == std::string::npos ? "" : option.substr(equals + 1),
                                                 nullptr, false);
        if (value.is_discarded())
            return "--option " + option + ": not of the form name=JSON (try one_trap=true)";
        a.wishes.setup.options[option.substr(0, equals)] = value;
    }
    if (slips_wished && a.slips.empty()) a.wishes.any_slips = true;
    for (const std::string& name : split(a.slips, ',')) {
        const auto slip = datasets::parse_slip(name);
        if (!slip)
            return "--slips " + name +
                   ": unknown; one of own_chamber, out_of_turn, after_round, wrong_deal, early_role";
        a.wishes.slips.push_back(*slip);
    }
    a.wishes.scene.tilt = a.tilt;
    return std::nullopt;
}

int run(Arguments& a, bool slips_wished) {
    if (const auto error = interpret(a, slips_wished)) return fail(*error, 2);
    a.wishes.progress = [last = -1](double share) mutable {
        const int percent = static_cast<int>(share * 100);
        if (percent / 10 != last / 10 || last < 0) std::cerr << "simulate: " << percent << " %\n";
        last = percent;
    };
    const auto done = datasets::simulate(a.wishes);
    if (!done) return fail(done.error().text, done.error().wrong_usage ? 2 : 1);
    std::cerr << "simulate: " << done->frames << " frames, " << done->frames_per_cpu_second
              << " a second of one core\n";
    return 0;
}

}  // namespace

void add_simulate_command(CLI::App& app, int& exit_code) {
    auto a = std::make_shared<Arguments>();
    auto* cmd = app.add_subcommand("simulate",
                                   "Renders a whole game on a table as a video, with its truth beside it");
    a->wishes.setup.game = "temple_gold";
    auto& w = a->wishes;
    cmd->add_option("--game", w.setup.game, "Which game: temple_gold, temple_code")->capture_default_str();
    cmd->add_option("--players", w.setup.players,
                    "Names clockwise as seen in the picture, the first at its lower edge")
        ->delimiter(',')
        ->required();
    cmd->add_option("-o,--output", w.video.path,
                    "NAME.mp4; NAME.events.jsonl, NAME.expected.jsonl and NAME.table.json go beside it")
        ->required();
    cmd->add_option("--seed", w.seed, "The same seed and options give the same game and picture")
        ->capture_default_str();
    cmd->add_option("--size", a->size, "Picture, px")->capture_default_str();
    cmd->add_option("--fps", w.video.fps, "Frames a second")
        ->check(NumberRange(1.0, 120.0))
        ->capture_default_str();
    cmd->add_option("--tilt", a->tilt,
                    "Degrees that the camera looks from the side, 0 to 45 (default: by chance)")
        ->check(NumberRange(0.0, 45.0));
    cmd->add_option("--option", a->options,
                    "Option of the game, NAME=JSON: one_trap=true, role_slips=true; may be repeated");
    auto* slips = cmd->add_option("--slips", a->slips,
                                  "Players make mistakes: one or two by chance, or those named (own_chamber, "
                                  "out_of_turn, after_round, wrong_deal, early_role), with commas")
                      ->expected(0, 1);
    cmd->add_option("--end", w.end,
                    "How the game ends: all_gold, all_traps, rounds_over (default: by chance)")
        ->transform(CLI::CheckedTransformer(
            std::map<std::string, datasets::GameEnd>{{"all_gold", datasets::GameEnd::all_gold},
                                                     {"all_traps", datasets::GameEnd::all_traps},
                                                     {"rounds_over", datasets::GameEnd::rounds_over}}));
    cmd->add_option("--length", w.length, "About how many seconds the game lasts")
        ->check(NumberRange(10.0, 3600.0))
        ->capture_default_str();
    cmd->add_option("--pace", w.pace, "Speed of the players: 1 brisk, 0.5 half as fast")
        ->check(NumberRange(0.1, 3.0))
        ->capture_default_str();
    cmd->add_option("--idling", w.idling, "How often hands move without playing: 0 never, 1 usual")
        ->check(NumberRange(0.0, 10.0))
        ->capture_default_str();
    cmd->add_option("--noise", w.scene.noise,
                    "Noise of the camera, grey levels (default: 0.8 to 3.2 by chance)")
        ->check(NumberRange(0.0, 20.0));
    std::map<std::string, datasets::TableKind> kinds;
    for (std::size_t i = 0; i < datasets::table_kind_names.size(); ++i)
        kinds[std::string(datasets::table_kind_names[i])] = static_cast<datasets::TableKind>(i);
    cmd->add_option("--table-kind", w.scene.table,
                    "wood, cloth, white, patterned or cluttered (default: by chance)")
        ->transform(CLI::CheckedTransformer(kinds));
    cmd->add_flag(
        "--printed", w.printed,
        "Temple Gold: the key is the printed token; with role_slips=true the slips are the printed ones");
    cmd->add_flag("--mats", w.mats, "Temple Code: printed mats lie on the table");
    cmd->add_option(
        "--deck", w.deck,
        "Folder with pictures of the cards, 10H.png ... and BACK.png (default: a deck drawn by chance)");
    cmd->add_option("--codec", w.video.codec, "mpeg4 (fast) or h264")
        ->transform(CLI::CheckedTransformer(std::map<std::string, datasets::VideoCodec>{
            {"mpeg4", datasets::VideoCodec::mpeg4}, {"h264", datasets::VideoCodec::h264}}));
    cmd->callback([a, slips, &exit_code] { exit_code = run(*a, slips->count() > 0); });
}

}  // namespace temple::ui
