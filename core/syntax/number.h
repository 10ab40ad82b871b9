// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "syntax/tree.h"

namespace hawk::syntax {

/// Where a number ends, and what is wrong with it: the end of a sentence, empty for a good number.
struct NumberScan {
    std::uint32_t end = 0;
    std::string_view fault;
};

/// Scans the number that begins at `begin` with a digit or with a dot and a digit.
NumberScan scanNumber(std::string_view source, std::uint32_t begin);

/// The value of a number that scanned without fault. `digits` is empty unless it is an integer.
struct NumberValue {
    NumberExpr::Type type = NumberExpr::Type::integer;
    std::string digits; ///< decimal, without underscores and leading zeros
    double value = 0.0; ///< correctly rounded; infinite when too large
};
NumberValue decodeNumber(std::string_view spelling);

} // namespace hawk::syntax
