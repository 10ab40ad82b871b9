// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/backend.h"

namespace hawk::codegen {

/// The CUDA text, unchanged, in C++ for the CPU: `<entry>_host` runs the blocks and threads of a launch, see
/// shim_runtime.h. For tests; never exported.
extern const Backend shimBackend;

} // namespace hawk::codegen
