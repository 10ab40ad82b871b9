// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

namespace hawk::launch {

/// Bytes of the largest data cache that a folder like /sys/devices/system/cpu/cpu0/cache describes; 0 when it
/// describes none.
std::uint64_t largestCache(const std::string& folder);

/// Bytes of this machine's last-level cache that a launch may count on, read once: at most 64 MiB, as virtual
/// machines are shown all of their host's; 32 MiB when the system does not tell.
std::uint64_t lastLevelCacheSize();

} // namespace hawk::launch
