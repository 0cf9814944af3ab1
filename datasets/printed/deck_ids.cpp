// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/deck_ids.hpp"

#include <algorithm>
#include <numeric>

#include "scanner/code_list.hpp"

namespace temple::datasets {

namespace {

using scanner::FriezeCells;
using scanner::MatrixModules;

constexpr std::size_t cards = table::CodeCard::count;
constexpr int numbers = 10000;  // four free digits
constexpr int tries = 400;      // orders of the numbers that are tried; the first mostly does for 24 modules

int distance(const MatrixModules& a, const MatrixModules& b) {
    return static_cast<int>((a ^ b).count());
}

/// Looks like a frieze: about half of each row is dark, no run of more than four.
bool is_even(const FriezeCells& cells) {
    constexpr std::size_t columns = scanner::code_layout::frieze_columns;
    for (std::size_t row = 0; row < 2; ++row) {
        int dark = 0, run = 0;
        for (std::size_t i = 0; i < columns; ++i) {
            const bool now = cells[row * columns + i];
            dark += now;
            run = i > 0 && now == cells[row * columns + i - 1] ? run + 1 : 1;
            if (run > 4) return false;
        }
        if (dark < 8 || dark > 12) return false;
    }
    return true;
}

template <typename Pattern, typename Distance>
bool keeps_away(const Pattern& one, const std::vector<Pattern>& from, int least, Distance between) {
    return std::ranges::all_of(from, [&](const Pattern& other) { return between(one, other) >= least; });
}

/// Up to 35 numbers, in random order.
std::vector<std::string> pick_numbers(const std::vector<MatrixModules>& others, std::mt19937_64& random,
                                      int within) {
    std::vector<int> order(numbers);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::shuffle(order, random);
    std::vector<MatrixModules> picked;
    std::vector<std::string> texts;
    for (const int number : order) {
        const std::string text = scanner::with_check_digits(number);
        const auto modules = scanner::encode_matrix(text);
        if (!modules || !keeps_away(*modules, picked, within, distance) ||
            !keeps_away(*modules, others, between_decks.cipher, distance))
            continue;
        picked.push_back(*modules);
        texts.push_back(text);
        if (texts.size() == cards) break;
    }
    return texts;
}

std::vector<std::string> pick_friezes(const std::vector<FriezeCells>& others, std::mt19937_64& random,
                                      int within) {
    constexpr int most_draws = 20'000'000;
    std::vector<FriezeCells> picked;
    std::vector<std::string> texts;
    for (int draw = 0; draw < most_draws && texts.size() < cards; ++draw) {
        const FriezeCells cells(random() & ((1ULL << scanner::code_layout::frieze_cells) - 1));
        if (!is_even(cells) || static_cast<int>((cells ^ scanner::upside_down(cells)).count()) < within ||
            !keeps_away(cells, picked, within, scanner::frieze_distance) ||
            !keeps_away(cells, others, between_decks.statues, scanner::frieze_distance))
            continue;
        picked.push_back(cells);
        texts.push_back(scanner::frieze_text(cells));
    }
    return texts;
}

}  // namespace

IdDistance distance_within(const DeckIds& deck) {
    IdDistance least;
    for (std::size_t i = 0; i < cards; ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const auto a = scanner::encode_matrix(deck.cards[i].cipher),
                       b = scanner::encode_matrix(deck.cards[k].cipher);
            const auto c = scanner::parse_frieze(deck.cards[i].statues),
                       d = scanner::parse_frieze(deck.cards[k].statues);
            least.cipher = a && b ? std::min(least.cipher, distance(*a, *b)) : 0;
            least.statues = c && d ? std::min(least.statues, scanner::frieze_distance(*c, *d)) : 0;
        }
    return least;
}

std::optional<DeckIds> make_deck(const std::string& name, const std::vector<DeckIds>& others,
                                 std::mt19937_64& random, IdDistance within) {
    std::vector<MatrixModules> matrices;
    std::vector<FriezeCells> friezes;
    const auto keep = [&](const DeckIds& deck) {
        for (const CardIds& card : deck.cards) {
            if (const auto modules = scanner::encode_matrix(card.cipher)) matrices.push_back(*modules);
            if (const auto cells = scanner::parse_frieze(card.statues)) friezes.push_back(*cells);
        }
    };
    keep(default_deck());
    for (const DeckIds& deck : others) keep(deck);
    for (const char* role : role_ids)
        if (const auto modules = scanner::encode_matrix(role)) matrices.push_back(*modules);
    std::vector<std::string> ciphers;
    for (int i = 0; i < tries && ciphers.size() < cards; ++i)
        ciphers = pick_numbers(matrices, random, within.cipher);
    const std::vector<std::string> statues = pick_friezes(friezes, random, within.statues);
    if (ciphers.size() < cards || statues.size() < cards) return std::nullopt;
    DeckIds deck{name, {}};
    for (std::size_t i = 0; i < cards; ++i) deck.cards[i] = {ciphers[i], statues[i]};
    return deck;
}

}  // namespace temple::datasets
