// SPDX-License-Identifier: GPL-3.0-or-later
// From QPainter to OpenCV: the sheet that every face and back is drawn on.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <functional>
#include <opencv2/core.hpp>

namespace temple::datasets {

/// Draws on a sheet of `size` px with rounded, transparent corners and returns it as BGRA (straight alpha).
/// @param corner radius of the corners, share of the width.
cv::Mat draw_on_paper(cv::Size size, double corner, QColor paper, const std::function<void(QPainter&)>& draw);

}  // namespace temple::datasets
