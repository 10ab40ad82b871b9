// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assist/vocabulary.h"

namespace hawk::assist {

/// A row of a table of names that have no derivative rule of their own.
constexpr Entry row(std::string_view module, std::string_view name, std::string_view usage,
                    std::string_view summary, std::string_view domain = {})
{
    return {module, name, usage, summary, domain, {}};
}

} // namespace hawk::assist
