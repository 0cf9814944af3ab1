// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/choice_labels.hpp"

#include <QCoreApplication>

#include "ui/window/table_scene.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

constexpr int columns_of_names = 5;
constexpr int columns_of_code_cards = 9;
constexpr int ranks = 13;

class ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

QString text_of(const nlohmann::json& choice) {
    if (choice.is_string()) return QString::fromStdString(choice.get<std::string>());
    return choice.is_number_integer() ? QString::number(choice.get<int>()) : QString();
}

}  // namespace

QString choice_label(const nlohmann::json& choice, EntryKind kind) {
    if (choice.is_null()) return ChoiceWords::tr("Lift it");
    const QString text = text_of(choice);
    switch (kind) {
        case EntryKind::card:
            return card_label(text);
        case EntryKind::role_slip:
            return role_words(text == "G" ? "guardian" : "adventurer");
        case EntryKind::code_card:
            return card_words(text);
        case EntryKind::statue:
            return QString("%1  %2").arg(text, statue_words(text));
        case EntryKind::place:
            return place_words(text);
        case EntryKind::number:
            return text == "0" ? ChoiceWords::tr("blank") : text;
        case EntryKind::player:
            break;
    }
    return text;
}

QString choice_words(const nlohmann::json& choice, EntryKind kind) {
    if (kind == EntryKind::card) return card_words(text_of(choice));
    return choice_label(choice, kind);
}

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
