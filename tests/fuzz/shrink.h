// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace hawk::fuzz {

/// The smallest sequence that is found, in at most `attempts` questions, and for which `isStillFaulty` holds,
/// as it does for the one given. Stretches are left out, then numbers made smaller, until neither helps.
std::vector<std::uint32_t> shrink(std::vector<std::uint32_t> sequence,
                                  const std::function<bool(const std::vector<std::uint32_t>&)>& isStillFaulty,
                                  std::size_t attempts);

} // namespace hawk::fuzz
