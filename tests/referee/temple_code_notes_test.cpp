// SPDX-License-Identifier: GPL-3.0-or-later
// Notes of Temple Code: what dots rule out, and what each player knows.
#include "referee/temple_code_notes.hpp"

#include <gtest/gtest.h>

namespace temple::referee::test {
namespace {

using table::CodeCard;

/// The sheet as rows "W.x." per statue: x ruled out.
std::string text(const NoteSheet& sheet) {
    std::string all;
    for (std::size_t row = 0; row < sheet.size(); ++row) {
        all += CodeCard::statues[row];
        for (const bool out : sheet[row]) all += out ? 'x' : '.';
        all += ' ';
    }
    return all;
}

std::string marks(std::vector<Deciphered> cards) {
    return text(ruled_out_by_dots(cards));
}

TEST(NoteSheetOfOneCard, SaysWhatTheRulesSayForEachKindOfDots) {
    EXPECT_EQ(marks({{"CTW", Feedback{1, 0}}}), "Wxx. Tx.x C.xx A... N... P... K... ");
    EXPECT_EQ(marks({{"CTW", Feedback{0, 2}}}), "W..x T.x. Cx.. A... N... P... K... ");
    EXPECT_EQ(marks({{"CTW", Feedback{0, 0}}}), "Wxxx Txxx Cxxx A... N... P... K... ");
    EXPECT_EQ(marks({{"CTW", Feedback{1, 1}}}), "W... T... C... A... N... P... K... ");
    EXPECT_EQ(marks({{"CTW", std::nullopt}}), "W... T... C... A... N... P... K... ");
}

TEST(NoteSheets, NeverRuleOutTheTruthAndEliminationFindsAllThatTheDotsFind) {
    const auto all = possible_combinations({});
    ASSERT_EQ(all.size(), static_cast<std::size_t>(all_combinations));
    for (const std::string& truth : all) {
        std::vector<Deciphered> known;
        for (int i = 0; i < CodeCard::count; i += 6) {
            const std::string card(CodeCard(i).name());
            known.push_back({card, feedback(card, truth)});
            const NoteSheet dots = ruled_out_by_dots(known), more = ruled_out_by_elimination(known);
            for (std::size_t row = 0; row < dots.size(); ++row)
                for (std::size_t place = 0; place < places_on_card; ++place) {
                    const bool is_true = truth[place] == CodeCard::statues[row];
                    ASSERT_FALSE(is_true && (dots[row][place] || more[row][place])) << truth << card;
                    ASSERT_TRUE(!dots[row][place] || more[row][place]) << truth << card;
                }
        }
    }
}

TEST(NoteSheets, EliminationDoesNotKnowTheListOfCards) {
    // Of all orders of C, T, W one is printed; nothing says which.
    const std::vector<Deciphered> known{{"WTC", Feedback{0, 3}}};
    EXPECT_EQ(possible_combinations(known), (std::vector<std::string>{"TCW", "CWT"}));
}

class Notes : public testing::Test {
  protected:
    Notes() : game(GameSetup{"temple_code", {"Anna", "Ben"}}) {}
    void play(std::initializer_list<const char*> lines) {
        for (const char* line : lines) {
            const auto said = game.handle_line(line);
            ASSERT_FALSE(said.size() == 1 && said.front().severity == Severity::warning) << line;
        }
    }
    void play_first_round() {
        play({R"({"type":"start","player":"Anna"})", R"({"type":"combination","player":"Anna","card":"CTW"})",
              R"({"type":"combination","player":"Ben"})",
              R"({"type":"dealt","player":"Anna","cards":["NAC","PNA"]})",
              R"({"type":"dealt","player":"Ben","cards":["WKP","KTA"]})",
              R"({"type":"taken","player":"Anna","from":"Ben","card":"WKP"})",
              R"({"type":"taken","player":"Ben","from":"Anna","card":"PNA"})"});
    }
    Referee game;
};

TEST_F(Notes, HoldEachPlayersOwnCardsAndTheDotsTheRefereeKnows) {
    play_first_round();
    const auto notes = notes_of(game);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_EQ(notes[0].player, "Anna");
    EXPECT_EQ(notes[0].known, (std::vector<Deciphered>{{"WKP", Feedback{0, 1}}, {"NAC", Feedback{0, 1}}}));
    EXPECT_EQ(notes[1].known, (std::vector<Deciphered>{{"KTA", std::nullopt}, {"PNA", std::nullopt}}));
    EXPECT_TRUE(notes[0].has_combination);
}

TEST_F(Notes, BeginAnewAfterAGuessAndTellWhatItWasWorth) {
    play_first_round();
    play({R"({"type":"guess","player":"Anna","card":"TAK"})"});
    auto notes = notes_of(game);
    EXPECT_TRUE(notes[0].known.empty());
    EXPECT_FALSE(notes[0].has_combination);
    ASSERT_EQ(notes[0].guesses.size(), 1U);
    const JudgedGuess& guess = notes[0].guesses.front();
    EXPECT_EQ(guess.combination, "CTW");
    EXPECT_FALSE(guess.right);
    EXPECT_FALSE(guess.consistent);  // A stands where NAC shows it: a blue dot
    EXPECT_EQ(guess.left, 24);       // of 210, counted apart
    game.handle_line(R"({"type":"undo"})");
    notes = notes_of(game);
    EXPECT_TRUE(notes[0].guesses.empty());
    EXPECT_EQ(notes[0].known.size(), 2U);
}

TEST_F(Notes, OfACombinationThatWasNotReadAreWholeOnceItLiesOpen) {
    play_first_round();
    play({R"({"type":"guess","player":"Ben","card":"ACT","actual":"ACT"})"});
    const auto notes = notes_of(game);
    ASSERT_EQ(notes[1].guesses.size(), 1U);
    EXPECT_EQ(notes[1].guesses.front().known,
              (std::vector<Deciphered>{{"KTA", Feedback{0, 2}}, {"PNA", Feedback{0, 1}}}));
    EXPECT_TRUE(notes[1].guesses.front().consistent);
}

TEST(NotesOfOtherGames, AreNone) {
    EXPECT_TRUE(notes_of(Referee(GameSetup{"temple_gold", {"Anna", "Ben", "Carla"}})).empty());
}

}  // namespace
}  // namespace temple::referee::test
