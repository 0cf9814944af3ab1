// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/history_dialog.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>

#include "ui/game/game_session.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

class HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(HistoryWords)
};

QString title_of(const referee::KeptGame& game) {
    QStringList names;
    for (const std::string& name : game.setup.players) names << QString::fromStdString(name);
    const QString started = QString::fromStdString(game.started).left(16).replace('T', ' ');
    const QString how = game.ended ? "" : HistoryWords::tr(" (unfinished)");
    return QString("%1  %2%3\n%4")
        .arg(started, game_words(QString::fromStdString(game.setup.game)), how, list_words(names));
}

}  // namespace

HistoryDialog::HistoryDialog(std::filesystem::path journal, std::vector<referee::KeptGame> kept,
                             QWidget* parent)
    : QDialog(parent), journal_(std::move(journal)), kept_(std::move(kept)) {
    setObjectName("history_dialog");
    setWindowTitle(HistoryWords::tr("History"));
    resize(900, 560);
    auto* grid = new QGridLayout(this);
    list_ = new QListWidget;
    list_->setObjectName("kept_games");
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(HistoryWords::tr("Games that were played"));
    told_ = new QTextBrowser;
    told_->setObjectName("told");
    told_->setAccessibleName(HistoryWords::tr("What was said"));
    for (const auto& game : kept_) list_->addItem(title_of(game));
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { show_game(row); });
    auto* close = new QPushButton(HistoryWords::tr("Close (Esc)"));
    close->setAccessibleName(HistoryWords::tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    grid->addWidget(list_, 0, 0);
    grid->addWidget(told_, 0, 1);
    grid->addWidget(close, 1, 1, Qt::AlignRight);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    if (kept_.empty())
        told_->setPlainText(HistoryWords::tr("No game was played yet."));
    else
        list_->setCurrentRow(0);
}

void HistoryDialog::show_game(int row) {
    if (row < 0 || row >= static_cast<int>(kept_.size())) return;
    const auto game = GameSession::resume(journal_, kept_[static_cast<std::size_t>(row)].id);
    if (!game) return told_->setPlainText(QString::fromStdString(game.error()));
    QStringList lines;
    for (const auto& line : (*game)->said()) lines << sentence(line);
    told_->setPlainText(lines.join("\n"));
}

}  // namespace temple::ui
