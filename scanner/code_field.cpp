// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_field.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "scanner/code_edges.hpp"
#include "scanner/code_levels.hpp"

namespace temple::scanner {

namespace {

using namespace code_layout;

constexpr int modules = matrix_modules * matrix_modules;

// Listed numbers differ in at least 26 of 64 data modules, friezes in at least 14 of 40 cells: with so few
// wrong, another one of the list is out of reach.
constexpr int most_wrong_modules = 6;
constexpr int most_wrong_cells = 3;
constexpr int most_wrong_finder = 4;  // of 20
constexpr int most_wrong_fixed = 5;   // of 36
constexpr int fewest_wrong_to_doubt =
    2;  // from here on the number's own error correction must not say another one
constexpr double least_match = 0.5;   // mean agreement, -1..1
constexpr double least_margin = 0.2;  // to the second best of the list
// Blur mixes a module with its neighbours; this much of their mean is taken off again. Best of 0-0.4 at 3-4
// px a module, no matter above.
constexpr float deblur = 0.2f;

constexpr double least_step = 12;  // grey levels; the outline may still be off
constexpr int fewest_steps = 6;    // of eight

/// From mm of an upright card to px.
class CardView {
  public:
    CardView(const cv::Mat& grey, const Quad& field, std::size_t first) : grey_(grey) {
        const std::array<cv::Point2f, 4> mm{
            cv::Point2f(field_inset, field_inset), cv::Point2f(field_inset + field_width, field_inset),
            cv::Point2f(field_inset + field_width, field_inset + field_height),
            cv::Point2f(field_inset, field_inset + field_height)};
        std::array<cv::Point2f, 4> px;
        for (std::size_t i = 0; i < 4; ++i) px[i] = field[(first + i) % 4];
        to_px_ = cv::getPerspectiveTransform(mm.data(), px.data());
    }

    cv::Point2d px(cv::Point2d mm) const {
        const cv::Vec3d p = to_px_ * cv::Vec3d(mm.x, mm.y, 1);
        return {p[0] / p[2], p[1] / p[2]};
    }
    double grey(cv::Point2d mm) const { return grey_at(grey_, px(mm)); }
    /// Mean over the middle of a square cell.
    double cell(cv::Point2d centre, double size) const {
        double sum = 0;
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x) sum += grey(centre + cv::Point2d(x, y) * (0.22 * size));
        return sum / 9;
    }

    Quad outline(const cv::Rect2d& mm) const {
        const double r = mm.x + mm.width, b = mm.y + mm.height;
        return {px({mm.x, mm.y}), px({r, mm.y}), px({r, b}), px({mm.x, b})};
    }

    /// Levels, if a dark line and a light gap go all around the field.
    std::optional<CodeLevels> levels() const {
        const auto on = [&](double off) {
            std::vector<double> values;
            const double x = field_inset + off, y = field_inset + off, w = field_width - 2 * off,
                         h = field_height - 2 * off;
            for (int i = 0; i < 12; ++i) {
                const double s = (i + 0.5) / 12;
                for (const cv::Point2d p : {cv::Point2d(x + s * w, y), cv::Point2d(x + s * w, y + h),
                                            cv::Point2d(x, y + s * h), cv::Point2d(x + w, y + s * h)})
                    values.push_back(grey(p));
            }
            return values;
        };
        return levels_of(on(-frame_width / 2), on(field_gap / 2));
    }

    /// How many of eight places show a step from the line to the gap.
    int steps() const {
        int count = 0;
        constexpr double line = field_inset - frame_width / 2, gap = field_inset + field_gap / 2;
        for (const double share : {0.3, 0.7}) {
            const double x = field_inset + share * field_width, y = field_inset + share * field_height;
            count += grey({x, gap}) - grey({x, line}) > least_step;
            count += grey({x, card_height - gap}) - grey({x, card_height - line}) > least_step;
            count += grey({gap, y}) - grey({line, y}) > least_step;
            count += grey({card_width - gap, y}) - grey({card_width - line, y}) > least_step;
        }
        return count;
    }

  private:
    const cv::Mat& grey_;
    cv::Matx33d to_px_;
};

/// Whether the dark L of a DataMatrix may stand at the left and below.
bool has_finder(const CardView& card, const CodeLevels& levels) {
    int dark = 0;
    for (int i = 0; i < matrix_modules; ++i) {
        const double along = (i + 0.5) * matrix_module;
        dark += levels(card.grey({matrix_left + matrix_module / 2, matrix_top + along})) > 0;
        dark +=
            levels(card.grey({matrix_left + along, matrix_top + (matrix_modules - 0.5) * matrix_module})) > 0;
    }
    return dark >= 2 * matrix_modules - most_wrong_finder;
}

std::array<float, modules> sample_matrix(const CardView& card, const CodeLevels& levels) {
    std::array<float, modules> raw{}, out{};
    const auto at = [](int row, int column) {
        return static_cast<std::size_t>(row * matrix_modules + column);
    };
    for (int row = 0; row < matrix_modules; ++row)
        for (int column = 0; column < matrix_modules; ++column)
            raw[at(row, column)] = levels(card.cell(
                {matrix_left + (column + 0.5) * matrix_module, matrix_top + (row + 0.5) * matrix_module},
                matrix_module));
    for (int row = 0; row < matrix_modules; ++row)
        for (int column = 0; column < matrix_modules; ++column) {
            float around = 0;
            for (const auto& [dy, dx] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
                const int y = row + dy, x = column + dx;
                const bool inside = y >= 0 && x >= 0 && y < matrix_modules && x < matrix_modules;
                around += inside ? raw[at(y, x)] : -1.0f;
            }
            const float v = raw[at(row, column)];
            out[at(row, column)] = std::clamp(v + deblur * (v - around / 4), -1.2f, 1.2f);
        }
    return out;
}

std::array<float, frieze_cells> sample_frieze(const CardView& card, const CodeLevels& levels) {
    std::array<float, frieze_cells> out{};
    for (int i = 0; i < frieze_cells; ++i)
        out[static_cast<std::size_t>(i)] = levels(card.cell(frieze_centre(i), frieze_cell));
    return out;
}

struct Match {
    std::size_t index = 0;
    double agreement = -1, second = -1;
    int wrong = 0;
};

/// The entry that agrees best. @param counts which places are compared
template <typename Entries, typename Counts>
Match best_match(std::span<const float> values, const Entries& entries, Counts counts) {
    Match best;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        double sum = 0;
        int wrong = 0, compared = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!counts(i)) continue;
            const float v = entries[k].pattern[i] ? values[i] : -values[i];
            sum += std::min(v, 1.0f);
            wrong += v < 0;
            ++compared;
        }
        const double agreement = sum / std::max(1, compared);
        if (agreement > best.agreement)
            best = {k, agreement, best.agreement, wrong};
        else
            best.second = std::max(best.second, agreement);
    }
    return best;
}

bool is_sure(const Match& match, int most_wrong) {
    return match.agreement >= least_match && match.wrong <= most_wrong &&
           match.agreement - match.second >= least_margin;
}

bool is_data(std::size_t i) {
    return !fixed_module(static_cast<int>(i) / matrix_modules, static_cast<int>(i) % matrix_modules);
}

}  // namespace

bool looks_framed(const cv::Mat& grey, const Quad& field) {
    // Either side may be the long one.
    return CardView(grey, field, 0).steps() >= fewest_steps ||
           CardView(grey, field, 1).steps() >= fewest_steps;
}

std::optional<CodeReading> name_matrix(std::span<const float> values, const CodeList& list) {
    if (values.size() != modules) return std::nullopt;
    MatrixModules hard;
    int wrong_fixed = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        hard[i] = values[i] > 0;
        const auto fixed =
            fixed_module(static_cast<int>(i) / matrix_modules, static_cast<int>(i) % matrix_modules);
        wrong_fixed += fixed && *fixed != hard[i];
    }
    if (wrong_fixed > most_wrong_fixed) return std::nullopt;
    const Match match = best_match(values, list.matrices(), is_data);
    const bool sure = !list.matrices().empty() && is_sure(match, most_wrong_modules);
    if (sure && match.wrong < fewest_wrong_to_doubt)
        return CodeReading{list.matrices()[match.index].code, std::min(1.0, match.agreement), {}};
    const auto text = decode_matrix(hard);
    if (sure && (!text || *text == list.matrices()[match.index].code.text))
        return CodeReading{list.matrices()[match.index].code, std::min(1.0, match.agreement), {}};
    if (!text || !has_check_digits(*text)) return std::nullopt;
    for (const auto& entry : list.matrices())
        if (entry.code.text == *text) return std::nullopt;  // the list was not sure of it
    return CodeReading{{CodeFamily::matrix, *text, ""}, 0.5, {}};
}

std::optional<CodeReading> name_frieze(std::span<const float> values, const CodeList& list) {
    if (values.size() != frieze_cells || list.friezes().empty()) return std::nullopt;
    const Match match = best_match(values, list.friezes(), [](std::size_t) { return true; });
    if (!is_sure(match, most_wrong_cells)) return std::nullopt;
    return CodeReading{list.friezes()[match.index].code, std::min(1.0, match.agreement), {}};
}

std::optional<CodeReading> read_field(const cv::Mat& grey, const Quad& field, const CodeList& list) {
    std::optional<CodeReading> best;
    for (std::size_t first = 0; first < 4; ++first) {
        const CardView card(grey, field, first);
        const auto levels = card.levels();
        if (!levels) continue;
        const auto take = [&](std::optional<CodeReading> reading) {
            if (!reading || (best && best->confidence >= reading->confidence)) return;
            reading->outline = card.outline(reading->code.outline);
            best = std::move(reading);
        };
        if (has_finder(card, *levels)) take(name_matrix(sample_matrix(card, *levels), list));
        if (!best) take(name_frieze(sample_frieze(card, *levels), list));
        if (best && !best->code.object.empty()) break;
    }
    return best;
}

}  // namespace temple::scanner
