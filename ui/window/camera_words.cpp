// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/camera_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "ui/words/language.hpp"

namespace temple::ui {
namespace {

class CameraWords {
    Q_DECLARE_TR_FUNCTIONS(CameraWords)
};

QString gone_words(const std::string& source) {
    const QString where = QString::fromStdString(source);
    if (where.contains("://"))
        return CameraWords::tr(
                   "%1 does not answer: is the phone's camera on? I try again; you can go on by hand.")
            .arg(where);
    if (where.isEmpty() || where.startsWith("camera"))
        return CameraWords::tr(
            "The camera is gone: is it plugged in, and does no other program use it? I try again; you can go "
            "on by "
            "hand.");
    return CameraWords::tr("%1 cannot be opened as a video; choose another file.").arg(where);
}

}  // namespace

QString camera_is_back() {
    return CameraWords::tr("The camera is back: I look at the table again.");
}

QString picture_moves() {
    return CameraWords::tr("The picture moves: I find the table again when it is still.");
}

QString too_busy_words() {
    return CameraWords::tr(
        "This computer is too busy to follow the game: close other programs, and look whether all was seen.");
}

QString camera_words(CameraState state, const std::string& source, double age) {
    switch (state) {
        case CameraState::opening:
            return CameraWords::tr("The camera is being opened.");
        case CameraState::fine:
            return CameraWords::tr("Camera: picture of %1 s ago.")
                .arg(installed_locale().toString(age, 'f', 1));
        case CameraState::stalled:
            return CameraWords::tr("The camera has sent nothing for %1 s; I go on as soon as it does.")
                .arg(static_cast<int>(std::lround(age)));
        case CameraState::black:
            return CameraWords::tr("The picture is black: is something over the lens, or the light off?");
        case CameraState::gone:
            return gone_words(source);
        case CameraState::ended:
            return CameraWords::tr("The video is over.");
    }
    return {};
}

bool is_fault(CameraState state) {
    return state == CameraState::stalled || state == CameraState::black || state == CameraState::gone;
}

QString check_words(const VisionView& view) {
    QStringList words;
    const PictureCheck& check = view.check;
    if (view.moving) words << picture_moves();
    if (check.too_dark()) words << CameraWords::tr("It is too dark: switch on a light.");
    if (check.too_bright()) words << CameraWords::tr("It is too bright: the cards' colours are washed out.");
    if (check.too_small())
        words << CameraWords::tr("Cards are %n pixels tall: bring the camera closer.", "",
                                 static_cast<int>(std::lround(check.card_height)));
    if (check.blurred()) words << CameraWords::tr("The cards are not sharp: clean or focus the lens.");
    if (check.card_height <= 0) words << CameraWords::tr("I see no card: lay a few on the table.");
    if (!words.isEmpty()) return words.join("\n");
    return CameraWords::tr("Everything is fine: cards are %n pixels tall, sharp and well lit.", "",
                           static_cast<int>(std::lround(check.card_height)));
}

QString mark_words(Mark::State state) {
    switch (state) {
        case Mark::State::settling:
            return CameraWords::tr("settling");
        case Mark::State::sure:
            return CameraWords::tr("sure");
        case Mark::State::in_doubt:
            return CameraWords::tr("in doubt");
        case Mark::State::covered:
            return CameraWords::tr("covered");
    }
    return {};
}

QString placing_help() {
    return CameraWords::tr(
        "Placing the camera\n"
        "• Above the table, looking down; up to 45 degrees from the side is fine.\n"
        "• 3-4 players: about 80 cm high; 5-7: about 110 cm; 8-10: about 140 cm. All rows must be in the "
        "picture.\n"
        "• Light from two sides, no lamp mirrored in the cards.\n"
        "• A phone: an app that serves its camera as a stream (\"IP Webcam\", \"DroidCam\"); type the "
        "address that "
        "it shows, for example http://192.168.1.5:8080/video");
}

}  // namespace temple::ui
