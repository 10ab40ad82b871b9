// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/spell_seconds.h"

#include <format>

namespace hawk::workspace {

std::string spellSeconds(double seconds)
{
    if (seconds >= 1)
        return std::format("{:.3g} s", seconds);
    if (seconds >= 1e-3)
        return std::format("{:.3g} ms", seconds * 1e3);
    if (seconds >= 1e-6)
        return std::format("{:.3g} us", seconds * 1e6);
    return std::format("{:.3g} ns", seconds * 1e9);
}

} // namespace hawk::workspace
