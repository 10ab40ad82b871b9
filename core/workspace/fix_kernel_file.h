// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "process/job_context.h"
#include "text/apply_fixes.h"
#include "text/error.h"
#include "trace/import_places.h"
#include "workspace/document_file.h"
#include "workspace/kernel_file.h"

namespace hawk::workspace {

/// A kernel file before and after its mechanical repairs, both with LF line ends.
struct FixedKernelFile {
    std::string before;
    std::string after;
    FileForm form;
    std::size_t fixCount = 0;

    bool isChanged() const { return before != after; }
};

/// Repairs what the diagnostics of a kernel file's text have fixes for, again and again until nothing is left
/// to repair (at most 20 times). Files that it imports stay as they are. `name` is the file's. Environment
/// error "cancelled" when the job is stopped.
Result<text::FixedText> fixKernelText(std::string text, const std::string& name,
                                      const trace::ImportPlaces& places, const process::JobContext& job = {});

/// The same for a file. Nothing is written. Refused when it cannot be read as text.
Result<FixedKernelFile> fixKernelFile(const KernelReference& reference, const process::JobContext& job = {});

} // namespace hawk::workspace
