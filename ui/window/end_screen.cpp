// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/end_screen.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "ui/window/caption.hpp"
#include "ui/window/entry_panel.hpp"
#include "ui/window/facts_bar.hpp"
#include "ui/window/question_panel.hpp"
#include "ui/window/reading_list.hpp"
#include "ui/words/guess_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

class EndWords {
    Q_DECLARE_TR_FUNCTIONS(EndWords)
};

constexpr int said_height = 40;  // px: a line of 32

/// Why the game ended, then who has won, as far as that is known.
QString result_words(const GameSession& session) {
    QString why, who;
    for (const auto& line : session.said()) {
        const std::string kind = line["kind"];
        if (kind == "game_over") why = sentence(line);
        if (kind == "winners") who = sentence(line);
        if (kind == "undone" || kind == "corrected") who.clear();
    }
    return who.isEmpty() ? why : why + " " + who;
}

/// Of Temple Code: each guess, and what it was worth.
QStringList guesses(const referee::Referee& referee) {
    QStringList lines;
    for (const auto& notes : referee::notes_of(referee))
        for (const auto& guess : notes.guesses) {
            const QString player = QString::fromStdString(notes.player);
            const QString shown = card_words(QString::fromStdString(guess.guess));
            const QString words = guess.right ? EndWords::tr("%1 guessed %2, that was right.")
                                              : EndWords::tr("%1 guessed %2, that was wrong.");
            lines << words.arg(player, shown) + " " + guess_worth_words(guess);
        }
    return lines;
}

QStringList roles_and_scores(const referee::Referee& referee) {
    QStringList lines;
    if (const auto view = referee.temple_gold()) {
        for (std::size_t i = 0; i < view->players.size(); ++i) {
            const auto& role = view->roles_shown[i];
            const QString words = !role ? EndWords::tr("please show your role card")
                                  : *role == referee::Role::guardian ? role_words("guardian")
                                                                     : role_words("adventurer");
            lines << QString("%1: %2").arg(QString::fromStdString(view->players[i]), words);
        }
        return lines;
    }
    for (const Fact& fact : facts_of(referee)) lines << QString("%1: %2").arg(fact.name, fact.value);
    return lines + guesses(referee);
}

}  // namespace

EndScreen::EndScreen(QWidget* parent) : QWidget(parent) {
    setObjectName("end_screen");
    said_ = new Caption;
    said_->setObjectName("last_said");
    said_->setMinimumHeight(said_height);
    said_->hide();
    result_ = new Caption;
    result_->setObjectName("result");
    roles_ = new ReadingList;
    roles_->setObjectName("roles");
    roles_->setAccessibleName(EndWords::tr("Who was who"));
    roles_->setWordWrap(true);
    rounds_ = new ReadingList;
    rounds_->setObjectName("rounds");
    rounds_->setAccessibleName(EndWords::tr("Round by round"));
    rounds_->setWordWrap(true);
    question_ = new QuestionPanel;
    entry_ = new EntryPanel;
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& name, const QString& text, const QKeySequence& key, auto action) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setAccessibleName(text);
        button->setShortcut(key);
        connect(button, &QPushButton::clicked, this, action);
        buttons->addWidget(button);
        return button;
    };
    add("end_undo", EndWords::tr("Take back (Ctrl+Z)"), {}, [this] {
        if (actions_.undo) actions_.undo();
    });
    add("end_leave", EndWords::tr("To the start (Esc)"), {}, [this] {
        if (actions_.leave) actions_.leave();
    });
    buttons->addStretch(1);
    auto* again = add("again", EndWords::tr("Play again (Ctrl+Enter)"),
                      QKeySequence(Qt::CTRL | Qt::Key_Return), [this] {
                          if (actions_.again) actions_.again();
                      });
    again->setProperty("next", true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 14, 24, 14);
    grid->addWidget(said_, 0, 0, 1, 2);
    grid->addWidget(result_, 1, 0, 1, 2);
    grid->addWidget(new QLabel(EndWords::tr("Who was who")), 2, 0);
    grid->addWidget(new QLabel(EndWords::tr("Round by round")), 2, 1);
    grid->addWidget(roles_, 3, 0);
    grid->addWidget(rounds_, 3, 1);
    grid->addWidget(question_, 4, 0, 1, 2);
    grid->addWidget(entry_, 5, 0, 1, 2);
    grid->addLayout(buttons, 6, 0, 1, 2);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 2);
    grid->setRowStretch(3, 4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 2);
}

void EndScreen::set_actions(const Actions& actions) {
    actions_ = actions;
    entry_->on_event = actions.enter;
    question_->on_answer = actions.answer;
}

void EndScreen::show_game(const GameSession& session) {
    result_->say(result_words(session));
    roles_->clear();
    roles_->addItems(roles_and_scores(session.referee()));
    rounds_->clear();
    int round = 0;
    for (const GameEntry& entry : session.entries()) {
        if (!entry.in_force) continue;
        if (entry.round > round) {
            round = entry.round;
            rounds_->addItem(EndWords::tr("Round %1").arg(round));
        }
        rounds_->addItem("    " + entry_words(entry.event, session.referee().over()));
    }
    question_->show_questions(session.questions(), session.referee().setup().players);
    entry_->show_legal(session.referee());
    entry_->setVisible(!legal_types(session.referee()).empty());
}

void EndScreen::show_said(const QString& text) {
    said_->say(text);
    said_->setVisible(!text.isEmpty());
}

QString EndScreen::result() const {
    return result_->text();
}

bool EndScreen::take_key(int key, const QString& text) {
    return question_->take_key(key) || (entry_->isVisible() && entry_->take_key(key, text));
}

}  // namespace temple::ui
