// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_dialog.hpp"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace temple::ui {
namespace {

class HelpWords {
    Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

}  // namespace

QList<KeyHelp> all_keys() {
    return {{"F1", HelpWords::tr("these keys")},
            {"Ctrl+1 ... 3", HelpWords::tr("Start: choose the game")},
            {HelpWords::tr("Del, Ctrl+Up, Ctrl+Down"), HelpWords::tr("Start: remove or move a player")},
            {HelpWords::tr("Ctrl+Enter"), HelpWords::tr("play; after the end: play again")},
            {"F5", HelpWords::tr("Start: watch a demo game")},
            {"Ctrl+G", HelpWords::tr("go on with an unfinished game")},
            {"Ctrl+H", HelpWords::tr("history")},
            {"Ctrl+P", HelpWords::tr("settings: language, voice, colours")},
            {"Ctrl+T", HelpWords::tr("the camera and the table")},
            {"Ctrl+L", HelpWords::tr("pages for the players' phones")},
            {"F6, F7, F8", HelpWords::tr("camera: turn, mirror, names one seat on")},
            {"F9, F10", HelpWords::tr("camera: check chambers or roles")},
            {"1 ... 9, 0", HelpWords::tr("answer the question, or pick what to enter")},
            {"F2 ... F8", HelpWords::tr("what is to be entered")},
            {"Q H, 1 0 S, C T W", HelpWords::tr("type a card's name to pick it")},
            {HelpWords::tr("Backspace"), HelpWords::tr("one step back while entering")},
            {"Ctrl+Z", HelpWords::tr("take back the last event")},
            {"Ctrl+E", HelpWords::tr("put right the chosen or the last entry")},
            {"R", HelpWords::tr("say the last sentence again")},
            {"M", HelpWords::tr("voice off or on")},
            {"F11", HelpWords::tr("full screen")},
            {HelpWords::tr("Esc"), HelpWords::tr("leave; the game is kept")}};
}

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("help_dialog");
    setWindowTitle(HelpWords::tr("Keys"));
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(24);
    int row = 0;
    for (const KeyHelp& help : all_keys()) {
        auto* key = new QLabel(QString(help.key).replace("Ctrl+", HelpWords::tr("Ctrl+")));
        QFont bold = key->font();
        bold.setBold(true);
        key->setFont(bold);
        grid->addWidget(key, row, 0);
        grid->addWidget(new QLabel(help.what), row, 1);
        ++row;
    }
    auto* close = new QPushButton(HelpWords::tr("Close (Esc)"));
    close->setAccessibleName(HelpWords::tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    grid->addWidget(close, row, 1, Qt::AlignRight);
}

}  // namespace temple::ui
