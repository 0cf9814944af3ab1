// SPDX-License-Identifier: GPL-3.0-or-later
// What the player pages cost, by hand: an answer over the network, alone and while others ask too; putting a
// game of Temple Code on its pages, early and late. Every page asks once a second.
#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/pages/paged_table.hpp"

namespace temple::ui::test {
namespace {

constexpr auto between_looks = std::chrono::milliseconds(100);  // ten times as often as a page asks

/// Phones that ask for their state, each in a thread of its own.
class Phones {
  public:
    Phones(PageServer& server, int count) {
        for (int i = 0; i < count; ++i)
            threads_.emplace_back([this, &server] {
                const RawClient client(server);
                while (!done_) {
                    client.get(path_of(server, 0, "state"));
                    std::this_thread::sleep_for(between_looks);
                }
            });
    }
    ~Phones() {
        done_ = true;
        for (std::thread& thread : threads_) thread.join();
    }

  private:
    std::atomic<bool> done_ = false;
    std::vector<std::thread> threads_;
};

void answer(benchmark::State& state) {
    PagedTable table{{"temple_code", {"Anna", "Ben"}}};
    play_first_round(table);
    const Phones others(*table.server, static_cast<int>(state.range(0)));
    const std::string path = path_of(*table.server, 0, "state");
    std::size_t bytes = 0;
    for (auto _ : state) bytes = table.client.get(path).body.size();
    state.counters["bytes"] = static_cast<double>(bytes);
    // Of the second between two looks of a page, what the answer takes.
    state.counters["share_of_a_second"] =
        benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(answer)->ArgName("others")->Arg(0)->Arg(4)->Arg(10)->UseRealTime()->Unit(benchmark::kMillisecond);

void publish(benchmark::State& state) {
    PagedTable table{{"temple_code", {"Anna", "Ben"}}};
    play_first_round(table);
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        const std::string shown(table.referee.temple_code()->can_be_drawn.front().name());
        table.referee.handle({{"type", "guess"}, {"player", "Ben"}, {"card", "WKC"}, {"actual", shown}});
        table.referee.handle({{"type", "combination"}, {"player", "Ben"}});
    }
    for (auto _ : state) table.desk->publish();
    state.counters["events"] = static_cast<double>(table.referee.events_in_force().size());
}
BENCHMARK(publish)->ArgName("guesses")->Arg(0)->Arg(20)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace temple::ui::test

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
