// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/names.h"

#include <algorithm>
#include <format>

#include "plan/header_names.h"
#include "plan/identifier.h"
#include "plan/reserved_names.h"

namespace hawk::codegen {

/// Leading underscores and double ones belong to the compiler.
static std::string identifierOf(std::string_view wanted)
{
    std::string name;
    for (char c : plan::asciiIdentifier(wanted)) {
        if (c != '_' || (!name.empty() && name.back() != '_'))
            name += c;
    }
    if (name.empty() || (name[0] >= '0' && name[0] <= '9'))
        name.insert(0, "v");
    return name;
}

Names::Names(std::span<const std::string_view> reserved)
{
    for (std::string_view name : reserved)
        m_taken.emplace(name);
}

bool Names::isFree(const std::string& name) const
{
    return !m_taken.contains(name) && !plan::isKeyword(name) && !plan::isHeaderMacro(name);
}

std::string Names::unique(std::string_view wanted)
{
    return uniqueComponents(wanted, 0).front();
}

std::vector<std::string> Names::uniqueComponents(std::string_view wanted, std::uint32_t count)
{
    const std::string base = identifierOf(wanted);
    // Names are never given back, so what failed once fails again.
    for (std::uint32_t& attempt = m_attempts.try_emplace({base, count}, 1).first->second;; ++attempt) {
        const std::string stem = attempt == 1 ? base : std::format("{}_{}", base, attempt);
        std::vector<std::string> names;
        if (count == 0)
            names.push_back(stem);
        for (std::uint32_t i = 0; i < count; ++i)
            names.push_back(std::format("{}_{}", stem, i));
        if (std::ranges::all_of(names, [this](const std::string& name) { return isFree(name); })) {
            m_taken.insert(names.begin(), names.end());
            return names;
        }
    }
}

} // namespace hawk::codegen
