// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/sentences.hpp"

#include <array>

#include "ui/words/names.hpp"
#include "ui/words/sentence_tables.hpp"

namespace temple::ui {
namespace {

using Table = const SentenceTable& (*)();
constexpr std::array<Table, 6> tables{shared_sentences,        temple_gold_sentences, temple_code_sentences,
                                      monkey_temple_sentences, warning_sentences,     technical_sentences};

std::string kind_of(const Line& line) {
    return text(line, "kind").toStdString();
}

}  // namespace

QString sentence(const Line& line, Information dots) {
    const std::string kind = kind_of(line);
    if (kind == "question") return question_words(line);
    if (kind == "information" && dots == Information::its_player)
        return sentence({{"kind", "information"}, {"player", text(line, "player").toStdString()}});
    for (const Table table : tables)
        if (const auto found = table().find(kind); found != table().end()) return found->second(line);
    return {};
}

bool is_spoken(const Line& line) {
    const std::string kind = kind_of(line);
    return kind != "answered" && !technical_sentences().contains(kind);
}

}  // namespace temple::ui
