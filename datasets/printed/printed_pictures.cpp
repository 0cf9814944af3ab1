// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/printed_pictures.hpp"

#include <QImage>
#include <opencv2/core.hpp>

#include "datasets/printed/card_faces.hpp"
#include "datasets/printed/mats.hpp"
#include "datasets/printed/tokens.hpp"

namespace temple::datasets {

namespace {

constexpr std::string_view card_prefix = "code:", mat_prefix = "mat:player-", role_prefix = "role:";

PrintedObject one_sided(const std::string& name) {
    if (name == "mat:piles") return piles_mat();
    if (name.starts_with(mat_prefix)) return player_mat(name.back() - '0');
    return token(name);
}

/// On a short side, as it is dealt.
cv::Mat on_short_side(const cv::Mat& lying) {
    cv::Mat standing;
    cv::rotate(lying, standing, cv::ROTATE_90_CLOCKWISE);
    return standing;
}

}  // namespace

cv::Mat picture_of(const PrintedObject& object, double px_per_mm) {
    QImage image((object.size * px_per_mm).toSize(), QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(px_per_mm, px_per_mm);
    object.draw(painter);
    painter.end();
    const cv::Mat shared(image.height(), image.width(), CV_8UC4, image.bits(),
                         static_cast<std::size_t>(image.bytesPerLine()));
    return shared.clone();
}

PrintedPictures printed_pictures(const std::string& name, double px_per_mm) {
    if (name.starts_with(card_prefix))
        if (const auto card = table::CodeCard::parse(name.substr(card_prefix.size()))) {
            const PrintedCard sides =
                code_card(*card, default_deck().cards[static_cast<std::size_t>(card->index())]);
            return {picture_of(sides.front, px_per_mm), picture_of(sides.back, px_per_mm)};
        }
    if (name.starts_with(role_prefix)) {
        const PrintedCard sides = role_slip(name.back());
        return {on_short_side(picture_of(sides.front, px_per_mm)),
                on_short_side(picture_of(sides.back, px_per_mm))};
    }
    const cv::Mat front = picture_of(one_sided(name), px_per_mm);
    return {front, cv::Mat(front.size(), CV_8UC4, cv::Scalar(236, 242, 245, 255))};
}

}  // namespace temple::datasets
