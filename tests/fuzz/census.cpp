// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "census.h"

#include <format>

namespace hawk::fuzz {

void Census::add(const std::string& text)
{
    for (std::size_t i = 0; i < std::size(features); ++i)
        m_counts[i] += text.contains(features[i].mark) ? 1 : 0;
}

std::string Census::spell() const
{
    std::string text;
    for (std::size_t i = 0; i < std::size(features); ++i)
        text += std::format("  {} {}\n", m_counts[i], features[i].name);
    return text;
}

} // namespace hawk::fuzz
