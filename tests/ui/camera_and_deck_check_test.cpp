// SPDX-License-Identifier: GPL-3.0-or-later
// `camera-check`, `deck-check` and `watch --speak` on a machine without camera and sound.
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "datasets/cards/drawn_deck.hpp"
#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

/// Cards of a drawn deck in rows on a plain table, face up, in every picture of a folder.
class SpreadCards : public ScratchFolder {
  protected:
    static const datasets::DeckArt& deck() {
        static const datasets::DeckArt drawn = [] {
            static int argc = 0;
            qputenv("QT_QPA_PLATFORM", "offscreen");
            static QGuiApplication gui(argc, nullptr);
            return datasets::draw_deck(3, {"DejaVu Sans"});
        }();
        return drawn;
    }
    /// @return the folder of the pictures
    std::string spread(const std::vector<std::string>& cards) const {
        constexpr int width = 72, height = 100, in_a_row = 9, pictures = 25;
        cv::Mat table(720, 1280, CV_8UC3, cv::Scalar(50, 90, 60));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto column = static_cast<int>(i % in_a_row), row = static_cast<int>(i / in_a_row);
            cv::Mat face;
            cv::resize(deck().face(*table::Card::parse(cards[i])), face, {width, height}, 0, 0,
                       cv::INTER_AREA);
            std::vector<cv::Mat> planes;
            cv::split(face, planes);
            cv::Mat bgr;
            cv::cvtColor(face, bgr, cv::COLOR_BGRA2BGR);
            bgr.copyTo(table(cv::Rect(90 + column * 122, 80 + row * 150, width, height)), planes[3] > 127);
        }
        for (int i = 0; i < pictures; ++i) {
            std::filesystem::create_directories(folder / "spread");
            cv::imwrite(path("spread/" + std::to_string(i) + ".png"), table);
        }
        return path("spread");
    }
    // What three players need: 8 number cards, 5 court cards, 2 aces.
    const std::vector<std::string> right{"2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S",
                                         "JC", "QH", "KD", "JS", "QD", "AC", "AH"};
};

TEST_F(SpreadCards, TheRightOnesAreRight) {
    const auto run = run_program("deck-check " + spread(right) + three_players);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "The cards are right.\n") << run.err;
}

TEST_F(SpreadCards, TheRightOnesAreKeptForTheGame) {
    const std::string file = path("cards.json");
    const auto run = run_program("deck-check " + spread(right) + three_players + " --keep " + file);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const auto watched = run_program("watch " + path("spread") + three_players + " --chambers " + file);
    EXPECT_EQ(watched.exit_code, 0) << watched.err;
    const auto others =
        run_program("watch " + path("spread") + " --game temple_gold --players A,B,C,D --chambers " + file);
    EXPECT_EQ(others.exit_code, 2) << "four players need other cards";
    EXPECT_NE(others.err.find("--chambers"), std::string::npos) << others.err;
}

TEST_F(SpreadCards, SaysWhatIsTooMuchAndWhatIsMissing) {
    auto cards = right;
    cards.back() = "KS";
    const auto run = run_program("deck-check " + spread(cards) + three_players);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "One court card too many, one ace missing.\n") << run.err;
    const auto kept =
        run_program("deck-check " + spread(cards) + three_players + " --keep " + path("no.json"));
    EXPECT_EQ(kept.exit_code, 1) << "wrong cards are not kept";
    EXPECT_FALSE(std::filesystem::exists(path("no.json")));
}

TEST_F(SpreadCards, RolesAreCountedByColour) {
    const auto run = run_program("deck-check " + spread({"2H", "9D", "4S"}) + three_players + " --roles");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "One black role card missing.\n") << run.err;
}

class DeckCheck : public ScratchFolder {};

TEST_F(DeckCheck, SaysWhyItCannotCheck) {
    EXPECT_EQ(run_program("deck-check " + path("no.mp4") + three_players).exit_code, 1);
    EXPECT_EQ(run_program("deck-check " + path("no.mp4") + " --game temple_gold --players A,B").exit_code, 2);
    const auto slips =
        run_program("deck-check " + path("no.mp4") + three_players + " --roles --option role_slips=true");
    EXPECT_EQ(slips.exit_code, 2);
    EXPECT_NE(slips.err.find("slips"), std::string::npos) << slips.err;
}

class CameraCheck : public ScratchFolder {};

TEST_F(CameraCheck, TellsSizeSpeedAndLightOfASource) {
    for (int i = 0; i < 10; ++i)
        cv::imwrite(path(std::to_string(i) + ".png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar::all(20)));
    const auto run = run_program("camera-check " + folder.string());
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find("640 x 360"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("brightness 20 of 255 (too dark)"), std::string::npos) << run.out;
}

TEST_F(CameraCheck, ACameraThatIsNotThereIsOneLine) {
    const auto run = run_program("camera-check camera:97");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(lines(run.out + run.err), 1) << run.out << run.err;
}

class SpokenWatch : public ScratchFolder {};

TEST_F(SpokenWatch, WithoutASoundDeviceTheLinesAreTheSameAndItEnds) {
    for (int i = 0; i < 5; ++i)
        cv::imwrite(path(std::to_string(i) + ".png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    const auto silent = run_program("watch " + folder.string() + three_players);
    const auto spoken = run_shell("PULSE_SERVER=/nowhere exec \"$TEMPLE_TABLE\" watch " + folder.string() +
                                  three_players + " --speak");
    EXPECT_EQ(spoken.exit_code, 0) << spoken.err;
    EXPECT_EQ(spoken.out, silent.out);
}

}  // namespace
}  // namespace temple::ui
