// SPDX-License-Identifier: GPL-3.0-or-later
// Cameras through Qt Multimedia, in a thread of their own: its backend may take long to answer, or never do
// (QTBUG-109535), and says nothing when a camera is unplugged.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QThread>
#include <expected>
#include <functional>
#include <memory>

#include "scanner/frame_source.hpp"

namespace temple::ui {

/// A camera as its users choose it. Its source is "camera-id:" and its stable id.
struct CameraChoice {
    QString name;
    QString source;
};

inline constexpr std::string_view camera_id_prefix = "camera-id:";

class QtCameras {
  public:
    QtCameras();
    ~QtCameras();

    /// Asks for the cameras that are plugged in; `reply` is called in the caller's thread, or never.
    void list(std::function<void(const QList<CameraChoice>&)> reply);
    /// Opens a camera; waits for its first frame, but not for ever. May be called in any thread.
    /// Error: one line: no such camera, busy, or it sends nothing.
    std::expected<std::unique_ptr<scanner::FrameSource>, std::string> open(const std::string& source);

  private:
    QObject here_;                    // the owner's thread
    std::unique_ptr<QObject> there_;  // lives in thread_
    QThread thread_;
};

}  // namespace temple::ui
