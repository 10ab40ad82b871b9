// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "process/job_context.h"
#include "text/error.h"
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

/// Repairs what the diagnostics of the file have fixes for, again and again until nothing is left to repair
/// (at most 20 times). Files that it imports stay as they are. Nothing is written. Refused when the file
/// cannot be read as text.
Result<FixedKernelFile> fixKernelFile(const KernelReference& reference, const process::JobContext& job = {});

} // namespace hawk::workspace
