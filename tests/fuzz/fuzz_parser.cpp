// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer entry: any bytes give a tree that keeps its invariants.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tree_invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    const std::string fault =
        hawk::syntax::test::brokenInvariant(hawk::syntax::parse(hawk::text::SourceText(bytes, "fuzz.py")));
    if (!fault.empty()) {
        std::fputs((fault + "\n").c_str(), stderr);
        std::abort();
    }
    return 0;
}
