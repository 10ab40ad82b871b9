// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/diagnostic.h"

namespace hawk::text {

/// Why something that was asked for cannot be: a rule with its arguments. Who asked makes a diagnostic of it.
struct Refusal {
    const DiagnosticRule* rule = nullptr;
    std::vector<std::string> arguments;
    std::optional<Range> place = {}; ///< nothing where what asks is meant
};

} // namespace hawk::text
