// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codegen/generated_unit.h"
#include "text/source_text.h"
#include "workspace/build_kernel.h"
#include "workspace/kernel_view.h"

namespace hawk::workspace {

/// One view of a kernel as text, with what it was made from. Immutable.
struct GeneratedText {
    KernelView view = KernelView::host;
    std::uint64_t revision = 0; ///< of the document
    std::string kernel;
    TargetArguments target; ///< what was asked for
    codegen::TargetSpec spec; ///< what it was made for; left as it is for `ir`, which knows no target
    text::SourceText source; ///< the kernel file; the map's ranges refer to it
    std::string text;
    codegen::LineMap lineMap; ///< its line -> kernel range; shorter than the text where nothing is known
};

/// A view of the kernel with the map of its lines; `resources`, `key` and `closure` have none. The lines of
/// `ptx` and `asm` are known from the compiler's line information: they are compiled with it, under keys of
/// their own, so that no other build's key changes. `revision` is left to the caller. Fails as showKernel
/// does.
Result<GeneratedText> makeGeneratedText(KernelView view, const ir::Kernel& kernel,
                                        const text::SourceText& source, const TargetArguments& target,
                                        compile::Session& session, const process::JobContext& job = {});

/// The lines of the text, from 1 and ascending, that came from what begins in the kernel line with this
/// offset of its source; where nothing begins, from the narrowest part that goes on there.
std::vector<std::uint32_t> linesFrom(const GeneratedText& text, std::uint32_t kernelOffset);

} // namespace hawk::workspace
