// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "process/job_context.h"
#include "text/error.h"
#include "trace/trace.h"

namespace hawk::workspace {

/// `FILE[:KERNEL[,KERNEL…]]` as people type it.
struct KernelReference {
    std::string file;
    std::vector<std::string> kernels; ///< empty: the only kernel of the file
    std::vector<std::string> searchPath = {}; ///< folders where imports look after the file's own
};

/// Splits at the last colon whose right side is a list of identifiers, or of derivatives as `drag.vjp`. A
/// text that names an existing file as it stands is that file. Touches the file system.
KernelReference parseKernelReference(std::string_view text);

/// Where the imports of a file look for kernel files: in its folder, then in the others.
trace::ImportPlaces importPlaces(const std::string& path, const std::vector<std::string>& searchPath = {});

/// Reads, parses and traces a kernel file with what it imports. Refused only when the file cannot be read as
/// text; what is wrong with its kernels is in Module::diagnostics. Environment error "cancelled" when the job
/// is stopped.
Result<trace::Module> loadKernelFile(const std::string& path, const process::JobContext& job = {},
                                     const std::vector<std::string>& searchPath = {});

/// The IR of the referenced kernels in the order named. Refused as selectKernel refuses, with the file's
/// text.
Result<std::vector<ir::Kernel>> selectKernels(const trace::Module& module, const KernelReference& reference);

} // namespace hawk::workspace
