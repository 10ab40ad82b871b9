// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/backend.h"

namespace hawk::codegen {

/// CUDA C++ for NVIDIA devices: the kernel `<entry>`, see abi.md 6.
extern const Backend cudaBackend;

} // namespace hawk::codegen
