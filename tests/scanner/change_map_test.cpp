// SPDX-License-Identifier: GPL-3.0-or-later
// How much a picture changed, cell by cell.
#include "scanner/change_map.hpp"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace temple::scanner {
namespace {

/// As the header says it: the mean over a cell's pixels of the largest difference of their channels.
float difference_of_cell(const cv::Mat& a, const cv::Mat& b, int cell_x, int cell_y) {
    float sum = 0;
    for (int y = cell_y * Grid::cell; y < (cell_y + 1) * Grid::cell; ++y)
        for (int x = cell_x * Grid::cell; x < (cell_x + 1) * Grid::cell; ++x) {
            int largest = 0;
            for (int k = 0; k < 3; ++k)
                largest = std::max(largest, std::abs(a.at<cv::Vec3b>(y, x)[k] - b.at<cv::Vec3b>(y, x)[k]));
            sum += static_cast<float>(largest);
        }
    return sum / static_cast<float>(Grid::cell * Grid::cell);
}

TEST(CellDifference, IsTheMeanOfTheLargestChannelWhateverTheWidth) {
    cv::RNG random(7);
    for (int columns = 1; columns < 40; ++columns) {
        cv::Mat a(2 * Grid::cell, columns * Grid::cell, CV_8UC3), b = a.clone();
        random.fill(a, cv::RNG::UNIFORM, 0, 256);
        random.fill(b, cv::RNG::UNIFORM, 0, 256);
        const cv::Mat cells = cell_difference(a, b);
        ASSERT_EQ(cells.size(), cv::Size(columns, 2));
        for (int y = 0; y < cells.rows; ++y)
            for (int x = 0; x < cells.cols; ++x)
                ASSERT_NEAR(cells.at<float>(y, x), difference_of_cell(a, b, x, y), 0.01) << columns;
    }
}

}  // namespace
}  // namespace temple::scanner
