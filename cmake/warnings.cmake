# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings are errors in our own code; the headers of libraries are system headers and stay out of it.
add_library(temple_warnings INTERFACE)
target_compile_options(temple_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)
# clang counts what g++ 12's own headers do inside their templates (std::ranges::stable_sort) as use by us.
target_compile_options(temple_warnings INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
