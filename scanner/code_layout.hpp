// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of our printed codes lie, in mm: what prints them and what reads them share it. Cards: x to
// the right, y down from the top left corner of the upright card (landscape). Rings: from the centre.
#pragma once

#include <opencv2/core.hpp>

namespace temple::scanner::code_layout {

// A card: paper, a dark frame, and inside it the light field that carries a code. The field's outline is what
// is found in a picture: unlike the card's own it does not depend on the table or on how the card was cut.
inline constexpr double card_width = 88, card_height = 63;
inline constexpr double frame_outer = 2.5;  // from the card's edge to the frame
// 2.8 px of a 1080p frame at half size over a table of 1.2 m: thinner lines break under tilt and blur.
inline constexpr double frame_width = 3.5;
inline constexpr double field_inset = frame_outer + frame_width;
inline constexpr double field_width = card_width - 2 * field_inset;
inline constexpr double field_height = card_height - 2 * field_inset;
// Kept light between frame and code, as wide as the frame, so that the two do not flow together.
inline constexpr double field_gap = 3.5;

// Cipher side: a DataMatrix of 10 x 10 modules in the middle. 3.4 mm are 5.4 px at 1.6 px/mm.
inline constexpr int matrix_modules = 10;
inline constexpr double matrix_module = 3.4;
inline constexpr double matrix_left = (card_width - matrix_modules * matrix_module) / 2;
inline constexpr double matrix_top = (card_height - matrix_modules * matrix_module) / 2;

// Statues side: two friezes of 20 cells, one above and one below the statues.
inline constexpr int frieze_columns = 20;
inline constexpr int frieze_cells = 2 * frieze_columns;
inline constexpr double frieze_cell = (field_width - 2 * field_gap) / frieze_columns;
inline constexpr double frieze_left = field_inset + field_gap;
inline constexpr double frieze_top = field_inset + field_gap;
inline constexpr double frieze_bottom = card_height - frieze_top - frieze_cell;

/// Centre of a frieze cell: 0-19 the upper row from the left, 20-39 the lower one.
inline cv::Point2d frieze_centre(int cell) {
    return {frieze_left + (cell % frieze_columns + 0.5) * frieze_cell,
            (cell < frieze_columns ? frieze_top : frieze_bottom) + frieze_cell / 2};
}

// Tokens: a dark ring, a light gap, 23 sectors, a picture. Radii as shares of the ring's radius.
inline constexpr double ring_radius = 16;  // mm
inline constexpr double ring_inner = 0.82;
inline constexpr double sectors_outer = 0.65, sectors_inner = 0.4;
inline constexpr double glyph_radius = 0.37;  // what is drawn inside stays within
inline constexpr int ring_sectors = 23;       // sector 0 is centred straight up, the others follow clockwise

// A token as it is cut out: the ring, and a name below it.
inline constexpr double tile_width = 36, tile_height = 42;
inline constexpr double tile_ring_y = 18;  // of the ring's centre, from the top edge

}  // namespace temple::scanner::code_layout
