// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/click_bench.hpp"

#include <QApplication>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

#include "ui/camera/qt_cameras.hpp"
#include "ui/window/main_window.hpp"

namespace temple::ui {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto sentence_takes = 10s;
constexpr auto look_takes = 2s;
constexpr auto frame_each = 33ms;
constexpr auto click_each = 37ms;  // no multiple of the window's own timers

/// Speaks nothing, slowly, in a thread of its own as Qt's engines do.
class SlowEngine final : public SpeechEngine {
  public:
    void open(const Listener& listener, const SpeechWishes&) override { listener_ = listener; }
    void configure(const SpeechWishes&) override {}
    void speak(const QString&) override {
        speaking_ = std::jthread([this](const std::stop_token& stop) {
            for (auto waited = 0ms; waited < sentence_takes && !stop.stop_requested(); waited += 20ms)
                std::this_thread::sleep_for(20ms);
            QMetaObject::invokeMethod(
                &here_, [this] { listener_.finished(); }, Qt::QueuedConnection);
        });
    }
    void stop() override {}
    void chime(double) override {}

  private:
    Listener listener_;
    QObject here_;
    std::jthread speaking_;
};

class GreySource final : public scanner::FrameSource {
  public:
    std::expected<std::optional<scanner::Frame>, std::string> next() override {
        std::this_thread::sleep_for(frame_each);
        scanner::Frame frame;
        frame.bgr = cv::Mat(size(), CV_8UC3, cv::Scalar::all(60.0 + static_cast<double>(number_ % 2) * 90));
        frame.number = number_++;
        frame.t = static_cast<double>(frame.number) / fps();
        return frame;
    }
    cv::Size size() const override { return {1920, 1080}; }
    double fps() const override { return 30; }
    double duration() const override { return 0; }
    bool is_live() const override { return true; }

  private:
    std::int64_t number_ = 0;
};

VisionSetup slow_looks() {
    VisionSetup setup;
    setup.open = []() -> std::expected<std::unique_ptr<scanner::FrameSource>, std::string> {
        return std::make_unique<GreySource>();
    };
    setup.followers = [](const std::string&) -> std::expected<Followers, std::string> {
        return card_followers(
            {[](const cv::Mat&, int) {
                 std::this_thread::sleep_for(look_takes);
                 return std::vector<scanner::Detection>();
             },
             [](const cv::Mat&, const scanner::Detection&) { return scanner::Sighting(); }});
    };
    return setup;
}

/// Who begins, the deal, an opening; then all of it is taken back.
void click(MainWindow& window, int number) {
    const bool back = number % 8 >= 4;
    auto* button = window.findChild<QPushButton*>(back ? "undo" : "choice_1");
    if (button != nullptr && button->isVisible() && button->isEnabled()) button->click();
    window.repaint();
}

}  // namespace

ClickDelays measure_clicks(double seconds) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 0;
    const QApplication application(argc, nullptr);
    MainWindow window({.journal = {},
                       .settings_file = {},
                       .settings = {},
                       .notice = {},
                       .version = "bench",
                       .engine = std::make_unique<SlowEngine>(),
                       .cameras = nullptr});
    window.resize(1920, 1080);
    window.show();
    window.start_game({"temple_gold", {"Anna", "Ben", "Carla"}, nlohmann::json::object()}, std::nullopt);
    window.open_vision(slow_looks());
    std::vector<double> delays;
    std::jthread fingers([&](const std::stop_token& stop) {
        for (int number = 0; !stop.stop_requested(); ++number) {
            std::this_thread::sleep_for(click_each);
            const auto pressed = Clock::now();
            QMetaObject::invokeMethod(
                &window,
                [&, number, pressed] {
                    click(window, number);
                    delays.push_back(
                        std::chrono::duration<double, std::milli>(Clock::now() - pressed).count());
                },
                Qt::QueuedConnection);
        }
    });
    QTimer::singleShot(static_cast<int>(seconds * 1000), &application, &QApplication::quit);
    QApplication::exec();
    fingers = {};
    std::ranges::sort(delays);
    if (delays.empty()) return {};
    const auto at = [&](double share) {
        return delays[static_cast<std::size_t>(share * static_cast<double>(delays.size() - 1))];
    };
    return {static_cast<int>(delays.size()), at(0.5), at(0.95), delays.back()};
}

}  // namespace temple::ui
