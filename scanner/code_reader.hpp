// SPDX-License-Identifier: GPL-3.0-or-later
// The door to printed codes: a frame goes in, coded cards and tokens come out.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "scanner/code_field.hpp"
#include "scanner/code_finder.hpp"
#include "scanner/code_list.hpp"

namespace temple::scanner {

class CodeReader {
  public:
    explicit CodeReader(CodeList list) : list_(std::move(list)) {}

    /// All codes of a frame, one entry an object. @param grey 8-bit, one channel.
    std::vector<CodeReading> read(const cv::Mat& grey, const CodeFinderLimits& limits = {}) const;

    /// All codes of a still picture of any size, with codes of any size: at several reductions.
    std::vector<CodeReading> read_picture(const cv::Mat& grey) const;

    const CodeList& list() const { return list_; }

  private:
    CodeList list_;
};

/// The grey that codes are read from: luminance.
cv::Mat code_grey(const cv::Mat& bgr);

}  // namespace temple::scanner
