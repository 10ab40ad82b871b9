// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "text/error.h"

namespace hawk::fuzz {

/// How many kernels were refused for what: for each code, and each text of it whatever names it has, with one
/// of its kernels. Any thread may count.
class RefusalCounts
{
public:
    void add(const std::string& kernel, const Error& error);
    /// A line for each reason: `  17 refused with R102, as k4: …`.
    std::string spell() const;

private:
    struct Count {
        std::uint64_t kernels = 0;
        std::string example;
    };

    mutable std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, Count> m_counts; ///< by code and text without names
};

} // namespace hawk::fuzz
