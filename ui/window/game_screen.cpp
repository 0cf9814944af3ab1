// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_screen.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>

#include "ui/window/caption.hpp"
#include "ui/window/entry_panel.hpp"
#include "ui/window/facts_bar.hpp"
#include "ui/window/question_panel.hpp"
#include "ui/window/reading_list.hpp"
#include "ui/window/table_view.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr int number_role = Qt::UserRole;  // of a list item: the event's number

class GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

}  // namespace

GameScreen::GameScreen(QWidget* parent) : QWidget(parent) {
    setObjectName("game_screen");
    facts_ = new FactsBar;
    caption_ = new Caption;
    table_ = new TableView;
    question_ = new QuestionPanel;
    entry_ = new EntryPanel;
    status_ = new QLabel;
    status_->setObjectName("status");
    status_->setTextFormat(Qt::PlainText);
    status_->setAccessibleName(GameWords::tr("What is being waited for"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 8, 12, 6);
    grid->setSpacing(6);
    grid->addWidget(facts_, 0, 0, 1, 2);
    grid->addWidget(caption_, 1, 0, 1, 2);
    grid->addWidget(table_, 2, 0);
    grid->addWidget(make_side(), 2, 1, 3, 1);
    grid->addWidget(question_, 3, 0);
    grid->addWidget(entry_, 4, 0);
    grid->addWidget(status_, 5, 0, 1, 2);
    grid->setRowStretch(1, 3);
    grid->setRowStretch(2, 5);
    grid->setColumnStretch(0, 7);
    grid->setColumnStretch(1, 2);
}

QWidget* GameScreen::make_buttons() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    int index = 0;
    const auto add = [&](const QString& name, const QString& text, const QString& words, auto action) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setAccessibleName(words);
        button->setToolTip(words);
        button->setStyleSheet("padding: 4px 4px;");
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, action);
        grid->addWidget(button, index / 2, index % 2);
        ++index;
        return button;
    };
    undo_ = add("undo", GameWords::tr("Undo (Ctrl+Z)"), GameWords::tr("Take back the last event"), [this] {
        if (actions_.undo) actions_.undo();
    });
    add("correct", GameWords::tr("Correct (Ctrl+E)"), GameWords::tr("Put right the chosen entry"), [this] {
        if (actions_.correct && chosen_entry() > 0) actions_.correct(chosen_entry());
    });
    add("repeat", GameWords::tr("Repeat (R)"), GameWords::tr("Say the last sentence again"), [this] {
        if (actions_.repeat) actions_.repeat();
    });
    mute_ = add("mute", GameWords::tr("Mute (M)"), GameWords::tr("Switch the voice off or on"), [this] {
        if (actions_.mute) actions_.mute(mute_->isChecked());
    });
    mute_->setCheckable(true);
    add("camera", GameWords::tr("Camera (Ctrl+T)"), GameWords::tr("Show the Table screen: the camera"),
        [this] {
            if (actions_.table) actions_.table();
        });
    add("pages", GameWords::tr("Pages (Ctrl+L)"),
        GameWords::tr("Show where the players' pages are, for their phones"), [this] {
            if (actions_.pages) actions_.pages();
        });
    add("leave", GameWords::tr("Leave (Esc)"), GameWords::tr("Leave the game; it is kept and can be resumed"),
        [this] {
            if (actions_.leave) actions_.leave();
        });
    return box;
}

QWidget* GameScreen::make_side() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(GameWords::tr("What happened (click to correct)"));
    title->setProperty("muted", true);
    title->setWordWrap(true);
    entries_ = new ReadingList;
    entries_->setObjectName("entries");
    entries_->setAccessibleName(GameWords::tr("What happened"));
    entries_->setWordWrap(true);
    entries_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    entries_->setMinimumWidth(200);
    title->setBuddy(entries_);
    const auto correct = [this](const QListWidgetItem* item) {
        if (actions_.correct && item->data(number_role).toInt() > 0)
            actions_.correct(item->data(number_role).toInt());
    };
    connect(entries_, &QListWidget::itemClicked, this, correct);
    layout->addWidget(title);
    layout->addWidget(entries_, 1);
    layout->addWidget(make_buttons());
    return side;
}

void GameScreen::set_actions(const Actions& actions) {
    actions_ = actions;
    entry_->on_event = actions.enter;
    question_->on_answer = actions.answer;
}

void GameScreen::show_game(const GameSession& session) {
    facts_->show_facts(facts_of(session.referee()));
    table_->show_scene(scene_of(session.referee()));
    question_->show_questions(session.questions(), session.referee().setup().players);
    entry_->leave_digits(question_->takes_digits());
    entry_->show_legal(session.referee());
    if (const auto& player = question_->guess_of(); !player.empty())
        entry_->begin({{"type", "guess"}, {"player", player}});
    undo_->setEnabled(session.can_undo());
    show_entries(session);
}

void GameScreen::show_entries(const GameSession& session) {
    entries_->clear();
    int round = 0;
    for (const GameEntry& entry : session.entries()) {
        if (entry.round > round) {
            round = entry.round;
            auto* head = new QListWidgetItem(GameWords::tr("Round %1").arg(round), entries_);
            head->setFlags(Qt::NoItemFlags);
        }
        QString text = entry_words(entry.event, session.referee().over());
        if (!entry.in_force) text = GameWords::tr("(taken back) %1").arg(text);
        auto* item = new QListWidgetItem(text, entries_);
        item->setData(number_role, entry.number);
        QFont font = item->font();
        font.setStrikeOut(!entry.in_force);
        item->setFont(font);
    }
    // Now it may still have the height from before.
    QMetaObject::invokeMethod(entries_, &QListWidget::scrollToBottom, Qt::QueuedConnection);
}

int GameScreen::newest_entry() const {
    for (int row = entries_->count() - 1; row >= 0; --row)
        if (const int number = entries_->item(row)->data(number_role).toInt(); number > 0) return number;
    return 0;
}

int GameScreen::chosen_entry() const {
    const auto* chosen = entries_->currentItem();
    const int number = chosen != nullptr ? chosen->data(number_role).toInt() : 0;
    return number > 0 ? number : newest_entry();
}

void GameScreen::show_caption(const QString& text) {
    caption_->say(text);
}

QString GameScreen::caption() const {
    return caption_->text();
}

void GameScreen::show_status(const QString& text, bool alarm) {
    status_->setText(text);
    if (status_->property("alarm").toBool() == alarm) return;
    status_->setProperty("alarm", alarm);
    status_->style()->unpolish(status_);
    status_->style()->polish(status_);
}

void GameScreen::show_muted(bool muted) {
    mute_->setChecked(muted);
}

bool GameScreen::take_key(int key, const QString& text) {
    return question_->take_key(key) || entry_->take_key(key, text);
}

}  // namespace temple::ui
