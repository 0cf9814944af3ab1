// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdio>
#include <string>

namespace temple::ui {

/// Time, speed and what it waits for, on stderr, every other second.
class Progress {
  public:
    explicit Progress(double duration) : duration_(duration), start_(Clock::now()), last_(start_) {}
    void show(double t, const std::string& waiting_for, bool at_once = false) {
        const auto now = Clock::now();
        if (!at_once && now - last_ < std::chrono::seconds(2)) return;
        last_ = now;
        const double wall = std::chrono::duration<double>(now - start_).count();
        std::fprintf(stderr, "%.1f s", t);
        if (duration_ > 0) std::fprintf(stderr, " of %.1f", duration_);
        std::fprintf(stderr, ", %.1f x real time, waiting for %s\n", wall > 0 ? t / wall : 0.0,
                     waiting_for.c_str());
    }

  private:
    using Clock = std::chrono::steady_clock;
    double duration_;
    Clock::time_point start_, last_;
};

}  // namespace temple::ui
