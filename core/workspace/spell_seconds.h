// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace hawk::workspace {

/// `61 ms`, `0.41 ms`, `1.2 s`: three significant digits.
std::string spellSeconds(double seconds);

} // namespace hawk::workspace
