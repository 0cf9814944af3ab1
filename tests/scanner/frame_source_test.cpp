// SPDX-License-Identifier: GPL-3.0-or-later
// Good and bad sources: what a person may name on the command line by mistake.
#include "scanner/frame_source.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "scanner/picture_file.hpp"

namespace temple::scanner {
namespace {

namespace fs = std::filesystem;

class Sources : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::temp_directory_path() / ("temple_sources_" + std::to_string(::getpid()) +
                                              testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string path(const std::string& name) const { return (folder / name).string(); }
    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    /// A video of grey levels 0, 5, 10 ...
    void video(const std::string& name, int frames) const {
        cv::VideoWriter out(path(name), cv::VideoWriter::fourcc('m', 'p', '4', 'v'), 20, {320, 240});
        ASSERT_TRUE(out.isOpened());
        for (int i = 0; i < frames; ++i) {
            cv::Mat frame(240, 320, CV_8UC3, cv::Scalar::all(40));
            cv::rectangle(frame, cv::Rect(i * 3, 50, 60, 90), cv::Scalar(220, 230, 240), cv::FILLED);
            out.write(frame);
        }
    }
    static void expect_one_line(const std::string& error, const std::string& named) {
        EXPECT_EQ(error.find('\n'), std::string::npos);
        EXPECT_NE(error.find(named), std::string::npos) << error;
    }

    fs::path folder;
};

TEST_F(Sources, AVideoGivesEveryFrameWithItsTime) {
    video("game.mp4", 30);
    auto source = open_source(path("game.mp4"), 0);
    ASSERT_TRUE(source) << source.error();
    EXPECT_EQ((*source)->size(), cv::Size(320, 240));
    EXPECT_NEAR((*source)->duration(), 1.5, 0.1);
    int count = 0;
    while (auto frame = (*source)->next().value()) {
        EXPECT_EQ(frame->number, count);
        EXPECT_NEAR(frame->t, count / 20.0, 1e-6);
        ++count;
    }
    EXPECT_EQ(count, 30);
    EXPECT_FALSE((*source)->next().value());
}

TEST_F(Sources, AVideoCutInTheMiddlePlaysUpToTheCut) {
    cv::VideoWriter out(path("game.avi"), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 20, {320, 240});
    for (int i = 0; i < 40; ++i) out.write(cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(5 * i)));
    out.release();
    fs::resize_file(path("game.avi"), fs::file_size(path("game.avi")) / 2);
    auto source = open_source(path("game.avi"), 0);
    if (!source) return expect_one_line(source.error(), "game.avi");
    int count = 0;
    while ((*source)->next().value()) ++count;
    EXPECT_GT(count, 5);
    EXPECT_LT(count, 40);
}

TEST_F(Sources, AFolderIsReadInNaturalOrder) {
    for (int i : {1, 2, 9, 10, 11})
        cv::imwrite(path("shot" + std::to_string(i) + ".png"),
                    cv::Mat(120, 160, CV_8UC3, cv::Scalar::all(i)));
    write("notes.txt", "hello");
    write("shot5.png", "no picture at all, although it is called one");
    auto source = open_source(folder.string(), 4);
    ASSERT_TRUE(source) << source.error();
    std::vector<int> levels;
    std::vector<double> times;
    while (auto frame = (*source)->next().value()) {
        levels.push_back(frame->bgr.at<cv::Vec3b>(0, 0)[0]);
        times.push_back(frame->t);
    }
    EXPECT_EQ(levels, (std::vector<int>{1, 2, 9, 10, 11}));
    EXPECT_EQ(times, (std::vector<double>{0, 0.25, 0.75, 1, 1.25}));
}

TEST_F(Sources, EveryBadSourceIsAnErrorInOneLine) {
    write("empty.mp4", "");
    write("text.mp4", "This is a letter, not a film.\n");
    write("text.png", "Nor is this a picture.\n");
    fs::create_directories(folder / "no pictures");
    fs::create_directories(folder / "bad pictures");
    write("bad pictures/a.png", "x");
    fs::create_directories(folder / "tiny");
    cv::imwrite(path("tiny/a.png"), cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)));
    for (const char* name :
         {"missing.mp4", "empty.mp4", "text.mp4", "text.png", "no pictures", "bad pictures", "tiny"}) {
        auto source = open_source(path(name), 0);
        ASSERT_FALSE(source) << name;
        expect_one_line(source.error(), name);
    }
    for (const char* name : {"camera:", "camera:x", "camera:-1", "camera:99", "/dev/null"}) {
        auto source = open_source(name, 0);
        ASSERT_FALSE(source) << name;
        expect_one_line(source.error(), name);
    }
}

TEST_F(Sources, PicturesThatAreTooSmallOrTooLargeAreRefusedBeforeDecoding) {
    cv::imwrite(path("one.png"), cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)));
    // A PNG header that claims 20,000 x 20,000.
    std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x4e\x20\0\0\x4e\x20\x08\x02\0\0\0", 29);
    write("huge.png", png + std::string(100, '\0'));
    for (const char* name : {"one.png", "huge.png", "missing.jpg", "."}) {
        const auto picture = read_picture(path(name));
        ASSERT_FALSE(picture) << name;
        expect_one_line(picture.error(), name);
    }
    EXPECT_NE(read_picture(path("huge.png")).error().find("20000 x 20000"), std::string::npos);
}

TEST_F(Sources, HeadersTellTheSizeThatDecodingGives) {
    const cv::Mat picture(123, 457, CV_8UC3, cv::Scalar(10, 20, 30));
    for (const char* name : {"a.png", "a.jpg", "a.bmp", "a.webp"}) {
        cv::imwrite(path(name), picture);
        const auto read = read_picture(path(name));
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(read->size, cv::Size(457, 123)) << name;
        EXPECT_EQ(read->bgr.size(), cv::Size(457, 123)) << name;
        fs::resize_file(path(name), 40);  // cut in the header or soon after
        const auto cut = read_picture(path(name));
        if (!cut) expect_one_line(cut.error(), name);
    }
}

TEST_F(Sources, APictureThatIsCutOffOrDamagedIsRefusedButMayHaveSomethingAppended) {
    cv::Mat picture(240, 320, CV_8UC3);
    cv::randu(picture, 0, 255);
    for (const std::string name : {"a.png", "a.jpg", "a.bmp", "a.webp"}) {
        cv::imwrite(path(name), picture);
        const auto size = fs::file_size(path(name));
        std::ofstream(path(name), std::ios::app | std::ios::binary) << std::string(1000, '\xFF');
        EXPECT_TRUE(read_picture(path(name))) << name;
        for (const double share : {0.02, 0.5, 0.9, 0.999}) {
            fs::resize_file(path(name), static_cast<std::uintmax_t>(share * static_cast<double>(size)));
            const auto cut = read_picture(path(name));
            ASSERT_FALSE(cut) << name << " " << share;
            expect_one_line(cut.error(), name);
            cv::imwrite(path(name), picture);
        }
    }
    std::fstream(path("a.png"), std::ios::in | std::ios::out | std::ios::binary).seekp(20000).put('x');
    EXPECT_FALSE(read_picture(path("a.png")));
}

TEST_F(Sources, ADamagedStretchDoesNotEndAVideo) {
    const std::string game = path("game.mp4");
    fs::copy_file(std::string(TEMPLE_SOURCE_DIR) + "/datasets/demo/temple_gold.mp4", game);
    std::fstream file(game, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(fs::file_size(game) / 2));
    for (int i = 0; i < 30000; ++i) file.put(static_cast<char>(i * i >> 3));
    file.close();
    auto source = open_source(game, 0);
    ASSERT_TRUE(source) << source.error();
    double last = 0;
    while (const auto frame = (*source)->next().value()) last = frame->t;
    EXPECT_NEAR(last, (*source)->duration(), 0.5);
}

TEST_F(Sources, LargeJpegsAreReadReduced) {
    cv::imwrite(path("large.jpg"), cv::Mat(5000, 6000, CV_8UC3, cv::Scalar(10, 20, 30)));
    const auto read = read_picture(path("large.jpg"));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->size, cv::Size(6000, 5000));
    EXPECT_EQ(read->bgr.size(), cv::Size(3000, 2500));
    EXPECT_DOUBLE_EQ(read->scale, 0.5);
}

TEST(NaturalOrder, ComparesNumbersAsNumbers) {
    EXPECT_TRUE(natural_less("shot2", "shot10"));
    EXPECT_TRUE(natural_less("a1b10", "a1b11"));
    EXPECT_FALSE(natural_less("shot10", "shot2"));
    EXPECT_TRUE(natural_less("shot", "shot1"));
    EXPECT_TRUE(natural_less("img007", "img8"));
    EXPECT_FALSE(natural_less("x", "x"));
}

}  // namespace
}  // namespace temple::scanner
