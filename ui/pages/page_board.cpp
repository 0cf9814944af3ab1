// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_board.hpp"

#include <QByteArray>
#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <utility>

namespace temple::ui {
namespace {

constexpr std::size_t run_bytes = 8;

std::string random_text(std::size_t bytes) {
    std::array<quint32, PageBoard::token_bytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    const QByteArray raw(reinterpret_cast<const char*>(words.data()), static_cast<qsizetype>(bytes));
    return raw.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals).toStdString();
}

/// 1 if equal, else 0, without a branch that depends on the letters.
std::size_t equal(std::string_view a, std::string_view b) {
    unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference |=
            static_cast<unsigned>(static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]));
    return ((difference - 1U) >> 31U) & 1U;
}

}  // namespace

PageBoard::PageBoard(std::vector<PageKind> pages)
    : kinds_(std::move(pages)), run_(random_text(run_bytes)), states_(kinds_.size()) {
    for (std::size_t i = 0; i < kinds_.size(); ++i) tokens_.push_back(random_text(token_bytes));
    for (std::size_t i = 0; i < kinds_.size(); ++i) show(i, "{}");
}

std::optional<std::size_t> PageBoard::page_of(std::string_view token) const {
    std::size_t found = 0;  // the page, from 1
    for (std::size_t i = 0; i < tokens_.size(); ++i)
        if (token.size() == tokens_[i].size()) found += (i + 1) * equal(token, tokens_[i]);
    if (found == 0) return std::nullopt;
    return found - 1;
}

void PageBoard::show(std::size_t page, std::string json) {
    const std::lock_guard lock(mutex_);
    if (states_[page].json == json) return;
    ++changes_;
    states_[page] = {std::move(json), '"' + run_ + '.' + std::to_string(changes_) + '"'};
}

PageState PageBoard::state(std::size_t page) const {
    const std::lock_guard lock(mutex_);
    return states_[page];
}

std::optional<int> PageBoard::add_wish(std::size_t page, nlohmann::json body) {
    std::function<void()> listener;
    int number = 0;
    {
        const std::lock_guard lock(mutex_);
        if (std::ranges::count(wishes_, page, &PageWish::page) >= static_cast<std::ptrdiff_t>(most_waiting))
            return std::nullopt;
        number = ++wish_number_;
        wishes_.push_back({page, number, std::move(body)});
        listener = listener_;
    }
    if (listener) listener();
    return number;
}

std::vector<PageWish> PageBoard::take_wishes() {
    const std::lock_guard lock(mutex_);
    return std::exchange(wishes_, {});
}

void PageBoard::on_wish(std::function<void()> listener) {
    const std::lock_guard lock(mutex_);
    listener_ = std::move(listener);
}

}  // namespace temple::ui
