// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/entry_panel.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/window/choice_labels.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

class EntryWords {
    Q_DECLARE_TR_FUNCTIONS(EntryWords)
};

constexpr int first_type_key = 2;  // F2; F1 is for help

QString type_of(const nlohmann::json& event) {
    return QString::fromStdString(event.at("type").get<std::string>());
}

void clear(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->setParent(nullptr);  // nobody shall find it any more
            widget->deleteLater();       // it may be the one whose click is being answered
        }
        delete item;
    }
}

}  // namespace

EntryPanel::EntryPanel(QWidget* parent) : QFrame(parent) {
    setObjectName("entry");
    setAccessibleName(EntryWords::tr("Enter by hand"));
    setProperty("panel", true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(5);
    types_ = new QHBoxLayout;
    auto* head = new QHBoxLayout;
    question_ = new QLabel;
    question_->setObjectName("entry_question");
    back_ = new QPushButton(EntryWords::tr("Back (Backspace)"));
    back_->setObjectName("entry_back");
    back_->setAccessibleName(EntryWords::tr("One step back"));
    connect(back_, &QPushButton::clicked, this, [this] { back(); });
    head->addWidget(question_, 1);
    head->addWidget(back_);
    choices_ = new QGridLayout;
    choices_->setSpacing(4);
    layout->addLayout(types_);
    layout->addLayout(head);
    layout->addLayout(choices_, 1);
}

void EntryPanel::show_legal(const referee::Referee& referee) {
    referee_ = &referee;
    clear(types_);
    const auto types = legal_types(referee);
    int key = first_type_key;
    for (const std::string& type : types) {
        const QString name = QString::fromStdString(type);
        auto* button = new QPushButton(QString("F%1  %2").arg(QString::number(key), entry_type_words(name)));
        button->setShortcut(QKeySequence(static_cast<int>(Qt::Key_F1) + key - 1));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setObjectName("type_" + name);
        button->setAccessibleName(entry_type_words(name));
        connect(button, &QPushButton::clicked, this, [this, name] { choose_type(name); });
        types_->addWidget(button);
        ++key;
    }
    types_->addStretch(1);
    if (types.empty()) {
        event_ = nullptr;
        step_.reset();
        clear_choices();
        question_->setText(EntryWords::tr("There is nothing to enter."));
        back_->hide();
        return;
    }
    choose_type(QString::fromStdString(types.front()));
}

void EntryPanel::choose_type(const QString& type) {
    event_ = {{"type", type.toStdString()}};
    before_.clear();
    for (int i = 0; i < types_->count(); ++i)
        if (auto* button = qobject_cast<QPushButton*>(types_->itemAt(i)->widget()))
            button->setChecked(button->objectName() == "type_" + type);
    show_step();
}

void EntryPanel::begin(const nlohmann::json& event) {
    choose_type(type_of(event));
    event_ = event;
    show_step();
}

void EntryPanel::show_step() {
    typed_.clear();
    step_ = next_step(*referee_, event_);
    clear_choices();
    back_->setVisible(!before_.empty());
    if (!step_) {
        if (!before_.empty()) return finish();
        question_->setText(entry_type_words(type_of(event_)) + "?");
        add_confirm_button();  // nothing was picked yet: a type alone must not enter anything
        return;
    }
    if (step_->choices.size() == 1 && step_->picks == 1 && before_.empty() && step_->field == "player") {
        const nlohmann::json only = step_->choices.front();
        event_ = with_pick(event_, *step_, only);
        if (next_step(*referee_, event_)) return show_step();
        event_.erase("player");  // it would be entered without anybody having picked anything
    }
    show_choices(*step_);
}

void EntryPanel::show_choices(const EntryStep& step) {
    QString asked = entry_field_words(type_of(event_), QString::fromStdString(step.field));
    if (step.picks > 1)
        asked += QString(" (%1/%2)").arg(QString::number(step.picked + 1), QString::number(step.picks));
    if (is_typed_by_name(step.kind)) asked += " " + EntryWords::tr("Click it, or type its name.");
    question_->setText(asked);
    for (int i = 0; i < static_cast<int>(step.choices.size()); ++i)
        add_button(step.choices[static_cast<std::size_t>(i)], step, i);
}

void EntryPanel::add_button(const nlohmann::json& choice, const EntryStep& step, int index) {
    const QString key = choice_key(choice, step.kind, index), label = choice_label(choice, step.kind);
    const bool show_key = !digits_are_taken_ && !is_typed_by_name(step.kind) &&
                          step.kind != EntryKind::number && !key.isEmpty();
    QString shown = show_key ? key + "  " + label : label;
    auto* button = new QPushButton(shown.replace('&', "&&"));
    button->setObjectName("choice_" + key);
    button->setAccessibleName(choice_words(choice, step.kind));
    button->setMinimumWidth(10);
    if (is_typed_by_name(step.kind)) button->setStyleSheet("padding: 3px 2px;");
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    if (label.contains(QString::fromUtf8("♥")) || label.contains(QString::fromUtf8("♦")))
        button->setProperty("red", true);
    connect(button, &QPushButton::clicked, this, [this, choice] { pick(choice); });
    const QPoint place = choice_place(choice, step.kind, index);
    choices_->addWidget(button, place.y(), place.x());
}

void EntryPanel::add_confirm_button() {
    const QString yes = EntryWords::tr("1  Yes, enter it");
    auto* button = new QPushButton(digits_are_taken_ ? yes.mid(1).trimmed() : yes);
    button->setObjectName("choice_1");
    button->setProperty("next", true);
    button->setAccessibleName(entry_type_words(type_of(event_)));
    connect(button, &QPushButton::clicked, this, [this] { finish(); });
    choices_->addWidget(button, 0, 0);
    choices_->setColumnStretch(0, 0);
}

void EntryPanel::clear_choices() {
    clear(choices_);
}

void EntryPanel::pick(const nlohmann::json& choice) {
    if (!step_) return;
    before_.push_back(event_);
    event_ = with_pick(event_, *step_, choice);
    show_step();
}

void EntryPanel::back() {
    if (before_.empty()) return;
    event_ = before_.back();
    before_.pop_back();
    show_step();
}

void EntryPanel::finish() {
    const nlohmann::json whole = event_;
    before_.clear();
    if (on_event) on_event(whole);
}

bool EntryPanel::type_name(const QString& text) {
    const QString so_far = typed_ + text.toUpper();
    bool begins = false;
    for (const auto& choice : step_->choices) {
        const QString name = choice_key(choice, step_->kind, 0);
        if (name == so_far) {
            pick(nlohmann::json(choice));  // a copy: the step goes away
            return true;
        }
        begins = begins || name.startsWith(so_far);
    }
    if (begins)
        typed_ = so_far;
    else if (!typed_.isEmpty()) {
        typed_.clear();
        return type_name(text);
    }
    return begins;
}

bool EntryPanel::take_key(int key, const QString& text) {
    if (key == Qt::Key_Backspace) {
        const bool took = !before_.empty();
        back();
        return took;
    }
    if (text.isEmpty() || !text[0].isLetterOrNumber()) return false;
    if (step_ && is_typed_by_name(step_->kind)) return type_name(text);
    auto* button = findChild<QPushButton*>("choice_" + text);
    if (button == nullptr || !button->isVisible() || !text[0].isDigit()) return false;
    button->click();
    return true;
}

}  // namespace temple::ui
