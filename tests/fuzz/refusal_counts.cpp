// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "refusal_counts.h"

#include <format>
#include <string_view>

namespace hawk::fuzz {

namespace {

/// Names of users stand between backticks.
std::string withoutNames(std::string_view message)
{
    std::string text;
    bool isName = false;
    for (const char letter : message) {
        if (letter == '`')
            isName = !isName;
        else if (!isName)
            text += letter;
    }
    return text;
}

} // namespace

void RefusalCounts::add(const std::string& kernel, const Error& error)
{
    const std::scoped_lock lock(m_mutex);
    Count& count = m_counts[{error.code, withoutNames(error.message)}];
    if (count.kernels++ == 0)
        count.example = std::format("{}: {}", kernel, error.message);
}

std::string RefusalCounts::spell() const
{
    const std::scoped_lock lock(m_mutex);
    std::string text;
    for (const auto& [reason, count] : m_counts)
        text += std::format("  {} refused with {}, as {}\n", count.kernels, reason.first, count.example);
    return text;
}

} // namespace hawk::fuzz
