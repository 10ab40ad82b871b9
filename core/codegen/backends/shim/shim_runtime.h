// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/generated_unit.h"
#include "codegen/text_writer.h"

namespace hawk::codegen {

/// `extern "C" __global__ void entry(…, Int64 base, Int64 count, Int64 sampleCount)`.
struct DeviceEntry {
    std::string name;
    std::vector<std::string> parameterTypes =
        {}; ///< before the last three, in the order of the argument block
};

/// A CUDA text with its entries.
struct DeviceText {
    std::string text;
    LineMap lineMap = {};
    std::vector<DeviceEntry> entries = {};
};

/// The lines around the CUDA text in what writeShim writes.
constexpr std::string_view shimBegin = "// ---- CUDA text, byte for byte";
constexpr std::string_view shimEnd = "// ---- end of the CUDA text";

/// C++ that runs a CUDA text on the CPU: what a device compiler provides, as far as the text uses it, the
/// text itself unchanged, and for each entry `<entry>_host` which runs the blocks of a launch one after
/// another. The threads of a block run one after another too, unless the text uses barriers or values of
/// other lanes: then each has a stack of its own and they take turns. A barrier that some threads of a block
/// (or warp) never reach, and a mask that does not name all lanes, end the process: on a device they would be
/// undefined. Blocks have 256 threads. `library` are declarations of functions that the text calls.
void writeShim(TextWriter& writer, const DeviceText& device, std::string_view library);

} // namespace hawk::codegen
