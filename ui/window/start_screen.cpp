// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_screen.hpp"

#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "ui/window/game_choice.hpp"
#include "ui/window/labelled.hpp"
#include "ui/window/player_list.hpp"
#include "ui/words/names.hpp"

namespace temple::ui {
namespace {

constexpr int picture_side = 76;  // px

class StartWords {
    Q_DECLARE_TR_FUNCTIONS(StartWords)
};

}  // namespace

StartScreen::StartScreen(QWidget* parent) : QWidget(parent) {
    setObjectName("start_screen");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 14, 24, 14);
    grid->setHorizontalSpacing(24);
    auto* title = new QLabel("Temple Table");
    title->setObjectName("title");
    QFont large = title->font();
    large.setBold(true);
    large.setPixelSize(title->fontInfo().pixelSize() * 3 / 2);
    title->setFont(large);
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
    players_ = new PlayerList;
    players_->on_change = [this] { refresh(); };
    players_->on_problem = [this](const QString& problem) { show_notice(problem); };
    grid->addWidget(players_, 2, 0);
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
        button->setText(game_words(game) + "\n" + StartWords::tr("Ctrl+%1").arg(key));
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
    resume_ = labelled_button("resume", StartWords::tr("Go on with it (Ctrl+G)"),
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
    start_ = labelled_button("start", StartWords::tr("Play (Ctrl+Enter)"), StartWords::tr("Play the game"),
                             [this] { start(); });
    start_->setProperty("next", true);
    start_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    const auto add = [&](const QString& name, const QString& text, const QString& words,
                         const QKeySequence& key, auto action) {
        auto* button = labelled_button(name, text, words, action);
        button->setShortcut(key);
        row->addWidget(button);
    };
    add("demo", StartWords::tr("Demo (F5)"), StartWords::tr("Watch a demo game: no camera is needed"),
        QKeySequence(Qt::Key_F5), [this] {
            if (actions_.demo) actions_.demo();
        });
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
    players_->set_names(names);
}

void StartScreen::set_known_names(const QStringList& names) {
    players_->set_known_names(names);
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

void StartScreen::offer_demo(bool offered) {
    findChild<QPushButton*>("demo")->setVisible(offered);
}

referee::GameSetup StartScreen::setup() const {
    const QString game = games().value(games_->checkedId());
    const auto variants = variants_of(game);
    const auto variant = std::clamp<qsizetype>(variant_->currentIndex(), 0, variants.size() - 1);
    return {game.toStdString(), players_->names(), variants[variant].options};
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
