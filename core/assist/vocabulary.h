// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::assist {

/// What is known of a name of the language for a person who writes kernels. Plain sentences without an end
/// mark where a table shows them; empty where there is nothing to say.
struct Entry {
    std::string_view module; ///< `hawk.math`
    std::string_view name; ///< `sin`
    std::string_view usage; ///< `sin(x)`, as it is written
    std::string_view summary;
    std::string_view domain; ///< where the result is not NaN, and its range; empty: everywhere
    /// The factor of each argument's derivative, y the value (language.md 5, derivatives.md 4).
    std::string_view derivative;
};

/// The entry of `hawk.math.sin`; null for what is not of the language or only driver code.
const Entry* findEntry(std::string_view path);
/// All entries of a module in alphabetical order.
std::vector<const Entry*> entriesOf(std::string_view module);

/// The two tables behind these, each ascending by module and name.
std::span<const Entry> hawkEntries();
std::span<const Entry> mathEntries();

} // namespace hawk::assist
