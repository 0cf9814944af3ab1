// SPDX-License-Identifier: GPL-3.0-or-later
// How well printed codes are read in rendered frames.
#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <string>
#include <vector>

#include "datasets/measure/code_things.hpp"
#include "datasets/render/random.hpp"
#include "scanner/code_reader.hpp"

namespace temple::datasets {

/// A camera over a table with coded things on it.
struct CodeSceneSetup {
    cv::Size frame{1920, 1080};
    double px_per_mm = 1.6;  // in the middle of the table
    double tilt = 30;        // degrees
    double blur = 1;         // sigma, px
    double noise = 6;        // sigma, grey levels
    int cards = 35, tokens = 20;
    const CodeThings* things = nullptr;    // what is laid; nothing: code_things()
    std::span<const cv::Mat> tables = {};  // photographs to lay it on (table_photos.hpp); none: drawn tables
};

struct CodeTruth {
    std::string object;
    scanner::CodeFamily family = scanner::CodeFamily::matrix;
    scanner::Quad outline{};  // px, from the top left of the upright thing
};

struct CodeScene {
    cv::Mat bgr;
    std::vector<CodeTruth> truth;
};

/// Things at any place and turn, none upon another; uneven light (1:2 across), noise, JPEG of quality 60
/// to 90. Needs a QGuiApplication.
CodeScene render_code_scene(const CodeSceneSetup& setup, Random& random);

struct CodeTally {
    int seen = 0, read = 0;
};

struct CodeBench {
    CodeTally cipher, statues, tokens;
    int wrong = 0;  // named as another thing, or where none lies
    int frames = 0;
    std::vector<double> locate_ms, read_ms;   // a frame
    double worst_corner = 0, corner_sum = 0;  // px between told and true corners of what was read
};

/// Renders and reads `frames` scenes, each frame on its own.
CodeBench bench_codes(const CodeSceneSetup& setup, int frames, std::uint64_t seed);

struct CodeStress {
    long readings = 0;  // pictures looked at
    long right = 0, wrong = 0;
    std::vector<std::string> mistakes;  // "code:NPT as code:CTW"
};

/// One thing a picture, far worse than a camera should show it: 0.5 to 2 px/mm, any tilt up to 60 degrees,
/// blur up to 2.5 px, noise, little contrast, parts covered. Counts names that are wrong. Needs a
/// QGuiApplication.
CodeStress stress_codes(long readings, std::uint64_t seed);

}  // namespace temple::datasets
