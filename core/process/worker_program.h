// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "process/environment.h"
#include "text/error.h"

namespace hawk::process {

/// The hawk-worker to start: `given` when not empty, else beside the running program, else what HAWK_WORKER
/// names, else on PATH. Environment error "worker-missing" that says where it was looked for.
Result<std::string> findWorker(const std::string& given, const Environment& environment);

} // namespace hawk::process
