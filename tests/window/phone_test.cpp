// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game through a phone's stream, as its captions are read by a screen reader; and what a slow look
// costs a click.
#include <QElapsedTimer>
#include <fstream>

#include "tests/window/mjpeg_server.hpp"
#include "tests/window/scripted_source.hpp"
#include "tests/window/window_fixture.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

const std::string demo = std::string(TEMPLE_SOURCE_DIR) + "/datasets/demo/temple_gold";

/// What the film makes the referee say: all after the first words, which are said before a camera is opened.
QStringList expected_sentences() {
    QStringList all;
    std::ifstream in(demo + ".expected.jsonl");
    for (std::string line; std::getline(in, line);) {
        const auto said = nlohmann::ordered_json::parse(line);
        all << sentence(said);
        if (said["kind"] == "started") all.clear();
    }
    return all;
}

class LongPhone : public WindowTest {};

TEST_F(LongPhone, ItsCaptionsAreThoseOfTheGame) {
    const MjpegServer phone(demo + ".mp4");
    window->start_game({"temple_gold", {"Anna", "Ben", "Carla"}}, "Carla");
    QStringList captions{window->caption()};
    settings = window->settings();
    settings.camera.source = phone.address();
    window->take_settings(settings);
    window->open_camera();
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 90'000 && !captions.last().contains("win: ")) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
        auto* label = window->findChild<QLabel*>("caption");
        const QString now = QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
        if (now != captions.last()) captions << now;
    }
    const QString all = captions.join("\n");
    qsizetype from = 0;
    for (const QString& said : expected_sentences()) {
        const qsizetype at = all.indexOf(said, from);
        EXPECT_GE(at, 0) << said.toStdString() << "\nis missing or out of order in\n" << all.toStdString();
        if (at >= 0) from = at;
    }
}

class SlowLooks : public WindowTest {};

TEST_F(SlowLooks, DoNotHoldUpTheWindow) {
    play("temple_gold", {"Anna", "Ben", "Carla"});
    auto camera = std::make_shared<ScriptedCamera>();
    VisionSetup setup;
    setup.open = opens(camera);
    const auto looks = std::make_shared<std::atomic<int>>(0);
    setup.followers = [looks](const auto&) -> std::expected<Followers, std::string> {
        return card_followers(
            {[looks](const cv::Mat&, int) {
                 ++*looks;
                 std::this_thread::sleep_for(std::chrono::seconds(2));
                 return std::vector<scanner::Detection>();
             },
             [](const cv::Mat&, const scanner::Detection&) { return scanner::Sighting(); }});
    };
    window->open_vision(setup);
    QElapsedTimer all;
    all.start();
    qint64 slowest = 0;
    while (all.elapsed() < 5000) {
        QElapsedTimer click;
        click.start();
        keys("1");
        key(Qt::Key_Z, Qt::ControlModifier);
        slowest = std::max(slowest, click.elapsed());
        QTest::qWait(20);
    }
    EXPECT_GT(*looks, 0);
    RecordProperty("slowest_click_ms", static_cast<int>(slowest));
    // Measured on an idle machine: under 50 ms. Here only that no look was waited for.
    EXPECT_LT(slowest, 1500);
    camera->does = ScriptedCamera::Does::is_gone;
}

}  // namespace
}  // namespace temple::ui
