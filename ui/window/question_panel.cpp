// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/question_panel.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "referee/table/card.hpp"
#include "ui/words/choice_words.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr int answer_columns = 5;

class QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

}  // namespace

QuestionPanel::QuestionPanel(QWidget* parent) : QFrame(parent) {
    setObjectName("question");
    setAccessibleName(QuestionWords::tr("A question"));
    setProperty("panel", true);
    auto* layout = new QVBoxLayout(this);
    text_ = new QLabel;
    text_->setObjectName("question_text");
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setProperty("alarm", true);
    answers_ = new QGridLayout;
    layout->addWidget(text_);
    layout->addLayout(answers_);
    hide();
}

void QuestionPanel::show_questions(const std::vector<nlohmann::ordered_json>& questions,
                                   const std::vector<std::string>& players) {
    while (QLayoutItem* item = answers_->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->setParent(nullptr);
            widget->deleteLater();  // it may be the one whose click is being answered
        }
        delete item;
    }
    guess_of_.clear();
    setVisible(!questions.empty());
    if (questions.empty()) return;
    id_ = questions.front().value("id", 0);
    if (questions.front().value("ask", "") == "guess") guess_of_ = questions.front().value("player", "");
    text_->setText(sentence(questions.front()));
    show_answers(questions.front(), players);
}

void QuestionPanel::show_answers(const nlohmann::ordered_json& question,
                                 const std::vector<std::string>& players) {
    int index = 0;
    const auto add = [&](const QString& label, auto chosen) {
        const QString key = index < 9 ? QString::number(index + 1) : index == 9 ? QString("0") : QString();
        auto* button = new QPushButton(QString(key + "  " + label).replace('&', "&&"));
        button->setObjectName("answer_" + key);
        button->setAccessibleName(label);
        connect(button, &QPushButton::clicked, this, chosen);
        answers_->addWidget(button, index / answer_columns, index % answer_columns);
        ++index;
    };
    for (const AnswerChoice& answer : answers_to(question, players))
        add(answer.label, [this, id = id_, value = answer.value] {
            if (on_answer) on_answer(id, value);
        });
    if (!is_about_a_card(question)) return;
    add(QuestionWords::tr("Another card..."), [this, id = id_] {
        QStringList names;
        for (int i = 0; i < table::Card::count; ++i) names << QString::fromStdString(table::Card(i).name());
        bool chosen = false;
        const QString name = QInputDialog::getItem(this, QuestionWords::tr("Another card"), text_->text(),
                                                   names, 0, false, &chosen);
        if (chosen && on_answer) on_answer(id, name.toStdString());
    });
}

bool QuestionPanel::takes_digits() const {
    return !isHidden() && answers_->count() > 0;
}

bool QuestionPanel::take_key(int key) {
    if (!isVisible() || !takes_digits() || key < Qt::Key_0 || key > Qt::Key_9) return false;
    auto* button = findChild<QPushButton*>(QString("answer_%1").arg(key - Qt::Key_0));
    if (button != nullptr) button->click();
    return true;  // while a question is open, digits are for it alone
}

}  // namespace temple::ui
