// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <format>
#include <optional>
#include <string>
#include <vector>

#include "data/binding.h"
#include "data/plane_form.h"

namespace hawk::data {

/// What a call says about one slot.
struct SlotCall {
    const Argument* argument = nullptr;
    std::string title; ///< `v (Vector[3])`
    std::optional<PlaneForm> form; ///< of a plane with a value for each sample
    bool isRefused = false; ///< its fault is told already
};

/// Whether planes of this role have a value for each sample.
inline bool hasSamples(Role role)
{
    return role == Role::mutablePlane || role == Role::out || role == Role::vecIn || role == Role::matIn
        || role == Role::perSample || role == Role::terminated;
}

/// The faults of one call, a line each; the code of the first is that of the whole.
class Complaints
{
public:
    void add(std::string_view code, std::string_view title, std::string_view text)
    {
        if (m_lines.empty())
            m_code = code;
        m_lines.push_back(std::format("{} {}: {}", code, title, text));
    }

    bool isEmpty() const { return m_lines.empty(); }
    const std::string& code() const { return m_code; }
    const std::vector<std::string>& lines() const { return m_lines; }

private:
    std::string m_code;
    std::vector<std::string> m_lines;
};

} // namespace hawk::data
