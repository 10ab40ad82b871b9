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
#include "workspace/resource_report.h"

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
    /// Of `resources` alone: what the text is made of.
    std::vector<toolchain::KernelResources> resources = {};
    std::vector<text::Diagnostic> warnings = {}; ///< of the device compiler, at the kernel's lines
};

/// The text of `resources` in another language, line by line as `text.text`. Warnings stay as the compiler
/// said them.
std::string spellResources(const GeneratedText& text, const PhraseSpeller& spell);

/// A view of the kernel with the map of its lines; `key` and `closure` have none, and of `resources` only the
/// warnings have one. The lines of
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
