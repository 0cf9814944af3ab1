// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/correction_dialog.hpp"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/window/choice_labels.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr int button_padding = 8;  // px, with the border

using nlohmann::json;

constexpr int correction_columns = 9;
constexpr int highest_token = 4;

class CorrectionWords {
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)
};

EntryKind kind_of(const referee::Referee& referee, const json& event, const std::string& field) {
    if (field == "player" || field == "from" || field == "by") return EntryKind::player;
    if (field == "at") return EntryKind::place;
    if (field == "number") return EntryKind::number;
    if (referee.temple_code()) return EntryKind::code_card;
    const auto gold = referee.temple_gold();
    return gold && gold->role_slips && event.value("type", "") == "role" ? EntryKind::role_slip
                                                                         : EntryKind::card;
}

std::vector<json> all_cards(EntryKind kind) {
    if (kind == EntryKind::role_slip) return {"A", "G"};
    std::vector<json> all;
    if (kind == EntryKind::card)
        for (int i = 0; i < table::Card::count; ++i) all.emplace_back(table::Card(i).name());
    else
        for (int i = 0; i < table::CodeCard::count; ++i)
            all.emplace_back(std::string(table::CodeCard(i).name()));
    return all;
}

}  // namespace

std::vector<json> values_of_field(const referee::Referee& referee, const json& event,
                                  const std::string& field) {
    std::vector<json> values;
    if (!event.contains(field) || !event[field].is_primitive()) return values;
    const EntryKind kind = kind_of(referee, event, field);
    // A combination stays secret; of a guess, only whose it was can be put right here.
    if (field == "card" && event.value("type", "") == "combination") return values;
    if (kind == EntryKind::player) {
        for (const std::string& name : referee.setup().players) values.emplace_back(name);
    } else if (kind == EntryKind::place) {
        if (const auto view = referee.monkey_temple())
            for (const auto& place : view->places) values.emplace_back(place.name);
    } else if (kind == EntryKind::number) {
        for (int number = 0; number <= highest_token; ++number) values.emplace_back(number);
    } else if (field == "card" || field == "actual") {
        values = all_cards(kind);
    }
    std::erase(values, event[field]);
    return values;
}

CorrectionDialog::CorrectionDialog(const GameSession& session, int number, QWidget* parent)
    : QDialog(parent) {
    setObjectName("correction");
    setWindowTitle(CorrectionWords::tr("Correct"));
    auto* layout = new QVBoxLayout(this);
    const auto entries = session.entries();
    const auto entry = std::ranges::find(entries, number, &GameEntry::number);
    if (entry != entries.end()) {
        auto* now = new QLabel(entry_words(entry->event, session.referee().over()));
        now->setTextFormat(Qt::PlainText);
        now->setObjectName("corrected_entry");
        layout->addWidget(now);
        for (const auto& [field, value] : entry->event.items())
            if (field != "type" && field != "t") add_field(session, *entry, field);
    }
    auto* nothing = new QLabel(
        CorrectionWords::tr("Nothing else would fit what happened later. Take back first (Ctrl+Z)."));
    nothing->setVisible(findChildren<QPushButton*>().isEmpty());
    nothing->setWordWrap(true);
    layout->addWidget(nothing);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setText(CorrectionWords::tr("Leave it (Esc)"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

void CorrectionDialog::add_field(const GameSession& session, const GameEntry& entry,
                                 const std::string& field) {
    const auto values =
        session.corrections(entry.number, field, values_of_field(session.referee(), entry.event, field));
    if (values.empty()) return;
    const EntryKind kind = kind_of(session.referee(), entry.event, field);
    const QString type = QString::fromStdString(entry.event.value("type", ""));
    auto* title = new QLabel(entry_field_words(type, QString::fromStdString(field)));
    title->setProperty("muted", true);
    auto* grid = new QGridLayout;
    grid->setSpacing(4);
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        const json value = values[static_cast<std::size_t>(i)];
        auto* button = new QPushButton(choice_label(value, kind).replace('&', "&&"));
        button->setObjectName(QString::fromStdString("to_" + field + "_") + choice_key(value, kind, i));
        button->setAccessibleName(choice_words(value, kind));
        if (kind == EntryKind::card) button->setStyleSheet("padding: 3px 4px;");
        // A style sheet's padding comes on top of what a button asks for.
        button->setMinimumWidth(button->fontMetrics().horizontalAdvance("10♥ ") + 2 * button_padding);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, field, value] {
            patch_[field] = value;
            accept();
        });
        const QPoint place = kind == EntryKind::card ? choice_place(value, kind, i)
                                                     : QPoint(i % correction_columns, i / correction_columns);
        grid->addWidget(button, place.y(), place.x());
    }
    auto* box = static_cast<QVBoxLayout*>(layout());
    box->addWidget(title);
    box->addLayout(grid);
}

}  // namespace temple::ui
