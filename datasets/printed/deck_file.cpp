// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/deck_file.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace temple::datasets {

namespace fs = std::filesystem;

namespace {

std::unexpected<std::string> broken(const fs::path& file, const std::string& why) {
    return std::unexpected("deck " + file.string() + ": " + why + "; put it right or move it away");
}

}  // namespace

bool is_deck_name(const std::string& name) {
    return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

std::expected<DeckIds, std::string> read_deck(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return broken(file, "cannot be opened");
    const auto json = nlohmann::json::parse(in, nullptr, false);
    if (!json.is_object() || !json.contains("cards") || !json["cards"].is_object())
        return broken(file, "is no deck");
    DeckIds deck{file.stem().string(), {}};
    for (int i = 0; i < table::CodeCard::count; ++i) {
        const std::string name(table::CodeCard(i).name());
        const auto card = json["cards"].find(name);
        if (card == json["cards"].end() || !card->is_array() || card->size() != 2 ||
            !(*card)[0].is_string() || !(*card)[1].is_string())
            return broken(file, "card " + name + " has no two codes");
        deck.cards[static_cast<std::size_t>(i)] = {(*card)[0].get<std::string>(),
                                                   (*card)[1].get<std::string>()};
    }
    const IdDistance least = distance_within(deck);
    if (least.cipher < within_deck.cipher || least.statues < within_deck.statues)
        return broken(file, "its codes are none or too near each other");
    return deck;
}

std::expected<void, std::string> write_deck(const fs::path& file, const DeckIds& deck) {
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    nlohmann::ordered_json cards;
    for (int i = 0; i < table::CodeCard::count; ++i) {
        const CardIds& ids = deck.cards[static_cast<std::size_t>(i)];
        cards[std::string(table::CodeCard(i).name())] = {ids.cipher, ids.statues};
    }
    // Written whole or not at all.
    const fs::path part = file.string() + ".part";
    {
        std::ofstream out(part, std::ios::binary);
        out << nlohmann::ordered_json{{"version", 1}, {"cards", cards}}.dump(1) << "\n";
        out.flush();
        if (!out)
            return std::unexpected("deck " + file.string() +
                                   ": cannot be written; look at the folder's rights");
    }
    fs::permissions(part, fs::perms::owner_read | fs::perms::owner_write, error);
    fs::rename(part, file, error);
    if (error)
        return std::unexpected("deck " + file.string() + ": cannot be written (" + error.message() + ")");
    return {};
}

KeptDecks read_decks(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (it->path().extension() == ".json") files.push_back(it->path());
    std::ranges::sort(files);
    KeptDecks kept;
    for (const fs::path& file : files) {
        if (auto deck = read_deck(file))
            kept.decks.push_back(std::move(*deck));
        else
            kept.problems.push_back(deck.error());
    }
    return kept;
}

}  // namespace temple::datasets
