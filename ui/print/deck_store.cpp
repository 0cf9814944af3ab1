// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/deck_store.hpp"

#include <filesystem>
#include <random>

#include "datasets/printed/deck_file.hpp"
#include "datasets/printed/known_codes.hpp"
#include "referee/journal/journal.hpp"

namespace temple::ui {

namespace {

std::expected<std::filesystem::path, std::string> decks_folder() {
    const auto journal = referee::default_journal_path();
    if (!journal) return std::unexpected("decks: no data folder (" + journal.error() + ")");
    return journal->parent_path() / "decks";
}

}  // namespace

std::expected<datasets::DeckIds, std::string> kept_deck(const std::string& name) {
    const auto folder = decks_folder();
    if (!folder) return std::unexpected(folder.error());
    const auto file = *folder / (name + ".json");
    if (std::filesystem::exists(file)) return datasets::read_deck(file);
    const auto others = datasets::read_decks(*folder).decks;
    std::random_device device;
    std::seed_seq seed{device(), device(), device(), device()};
    std::mt19937_64 random(seed);
    auto deck = datasets::make_deck(name, others, random);
    if (!deck)
        return std::unexpected("deck " + name + ": no more numbers are free that are far enough from the " +
                               std::to_string(others.size()) + " kept decks; remove one from " +
                               folder->string());
    if (auto kept = datasets::write_deck(file, *deck); !kept) return std::unexpected(kept.error());
    return *deck;
}

AllCodes all_known_codes() {
    std::vector<datasets::DeckIds> decks{datasets::default_deck()};
    AllCodes all;
    // Without a data folder there are no decks of one's own.
    if (const auto folder = decks_folder()) {
        auto kept = datasets::read_decks(*folder);
        for (auto& deck : kept.decks) decks.push_back(std::move(deck));
        all.problems = std::move(kept.problems);
    }
    all.list = datasets::known_codes(decks);
    return all;
}

}  // namespace temple::ui
