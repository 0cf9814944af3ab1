// SPDX-License-Identifier: GPL-3.0-or-later
// How the process keeps memory for pictures.
#pragma once

namespace temple::scanner {

/// Lets buffers of whole pictures be used again instead of being given back to the system after each frame.
/// To be called once, at the start of a program, before there are threads.
void keep_picture_memory();

}  // namespace temple::scanner
