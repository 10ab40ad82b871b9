// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "data/binding.h"
#include "ir/kernel.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::diff {

using LaunchArguments = std::map<std::string, data::Argument>;
/// The numbers of planes and of results over samples, component by component.
using LaunchResults = std::map<std::string, std::vector<double>>;

/// What one launch of the evaluator in double leaves in the real planes and results of a kernel. Takes the
/// arguments that the kernel binds, and leaves them as they are.
Result<LaunchResults> launchKernel(const ir::Kernel& kernel, const LaunchArguments& arguments,
                                   std::int64_t samples, const process::JobContext& job);

} // namespace hawk::diff
