// SPDX-License-Identifier: GPL-3.0-or-later
// A rendered game of Temple Code, watched by the program: everything is said as it was, and nothing that is
// printed, whatever is asked for, names a combination that stands on a holder.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

class TempleCodeWatch : public ScratchFolder {
  protected:
    static std::vector<json> read_lines(std::istream& in) {
        std::vector<json> all;
        for (std::string line; std::getline(in, line);) all.push_back(json::parse(line));
        return all;
    }
    std::vector<json> file_lines(const std::string& name) const {
        std::ifstream in(path(name));
        return read_lines(in);
    }
    /// The links to pages, and all else.
    static std::pair<std::vector<std::string>, std::string> apart(const std::string& text) {
        std::pair<std::vector<std::string>, std::string> parts;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);)
            if (const auto link = line.find("http://"); link != std::string::npos)
                parts.first.push_back(line.substr(link));
            else
                parts.second += line + '\n';
        return parts;
    }
    static std::vector<json> untimed(std::vector<json> lines) {
        for (json& line : lines) line.erase("event"), line.erase("t");
        return lines;
    }
};

TEST_F(TempleCodeWatch, SaysWhatHappenedAndNoCombination) {
    const std::string game = " --game temple_code --players Anna,Ben ";
    const auto made =
        run_program("simulate" + game + "--seed 5 --length 10 --fps 8 --tilt 15 -o " + path("g.mp4"));
    ASSERT_EQ(made.exit_code, 0) << made.err;
    const auto run = run_program("watch " + path("g.mp4") + game + "--changes " + path("changes") +
                                 " --journal " + path("journal") + " --pages --pages-at 127.0.0.1");
    ASSERT_EQ(run.exit_code, 0) << run.err;
    const auto [links, told] = apart(run.err);
    ASSERT_EQ(links.size(), 3U) << run.err;
    std::istringstream out(run.out);
    const auto said = read_lines(out);
    EXPECT_EQ(untimed(said), untimed(file_lines("g.expected.jsonl")));

    std::map<std::string, std::string> standing;  // player: combination
    std::map<std::string, double> from;
    const auto expect_secret = [&](const std::string& player, double until) {
        const std::string& card = standing[player];
        for (const json& line : said)
            if (line["t"] < until) {
                EXPECT_EQ(line.dump().find(card), std::string::npos) << line;
            }
    };
    for (const json& event : file_lines("g.events.jsonl")) {
        const std::string type = event.value("type", "");
        if (type == "combination") standing[event["player"]] = event["card"];
        if (type == "guess") expect_secret(event["player"], event["t"]);
        if (type == "guess") standing.erase(event["player"]);
    }
    ASSERT_FALSE(standing.empty());
    const auto with_words = told + run_program("history --journal " + path("journal") + " show 1").out;
    std::ifstream changes(path("changes"));
    const std::string concluded{std::istreambuf_iterator<char>(changes), {}};
    EXPECT_NE(concluded.find("code:"), std::string::npos);
    for (const auto& [player, card] : standing) {
        expect_secret(player, 1e9);
        EXPECT_EQ(with_words.find(card), std::string::npos) << player;
        EXPECT_EQ(concluded.find("code:" + card), std::string::npos) << player;
    }
    for (const std::string& link : links) {
        const std::string token = link.substr(link.size() - 33, 32);
        EXPECT_EQ((run.out + with_words + concluded).find(token), std::string::npos);
    }
}

}  // namespace
}  // namespace temple::ui
