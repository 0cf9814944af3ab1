# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings are errors in our own code; the headers of libraries are system headers and stay out of it.
add_library(temple_warnings INTERFACE)
target_compile_options(temple_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)
