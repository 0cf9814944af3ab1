// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/plain_words.hpp"

#include <algorithm>

#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

constexpr std::size_t most_guesses = 3;

/// The likely answers of a question, and its number, which an answer must name.
std::string for_answering(const nlohmann::ordered_json& question) {
    std::string said;
    if (const auto c = question.find("candidates"); c != question.end() && c->is_array())
        for (std::size_t i = 0; i < std::min(most_guesses, c->size()); ++i)
            if ((*c)[i].is_array() && !(*c)[i].empty() && (*c)[i][0].is_string())
                said += (i > 0 ? ", " : "") + (*c)[i][0].get<std::string>();
    return " (" + (said.empty() ? "" : said + "? ") + "id " + std::to_string(question.value("id", 0)) + ")";
}

}  // namespace

std::string in_plain_words(const nlohmann::ordered_json& line, Information dots) {
    if (!is_spoken(line)) return {};
    const std::string said = sentence(line, dots).toStdString();
    return line.value("kind", "") == "question" ? said + for_answering(line) : said;
}

}  // namespace temple::ui
