// SPDX-License-Identifier: GPL-3.0-or-later
// `temple-table camera-check`: which cameras there are, and what each delivers.
#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <QThread>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <opencv2/imgproc.hpp>

#include "ui/camera/feed.hpp"
#include "ui/camera/picture_check.hpp"
#include "ui/camera/qt_cameras.hpp"
#include "ui/cli/commands.hpp"

namespace temple::ui {
namespace {

constexpr int longest_listing = 5000;  // ms
constexpr double looked_for = 3;       // s at each camera
constexpr double longest_opening = 8;  // s
constexpr double dark_mean = PictureCheck::darkest_mean;

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// One line about what a source delivers. @return false if it delivers nothing
bool look_at(const std::string& name, const OpenSource& open) {
    Feed feed(open);
    const double began = seconds();
    double first = 0, brightness = 0;
    cv::Size size;
    int frames = 0;
    while (seconds() - (frames > 0 ? first : began) < (frames > 0 ? looked_for : longest_opening)) {
        const auto taken = feed.take(0.2);
        if (!taken.error.empty()) {
            std::cout << name << ": " << taken.error << std::endl;
            return false;
        }
        if (taken.ended) break;
        if (!taken.frame) continue;
        if (frames++ == 0) first = seconds();
        size = taken.frame->bgr.size();
        brightness = check_picture(taken.frame->bgr, {}).brightness;
    }
    if (frames == 0) {
        std::cout << name << ": it opens but sends no picture; is another program using it?" << std::endl;
        return false;
    }
    std::printf("%s: %d x %d, %.0f pictures a second, brightness %.0f of 255%s\n", name.c_str(), size.width,
                size.height, frames / std::max(0.1, seconds() - first), brightness,
                brightness < dark_mean ? " (too dark)" : "");
    std::fflush(stdout);
    return true;
}

int check_all(QtCameras& cameras) {
    QList<CameraChoice> found;
    bool answered = false;
    cameras.list([&](const QList<CameraChoice>& all) {
        found = all;
        answered = true;
    });
    for (int waited = 0; !answered && waited < longest_listing; waited += 20) {
        QCoreApplication::processEvents();
        QThread::msleep(20);
    }
    if (!answered) {
        std::cerr << "cameras: they do not answer; unplug them, plug them in again, and try `camera-check "
                     "camera:0`\n";
        return 1;
    }
    if (found.isEmpty()) {
        std::cerr << "cameras: none is plugged in, or it may not be used; a phone works too: camera-check "
                     "http://...\n";
        return 1;
    }
    bool all_fine = true;
    for (const CameraChoice& camera : found) {
        const std::string source = camera.source.toStdString();
        all_fine = look_at(camera.name.toStdString() + " (" + source + ")",
                           [&cameras, source] { return cameras.open(source); }) &&
                   all_fine;
    }
    return all_fine ? 0 : 1;
}

int check(const std::string& source) {
    if (!source.empty() && !source.starts_with(camera_id_prefix))
        return look_at(source, [source] { return scanner::open_source(source, 0); }) ? 0 : 1;
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND")) qputenv("QT_MEDIA_BACKEND", "ffmpeg");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int no_arguments = 0;
    const QGuiApplication application(no_arguments, nullptr);
    QtCameras cameras;
    if (source.empty()) return check_all(cameras);
    return look_at(source, [&cameras, source] { return cameras.open(source); }) ? 0 : 1;
}

}  // namespace

void add_camera_check_command(CLI::App& app, int& exit_code) {
    auto source = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("camera-check", "shows what each camera delivers");
    command->add_option("SOURCE", *source,
                        "only this one: camera:N, an address, a file; without it all cameras");
    command->callback([source, &exit_code] { exit_code = check(*source); });
}

}  // namespace temple::ui
