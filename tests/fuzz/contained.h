// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

namespace hawk::fuzz {

/// What a piece of work may take; under a sanitizer ten times the seconds, and any memory.
struct Allowance {
    std::uint32_t seconds = 2; ///< of a processor
    std::uint64_t bytes = 500u << 20;
};

/// Starts the seconds of this process anew; at their end the process is killed.
void restartSeconds(const Allowance& allowance);

/// Does the work in a process of its own and gives what it returned; otherwise how the process ended:
/// `it crashed (signal 11)`, `it took more than 2 s of a processor`. Memory that is not there ends the
/// process as a crash does. Call it while this process has one thread.
std::expected<std::string, std::string> runContained(const Allowance& allowance,
                                                     const std::function<std::string()>& work);

} // namespace hawk::fuzz
