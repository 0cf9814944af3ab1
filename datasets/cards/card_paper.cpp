// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/cards/card_paper.hpp"

#include <QPainterPath>

namespace temple::datasets {

cv::Mat draw_on_paper(cv::Size size, double corner, QColor paper,
                      const std::function<void(QPainter&)>& draw) {
    QImage image(size.width, size.height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    QPainterPath outline;
    const double radius = corner * size.width;
    outline.addRoundedRect(0, 0, size.width, size.height, radius, radius);
    painter.setClipPath(outline);
    painter.fillPath(outline, paper);
    draw(painter);
    painter.end();
    const QImage straight = image.convertToFormat(QImage::Format_ARGB32);
    const cv::Mat view(size, CV_8UC4, const_cast<uchar*>(straight.constBits()),
                       static_cast<std::size_t>(straight.bytesPerLine()));
    return view.clone();
}

}  // namespace temple::datasets
