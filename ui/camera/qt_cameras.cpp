// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/qt_cameras.hpp"

#include <QCamera>
#include <QCameraDevice>
#include <QImage>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoFrame>
#include <QVideoSink>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <opencv2/imgproc.hpp>

namespace temple::ui {
namespace {

constexpr double longest_opening = 5;  // s
constexpr double longest_silence = 3;  // s; the watch says so earlier
constexpr double usual_fps = 30;
constexpr unsigned long longest_goodbye = 1500;  // ms

/// Where the newest frame of a camera lies.
struct Mailbox {
    std::mutex mutex;
    std::condition_variable changed;
    cv::Mat newest;
    bool fresh = false;
    std::string error;

    void put(const QVideoFrame& frame) {
        // The backend has few buffers: nothing of it may be held.
        const QImage image = frame.toImage().convertToFormat(QImage::Format_BGR888);
        if (image.isNull()) return;
        const cv::Mat view(image.height(), image.width(), CV_8UC3, const_cast<uchar*>(image.constBits()),
                           static_cast<std::size_t>(image.bytesPerLine()));
        const std::lock_guard lock(mutex);
        newest = view.clone();
        fresh = true;
        changed.notify_all();
    }
    void fail(const std::string& why) {
        const std::lock_guard lock(mutex);
        error = why;
        changed.notify_all();
    }
    std::expected<cv::Mat, std::string> take(double longest) {
        std::unique_lock lock(mutex);
        changed.wait_for(lock, std::chrono::duration<double>(longest),
                         [this] { return fresh || !error.empty(); });
        if (!error.empty()) return std::unexpected(error);
        if (!fresh) return std::unexpected("the camera sends no pictures; unplug it and plug it in again");
        fresh = false;
        return newest;
    }
};

/// The camera's objects, in the thread of the cameras.
struct OpenCamera : QObject {
    QCamera camera;
    QMediaCaptureSession session;
    QVideoSink sink;
    explicit OpenCamera(const QCameraDevice& device) : camera(device) {
        session.setCamera(&camera);
        session.setVideoSink(&sink);
    }
};

class QtCameraSource final : public scanner::FrameSource {
  public:
    QtCameraSource(std::shared_ptr<Mailbox> mailbox, OpenCamera* camera, cv::Mat first)
        : mailbox_(std::move(mailbox)), camera_(camera), first_(std::move(first)), size_(first_.size()) {}
    ~QtCameraSource() override { camera_->deleteLater(); }  // in its own thread

    std::expected<std::optional<scanner::Frame>, std::string> next() override {
        scanner::Frame frame;
        if (!first_.empty()) {
            frame.bgr = std::move(first_);
            first_.release();
        } else {
            auto taken = mailbox_->take(longest_silence);
            if (!taken) return std::unexpected(taken.error());
            frame.bgr = std::move(*taken);
        }
        frame.t = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        frame.number = number_++;
        return frame;
    }
    cv::Size size() const override { return size_; }
    double fps() const override { return usual_fps; }
    double duration() const override { return 0; }
    bool is_live() const override { return true; }

  private:
    std::shared_ptr<Mailbox> mailbox_;
    OpenCamera* camera_;
    cv::Mat first_;
    cv::Size size_;
    std::int64_t number_ = 0;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

struct Opening {
    std::mutex mutex;
    OpenCamera* camera = nullptr;
    bool given_up = false;
};

void open_in_thread(const QByteArray& id, const std::shared_ptr<Mailbox>& mailbox,
                    const std::shared_ptr<Opening>& opening) {
    for (const QCameraDevice& device : QMediaDevices::videoInputs()) {
        if (device.id() != id) continue;
        auto* camera = new OpenCamera(device);
        QObject::connect(
            &camera->sink, &QVideoSink::videoFrameChanged, camera,
            [mailbox](const QVideoFrame& frame) { mailbox->put(frame); }, Qt::DirectConnection);
        QObject::connect(&camera->camera, &QCamera::errorOccurred, camera,
                         [mailbox](QCamera::Error, const QString& why) { mailbox->fail(why.toStdString()); });
        camera->camera.start();
        const std::lock_guard lock(opening->mutex);
        opening->camera = camera;
        if (opening->given_up) camera->deleteLater();
        return;
    }
    mailbox->fail("it is not plugged in");
}

}  // namespace

QtCameras::QtCameras() : there_(std::make_unique<QObject>()) {
    there_->moveToThread(&thread_);
    thread_.start();
}

QtCameras::~QtCameras() {
    thread_.quit();
    if (thread_.wait(longest_goodbye)) return;
    thread_.terminate();
    thread_.wait();
    static_cast<void>(there_.release());
}

void QtCameras::list(std::function<void(const QList<CameraChoice>&)> reply) {
    QMetaObject::invokeMethod(
        there_.get(),
        [home = &here_, reply = std::move(reply)] {
            QList<CameraChoice> cameras;
            for (const QCameraDevice& device : QMediaDevices::videoInputs())
                cameras.append({device.description(), QString::fromLatin1(camera_id_prefix.data()) +
                                                          QString::fromUtf8(device.id())});
            QMetaObject::invokeMethod(
                home, [reply, cameras] { reply(cameras); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

std::expected<std::unique_ptr<scanner::FrameSource>, std::string> QtCameras::open(const std::string& source) {
    const QByteArray id = QByteArray::fromStdString(source.substr(camera_id_prefix.size()));
    auto mailbox = std::make_shared<Mailbox>();
    auto opening = std::make_shared<Opening>();
    QMetaObject::invokeMethod(
        there_.get(), [id, mailbox, opening] { open_in_thread(id, mailbox, opening); }, Qt::QueuedConnection);
    auto first = mailbox->take(longest_opening);
    const std::lock_guard lock(opening->mutex);
    if (first && opening->camera != nullptr)
        return std::make_unique<QtCameraSource>(mailbox, opening->camera, std::move(*first));
    opening->given_up = true;
    if (opening->camera != nullptr) opening->camera->deleteLater();
    return std::unexpected(first ? "it was closed" : first.error());
}

}  // namespace temple::ui
