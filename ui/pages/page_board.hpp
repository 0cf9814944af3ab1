// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between the game and the pages: states go one way, wishes the other. Safe to use from the game's
// thread and from the server's; neither waits for the other longer than a value takes to be copied.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace temple::ui {

enum class PageKind : std::uint8_t { player, host };

/// What somebody asks for on a page; nothing of it is checked yet but that it is a JSON object.
struct PageWish {
    std::size_t page = 0;
    int number = 0;  // counts all wishes, from 1
    nlohmann::json body;
};

/// A page's content, as JSON text, and which one it is.
struct PageState {
    std::string json, tag;
};

class PageBoard {
  public:
    static constexpr std::size_t most_waiting = 8;  // wishes of one page
    static constexpr std::size_t token_bytes = 24;  // 192 bit, 32 letters in a link

    /// Gives every page a token of its own from the system's random source.
    explicit PageBoard(std::vector<PageKind> pages);

    const std::string& token(std::size_t page) const { return tokens_[page]; }
    PageKind kind(std::size_t page) const { return kinds_[page]; }
    /// The page of a token. Takes as long for a wrong token as for a right one.
    std::optional<std::size_t> page_of(std::string_view token) const;

    void show(std::size_t page, std::string json);
    PageState state(std::size_t page) const;

    /// @return the wish's number; nothing if too many of this page are waiting
    std::optional<int> add_wish(std::size_t page, nlohmann::json body);
    /// All wishes that came since, oldest first.
    std::vector<PageWish> take_wishes();
    /// Is called, in the server's thread, after a wish was added; it must not take long.
    void on_wish(std::function<void()> listener);

  private:
    std::vector<PageKind> kinds_;
    std::vector<std::string> tokens_;
    std::string run_;  // makes tags of this run differ from another's
    mutable std::mutex mutex_;
    std::vector<PageState> states_;
    std::uint64_t changes_ = 0;
    std::vector<PageWish> wishes_;
    int wish_number_ = 0;
    std::function<void()> listener_;
};

}  // namespace temple::ui
