// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "codegen/lowering_context.h"
#include "codegen/text_writer.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// When a text stores by key.
enum class KeyStyle : std::uint8_t {
    direct, ///< with the other stores of the sample
    collected ///< after the statements of several samples, which say what is to be stored
};

/// What differs between back ends in the statements of one sample.
struct LoweringDialect {
    std::span<const std::string_view> reservedNames; ///< names that the frame around the statements uses
    /// Behind the pointer to a plane's component: the number of the current sample, to read or write.
    std::string_view place;
    std::string_view termPlace; ///< the same behind a pointer to collected terms
    Expression sampleIndex; ///< the number of the current sample in the whole launch
    LoopStyle loops = LoopStyle::samples; ///< of a kernel that has any
    GuardStyle guards = GuardStyle::branch;
    KeyStyle keys = KeyStyle::direct;
};

/// A kernel as C++ statements, the part that all back ends share. Loads come before everything else of a
/// sample and stores after it, so that an input may be the same buffer as an output. In a text that computes
/// lanes, `sampleLines` are the statements of a block of samples, with their loads and stores.
struct LoweredKernel {
    std::vector<SlotText> slots;
    std::vector<TermText> terms; ///< of rows, and of stores by key that are collected
    std::vector<Line> uniformLines; ///< values that all samples share
    std::vector<Line> loadLines;
    std::vector<Line> sampleLines;
    std::vector<Line> storeLines; ///< the finish last
    MathUse math;
    bool usesSampleIndex = false;
    bool usesSampleCount = false; ///< by the name `sampleCount`, an Int64
};

/// What the stages of a launch call together.
MathUse mathOf(const std::vector<LoweredKernel>& stages);

/// Values that are used more than once, have a name of the author's, or come from a call stand in locals;
/// short single-use arithmetic of one source line stays in one expression. Vectors and matrices are locals
/// per component. The statements follow the lines of the source as far as values depend on each other; each
/// run of statements from one line is preceded by that line as a comment. The kernel must outlive the result.
Result<LoweredKernel> lower(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                            const LoweringDialect& dialect);

} // namespace hawk::codegen
