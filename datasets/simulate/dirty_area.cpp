// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/dirty_area.hpp"

namespace temple::datasets {

std::vector<cv::Rect> merged(std::vector<cv::Rect> areas, cv::Size picture, int margin) {
    std::vector<cv::Rect> out;
    for (cv::Rect area : areas) {
        area = cv::Rect(area.x - margin, area.y - margin, area.width + 2 * margin, area.height + 2 * margin) &
               cv::Rect({0, 0}, picture);
        if (area.empty()) continue;
        for (std::size_t i = 0; i < out.size();) {
            if ((out[i] & area).empty()) {
                ++i;
                continue;
            }
            area |= out[i];
            out.erase(out.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        }
        out.push_back(area);
    }
    return out;
}

}  // namespace temple::datasets
