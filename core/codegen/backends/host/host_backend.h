// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/backend.h"

namespace hawk::codegen {

/// C++ for the CPU: `<entry>_host`, and `<entry>_host_stream` where a plane is only written. See docs/abi.md
/// "Symbols of a host object" and "Rows of sums".
extern const Backend hostBackend;

} // namespace hawk::codegen
