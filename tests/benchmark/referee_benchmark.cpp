// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the referee is: events a second in each game, undo and resume in a journal of 10,000 events, start
// with 10,000 games kept. Run it by hand: build/release/tests/referee_benchmark
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "referee/journal/journaled_referee.hpp"
#include "referee/referee.hpp"

namespace temple::referee {
namespace {

namespace fs = std::filesystem;

/// The events of an example game; the first line is its header.
std::vector<std::string> example(const std::string& name) {
    std::ifstream in(std::string(TEMPLE_SOURCE_DIR "/tests/referee/golden/") + name + ".txt");
    std::vector<std::string> events;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with(' ') && !line.starts_with('#')) events.push_back(line);
    return events;
}

void events_a_second(benchmark::State& state, const std::string& name) {
    const auto lines = example(name);
    for (auto _ : state) {
        Referee referee(lines[0]);
        for (std::size_t i = 1; i < lines.size(); ++i)
            for (const auto& said : referee.handle_line(lines[i])) benchmark::DoNotOptimize(said.to_line());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size() - 1));
}
BENCHMARK_CAPTURE(events_a_second, temple_gold, "temple_gold_example");
BENCHMARK_CAPTURE(events_a_second, temple_code, "temple_code_example");
BENCHMARK_CAPTURE(events_a_second, temple_code_solo, "temple_code_solo_example");
BENCHMARK_CAPTURE(events_a_second, monkey_temple, "monkey_temple_example");

/// A game of Monkey Temple whose guardians cannot make up their minds.
std::vector<std::string> long_game(std::size_t events) {
    std::vector<std::string> lines{R"({"type":"start","player":"A"})", R"({"type":"drawn"})"};
    for (const char* at : {"tourist1", "tourist2", "tourist3", "tourist4", "B"})
        lines.push_back(R"({"type":"placed","at":")" + std::string(at) + "\"}");
    while (lines.size() < events)
        lines.push_back(R"({"type":"monkey","number":1,"at":"tourist)" +
                        std::to_string(lines.size() % 4 + 1) + "\"}");
    return lines;
}

const GameSetup three_players{"monkey_temple", {"A", "B", "C"}, nlohmann::json::object()};
constexpr std::size_t many = 10'000;

fs::path new_journal() {
    std::string folder = (fs::temp_directory_path() / "temple-benchmark-XXXXXX").string();
    return fs::path(::mkdtemp(folder.data())) / "journal.sqlite";
}

void resume_long_game(benchmark::State& state) {
    const auto file = new_journal();
    const auto id = Journal::open(file)->import(three_players, long_game(many), {}, "benchmark");
    for (auto _ : state) benchmark::DoNotOptimize(JournaledReferee::resume(*Journal::open(file), *id)->id());
    fs::remove_all(file.parent_path());
}
BENCHMARK(resume_long_game)->Unit(benchmark::kMillisecond);

/// Undo and the same event again; goal: at most 50 ms. Both are durable before they are announced.
void undo_in_long_game(benchmark::State& state) {
    const auto file = new_journal();
    const auto lines = long_game(many);
    const auto id = Journal::open(file)->import(three_players, lines, {}, "benchmark");
    auto game = JournaledReferee::resume(*Journal::open(file), *id);
    for (auto _ : state) {
        benchmark::DoNotOptimize(game->handle_line(R"({"type":"undo"})"));
        state.PauseTiming();
        benchmark::DoNotOptimize(game->handle_line(lines.back()));
        state.ResumeTiming();
    }
    fs::remove_all(file.parent_path());
}
BENCHMARK(undo_in_long_game)->Unit(benchmark::kMillisecond)->Iterations(100);

/// A correction of the first monkey move: everything behind it is played again.
void correct_in_long_game(benchmark::State& state) {
    Referee referee(three_players);
    for (const auto& line : long_game(many)) referee.handle_line(line);
    for (auto _ : state)
        benchmark::DoNotOptimize(referee.handle_line(R"({"type":"correct","target":8,"at":"tourist3"})"));
}
BENCHMARK(correct_in_long_game)->Unit(benchmark::kMillisecond);

void start_with_many_games(benchmark::State& state) {
    const auto file = new_journal();
    {
        auto journal = Journal::open(file);
        const auto lines = long_game(40);
        for (std::size_t i = 0; i < many; ++i)
            benchmark::DoNotOptimize(journal->import(three_players, lines, {}, "benchmark"));
    }
    for (auto _ : state) benchmark::DoNotOptimize(Journal::open(file)->games()->size());
    fs::remove_all(file.parent_path());
}
BENCHMARK(start_with_many_games)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace temple::referee

BENCHMARK_MAIN();
