// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 at any moment: every announced event is in the journal, and the resumed game is the uninterrupted
// one.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "referee/json_text.hpp"
#include "tests/referee/journal_fixture.hpp"

namespace temple::referee::test {
namespace {

/// The program as a child: lines go in, announcements come out.
class RunningReferee {
  public:
    explicit RunningReferee(const std::filesystem::path& journal) {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) return;
        child_ = ::fork();
        if (child_ == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
            ::dup2(nowhere, STDERR_FILENO);
            ::execl(TEMPLE_BINARY, TEMPLE_BINARY, "referee", "--journal", journal.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        input_ = in[1];
        output_ = out[0];
    }
    RunningReferee(const RunningReferee&) = delete;
    RunningReferee& operator=(const RunningReferee&) = delete;
    ~RunningReferee() {
        ::close(input_);
        ::close(output_);
    }

    void type(const std::string& lines) {
        const auto written = ::write(input_, lines.data(), lines.size());
        EXPECT_EQ(written, static_cast<ssize_t>(lines.size()));
    }
    void kill() {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    /// Waits until so many lines were said.
    void hear(std::ptrdiff_t lines) {
        while (std::ranges::count(heard_, '\n') < lines)
            if (!hear_more()) FAIL() << "it ended after: " << heard_;
    }
    /// All that was said until the end.
    std::string said() {
        while (hear_more()) continue;
        return heard_;
    }

  private:
    bool hear_more() {
        std::array<char, 64> part{};
        const ssize_t n = ::read(output_, part.data(), part.size());
        if (n > 0) heard_.append(part.data(), static_cast<std::size_t>(n));
        return n > 0;
    }

    pid_t child_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string heard_;
};

/// The number of the last event that was announced in whole lines.
int last_announced(const std::string& said) {
    int last = 0;
    for (std::size_t begin = 0, end = 0; (end = said.find('\n', begin)) != std::string::npos; begin = end + 1)
        last = nlohmann::json::parse(said.substr(begin, end - begin)).at("event");
    return last;
}

void survives_kills(int times) {
    const auto lines = eventful_game();
    Referee whole(lines[0]);
    auto words = static_cast<std::ptrdiff_t>(whole.opening().size());
    std::string all = lines[0] + "\n";
    for (std::size_t i = 1; i < lines.size(); ++i) {
        words += static_cast<std::ptrdiff_t>(whole.handle_line(lines[i]).size());
        all += lines[i] + "\n";
    }
    std::mt19937 random(4);
    std::set<int> moments;
    for (int i = 0; i < times; ++i) {
        const TemporaryFolder folder;
        const auto file = folder.file("journal.sqlite");
        RunningReferee program(file);
        program.type(all);
        ASSERT_NO_FATAL_FAILURE(program.hear(1 + std::uniform_int_distribution(0L, words - 1)(random)));
        ::usleep(std::uniform_int_distribution(0U, 3'000U)(random));  // about the time of an event or two
        program.kill();
        const int announced = last_announced(program.said());
        moments.insert(announced);
        auto journal = Journal::open(file);
        ASSERT_TRUE(journal) << journal.error();
        EXPECT_TRUE(journal->notice().empty()) << journal->notice();
        ASSERT_GE(expect_it_goes_on(std::move(*journal), 1, lines), static_cast<std::size_t>(announced));
        ASSERT_FALSE(testing::Test::HasFailure()) << "killed after event " << announced;
    }
    EXPECT_GT(moments.size(), 3U);  // it was killed here and there, not always at the same event
    testing::Test::RecordProperty("moments", static_cast<int>(moments.size()));
}

TEST(KilledReferee, LosesNothingThatWasAnnounced) {
    survives_kills(10);
}
TEST(LongKilledReferee, LosesNothingThatWasAnnounced) {
    survives_kills(500);
}

}  // namespace
}  // namespace temple::referee::test
