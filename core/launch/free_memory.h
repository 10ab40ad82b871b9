// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

namespace hawk::launch {

/// Bytes that this process can still take without another one being ended for them: what the kernel counts as
/// available, and no more than what the control group of the process leaves. 0 when nothing can be found out.
std::uint64_t freeMemory();

} // namespace hawk::launch
