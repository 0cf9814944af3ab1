// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence function for each kind of announcement, in tables by what they belong to.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <map>
#include <string_view>

#include "ui/words/json_fields.hpp"

namespace temple::ui {

/// The translation context of all sentences.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
};

using Sentence = QString (*)(const Line& line);
using SentenceTable = std::map<std::string_view, Sentence>;

const SentenceTable& shared_sentences();  // kinds that more than one game has
const SentenceTable& temple_gold_sentences();
const SentenceTable& temple_code_sentences();
const SentenceTable& monkey_temple_sentences();
const SentenceTable& warning_sentences();
const SentenceTable& technical_sentences();  // faults of the input: shown, never spoken
QString question_words(const Line& question);

/// How the game stands, for `status`.
QString temple_gold_status(const Line& status);
QString temple_code_status(const Line& status);
QString monkey_temple_status(const Line& status);

}  // namespace temple::ui
