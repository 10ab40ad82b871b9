// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "case_file.h"

namespace hawk::conformance {

/// One place where two arrays differ, each side as a few words: `[3] = 1.5`, `float64 (4,)`.
struct Difference {
    std::string wanted;
    std::string got;
};

/// What differs first between two arrays; nothing when type, shape and every entry agree within the
/// tolerance. NaN agrees with NaN, infinities and integers must be equal.
std::optional<Difference> difference(const data::Array& got, const data::Array& wanted,
                                     const Tolerance& tolerance);

} // namespace hawk::conformance
