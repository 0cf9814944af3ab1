// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 at any moment: every announced event is in the journal, and the resumed game is the uninterrupted
// one.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <random>

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
    /// All that was said until the end.
    std::string said() {
        std::string text;
        std::array<char, 4096> part{};
        for (ssize_t n = 0; (n = ::read(output_, part.data(), part.size())) > 0;)
            text.append(part.data(), static_cast<std::size_t>(n));
        return text;
    }
    void wait_for_words() {
        std::array<char, 1> first{};
        EXPECT_EQ(::read(output_, first.data(), 1), 1);
    }

  private:
    pid_t child_ = -1;
    int input_ = -1;
    int output_ = -1;
};

/// The number of the last event that was announced in whole lines.
int last_announced(const std::string& said) {
    int last = 0;
    std::size_t begin = said.find('\n') + 1;  // of the first line a byte was read before
    for (std::size_t end = 0; (end = said.find('\n', begin)) != std::string::npos; begin = end + 1)
        last = nlohmann::json::parse(said.substr(begin, end - begin)).at("event");
    return last;
}

void survives_kills(int times) {
    const auto lines = eventful_game();
    Referee uninterrupted(lines[0]);
    std::string all;
    for (const auto& line : lines) {
        all += line + "\n";
        if (line != lines[0]) uninterrupted.handle_line(line);
    }
    std::mt19937 random(4);
    for (int i = 0; i < times; ++i) {
        const TemporaryFolder folder;
        const auto file = folder.file("journal.sqlite");
        RunningReferee program(file);
        program.type(all);
        program.wait_for_words();  // the journal is made, the game has begun
        ::usleep(static_cast<useconds_t>(std::uniform_int_distribution(0, 30'000)(random)));
        program.kill();
        const int announced = last_announced(program.said());
        auto journal = Journal::open(file);
        ASSERT_TRUE(journal) << journal.error();
        EXPECT_TRUE(journal->notice().empty()) << journal->notice();
        auto game = JournaledReferee::resume(std::move(*journal), 1);
        ASSERT_TRUE(game) << game.error();
        ASSERT_GE(game->referee().last_event(), announced);
        for (auto next = static_cast<std::size_t>(game->referee().last_event()) + 1; next < lines.size();
             ++next)
            ASSERT_TRUE(game->handle_line(lines[next]));
        ASSERT_EQ(game->referee().status(), uninterrupted.status());
    }
}

TEST(KilledReferee, LosesNothingThatWasAnnounced) {
    survives_kills(10);
}
TEST(LongKilledReferee, LosesNothingThatWasAnnounced) {
    survives_kills(500);
}

}  // namespace
}  // namespace temple::referee::test
