// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/fix_kernel_file.h"

#include <format>
#include <utility>

#include "syntax/parser.h"
#include "text/cancelled.h"

namespace hawk::workspace {

Result<text::FixedText> fixKernelText(std::string text, const std::string& name,
                                      const trace::ImportPlaces& places, const process::JobContext& job)
{
    constexpr int mostPasses = 20;
    text::FixedText fixed{.text = std::move(text)};
    for (int pass = 0; pass < mostPasses; ++pass) {
        const trace::Module module = trace::traceModule(syntax::parse({fixed.text, name}), job.stop, places);
        if (job.isStopped())
            return text::cancelled(std::format("Repairing `{}` was stopped.", name));
        text::FixedText next = text::applyFixes(fixed.text, module.diagnostics);
        if (next.fixCount == 0)
            break;
        fixed.text = std::move(next.text);
        fixed.fixCount += next.fixCount;
    }
    return fixed;
}

Result<FixedKernelFile> fixKernelFile(const KernelReference& reference, const process::JobContext& job)
{
    auto file = readDocument(reference.file);
    if (!file)
        return std::unexpected(std::move(file.error()));
    return fixKernelText(file->text, reference.file, importPlaces(reference.file, reference.searchPath), job)
        .transform([&](text::FixedText&& fixed) {
            return FixedKernelFile{.before = std::move(file->text),
                                   .after = std::move(fixed.text),
                                   .form = file->form,
                                   .fixCount = fixed.fixCount};
        });
}

} // namespace hawk::workspace
