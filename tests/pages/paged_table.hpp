// SPDX-License-Identifier: GPL-3.0-or-later
// A game with pages, as the window or `watch` would run it, without either.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "tests/pages/raw_client.hpp"
#include "ui/pages/page_desk.hpp"

namespace temple::ui::test {

class PagedTable {
  public:
    explicit PagedTable(const referee::GameSetup& setup, Information dots = Information::everybody)
        : referee(setup), server(open_server(PageDesk::pages_of(setup))), client(*server) {
        PagedGame game;
        game.referee = [this]() -> const referee::Referee& { return referee; };
        game.enter = [this](const nlohmann::json& event) { enter(event); };
        game.answer = [this](int id, const nlohmann::json& value) -> std::expected<void, std::string> {
            answers.emplace_back(id, value);
            desk->hear({{"kind", "answered"}, {"id", id}, {"by", "person"}, {"value", value}});
            return {};
        };
        game.repeat = [this] { ++repeated; };
        desk = std::make_unique<PageDesk>(*server, std::move(game), dots);
    }

    void enter(const nlohmann::json& event) {
        for (const auto& announcement : referee.handle(event)) {
            said.push_back(announcement.to_json());
            desk->hear(said.back());
        }
        desk->publish();
    }
    void play(std::initializer_list<const char*> lines) {
        for (const char* line : lines) enter(nlohmann::json::parse(line));
    }
    std::size_t host() const { return PageDesk::pages_of(referee.setup()).size() - 1; }
    nlohmann::json state(std::size_t page) const {
        return nlohmann::json::parse(client.get(path_of(*server, page, "state")).body);
    }
    /// Sends a wish as a page does, lets the game do it, and gives the page's reply.
    nlohmann::json wish(std::size_t page, const nlohmann::json& body) {
        const auto answer = client.post(path_of(*server, page, "wish"), body.dump());
        desk->serve();
        auto reply = state(page)["reply"];
        reply["status"] = answer.status;
        return reply;
    }

    referee::Referee referee;
    std::unique_ptr<PageServer> server;
    RawClient client;
    std::unique_ptr<PageDesk> desk;
    std::vector<referee::Json> said;
    std::vector<std::pair<int, nlohmann::json>> answers;
    int repeated = 0;
};

/// Temple Code after its first round; Anna has CTW, Ben's combination was not read.
inline void play_first_round(PagedTable& table) {
    table.play({R"({"type":"start","player":"Anna"})",
                R"({"type":"combination","player":"Anna","card":"CTW"})",
                R"({"type":"combination","player":"Ben"})",
                R"({"type":"dealt","player":"Anna","cards":["NAC","PNA"]})",
                R"({"type":"dealt","player":"Ben","cards":["WKP","KTA"]})",
                R"({"type":"taken","player":"Anna","from":"Ben","card":"WKP"})",
                R"({"type":"taken","player":"Ben","from":"Anna","card":"PNA"})"});
}

}  // namespace temple::ui::test
