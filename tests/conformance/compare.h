// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "case_file.h"

namespace hawk::conformance {

/// What differs first between two arrays, as a sentence; nothing when type, shape and every entry agree
/// within the tolerance. NaN agrees with NaN, infinities and integers must be equal.
std::optional<std::string> difference(const data::Array& got, const data::Array& wanted,
                                      const Tolerance& tolerance);

} // namespace hawk::conformance
