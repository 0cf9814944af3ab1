// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/fuzz_targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static int count = 1;
    static char name[] = "pages_fuzzer";
    static char* arguments[] = {name, nullptr};
    static const QCoreApplication application(count, arguments);  // threads and random numbers need one
    temple::fuzz::pages({reinterpret_cast<const char*>(data), size});
    return 0;
}
