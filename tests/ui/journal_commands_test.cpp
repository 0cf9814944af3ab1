// SPDX-License-Identifier: GPL-3.0-or-later
// Kept games as a person meets them: `referee --journal`, `watch --journal`, `--resume`, `history`.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

namespace fs = std::filesystem;

class JournalCommands : public ScratchFolder {
  protected:
    void SetUp() override {
        ScratchFolder::SetUp();
        fs::create_directories(folder / "frames");
    }
    void TearDown() override {
        ScratchFolder::TearDown();
        fs::remove_all(program_home() / "data");
        fs::remove_all(program_home() / "config");
    }
    /// An empty table for some seconds.
    std::string empty_table() const {
        for (int i = 0; i < 20; ++i)
            cv::imwrite(path("frames/f" + std::to_string(i) + ".png"),
                        cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
        return path("frames");
    }
    CommandRun history(const std::string& arguments) const {
        return run_program("history --journal " + path("j") + " " + arguments);
    }
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The kinds of what was said, in order.
std::string kinds(const std::string& out) {
    std::string all;
    for (const auto& line : lines_of(out)) all += nlohmann::json::parse(line).value("kind", "?") + " ";
    return all;
}

const std::string header =
    R"({"game":"temple_gold","players":["Anna","Ben","Carla"],"options":{"one_trap":true}})";
const std::string beginning = header + R"(
{"type":"start","player":"Anna","note":"Ben is a guardian"}
{"type":"dealt"}
{"type":"role","player":"Ben","card":"2S"}
{"type":"opened","player":"Ben","card":"QH"}
)";

TEST_F(JournalCommands, AGameThatRunsIsListedShownAndExportedWithoutItsSecrets) {
    ASSERT_EQ(run_program("referee --journal " + path("j"), beginning).exit_code, 0);
    const auto list = history("list --jsonl");
    const auto game = nlohmann::json::parse(list.out);
    EXPECT_EQ(game.at("id"), 1);
    EXPECT_EQ(game.at("game"), "temple_gold");
    EXPECT_EQ(game.at("players"), nlohmann::json({"Anna", "Ben", "Carla"}));
    EXPECT_EQ(game.at("events"), 4);
    EXPECT_TRUE(game.at("started").is_string());
    EXPECT_TRUE(game.at("ended").is_null());
    EXPECT_TRUE(game.at("winner").is_null());
    for (const std::string what : {"list", "show 1", "show 1 --jsonl", "export 1", "list --jsonl"}) {
        const auto run = history(what);
        EXPECT_EQ(run.exit_code, 0) << what;
        EXPECT_FALSE(run.out.empty()) << what;
        for (const std::string secret : {"2S", "guardian is", "Ben is"})
            EXPECT_EQ(run.out.find(secret), std::string::npos) << what << "\n" << run.out;
    }
    const auto all = history("export 1 --with-secrets");
    EXPECT_EQ(all.out, beginning);
    EXPECT_NE(history("show 1 --with-secrets").out.find("2S"), std::string::npos);
}

TEST_F(JournalCommands, ImportOfAnExportIsTheSameGame) {
    ASSERT_EQ(run_program("referee --journal " + path("j"), beginning + "garbage\n\n").exit_code, 0);
    const auto first = history("export 1 --with-secrets");
    std::ofstream(path("e")) << first.out;
    EXPECT_EQ(history("import " + path("e")).out, "2\n");
    EXPECT_EQ(history("export 2 --with-secrets").out, first.out);
    const auto said = [&](const std::string& id) {  // the first line names the game and when it was kept
        const std::string out = history("show " + id + " --jsonl").out;
        return out.substr(out.find('\n'));
    };
    EXPECT_EQ(said("2"), said("1"));
}

TEST_F(JournalCommands, AGameGoesOnWhereItWas) {
    const std::string rest = R"({"type":"opened","player":"Carla","card":"7C"}
{"type":"undo"}
{"type":"correct","target":4,"card":"QS"}
{"type":"status"}
)";
    const auto whole = run_program("referee", beginning + rest);
    const auto begun = run_program("referee --journal " + path("j"), beginning);
    const auto resumed = run_program("history --journal " + path("j") + " resume 1", rest);
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(begun.out + resumed.out, whole.out);
    EXPECT_EQ(nlohmann::json::parse(history("list --jsonl").out).at("events"), 8);
}

TEST_F(JournalCommands, WhatIsWatchedIsKeptAndGoesOn) {
    const std::string table = empty_table();
    const std::string keep = " --journal " + path("j");
    const auto begun = run_program(
        "watch " + table + " --game temple_gold --players Anna,Ben,Carla --option one_trap=true" + keep,
        beginning.substr(header.size() + 1));
    ASSERT_EQ(begun.exit_code, 0) << begun.err;
    EXPECT_EQ(kinds(begun.out), "setup deal started round_start role_shown_early opened ");
    EXPECT_EQ(history("export 1 --with-secrets").out, beginning);
    const auto resumed = run_program("watch " + table + " --resume 1" + keep,
                                     "{\"type\":\"opened\",\"player\":\"Carla\",\"card\":\"7C\"}\n"
                                     "{\"type\":\"answer\",\"id\":3,\"value\":1}\n{\"type\":\"undo\"}\n");
    ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(kinds(resumed.out), "opened undone status ");
    EXPECT_EQ(nlohmann::json::parse(lines_of(resumed.out).at(0)).at("event"), 5);
    EXPECT_EQ(nlohmann::json::parse(lines_of(resumed.out).at(0)).at("key"), "Carla");
    EXPECT_EQ(nlohmann::json::parse(history("list --jsonl").out).at("events"), 6);
}

TEST_F(JournalCommands, WatchingKeepsTheGameInTheDataFolderOrWhereTheSettingsSay) {
    const std::string watch = "watch " + empty_table() + " --game temple_gold --players Anna,Ben,Carla";
    ASSERT_EQ(run_program(watch).exit_code, 0);
    EXPECT_TRUE(fs::exists(program_home() / "data/temple-table/journal.sqlite"));
    EXPECT_EQ(lines_of(run_program("history list --jsonl").out).size(), 1U);
    fs::create_directories(program_home() / "config/temple-table");
    const fs::path settings = program_home() / "config/temple-table/config.toml";
    std::ofstream(settings) << "journal = \"" << path("mine") << "\"\n";
    ASSERT_EQ(run_program(watch).exit_code, 0);
    EXPECT_TRUE(fs::exists(path("mine")));
    std::ofstream(settings) << "journal = 7\n";
    const auto run = run_program("history list --jsonl");
    EXPECT_EQ(lines_of(run.out).size(), 1U);
    EXPECT_NE(run.err.find("config.toml.broken-1"), std::string::npos) << run.err;
}

TEST_F(JournalCommands, OnlyTheGameThatWasBegunGoesOn) {
    ASSERT_EQ(run_program("referee --journal " + path("j"), beginning).exit_code, 0);
    const auto monkeys =
        R"({"game":"monkey_temple","players":["Anna","Ben","Carla"]})";  // no camera follows it
    ASSERT_EQ(run_program("referee --journal " + path("j"), monkeys).exit_code, 0);
    const std::string watch = "watch " + empty_table() + " --journal " + path("j") + " --resume ";
    EXPECT_EQ(
        run_program(watch + "1 --game temple_gold --players Anna,Ben,Carla --option one_trap=true").exit_code,
        0);
    for (const auto& [wrong, code] :
         std::vector<std::pair<std::string, int>>{{"1 --players Anna,Ben,Dan", 2},
                                                  {"1 --game monkey_temple", 2},
                                                  {"1 --option one_trap=false", 2},
                                                  {"2", 2},
                                                  {"3", 1},
                                                  {"0", 2},
                                                  {"x", 2}}) {
        const auto run = run_program(watch + wrong);
        EXPECT_EQ(run.exit_code, code) << wrong << run.err;
        EXPECT_TRUE(run.out.empty()) << run.out;
    }
}

TEST_F(JournalCommands, AJournalThatCannotBeUsedIsOneLineAndExitOne) {
    std::ofstream(path("letter")) << "Dear Anna";
    fs::create_directory(path("folder"));
    for (const std::string& journal : {path("letter"), path("folder"), path("none/j")}) {
        for (const std::string& command :
             {"referee --journal " + journal, "history --journal " + journal + " list",
              "watch " + empty_table() + " --game temple_gold --players A,B,C --journal " + journal}) {
            const auto run = run_program(command, beginning);
            EXPECT_EQ(run.exit_code, 1) << command;
            EXPECT_TRUE(run.out.empty()) << command << run.out;
            EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
            EXPECT_NE(run.err.find(journal), std::string::npos) << run.err;
        }
    }
    std::ostringstream letter;
    letter << std::ifstream(path("letter")).rdbuf();
    EXPECT_EQ(letter.str(), "Dear Anna");
}

TEST_F(JournalCommands, NamesFromAStrangersFileCannotCommandTheTerminal) {
    write("e", R"({"game":"temple_code","players":["A\u001b[2Jnna","B\ne\u009bn\u007f","Zoë Ångström"]})"
               "\n{\"type\":\"start\",\"player\":\"B\\ne\\u009bn\\u007f\"}\n");
    ASSERT_EQ(history("import " + path("e")).exit_code, 0);
    for (const std::string what : {"list", "show 1", "show 1 --with-secrets"}) {
        const auto run = history(what);
        EXPECT_NE(run.out.find("A?[2Jnna, B?e?n?, Zoë Ångström"), std::string::npos) << run.out;
        EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << run.out;
        EXPECT_EQ(run.out.find("\xC2\x9B"), std::string::npos) << run.out;
    }
    EXPECT_EQ(lines_of(history("list").out).size(), 2U);
}

TEST_F(JournalCommands, AJournalThatMayNotGrowIsAFullDisk) {
    std::string game = beginning;
    for (int i = 0; i < 400; ++i)
        game += "{\"type\":\"status\",\"note\":\"" + std::string(900, '.') + "\"}\n";
    const auto run = run_shell("ulimit -f 1000; \"$TEMPLE_TABLE\" referee --journal " + path("j"), game);
    EXPECT_EQ(run.exit_code, 1) << run.err;
    EXPECT_EQ(lines_of(run.err).size(), 2U) << run.err;  // which game is kept; why it cannot go on
    EXPECT_NE(run.err.find(path("j") + ": "), std::string::npos) << run.err;
    const int announced = nlohmann::json::parse(lines_of(run.out).back()).at("event");
    EXPECT_GT(announced, 20);
    EXPECT_GE(nlohmann::json::parse(history("list --jsonl").out).at("events"), announced);
}

}  // namespace
}  // namespace temple::ui
