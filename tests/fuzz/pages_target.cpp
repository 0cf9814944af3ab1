// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "referee/json_text.hpp"
#include "tests/fuzz/fuzz_targets.hpp"
#include "ui/pages/page_desk.hpp"
#include "ui/pages/request_head.hpp"

namespace temple::fuzz {
namespace {

using nlohmann::json;

constexpr std::string_view host = "192.168.1.5:8035";

void must(bool holds, const char* what) {
    if (holds) return;
    std::cerr << what << '\n';
    std::abort();
}

/// A game of Temple Code after its first round, with its pages; Anna's
/// combination was read, Ben's was not.
class PagedGame {
  public:
    PagedGame() : referee_({"temple_code", {"Anna", "Ben"}}), server_(*shared_server()) {
        ui::PagedGame game;
        game.referee = [this]() -> const referee::Referee& { return referee_; };
        game.enter = [this](const json& event) { enter(event); };
        game.answer = [this](int id, const json&) -> std::expected<void, std::string> {
            desk_->hear({{"kind", "answered"}, {"id", id}});
            return {};
        };
        desk_ = std::make_unique<ui::PageDesk>(server_, std::move(game), ui::Information::its_player);
        for (const json& event :
             std::vector<json>{{{"type", "start"}, {"player", "Anna"}},
                               {{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}},
                               {{"type", "combination"}, {"player", "Ben"}},
                               {{"type", "dealt"}, {"player", "Anna"}, {"cards", {"NAC", "PNA"}}},
                               {{"type", "dealt"}, {"player", "Ben"}, {"cards", {"WKP", "KTA"}}},
                               {{"type", "taken"}, {"player", "Anna"}, {"from", "Ben"}, {"card", "WKP"}}})
            enter(event);
        desk_->hear({{"kind", "question"}, {"id", 1}, {"ask", "guess"}, {"player", "Ben"}, {"blocks", true}});
        desk_->publish();
    }

    void wish(std::size_t page, json body) {
        if (!server_.board().add_wish(page, std::move(body))) return;
        desk_->serve();
        for (std::size_t one = 0; one < pages; ++one) check(one);
    }
    static constexpr std::size_t pages = 3;

  private:
    /// Opening a port for each input would take most of the time.
    static ui::PageServer* shared_server() {
        static const auto server = ui::PageServer::open(
            {"127.0.0.1", 0, ui::PageDesk::pages_of({"temple_code", {"Anna", "Ben"}}), {}});
        must(server.has_value(), "pages can be opened on this computer");
        return server->get();
    }
    void enter(const json& event) {
        for (const auto& announcement : referee_.handle(event)) desk_->hear(announcement.to_json());
    }
    void check(std::size_t page) {
        const auto text = server_.board().state(page).json;
        must(json::accept(text), "what stands on a page is JSON");
        for (std::size_t other = 0; other < pages; ++other)
            must(text.find(server_.board().token(other)) == std::string::npos, "no page tells a token");
    }

    referee::Referee referee_;
    ui::PageServer& server_;
    std::unique_ptr<ui::PageDesk> desk_;
};

/// A request may come in two pieces: the first alone is never refused, and
/// never taken for the whole.
void check_pieces(std::string_view request, const ui::RequestHead& whole) {
    for (std::size_t size = 0; size < whole.head_size; size += 1 + size / 7) {
        const auto piece = ui::read_head(request.substr(0, size));
        must(piece && !piece->is_whole, "a piece of a head waits for the rest");
    }
}

void check_head(const ui::RequestHead& head) {
    must(head.head_size <= ui::longest_head && head.body_size <= ui::longest_body, "a request is small");
    must(head.method == "GET" || head.method == "POST", "a request is GET or POST");
    must(head.target.starts_with('/') && head.target.size() <= ui::longest_target,
         "a target is a short path");
    must(head.target.find_first_of("%?# \\\"<>\r\n") == std::string::npos, "a target is plain");
}

}  // namespace

void pages(std::string_view bytes) {
    std::optional<PagedGame> game;  // most inputs never get as far as a wish
    while (!bytes.empty()) {
        const auto head = ui::read_head(bytes);
        if (!head || !head->is_whole) return;
        check_head(*head);
        check_pieces(bytes, *head);
        if (bytes.size() < head->head_size + head->body_size) return;
        const auto body = bytes.substr(head->head_size, head->body_size);
        bytes.remove_prefix(head->head_size + head->body_size);
        if (!ui::check_origin(*head, host) || head->method != "POST") continue;
        must(head->host == host && head->origin == "http://" + std::string(host), "a wish is from our pages");
        // Where a token would stand, the page's number does.
        const auto page =
            static_cast<std::size_t>(head->target[std::min<std::size_t>(1, head->target.size() - 1)]) % 4;
        auto wish = referee::parse_line(body);
        if (page >= PagedGame::pages || !wish || !wish->is_object()) continue;
        if (!game) game.emplace();
        game->wish(page, std::move(*wish));
    }
}

}  // namespace temple::fuzz
