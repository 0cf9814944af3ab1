# SPDX-License-Identifier: GPL-3.0-or-later
# TEMPLE_SANITIZE: empty, "address,undefined" or "thread"; set by the presets asan and tsan.
set(TEMPLE_SANITIZE "" CACHE STRING "sanitizers to build with")
option(TEMPLE_FUZZ "build the libFuzzer targets (needs clang)" OFF)
if(TEMPLE_SANITIZE)
  add_compile_options(-fsanitize=${TEMPLE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${TEMPLE_SANITIZE})
endif()
if(TEMPLE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)  # without it a fuzzer sees none of the code it calls
endif()
