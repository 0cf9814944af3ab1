// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/checked_chambers.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "ui/game/deck_check.hpp"

namespace temple::ui {
namespace {

// The tracker adds what it reads up over a second; a card that is still in doubt then counts as unread.
constexpr double lain_still = 2;  // s

// More than a game has; a longer file is none of ours.
constexpr std::size_t most_chambers = 60;

std::unexpected<std::string> no_chambers(const std::filesystem::path& file, const std::string& cause) {
    return std::unexpected("chambers " + file.string() + ": " + cause +
                           "; write it anew with `temple-table deck-check ... --keep FILE`");
}

}  // namespace

bool are_chambers_of(const std::vector<table::Card>& cards, const referee::TempleGoldView& view) {
    std::vector<table::Card> sorted = cards;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end() &&
           chambers_in(cards, 0) == chambers_needed(view);
}

void CheckedChambers::see(std::vector<table::Card> cards, int unread, const referee::TempleGoldView& view,
                          double now) {
    std::ranges::sort(cards);
    if (unread > 0) cards.clear();
    if (cards != lying_) {
        lying_ = std::move(cards);
        since_ = now;
    }
    if (now - since_ >= lain_still && are_chambers_of(lying_, view)) checked_ = lying_;
}

std::vector<table::Card> CheckedChambers::of(const referee::TempleGoldView& view) const {
    return are_chambers_of(checked_, view) ? checked_ : std::vector<table::Card>();
}

std::expected<void, std::string> write_chambers(const std::filesystem::path& file,
                                                const std::vector<table::Card>& cards) {
    nlohmann::ordered_json written{{"version", 1}, {"chambers", nlohmann::ordered_json::array()}};
    for (const table::Card card : cards) written["chambers"].push_back(card.name());
    std::ofstream out(file);
    if (out << written.dump() << std::endl) return {};
    return std::unexpected("chambers " + file.string() + ": cannot be written; name another file");
}

std::expected<std::vector<table::Card>, std::string> read_chambers(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) return no_chambers(file, "cannot be read");
    const auto read = nlohmann::json::parse(in, nullptr, false);
    const bool known = read.is_object() && read.contains("version") && read["version"] == 1 &&
                       read.contains("chambers") && read["chambers"].is_array() &&
                       read["chambers"].size() <= most_chambers;
    if (!known) return no_chambers(file, "is no list of chambers");
    std::vector<table::Card> cards;
    for (const auto& name : read["chambers"]) {
        const auto card = name.is_string() ? table::Card::parse(name.get<std::string>()) : std::nullopt;
        if (!card) return no_chambers(file, name.dump(-1, ' ', true) + " is no card");
        cards.push_back(*card);
    }
    return cards;
}

}  // namespace temple::ui
