// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_window.hpp"

#include <QApplication>
#include <iostream>

#include "referee/journal/journal.hpp"
#include "ui/camera/qt_cameras.hpp"
#include "ui/settings/settings_file.hpp"
#include "ui/voice/qt_speech.hpp"
#include "ui/window/main_window.hpp"

namespace temple::ui {
namespace {

/// Without a screen Qt would end the program with a crash report.
bool has_screen() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

}  // namespace

int open_window(int& argc, char** argv, const std::string& version) {
    if (!has_screen()) {
        std::cerr << "window: there is no screen (DISPLAY is not set); `temple-table demo` and `temple-table "
                     "--help` "
                     "show what works without one\n";
        return 1;
    }
    // The backend is chosen by us: Qt's first choice crashes where no gstreamer plug-ins are installed.
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND")) qputenv("QT_MEDIA_BACKEND", "ffmpeg");
    const QApplication application(argc, argv);
    QApplication::setApplicationName("temple-table");
    LoadedSettings loaded = load_settings(settings_path());
    QString notice = QString::fromStdString(loaded.notice);
    std::filesystem::path journal = loaded.settings.journal;
    if (journal.empty()) {
        const auto usual = referee::default_journal_path();
        if (usual)
            journal = *usual;
        else
            notice = QString::fromStdString(usual.error());
    }
    MainWindow window({.journal = journal,
                       .settings_file = settings_path(),
                       .settings = std::move(loaded.settings),
                       .notice = notice,
                       .version = version,
                       .engine = std::make_unique<QtSpeech>(),
                       .cameras = std::make_unique<QtCameras>(),
                       .demo = TEMPLE_DEMO_DIR "/temple_gold.mp4"});
    if (!window.settings().camera.source.empty()) window.open_camera();
    window.show();
    return QApplication::exec();
}

}  // namespace temple::ui
