// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may give `watch` and `scan` by mistake: each is one line that names it, never a crash.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/ui/command_run.hpp"
#include "tests/ui/scratch_folder.hpp"

namespace temple::ui {
namespace {

constexpr long most_memory_mb = 600;  // of any refusal, and of reading a picture of 98 megapixels

class BadInput : public ScratchFolder {
  protected:
    void good_picture(const std::string& name) const {
        write(name, "");
        cv::imwrite(path(name), cv::Mat(360, 640, CV_8UC3, cv::Scalar(40, 60, 90)));
    }
    static std::string demo_bytes() {
        std::ifstream in(demo + ".mp4", std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static void expect_refused(const std::string& arguments, int code, const std::string& named) {
        const auto run = run_program(arguments);
        EXPECT_EQ(run.exit_code, code) << arguments << "\n" << run.err;
        // A game that was begun is named before: what was said until then is kept.
        const bool kept = run.err.starts_with("game ");
        EXPECT_EQ(lines(run.err), kept ? 2 : 1) << arguments << "\n" << run.err;
        EXPECT_NE(run.err.find(named), std::string::npos) << run.err;
        EXPECT_LT(run.peak_mb, most_memory_mb) << arguments;
    }
};

/// Header of a PNG or JPEG of any size, with next to nothing behind it.
std::string png_head(unsigned width, unsigned height) {
    std::string png("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
    for (const unsigned side : {width, height})
        for (int shift = 24; shift >= 0; shift -= 8) png += static_cast<char>(side >> shift & 0xFF);
    return png + std::string("\x08\x02\0\0\0\0\0\0\0\0\0\0\0IEND\xAE\x42\x60\x82", 21);
}

std::string jpeg_head(unsigned width, unsigned height) {
    std::string jpeg("\xFF\xD8\xFF\xC0\0\x11\x08", 7);
    for (const unsigned side : {height, width}) {
        jpeg += static_cast<char>(side >> 8 & 0xFF);
        jpeg += static_cast<char>(side & 0xFF);
    }
    return jpeg + std::string("\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xFF\xD9", 12);
}

TEST_F(BadInput, AWrongSetUpIsRejectedWithExitTwo) {
    const std::pair<const char*, const char*> wrong[] = {
        {"--game temple_gold --players Anna,Ben", "--players: 2 cannot"},
        {"--game temple_gold --players A,B,C,D,E,F,G,H,I,J,K", "--players: 11 cannot"},
        {"--game temple_gold", "--players: 0 cannot"},
        {"--game temple_gold --players Anna,Anna,Ben", "two are called Anna"},
        {"--game temple_gold --players A,,C", "a name is empty"},
        {"--game temple_gold --players ' , ,C'", "a name is empty"},
        {"--game poker --players A,B,C", "--game poker"},
        {"--game temple_gold --players A,B,C --option one_trap=7", "--option"},
        {"--game temple_gold --players A,B,C --option wings=true", "--option"},
        {"--game temple_gold --players A,B,C,D,E,F,G,H,I --option one_trap=true", "8 players at most"}};
    for (const auto& [arguments, named] : wrong) {
        const auto run = run_program("watch " + path("none.mp4") + " " + arguments);
        EXPECT_EQ(run.exit_code, 2) << arguments;
        EXPECT_EQ(nlohmann::json::parse(run.out).at("kind"), "setup_rejected") << arguments;
        EXPECT_EQ(lines(run.err), 1) << run.err;
        EXPECT_NE(run.err.find(named), std::string::npos) << run.err;
    }
}

TEST_F(BadInput, AWrongCommandLineIsOneLineAndExitTwo) {
    for (const std::string wrong : {" --start Zoe", " --start ''", " --option one_trap", " --option x={",
                                    " --fps 0", " --fps nan", " --fps many", " --nonsense", " one_more.mp4"})
        expect_refused("watch none.mp4" + three_players + wrong, 2, wrong.substr(1, wrong.find(' ', 1) - 1));
    expect_refused("watch none.mp4 --players A,B,C", 2, "--game");
    expect_refused("watch" + three_players, 2, "SOURCE");
    expect_refused("scan", 2, "IMAGE");
    expect_refused("dance", 2, "dance");
    expect_refused("watch none.mp4 --game monkey_temple --players A,B,C", 2, "monkey_temple");
}

TEST_F(BadInput, ASourceThatIsNoVideoIsOneLineAndExitOne) {
    write("empty.mp4", "");
    write("text.mp4", "This is a letter, not a film.\n");
    write("begin.mp4", demo_bytes().substr(0, 100));
    write("half.mp4",
          demo_bytes().substr(0, demo_bytes().size() / 2));  // its table of contents was at the end
    write("letters/one.txt", "no picture");
    write("damaged/one.png", png_head(640, 360));
    write("damaged/two.jpg", "no picture");
    write("tiny/one.png", "");
    cv::imwrite(path("tiny/one.png"), cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)));
    for (const std::string& source :
         {path("missing.mp4"), path("empty.mp4"), path("text.mp4"), path("begin.mp4"), path("half.mp4"),
          path("letters"), path("damaged"), path("tiny"), std::string("/dev/zero"), std::string("camera:99"),
          std::string("camera:x"), std::string("http://127.0.0.1:9/"), std::string("''")})
        expect_refused("watch " + source + three_players, 1, source == "''" ? "\"\"" : source);
}

TEST_F(BadInput, APictureTooLargeOrTooSmallIsRefusedBeforeItIsDecoded) {
    write("huge.png", png_head(20000, 20000));
    write("huge.jpg", jpeg_head(20000, 20000));
    write("largest.png", png_head(0x7FFFFFFF, 0x7FFFFFFF));
    write("largest.jpg", jpeg_head(65535, 65535));
    write("long.png", png_head(1500000, 60));
    write("one.png", png_head(1, 1));
    write("one.jpg", jpeg_head(1, 1));
    write("text.png", "no picture");
    for (const std::string name : {"huge.png", "huge.jpg", "largest.png", "largest.jpg", "long.png",
                                   "one.png", "one.jpg", "text.png", "missing.png"})
        expect_refused("scan " + path(name), 1, path(name));
    cv::imwrite(path("wide.jpg"), cv::Mat(9900, 9900, CV_8UC3, cv::Scalar(40, 60, 90)));
    const auto run = run_program("scan --jsonl " + path("wide.jpg"));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(nlohmann::json::parse(run.out).at("size"), nlohmann::json({9900, 9900}));
    EXPECT_LT(run.peak_mb, most_memory_mb);
}

TEST_F(BadInput, ABrokenPictureAmongGoodOnesIsPassedOver) {
    good_picture("game/a1.png");
    good_picture("game/a3.png");
    write("game/a2.png", png_head(640, 360));
    write("game/a2b.jpg", "no picture");
    write("game/a2c.png", png_head(20000, 20000));
    write("game/a2d.png", "");
    const auto run = run_program("watch " + path("game") + three_players);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(lines(run.out), 2) << run.out;  // setup, deal
}

TEST_F(BadInput, ABrokenTableFileIsOneLineThatNamesIt) {
    good_picture("game/a.png");
    const std::string good =
        R"({"version":1,"size":[640,360],"corners_px":[[10,10],[630,10],[630,350],[10,350]],)"
        R"("size_mm":[1200,800],"seats":[)";
    const auto seat = [](const std::string& name) {
        return R"({"player":")" + name + R"(","area_mm":[[0,0],[9,0],[9,9]]})";
    };
    write("empty.json", "");
    write("object.json", "{}");
    write("cut.json", good);
    write("nan.json", R"({"version":1,"size":[NaN,360]})");
    write("huge.json", std::string(3 << 20, ' '));
    write("binary.json", std::string("\0\xFF\xFE\x01", 4));
    write("deep.json", std::string(200000, '['));
    write("another_size.json",
          R"({"version":1,"size":[640,640],)" + good.substr(good.find("\"corners")) + "]}");
    write("one_seat.json", good + seat("Anna") + "]}");
    write("strangers.json", good + seat("Anna") + "," + seat("Ben") + "," + seat("Zoe") + "]}");
    write("list.json", R"({"version":1,"size":"large"})");
    for (const std::string name :
         {"empty.json", "object.json", "cut.json", "nan.json", "huge.json", "binary.json", "deep.json",
          "another_size.json", "one_seat.json", "strangers.json", "list.json", "missing.json", "game"})
        expect_refused("watch " + path("game") + three_players + " --table " + path(name), 1, path(name));
    write("good.json",
          good + seat("Carla") + "," + seat("Anna") + "," + seat("Zoe") + "," + seat("Ben") + "]}");
    const auto run = run_program("watch " + path("game") + three_players + " --table " + path("good.json"));
    EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST_F(BadInput, ATargetThatCannotBeWrittenIsSaid) {
    good_picture("game/a.png");
    const std::string watch = "watch " + path("game") + three_players;
    expect_refused(watch + " --draw " + path("no/such/folder.mp4"), 1, "--draw");
    expect_refused(watch + " --draw /dev/full", 1, "--draw");
    expect_refused(watch + " --trace /proc/trace", 1, "--trace");
    expect_refused(watch + " --changes " + path("no/such/folder.jsonl"), 1, "--changes");
    const auto full = run_program(watch + " --changes /dev/full");
    EXPECT_EQ(full.exit_code, 1);
    EXPECT_NE(full.err.find("--changes /dev/full"), std::string::npos) << full.err;
    expect_refused("simulate --game temple_gold --players A,B,C --size 320x240 --length 10 -o " +
                       path("no/such/folder.mp4"),
                   1, "folder");
    expect_refused("simulate --game temple_gold --players A,B,C --size 320x240 --deck " + path("no/deck") +
                       " -o " + path("x.mp4"),
                   1, path("no/deck"));
    const auto drawn = run_program("scan " + path("game/a.png") + " --draw /proc");
    EXPECT_EQ(drawn.exit_code, 1);
    EXPECT_NE(drawn.err.find("/proc/a.png"), std::string::npos) << drawn.err;
}

TEST_F(BadInput, RubbishOnStandardInputIsWarnedOfAndNothingElse) {
    for (int i = 0; i < 10; ++i) good_picture("game/" + std::to_string(i) + ".png");
    std::string rubbish;
    for (int i = 0; i < 20000; ++i) rubbish += static_cast<char>(i * 7919 >> 3 & 0xFF);
    rubbish += "\n" + std::string(3 << 20, '[') + "\n{\"type\":\"answer\",\"id\":1e99,\"value\":null}\n";
    const auto run = run_program("watch " + path("game") + three_players, rubbish);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    std::istringstream said(run.out);
    for (std::string line; std::getline(said, line);) {
        const std::string kind = nlohmann::json::parse(line).at("kind");
        EXPECT_TRUE(kind == "setup" || kind == "deal" || kind == "bad_event") << line;
    }
}

}  // namespace
}  // namespace temple::ui
