// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/player_list.hpp"

#include <QAbstractItemModel>
#include <QBoxLayout>
#include <QCompleter>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <algorithm>

#include "ui/window/labelled.hpp"

namespace temple::ui {
namespace {

constexpr int most_players = 10;
constexpr int longest_name = 24;  // letters; longer ones would not fit the table

class PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerWords)
};

}  // namespace

PlayerList::PlayerList(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    list_ = new QListWidget;
    list_->setObjectName("players");
    list_->setAccessibleName(PlayerWords::tr("Players, clockwise"));
    list_->setDragDropMode(QAbstractItemView::InternalMove);
    list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    const auto tell = [this] { changed(); };
    connect(list_->model(), &QAbstractItemModel::rowsMoved, this, tell);
    connect(list_->model(), &QAbstractItemModel::rowsInserted, this, tell);
    connect(list_->model(), &QAbstractItemModel::rowsRemoved, this, tell);
    connect(list_, &QListWidget::itemChanged, this, tell);
    auto* hint = new QLabel(PlayerWords::tr(
        "Clockwise, the first at the picture's bottom edge. Drag to order, or Ctrl+Up and Ctrl+Down."));
    hint->setProperty("muted", true);
    hint->setWordWrap(true);
    layout->addWidget(heading(PlayerWords::tr("Players"), list_));
    layout->addWidget(hint);
    layout->addWidget(list_, 1);
    layout->addLayout(make_row());
}

QLayout* PlayerList::make_row() {
    name_ = new QLineEdit;
    name_->setObjectName("new_name");
    name_->setMaxLength(longest_name);
    name_->setPlaceholderText(PlayerWords::tr("Name, then Enter"));
    name_->setAccessibleName(PlayerWords::tr("Name of another player"));
    connect(name_, &QLineEdit::returnPressed, this, [this] { add(); });
    auto* row = new QHBoxLayout;
    row->addWidget(name_, 1);
    row->addWidget(
        labelled_button("add", PlayerWords::tr("Add"), PlayerWords::tr("Add the player"), [this] { add(); }));
    row->addWidget(labelled_button("remove", PlayerWords::tr("Remove (Del)"),
                                   PlayerWords::tr("Remove the chosen player"), [this] { remove(); }));
    auto* key = new QShortcut(QKeySequence(Qt::Key_Delete), list_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, [this] { remove(); });
    for (const int by : {-1, 1}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | (by < 0 ? Qt::Key_Up : Qt::Key_Down)), this);
        connect(shortcut, &QShortcut::activated, this, [this, by] { move(by); });
    }
    return row;
}

void PlayerList::changed() const {
    if (on_change) on_change();
}

void PlayerList::set_names(const std::vector<std::string>& names) {
    list_->clear();
    for (const std::string& name : names) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), list_);
        item->setFlags((item->flags() | Qt::ItemIsEditable | Qt::ItemIsDragEnabled) & ~Qt::ItemIsDropEnabled);
    }
    changed();
}

std::vector<std::string> PlayerList::names() const {
    std::vector<std::string> names;
    for (int row = 0; row < list_->count(); ++row)
        names.push_back(list_->item(row)->text().trimmed().left(longest_name).toStdString());
    return names;
}

void PlayerList::set_known_names(const QStringList& names) {
    auto* completer = new QCompleter(names, name_);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    name_->setCompleter(completer);
}

void PlayerList::add() {
    const QString name = name_->text().trimmed();
    auto all = names();
    if (name.isEmpty() || all.size() >= most_players) return;
    if (std::ranges::find(all, name.toStdString()) != all.end()) {
        name_->selectAll();  // the next name takes its place
        if (on_problem)
            on_problem(PlayerWords::tr("%1 is there already; two players need two names.").arg(name));
        return;
    }
    all.push_back(name.toStdString());
    set_names(all);
    name_->clear();
    if (on_problem) on_problem({});
}

void PlayerList::remove() {
    delete list_->takeItem(list_->currentRow());
    changed();
}

void PlayerList::move(int by) {
    const int row = list_->currentRow();
    if (row < 0 || row + by < 0 || row + by >= list_->count()) return;
    list_->insertItem(row + by, list_->takeItem(row));
    list_->setCurrentRow(row + by);
}

}  // namespace temple::ui
