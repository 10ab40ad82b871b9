// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace hawk::launch {

/// Bytes that this process can still take without another one being ended for them: what the kernel counts as
/// available, and no more than what the control group of the process leaves. 0 when nothing can be found out.
std::uint64_t freeMemory();

/// What the limit of a control group leaves, from the files of its folder, of version 2 or 1: file contents
/// that the kernel keeps and would give up count as free. Nothing without a limit.
std::optional<std::uint64_t> freeMemoryOfGroup(const std::string& folder);

} // namespace hawk::launch
