// SPDX-License-Identifier: GPL-3.0-or-later
// Lens, light and sensor of a video camera: what makes a drawn picture look like a frame.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "datasets/simulate/scene_style.hpp"

namespace temple::datasets {

class Sensor {
  public:
    /// @param duration s of the whole game
    Sensor(const SceneStyle& style, double duration, Random random);

    /// px around an area that its blurred picture depends on.
    int blur_margin() const { return margin_; }
    /// Blurs a sharp part and lays the light on it. @param part px of the picture that `sharp` shows, with
    /// the margin where the picture has it; @param area px of the picture to write into `seen`
    void expose(const cv::Mat& sharp, const cv::Rect& part, const cv::Rect& area, cv::Mat& seen) const;
    /// The frame at time t: exposure drift, shaking, noise.
    const cv::Mat& read(const cv::Mat& seen, double t);

  private:
    void make_light();
    void make_noise(Random& random);

    SceneStyle style_;
    int margin_ = 0;
    cv::Mat gain_;  // 8-bit: 128 = as drawn
    cv::Mat glare_;
    std::vector<cv::Mat> noise_;  // signed bytes, larger than a frame
    Random random_;
    double phase_ = 0;
    cv::Mat frame_;
};

}  // namespace temple::datasets
