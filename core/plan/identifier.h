// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace hawk::plan {

/// A name that every compiler and linker takes, close to the author's: ASCII letters, digits and underscores
/// stay; Greek letters are spelled out (`ω` gives `omega`), accented Latin letters lose their accent, any
/// other character becomes `u` and its code point in hex. Never empty, never starts with a digit. `name` is
/// UTF-8; bytes that are not UTF-8 become underscores. Different names may give the same identifier.
std::string asciiIdentifier(std::string_view name);

} // namespace hawk::plan
