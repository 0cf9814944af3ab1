// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_screen.hpp"

#include <QAbstractItemModel>
#include <QButtonGroup>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>

#include "ui/window/game_choice.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

constexpr int picture_side = 76;  // px
constexpr int most_players = 10;
constexpr int longest_name = 24;  // letters; longer ones would not fit the table

class StartWords {
    Q_DECLARE_TR_FUNCTIONS(StartWords)
};

QLabel* heading(const QString& text, QWidget* buddy = nullptr) {
    auto* label = new QLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(buddy);
    return label;
}

}  // namespace

StartScreen::StartScreen(QWidget* parent) : QWidget(parent) {
    setObjectName("start_screen");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 14, 24, 14);
    grid->setHorizontalSpacing(24);
    auto* title = new QLabel("Temple Table");
    title->setObjectName("title");
    notice_ = new QLabel;
    notice_->setObjectName("notice");
    notice_->setTextFormat(Qt::PlainText);
    notice_->setProperty("alarm", true);
    notice_->setWordWrap(true);
    notice_->hide();
    needs_ = new QLabel;
    needs_->setObjectName("needs");
    needs_->setWordWrap(true);
    needs_->setAccessibleName(StartWords::tr("What this game needs"));
    grid->addWidget(title, 0, 0);
    grid->addWidget(notice_, 0, 1);
    grid->addWidget(make_games(), 1, 0, 1, 2);
    grid->addWidget(make_players(), 2, 0);
    grid->addWidget(make_right(), 2, 1);
    grid->addWidget(needs_, 3, 0, 1, 2);
    grid->addWidget(make_buttons(), 4, 0, 1, 2);
    grid->setRowStretch(2, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    choose_game(games().first());
}

QWidget* StartScreen::make_games() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    games_ = new QButtonGroup(this);
    int key = 1;
    for (const QString& game : games()) {
        auto* button = new QToolButton;
        button->setObjectName("game_" + game);
        button->setText(QString("%1\nCtrl+%2").arg(game_words(game), QString::number(key)));
        button->setAccessibleName(game_words(game));
        button->setIcon(picture_of(game, picture_side * 2));
        button->setIconSize({picture_side, picture_side});
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + key)));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        games_->addButton(button, key - 1);
        row->addWidget(button);
        ++key;
    }
    connect(games_, &QButtonGroup::idClicked, this, [this] { game_changed(); });
    return box;
}

QWidget* StartScreen::make_players() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    players_ = new QListWidget;
    players_->setObjectName("players");
    players_->setAccessibleName(StartWords::tr("Players, clockwise"));
    players_->setDragDropMode(QAbstractItemView::InternalMove);
    players_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    const auto changed = [this] { refresh(); };
    connect(players_->model(), &QAbstractItemModel::rowsMoved, this, changed);
    connect(players_->model(), &QAbstractItemModel::rowsInserted, this, changed);
    connect(players_->model(), &QAbstractItemModel::rowsRemoved, this, changed);
    connect(players_, &QListWidget::itemChanged, this, changed);
    name_ = new QLineEdit;
    name_->setObjectName("new_name");
    name_->setMaxLength(longest_name);
    name_->setPlaceholderText(StartWords::tr("Name, then Enter"));
    name_->setAccessibleName(StartWords::tr("Name of another player"));
    connect(name_, &QLineEdit::returnPressed, this, [this] { add_player(); });
    auto* row = new QHBoxLayout;
    row->addWidget(name_, 1);
    row->addWidget(make_button("add", StartWords::tr("Add"), StartWords::tr("Add the player"),
                               [this] { add_player(); }));
    row->addWidget(make_button("remove", StartWords::tr("Remove (Del)"),
                               StartWords::tr("Remove the chosen player"), [this] { remove_player(); }));
    auto* remove =
        new QShortcut(QKeySequence(Qt::Key_Delete), players_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] { remove_player(); });
    for (const int by : {-1, 1}) {
        auto* move = new QShortcut(QKeySequence(Qt::CTRL | (by < 0 ? Qt::Key_Up : Qt::Key_Down)), this);
        connect(move, &QShortcut::activated, this, [this, by] { move_player(by); });
    }
    auto* hint = new QLabel(StartWords::tr(
        "Clockwise, the first at the picture's bottom edge. Drag to order, or Ctrl+Up and Ctrl+Down."));
    hint->setProperty("muted", true);
    hint->setWordWrap(true);
    layout->addWidget(heading(StartWords::tr("Players"), players_));
    layout->addWidget(hint);
    layout->addWidget(players_, 1);
    layout->addLayout(row);
    return box;
}

QWidget* StartScreen::make_right() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    variant_ = new QComboBox;
    variant_->setObjectName("variant");
    variant_->setAccessibleName(StartWords::tr("Variant"));
    connect(variant_, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    starts_ = new QComboBox;
    starts_->setObjectName("starts");
    starts_->setAccessibleName(StartWords::tr("Who begins"));
    unfinished_ = new QListWidget;
    unfinished_->setObjectName("unfinished");
    unfinished_->setAccessibleName(StartWords::tr("Unfinished games"));
    connect(unfinished_, &QListWidget::itemDoubleClicked, this, [this] { resume_->click(); });
    layout->addWidget(heading(StartWords::tr("Variant"), variant_));
    layout->addWidget(variant_);
    layout->addWidget(heading(StartWords::tr("Who begins"), starts_));
    layout->addWidget(starts_);
    layout->addWidget(heading(StartWords::tr("Unfinished games"), unfinished_));
    layout->addWidget(unfinished_, 1);
    resume_ = make_button("resume", StartWords::tr("Go on with it (Ctrl+G)"),
                          StartWords::tr("Go on with the unfinished game"), [this] {
                              const auto* chosen = unfinished_->currentItem();
                              if (chosen != nullptr && actions_.resume)
                                  actions_.resume(chosen->data(Qt::UserRole).toLongLong());
                          });
    resume_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    layout->addWidget(resume_, 0, Qt::AlignLeft);
    return box;
}

QWidget* StartScreen::make_buttons() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 4, 0, 0);
    start_ = make_button("start", StartWords::tr("Play (Ctrl+Enter)"), StartWords::tr("Play the game"),
                         [this] { start(); });
    start_->setProperty("next", true);
    start_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    const auto add = [&](const QString& name, const QString& text, const QString& words,
                         const QKeySequence& key, auto action) {
        auto* button = make_button(name, text, words, action);
        button->setShortcut(key);
        row->addWidget(button);
    };
    add("table", StartWords::tr("Camera (Ctrl+T)"), StartWords::tr("Choose and place the camera"), {},
        [this] {
            if (actions_.table) actions_.table();
        });
    add("history", StartWords::tr("History (Ctrl+H)"), StartWords::tr("Games that were played"),
        Qt::CTRL | Qt::Key_H, [this] {
            if (actions_.history) actions_.history();
        });
    add("settings", StartWords::tr("Settings (Ctrl+P)"), StartWords::tr("Language, voice, colours"),
        Qt::CTRL | Qt::Key_P, [this] {
            if (actions_.settings) actions_.settings();
        });
    add("help", StartWords::tr("Keys (F1)"), StartWords::tr("All keys"), {}, [this] {
        if (actions_.help) actions_.help();
    });
    row->addStretch(1);
    row->addWidget(start_);
    return box;
}

QPushButton* StartScreen::make_button(const QString& name, const QString& text, const QString& words,
                                      std::function<void()> action) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [action = std::move(action)] { action(); });
    return button;
}

void StartScreen::choose_game(const QString& game) {
    if (auto* button = games_->button(static_cast<int>(games().indexOf(game)))) button->setChecked(true);
    game_changed();
}

void StartScreen::game_changed() {
    variant_->clear();
    for (const Variant& variant : variants_of(games().value(games_->checkedId())))
        variant_->addItem(variant.name);
    refresh();
}

void StartScreen::set_players(const std::vector<std::string>& names) {
    players_->clear();
    for (const std::string& name : names) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), players_);
        item->setFlags((item->flags() | Qt::ItemIsEditable | Qt::ItemIsDragEnabled) & ~Qt::ItemIsDropEnabled);
    }
    refresh();
}

std::vector<std::string> StartScreen::players() const {
    std::vector<std::string> names;
    for (int row = 0; row < players_->count(); ++row)
        names.push_back(players_->item(row)->text().trimmed().left(longest_name).toStdString());
    return names;
}

void StartScreen::set_known_names(const QStringList& names) {
    auto* completer = new QCompleter(names, name_);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    name_->setCompleter(completer);
}

void StartScreen::set_unfinished(const std::vector<referee::KeptGame>& kept) {
    unfinished_->clear();
    for (const auto& game : kept) {
        QStringList names;
        for (const std::string& name : game.setup.players) names << QString::fromStdString(name);
        const QString started = QString::fromStdString(game.started).left(16).replace('T', ' ');
        auto* item = new QListWidgetItem(
            QString("%1, %2: %3")
                .arg(started, game_words(QString::fromStdString(game.setup.game)), list_words(names)),
            unfinished_);
        item->setData(Qt::UserRole, static_cast<qlonglong>(game.id));
    }
    if (unfinished_->count() > 0) unfinished_->setCurrentRow(0);
    resume_->setEnabled(unfinished_->count() > 0);
}

void StartScreen::show_notice(const QString& text) {
    notice_->setText(text);
    notice_->setVisible(!text.isEmpty());
}

void StartScreen::add_player() {
    const QString name = name_->text().trimmed();
    auto names = players();
    if (name.isEmpty() || names.size() >= most_players) return;
    if (std::ranges::find(names, name.toStdString()) != names.end()) {
        show_notice(StartWords::tr("%1 is there already; two players need two names.").arg(name));
        return;
    }
    names.push_back(name.toStdString());
    set_players(names);
    name_->clear();
    show_notice({});
}

void StartScreen::remove_player() {
    delete players_->takeItem(players_->currentRow());
    refresh();
}

void StartScreen::move_player(int by) {
    const int row = players_->currentRow();
    if (row < 0 || row + by < 0 || row + by >= players_->count()) return;
    players_->insertItem(row + by, players_->takeItem(row));
    players_->setCurrentRow(row + by);
}

referee::GameSetup StartScreen::setup() const {
    const QString game = games().value(games_->checkedId());
    const auto variants = variants_of(game);
    const auto variant = std::clamp<qsizetype>(variant_->currentIndex(), 0, variants.size() - 1);
    return {game.toStdString(), players(), variants[variant].options};
}

void StartScreen::refresh() {
    if (start_ == nullptr) return;  // while it is being built
    const auto chosen = setup();
    needs_->setText(needs_of(chosen));
    start_->setEnabled(can_be_played(chosen));
    const QString before = starts_->currentText();
    starts_->clear();
    starts_->addItem(StartWords::tr("It will be seen or asked"));
    for (const std::string& name : chosen.players) starts_->addItem(QString::fromStdString(name));
    starts_->setCurrentIndex(std::max(0, starts_->findText(before)));
    starts_->setEnabled(chosen.players.size() > 1);
}

void StartScreen::start() {
    if (!start_->isEnabled() || !actions_.start) return;
    std::optional<std::string> who;
    if (starts_->currentIndex() > 0 && starts_->isEnabled()) who = starts_->currentText().toStdString();
    actions_.start(setup(), who);
}

}  // namespace temple::ui
