// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/voice/qt_speech.hpp"

#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QCoreApplication>
#include <QMediaDevices>
#include <QTextToSpeech>
#include <QVoice>
#include <cmath>
#include <numbers>

namespace temple::ui {
namespace {

class SpeechWords {
    Q_DECLARE_TR_FUNCTIONS(SpeechWords)
};

constexpr int samples_per_second = 22050;
constexpr double chime_length = 0.35;            // s
constexpr double chime_pitch = 880;              // Hz
constexpr unsigned long longest_goodbye = 2000;  // ms; an engine that hangs is left behind

QByteArray chime_samples(double volume) {
    QByteArray bytes;
    const int count = static_cast<int>(samples_per_second * chime_length);
    for (int i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / samples_per_second;
        const double fade = std::exp(-t * 9);
        const auto sample =
            static_cast<qint16>(20000 * volume * fade * std::sin(2 * std::numbers::pi * chime_pitch * t));
        bytes.append(static_cast<char>(sample & 0xff)).append(static_cast<char>((sample >> 8) & 0xff));
    }
    return bytes;
}

/// The engine that has a voice of that language; the first engine if none has.
std::unique_ptr<QTextToSpeech> engine_for(const QLocale& locale) {
    std::unique_ptr<QTextToSpeech> first;
    for (const QString& name : QTextToSpeech::availableEngines()) {
        if (name == "mock") continue;
        auto engine = std::make_unique<QTextToSpeech>(name);
        if (engine->state() == QTextToSpeech::Error) continue;
        for (const QLocale& known : engine->availableLocales())
            if (known.language() == locale.language()) return engine;
        if (!first) first = std::move(engine);
    }
    return first;
}

}  // namespace

/// Everything in the engine's own thread.
struct QtSpeech::Worker : QObject {
    Listener listener;
    QObject* home = nullptr;  // in the owner's thread
    std::unique_ptr<QTextToSpeech> engine;
    bool speaking = false;
    std::unique_ptr<QAudioSink> sink;
    QByteArray samples;
    QBuffer buffer;

    void tell(std::function<void()> what) {
        QMetaObject::invokeMethod(home, std::move(what), Qt::QueuedConnection);
    }
    void fail(const QString& why) {
        speaking = false;
        tell([listener = listener, why] { listener.failed(why); });
    }

    void configure(const SpeechWishes& wishes) {
        const bool fits = engine && engine->locale().language() == wishes.locale.language();
        if (!fits) {
            engine = engine_for(wishes.locale);
            if (!engine) return fail(SpeechWords::tr("no speech engine is installed"));
            connect(engine.get(), &QTextToSpeech::stateChanged, this, [this] { state_changed(); });
        }
        QStringList voices;
        for (const QLocale& known : engine->availableLocales())
            if (known.language() == wishes.locale.language()) {
                engine->setLocale(known);
                break;
            }
        if (engine->locale().language() == wishes.locale.language())
            for (const QVoice& voice : engine->availableVoices()) {
                voices << voice.name();
                if (voice.name() == wishes.voice) engine->setVoice(voice);
            }
        engine->setRate(wishes.rate);
        engine->setVolume(wishes.volume);
        tell([listener = listener, voices] { listener.ready(voices); });
    }

    void state_changed() {
        const auto state = engine->state();
        if (state == QTextToSpeech::Error)
            return fail(SpeechWords::tr("the speech engine has no sound device"));
        if (state != QTextToSpeech::Ready || !speaking) return;
        speaking = false;
        tell([listener = listener] { listener.finished(); });
    }

    void speak(const QString& text) {
        if (!engine) return fail(SpeechWords::tr("no speech engine is installed"));
        speaking = true;
        engine->say(text);
        if (engine->state() == QTextToSpeech::Error)
            fail(SpeechWords::tr("the speech engine has no sound device"));
    }

    void chime(double volume) {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) return;
        QAudioFormat format;
        format.setSampleRate(samples_per_second);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        sink = std::make_unique<QAudioSink>(device, format);
        buffer.close();
        samples = chime_samples(volume);
        buffer.setBuffer(&samples);
        buffer.open(QIODevice::ReadOnly);
        sink->start(&buffer);
    }
};

QtSpeech::QtSpeech() : worker_(std::make_unique<Worker>()) {
    worker_->home = &here_;
    worker_->buffer.moveToThread(&thread_);
    worker_->moveToThread(&thread_);
    thread_.start();
}

QtSpeech::~QtSpeech() {
    in_thread([worker = worker_.get()] {
        worker->engine.reset();
        worker->sink.reset();
    });
    thread_.quit();
    if (thread_.wait(longest_goodbye)) return;
    // It hangs inside a library: its thread ends with the program, and must find its things until then.
    thread_.terminate();
    thread_.wait();
    static_cast<void>(worker_.release());
}

void QtSpeech::in_thread(std::function<void()> work) {
    QMetaObject::invokeMethod(worker_.get(), std::move(work), Qt::QueuedConnection);
}

void QtSpeech::open(const Listener& listener, const SpeechWishes& wishes) {
    in_thread([worker = worker_.get(), listener, wishes] {
        worker->listener = listener;
        worker->configure(wishes);
    });
}

void QtSpeech::configure(const SpeechWishes& wishes) {
    in_thread([worker = worker_.get(), wishes] { worker->configure(wishes); });
}

void QtSpeech::speak(const QString& text) {
    in_thread([worker = worker_.get(), text] { worker->speak(text); });
}

void QtSpeech::stop() {
    in_thread([worker = worker_.get()] {
        worker->speaking = false;
        if (worker->engine) worker->engine->stop();
    });
}

void QtSpeech::chime(double volume) {
    in_thread([worker = worker_.get(), volume] { worker->chime(volume); });
}

}  // namespace temple::ui
