// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games. A new game adds one line here.
#include <algorithm>
#include <array>
#include <iterator>

#include "referee/game.hpp"
#include "referee/monkey_temple.hpp"
#include "referee/temple_code.hpp"
#include "referee/temple_code_solo.hpp"
#include "referee/temple_gold.hpp"

namespace temple::referee {
namespace {

using Created = std::expected<std::unique_ptr<Game>, std::string>;

struct Entry {
    std::string_view name;
    Created (*create)(const GameSetup&);
};

template <typename Concrete>
Created create(const GameSetup& setup) {
    auto game = Concrete::create(setup);
    if (!game) return std::unexpected(game.error());
    return std::make_unique<Concrete>(std::move(*game));
}

Created create_temple_code(const GameSetup& setup) {
    return setup.players.size() == 1 ? create<TempleCodeSolo>(setup) : create<TempleCode>(setup);
}

constexpr std::array games{
    Entry{"temple_gold", create<TempleGold>},
    Entry{"temple_code", create_temple_code},
    Entry{"monkey_temple", create<MonkeyTemple>},
};

}  // namespace

std::expected<std::unique_ptr<Game>, std::string> create_game(const GameSetup& setup) {
    const auto it = std::ranges::find(games, setup.game, &Entry::name);
    if (it == games.end()) return std::unexpected("game");
    return it->create(setup);
}

std::vector<std::string_view> game_names() {
    std::vector<std::string_view> names;
    std::ranges::transform(games, std::back_inserter(names), &Entry::name);
    return names;
}

bool is_game(std::string_view name) {
    return std::ranges::find(games, name, &Entry::name) != games.end();
}

}  // namespace temple::referee
