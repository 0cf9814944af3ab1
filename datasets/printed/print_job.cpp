// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/print_job.hpp"

#include <algorithm>
#include <iterator>

#include "datasets/printed/mats.hpp"
#include "datasets/printed/paper_aids.hpp"
#include "datasets/printed/tokens.hpp"

namespace temple::datasets {

namespace {

void append(std::vector<Sheet>& to, std::vector<Sheet> more) {
    std::ranges::move(more, std::back_inserter(to));
}

std::vector<Sheet> temple_code(const DeckIds& deck, Paper paper, Sides sides) {
    const QString title =
        deck.name.empty() ? "Temple Code" : "Temple Code, deck " + QString::fromStdString(deck.name);
    std::vector<Sheet> all = card_sheets(temple_code_cards(deck), paper, sides, title);
    append(all, object_sheets(temple_code_tokens(), tile_back(), paper, sides, "Temple Code, tiles"));
    append(all, object_sheets(std::vector<PrintedObject>(4, card_holder()), std::nullopt, paper, sides,
                              "Temple Code, card holders: cut out, fold, glue"));
    append(all, object_sheets(std::vector<PrintedObject>(4, note_sheet()), note_sheet(), paper, sides,
                              "Temple Code, note sheets"));
    return all;
}

std::vector<Sheet> tokens(Paper paper, Sides sides) {
    // RULES.md section 1: a pool of seven adventurers and four guardians.
    constexpr int adventurers = 7, guardians = 4;
    std::vector<PrintedCard> slips(adventurers, role_slip('A'));
    slips.insert(slips.end(), guardians, role_slip('G'));
    std::vector<Sheet> all = card_sheets(slips, paper, sides, "Temple Gold, role slips");
    append(all, object_sheets(temple_gold_tokens(), tile_back(), paper, sides, "Temple Gold, key"));
    return all;
}

std::vector<Sheet> player_mats(Paper paper) {
    std::vector<Sheet> all;
    for (int seat = 1; seat <= 4; ++seat)
        all.push_back(
            single_sheet(player_mat(seat), paper, "Temple Code, mat of player " + QString::number(seat)));
    all.push_back(single_sheet(piles_mat(), paper, "Temple Code, mat for the piles"));
    return all;
}

}  // namespace

std::optional<PrintJob> parse_print_job(std::string_view name) {
    const auto* found = std::ranges::find(print_job_names, name);
    if (found == print_job_names.end()) return std::nullopt;
    return static_cast<PrintJob>(found - print_job_names.begin());
}

std::vector<Sheet> sheets_of(PrintJob job, const DeckIds& deck, Paper paper, Sides sides) {
    switch (job) {
        case PrintJob::temple_code:
            return temple_code(deck, paper, sides);
        case PrintJob::tokens:
            return tokens(paper, sides);
        case PrintJob::player_mat:
            return player_mats(paper);
        case PrintJob::monkey_temple:
            return object_sheets(monkey_temple_tokens(), tile_back(), paper, sides, "Monkey Temple, tokens");
    }
    return {};
}

}  // namespace temple::datasets
