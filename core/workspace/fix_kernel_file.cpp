// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/fix_kernel_file.h"

#include <format>

#include "syntax/parser.h"
#include "text/apply_fixes.h"
#include "text/cancelled.h"

namespace hawk::workspace {

Result<FixedKernelFile> fixKernelFile(const KernelReference& reference, const process::JobContext& job)
{
    constexpr int mostPasses = 20;
    auto file = readDocument(reference.file);
    if (!file)
        return std::unexpected(std::move(file.error()));
    FixedKernelFile fixed{.before = file->text, .after = file->text, .form = file->form};
    for (int pass = 0; pass < mostPasses; ++pass) {
        const trace::Module module =
            trace::traceModule(syntax::parse({fixed.after, reference.file}), job.stop,
                               importPlaces(reference.file, reference.searchPath));
        if (job.isStopped())
            return text::cancelled(std::format("Repairing `{}` was stopped.", reference.file));
        text::FixedText next = text::applyFixes(fixed.after, module.diagnostics);
        if (next.fixCount == 0)
            break;
        fixed.after = std::move(next.text);
        fixed.fixCount += next.fixCount;
    }
    return fixed;
}

} // namespace hawk::workspace
