// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for every kind of announcement of every game, in both languages, and none that tells a secret.
#include <gtest/gtest.h>

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "tests/window/sample_lines.hpp"
#include "ui/words/language.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

using Line = nlohmann::ordered_json;

const std::string source = TEMPLE_SOURCE_DIR;

std::string read(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The kinds that the referee's sources name.
std::set<std::string> kinds_of_referee() {
    std::set<std::string> kinds;
    const std::regex call(R"re(\b(?:info|result|warning|refuse)\(\s*"([a-z_]+)")re");
    for (const auto& entry : std::filesystem::directory_iterator(source + "/referee")) {
        if (!entry.is_regular_file()) continue;
        const std::string text = read(entry.path());
        for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end; ++found)
            kinds.insert((*found)[1]);
    }
    return kinds;
}

class Words : public testing::TestWithParam<Language> {
  protected:
    void SetUp() override { install_language(GetParam()); }
};

TEST_P(Words, EveryKindHasASample) {
    std::set<std::string> sampled;
    for (const std::string& line : sample_lines()) sampled.insert(Line::parse(line)["kind"]);
    const auto kinds = kinds_of_referee();
    EXPECT_GT(kinds.size(), 60u);
    for (const std::string& kind : kinds) EXPECT_TRUE(sampled.contains(kind)) << kind;
}

TEST_P(Words, EveryKindIsSaid) {
    for (const std::string& sample : sample_lines()) {
        const QString said = sentence(Line::parse(sample));
        EXPECT_GT(said.size(), 4) << sample;
        EXPECT_FALSE(said.contains('%')) << sample << said.toStdString();
        EXPECT_TRUE(said.endsWith('.') || said.endsWith('!') || said.endsWith('?')) << said.toStdString();
        EXPECT_FALSE(said.contains("  ")) << said.toStdString();
    }
}

TEST_P(Words, NoSentenceTellsASecretThatItsLineHappensToHold) {
    // Fields that such a line should not have; a fault elsewhere must not be spoken.
    const std::map<std::string, std::string> secret{
        {"combination", "CTW"},      {"role_shown_early", "7S"}, {"corrected", "CTW"},
        {"undone", "CTW"},           {"status", "CTW"},          {"card_mismatch", "CTW"},
        {"actual_needed", "CTW"},    {"no_combination", "CTW"},  {"already_has_combination", "CTW"},
        {"draw_combination", "CTW"}, {"unknown_card", "CTW"},    {"role_already_shown", "7S"}};
    for (const std::string& sample : sample_lines()) {
        Line line = Line::parse(sample);
        const auto found = secret.find(line["kind"]);
        if (found == secret.end()) continue;
        const QString without = sentence(line);
        line["card"] = found->second;
        line["actual"] = found->second;
        line["combination"] = found->second;
        line["role"] = "guardian";
        EXPECT_EQ(sentence(line), without) << line;
    }
}

TEST_P(Words, DotsAreKeptFromOthersWhereTheGroupWantsThat) {
    const Line line = Line::parse(R"({"kind":"information","player":"Anna","card":"WKP","blue":1,"red":1})");
    EXPECT_NE(sentence(line, Information::its_player), sentence(line));
    EXPECT_FALSE(sentence(line, Information::its_player).contains(QRegularExpression("blue|red|blau|rot")));
}

TEST_P(Words, AnEntryNeverNamesACombinationOrAnEarlyRole) {
    EXPECT_FALSE(
        entry_words({{"type", "combination"}, {"player", "Anna"}, {"card", "CTW"}}, false).contains("C-T-W"));
    const nlohmann::json role{{"type", "role"}, {"player", "Anna"}, {"card", "8S"}};
    EXPECT_NE(entry_words(role, true), entry_words(role, false));
    EXPECT_FALSE(entry_words(role, false).contains(entry_words(role, true).split(' ').last()));
}

TEST_P(Words, NamesWithPercentSignsStayAsTheyAre) {
    const QString said = sentence({{"kind", "out_of_turn"}, {"player", "50%2"}, {"expected", "%1"}});
    EXPECT_TRUE(said.contains("50%2") && said.contains("%1")) << said.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Both, Words, testing::Values(Language::english, Language::german),
                         [](const auto& language) {
                             return language.param == Language::german ? "German" : "English";
                         });

TEST(WordsOfBothLanguages, AreDifferent) {
    for (const std::string& sample : sample_lines()) {
        install_language(Language::english);
        const QString english = sentence(Line::parse(sample));
        install_language(Language::german);
        EXPECT_NE(sentence(Line::parse(sample)), english) << sample;
    }
}

TEST(Translations, AreCompleteAndUpToDate) {
    const QString lupdate = QStringLiteral(TEMPLE_LUPDATE);
    const std::string folder = source + "/ui/words/translations";
    EXPECT_EQ(read(folder + "/temple-table_de.ts").find("type=\"unfinished\""), std::string::npos);
    EXPECT_EQ(read(folder + "/temple-table_en.ts").find("type=\"unfinished\""), std::string::npos);
    const QTemporaryDir copy;
    const QString fresh = copy.filePath("temple-table_de.ts");
    ASSERT_TRUE(QFile::copy(QString::fromStdString(folder + "/temple-table_de.ts"), fresh));
    QProcess run;
    run.start(lupdate, {"-silent", "-no-obsolete", QString::fromStdString(source + "/ui"), "-ts", fresh});
    ASSERT_TRUE(run.waitForFinished(60'000));
    EXPECT_EQ(read(fresh.toStdString()).find("type=\"unfinished\""), std::string::npos)
        << "texts without a translation; run lupdate and translate them (ui/words/README.md)";
}

}  // namespace
}  // namespace temple::ui
