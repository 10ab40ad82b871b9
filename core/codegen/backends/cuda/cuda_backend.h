// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/backend.h"

namespace hawk::codegen {

/// CUDA C++ for NVIDIA devices: the kernel `<entry>`, see docs/abi.md "Device object".
extern const Backend cudaBackend;

} // namespace hawk::codegen
