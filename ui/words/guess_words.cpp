// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/guess_words.hpp"

#include <QCoreApplication>

namespace temple::ui {
namespace {

class GuessWords {
    Q_DECLARE_TR_FUNCTIONS(GuessWords)
};

}  // namespace

QString guess_worth_words(const referee::JudgedGuess& guess) {
    const QString left = GuessWords::tr("%n of 210 combinations were left", "", guess.left);
    return guess.consistent ? GuessWords::tr("It fitted all cards; %1.").arg(left)
                            : GuessWords::tr("It did not fit all cards; %1.").arg(left);
}

}  // namespace temple::ui
