// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a folder of photographs as a picture.
#pragma once

#include <QImage>

#include "datasets/measure/photo_bench.hpp"

namespace temple::datasets {

/// What became of the cards by their height in the picture, and how often a reading of a confidence was
/// right. Needs a QGuiApplication (text).
QImage draw_bench(const PhotoBench& bench);

}  // namespace temple::datasets
