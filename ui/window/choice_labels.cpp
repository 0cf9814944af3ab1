// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/choice_labels.hpp"

#include "referee/table/card.hpp"

namespace temple::ui {
namespace {

constexpr int columns_of_names = 5;
constexpr int columns_of_code_cards = 9;
constexpr int ranks = 13;

QString text_of(const nlohmann::json& choice) {
    if (choice.is_string()) return QString::fromStdString(choice.get<std::string>());
    return choice.is_number_integer() ? QString::number(choice.get<int>()) : QString();
}

}  // namespace

QPoint choice_place(const nlohmann::json& choice, EntryKind kind, int index) {
    if (kind == EntryKind::card) {
        const auto card = table::Card::parse(text_of(choice).toStdString());
        if (!card || card->is_joker()) return {ranks, 0};
        return {card->rank(), static_cast<int>(card->suit())};
    }
    const int columns = kind == EntryKind::code_card ? columns_of_code_cards
                        : kind == EntryKind::statue  ? 4
                                                     : columns_of_names;
    return {index % columns, index / columns};
}

bool is_typed_by_name(EntryKind kind) {
    return kind == EntryKind::card || kind == EntryKind::code_card || kind == EntryKind::statue;
}

QString choice_key(const nlohmann::json& choice, EntryKind kind, int index) {
    if (is_typed_by_name(kind)) return text_of(choice);
    if (kind == EntryKind::number) return text_of(choice);
    return index < 9 ? QString::number(index + 1) : index == 9 ? QString("0") : QString();
}

}  // namespace temple::ui
