// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace hawk::plan {

/// A keyword or alternative token of C++23, or `typeof`.
bool isKeyword(std::string_view name);

/// A function that a header of the C library declares: `sin`, `read`, `time`, `gamma`. Exact spelling.
bool isLibraryFunction(std::string_view name);

/// A name that generated texts or the device compiler's own headers use at namespace level, where an entry of
/// the same name would clash: `math`, `Real`, `rsqrt`, `threadIdx`.
bool isTextName(std::string_view name);

} // namespace hawk::plan
