// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Temple Code by chance: after every event all that leaves the program is looked through -
// what is said, and what HTTP answers to every token and to none.
#include <gtest/gtest.h>

#include <random>

#include "tests/pages/paged_table.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

namespace temple::ui::test {
namespace {

using nlohmann::json;

constexpr const char* hostile_name = "<img src=x onerror=alert(1)>\"'&";

class Secrets : public testing::TestWithParam<int> {
  protected:
    void SetUp() override { install_language(Language::english); }

    std::size_t any(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    }

    /// One legal event; combinations are read by the camera, mostly.
    void play_one() {
        const auto types = legal_types(table.referee);
        json event{{"type", types[any(types.size())]}};
        while (const auto step = next_step(table.referee, event)) {
            ASSERT_FALSE(step->choices.empty()) << event;
            event = with_pick(event, *step, step->choices[any(step->choices.size())]);
        }
        if (event["type"] == "combination" && any(4) > 0) {
            const auto drawable = table.referee.temple_code()->can_be_drawn;
            event["card"] = drawable[any(drawable.size())].name();
        }
        table.enter(event);
        remember(event);
    }
    void remember(const json& event) {
        if (event["type"] == "combination" && table.said.back()["severity"] != "warning")
            standing[event["player"]] = event.value("card", "");
        // Whoever has guessed has shown it, also with the guess that ends the game.
        if (event["type"] == "guess" && table.said.back()["severity"] != "warning")
            standing.erase(event["player"]);
    }

    /// All that pages show to whoever has that token, without the lists in which every card is offered.
    std::string shown(std::size_t page) {
        json state = table.state(page);
        state.erase("guesses");  // everybody saw those combinations, which may be drawn again
        if (page == table.host()) {
            state["entry"].erase("step");
            state["question"] = nullptr;
        }
        return state.dump();
    }

    void expect_no_combination(const std::string& text, const std::string& where) {
        for (const auto& [player, card] : standing) {
            if (card.empty()) continue;
            QStringList names;
            for (const char letter : card) names << statue_words(QString(QChar(letter)));
            const std::string dashed{card[0], '-', card[1], '-', card[2]};
            for (const std::string& secret : {card, dashed, names.join(", ").toStdString()})
                ASSERT_EQ(text.find(secret), std::string::npos)
                    << secret << " of " << player << " in " << where;
        }
    }

    /// What the announcements told each player since the last guess.
    void listen(const referee::Json& line) {
        const std::string kind = line["kind"];
        if (kind == "information") told[line["player"]].push_back(line["card"]);
        if (kind == "guess_right" || kind == "guess_wrong") told[line["player"]].clear();
    }
    void expect_own_cards(std::size_t seat) {
        std::vector<std::string> shown_cards;
        const json state = table.state(seat);
        for (const auto& card : state["cards"]) shown_cards.push_back(card["card"]);
        ASSERT_EQ(shown_cards, told[table.referee.setup().players[seat]]);
    }

    std::mt19937 random{static_cast<unsigned>(GetParam())};
    PagedTable table{{"temple_code", {"Anna", hostile_name, "Carla"}}};
    std::map<std::string, std::string> standing;  // combinations on holders; empty: not read
    std::map<std::string, std::vector<std::string>> told;
};

TEST_P(Secrets, NothingThatLeavesTheProgramTellsACombination) {
    std::size_t looked = 0, events = 0, refused = 0;
    for (; events < 60 && !table.referee.over(); ++events) {
        play_one();
        for (; looked < table.said.size(); ++looked) {
            listen(table.said[looked]);
            refused += table.said[looked]["severity"] == "warning";
            expect_no_combination(table.said[looked].dump(), "what is said");
            expect_no_combination(sentence(table.said[looked]).toStdString(), "what is spoken");
        }
        for (std::size_t page = 0; page <= table.host(); ++page)
            expect_no_combination(shown(page), "page " + std::to_string(page));
        for (std::size_t seat = 0; seat < table.host(); ++seat) expect_own_cards(seat);
        for (const char* path :
             {"/", "/state", "/page/player.js", "/page/", "/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/state"}) {
            const auto answer = table.client.get(path);
            expect_no_combination(answer.head + answer.body, path);
        }
        for (std::size_t page = 0; page <= table.host(); ++page) {
            const std::string text = shown(page);
            for (std::size_t other = 0; other <= table.host(); ++other)
                ASSERT_EQ(text.find(table.server->board().token(other)), std::string::npos);
        }
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(events, 20U);
    EXPECT_LT(refused, events / 2);
}

TEST_P(Secrets, OnTheHostsPageDotsAreKeptToThePlayerIfThatIsTheSetting) {
    table.desk->set_dots(Information::its_player);
    for (int i = 0; i < 40 && !table.referee.over(); ++i) {
        play_one();
        const std::string host = shown(table.host());
        for (const char* dots : {"blue dot", "red triangle", "nothing under"})
            ASSERT_EQ(host.find(dots), std::string::npos) << host;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Secrets, testing::Range(1, 5));

/// What is in a page's HTML and scripts that could make text into HTML.
TEST(PageFiles, MakeNoHtmlFromTextAndLoadNothingFromElsewhere) {
    const auto server = open_server({PageKind::player, PageKind::host});
    const RawClient client(*server);
    for (const std::string& path :
         {path_of(*server, 0, ""), path_of(*server, 1, ""), std::string("/page/page.js"),
          std::string("/page/player.js"), std::string("/page/notes.js"), std::string("/page/host.js"),
          std::string("/page/page.css")}) {
        const std::string text = client.get(path).body;
        ASSERT_FALSE(text.empty()) << path;
        for (const char* never : {"innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(",
                                  "http://", "https://", "@import", "url(", "style=", "onclick=\"", "{{"})
            EXPECT_EQ(text.find(never), std::string::npos) << never << " in " << path;
    }
}

}  // namespace
}  // namespace temple::ui::test
