// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

#include "assist/symbols.h"

namespace hawk::assist {

/// What a name in a kernel stands for, where its spelling does not tell.
enum class NameRole : std::uint8_t {
    readSlot, ///< a plane that is read
    writtenSlot, ///< a plane that is written
    shared, ///< one number for the whole launch
    staticValue, ///< known before the run
    helper ///< a function whose calls become part of the kernel
};
std::string_view nameOf(NameRole role);

struct NameUse {
    text::Range range;
    NameRole role = NameRole::readSlot;
};

/// Each place of such a name, ascending. Parameters and locals have a role in accepted kernels alone.
std::vector<NameUse> nameUses(const trace::Module& module, const Symbols& symbols);

} // namespace hawk::assist
