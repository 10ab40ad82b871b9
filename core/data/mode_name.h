// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

#include "data/element.h"
#include "text/error.h"

namespace hawk::data {

/// The scalar mode that a user names. R96, a usage error, for anything but `float64` and `float32`: `banded`
/// is reserved by the language and has no meaning yet.
Result<Mode> modeNamed(std::string_view name);

} // namespace hawk::data
