// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

namespace hawk::toolchain {

/// What was asked for and where: `source` is a phrase such as `HAWK_CUDA_ARCH` for messages.
struct ArchitectureRequest {
    std::string name; ///< empty: nothing was asked for
    std::string source;
};

/// The number of `sm_90`, `compute_75`, `sm_90a`; nothing for any other text.
std::optional<unsigned> architectureNumber(std::string_view name);

/// The `compute_*` names in what `nvcc --list-gpu-arch` printed, ascending.
std::vector<std::string> parseArchitectures(const std::string& listing);

/// The architecture to compile for. Without a request: the smallest supported one from compute_60 on (the
/// first with double atomicAdd), the largest when all are below, compute_61 when the list is unknown. A
/// request beyond the largest becomes the largest virtual one, which newer drivers translate. A request below
/// the smallest is refused ("architecture-too-old") naming source, toolkit and both remedies. Anything else
/// is unchanged: the compiler judges it.
Result<std::string> chooseArchitecture(const ArchitectureRequest& request,
                                       const std::vector<std::string>& supported, const std::string& toolkit);

} // namespace hawk::toolchain
