// SPDX-License-Identifier: GPL-3.0-or-later
// A camera with each of its faults: said in time, recovered in time, and nothing waits for it.
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <opencv2/imgproc.hpp>

#include "tests/window/scripted_source.hpp"
#include "tests/window/window_fixture.hpp"
#include "ui/camera/vision.hpp"
#include "ui/window/camera_words.hpp"
#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

using Does = ScriptedCamera::Does;

scanner::CardEyes blind() {
    return {[](const cv::Mat&, int) { return std::vector<scanner::Detection>(); },
            [](const cv::Mat&, const scanner::Detection&) { return scanner::Sighting(); }};
}

class CameraFaults : public WindowTest {
  protected:
    void SetUp() override {
        WindowTest::SetUp();
        play("temple_gold", {"Anna", "Ben", "Carla"});
        window->open_vision(with(camera));
    }
    static VisionSetup with(const std::shared_ptr<ScriptedCamera>& camera) {
        VisionSetup setup;
        setup.open = opens(camera);
        setup.followers = [](const auto&) {
            return std::expected<Followers, std::string>(card_followers(blind()));
        };
        return setup;
    }
    /// s until the window says so; -1 if it does not within `longest`.
    double until(CameraState state, double longest) {
        QElapsedTimer timer;
        timer.start();
        while (static_cast<double>(timer.elapsed()) < longest * 1000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            if (window->camera_state() == state) return static_cast<double>(timer.elapsed()) / 1000;
        }
        return -1;
    }
    void expect_said_and_recovered(Does fault, CameraState state) {
        ASSERT_GE(until(CameraState::fine, 5), 0);
        camera->does = fault;
        EXPECT_GE(until(state, 6), 0) << "never said";
        auto* status = qobject_cast<QLabel*>(shown("status"));
        QCoreApplication::processEvents();
        EXPECT_TRUE(status->text().contains(camera_words(state, "", 0).left(10)))
            << status->text().toStdString();
        camera->does = Does::sends;
        EXPECT_GE(until(CameraState::fine, 8), 0) << "never recovered";
    }

    std::shared_ptr<ScriptedCamera> camera = std::make_shared<ScriptedCamera>();
};

TEST_F(CameraFaults, Gone) {
    expect_said_and_recovered(Does::is_gone, CameraState::gone);
}

TEST_F(CameraFaults, Stalled) {
    expect_said_and_recovered(Does::stalls, CameraState::stalled);
}

TEST_F(CameraFaults, Black) {
    expect_said_and_recovered(Does::black, CameraState::black);
}

TEST_F(CameraFaults, NeverAnswersAtOpeningAndTheWindowClosesAllTheSame) {
    camera = std::make_shared<ScriptedCamera>();
    camera->does = Does::never_answers;
    window->open_vision(with(camera));
    EXPECT_GE(until(CameraState::stalled, 6), 0);
    QElapsedTimer timer;
    timer.start();
    window.reset();
    EXPECT_LT(timer.elapsed(), 3000);
    camera->does = Does::sends;
}

TEST_F(CameraFaults, AnotherSizeIsTakenAsItIs) {
    ASSERT_GE(until(CameraState::fine, 5), 0);
    camera->width = 640;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 700) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    EXPECT_EQ(window->camera_state(), CameraState::fine);
    EXPECT_EQ(window->session()->failure(), "");
}

TEST_F(CameraFaults, FiveAndSixtyFramesASecondAreFine) {
    for (const double fps : {5.0, 60.0}) {
        camera->fps = fps;
        ASSERT_GE(until(CameraState::fine, 5), 0);
        EXPECT_EQ(until(CameraState::stalled, 2.5), -1) << fps;
    }
}

TEST_F(CameraFaults, TheGameGoesOnByHandMeanwhile) {
    ASSERT_GE(until(CameraState::fine, 5), 0);
    camera->does = Does::is_gone;
    ASSERT_GE(until(CameraState::gone, 6), 0);
    keys("1");
    EXPECT_EQ(read_caption(), "Anna begins.");
}

TEST(CameraWatching, TellsWithinTwoSeconds) {
    CameraWatch watch(0);
    EXPECT_EQ(watch.state(0.5), CameraState::opening);
    watch.frame(100, 1.0);
    EXPECT_EQ(watch.state(1.1), CameraState::fine);
    EXPECT_EQ(watch.state(2.9), CameraState::stalled);
    for (int i = 0; i < 15; ++i) watch.frame(2, 3.0 + i * 0.1);
    EXPECT_EQ(watch.state(4.5), CameraState::black);
    watch.frame(90, 4.6);
    EXPECT_EQ(watch.state(4.6), CameraState::fine);
}

TEST(Looks, AreTooFewOnlyIfTheComputerLeavesFramesOut) {
    const auto after = [](int frames_between, double seconds_between) {
        LookRate rate;
        for (int i = 0; i < 30; ++i) rate.looked(i * frames_between, i * seconds_between);
        return rate;
    };
    EXPECT_FALSE(after(1, 1.0).too_slow()) << "a slow camera";
    EXPECT_FALSE(after(3, 0.1).too_slow()) << "ten looks a second suffice";
    LookRate rate = after(15, 0.5);
    EXPECT_TRUE(rate.too_slow());
    for (int i = 0; i < 30; ++i) rate.looked(450 + 2 * i, 15 + 0.07 * i);
    EXPECT_FALSE(rate.too_slow()) << "the computer has time again";
}

TEST_F(CameraFaults, AComputerThatIsTooBusyToLookIsToldOf) {
    VisionSetup setup = with(camera);
    setup.followers = [](const auto&) {
        return std::expected<Followers, std::string>(
            card_followers({[](const cv::Mat&, int) {
                                std::this_thread::sleep_for(std::chrono::milliseconds(600));
                                return std::vector<scanner::Detection>();
                            },
                            [](const cv::Mat&, const scanner::Detection&) { return scanner::Sighting(); }}));
    };
    window->open_vision(setup);
    QElapsedTimer timer;
    const auto told = [&] {
        return qobject_cast<QLabel*>(shown("status"))->text().contains(too_busy_words());
    };
    for (timer.start(); timer.elapsed() < 20'000 && !told();)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    EXPECT_TRUE(told());
}

TEST(PictureChecks, SizeLightAndFocusInWords) {
    cv::Mat table(720, 1280, CV_8UC3, cv::Scalar::all(90));
    const cv::Rect box(600, 300, 80, 110);
    table(box).setTo(cv::Scalar::all(240));
    for (int y = 320; y < 400; y += 6) cv::line(table, {610, y}, {670, y + 40}, {20, 20, 20}, 2);
    const std::vector<std::vector<cv::Point2f>> card{{{600, 300}, {680, 300}, {680, 410}, {600, 410}}};
    install_language(Language::english);
    const auto words = [&](const cv::Mat& picture, const auto& cards) {
        VisionView view;
        view.check = check_picture(picture, cards);
        return check_words(view);
    };
    EXPECT_EQ(words(table, card), "Everything is fine: cards are 110 pixels tall, sharp and well lit.");
    cv::Mat soft;
    cv::GaussianBlur(table, soft, {}, 6);
    EXPECT_TRUE(words(soft, card).contains("not sharp"));
    EXPECT_TRUE(words(table * 0.2, card).contains("too dark"));
    EXPECT_TRUE(words(table + cv::Scalar::all(150), card).contains("too bright"));
    const std::vector<std::vector<cv::Point2f>> far_away{{{600, 300}, {630, 300}, {630, 342}, {600, 342}}};
    EXPECT_TRUE(words(table, far_away).contains("Cards are 42 pixels tall: bring the camera closer."));
    EXPECT_TRUE(words(table, std::vector<std::vector<cv::Point2f>>{}).contains("I see no card"));
}

}  // namespace
}  // namespace temple::ui
