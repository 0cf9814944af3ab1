// SPDX-License-Identifier: GPL-3.0-or-later
// Printed things without codes: note sheets and card holders.
#pragma once

#include "datasets/printed/printed_object.hpp"

namespace temple::datasets {

/// Statues x positions to rule out, and lines for what each card said. 93 x 130 mm.
PrintedObject note_sheet();

/// A strip of 96 x 64 mm that folds to a prism with a slit for a card; its fold lines are printed.
PrintedObject card_holder();

/// What a tile shows where nobody needs to look.
PrintedObject tile_back();

}  // namespace temple::datasets
