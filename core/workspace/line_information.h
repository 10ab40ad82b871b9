// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::workspace {

/// A compiler's listing without its debug lines, and what those said.
struct ListingLines {
    std::string text;
    /// For each line of `text` the line of the compiled text it came from, from 1; 0 where nothing is known.
    std::vector<std::uint32_t> sourceLines;
};

/// PTX of `nvcc -lineinfo`. Its text is what the compiler writes without that flag: `.loc`, `.file` and the
/// debug sections at the end are left out. An inlined instruction counts to the place it was inlined at.
ListingLines readPtx(std::string_view ptx);

/// What `objdump --disassemble --line-numbers` prints for an object compiled from `sourceName`: labels and
/// instructions, without the head that names the object and without the lines that tell places.
ListingLines readDisassembly(std::string_view listing, std::string_view sourceName);

} // namespace hawk::workspace
