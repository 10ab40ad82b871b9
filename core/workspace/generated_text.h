// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

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
    text::SourceText source; ///< the kernel file; the map's ranges refer to it
    std::string text;
    codegen::LineMap lineMap; ///< its line -> kernel range; shorter than the text where nothing is known
};

/// showKernel with the map of its lines. The views `ir`, `host` and `cuda` need no compiler; the lines of
/// `ptx` and `asm` have no map. Fails as showKernel does.
Result<GeneratedText> makeGeneratedText(KernelView view, const ir::Kernel& kernel,
                                        const text::SourceText& source, const TargetArguments& target,
                                        compile::Session& session, const process::JobContext& job = {});

} // namespace hawk::workspace
