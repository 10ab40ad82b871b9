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
    std::string_view module; ///< `hawk.math`, `builtins`; empty for a member of a value
    std::string_view name; ///< `sin`
    std::string_view usage; ///< `sin(x)`, as it is written
    std::string_view summary;
    std::string_view domain; ///< where the result is not NaN, and its range; empty: everywhere
    /// The factor of each argument's derivative, y the value, g its seed.
    std::string_view derivative;
};

/// The entry of `hawk.math.sin`, and of `hawk.math.random.uniform`, which is a short name of
/// `random_uniform`; null for what is not of the language.
const Entry* findEntry(std::string_view path);
/// All entries of a module in alphabetical order.
std::vector<const Entry*> entriesOf(std::string_view module);
/// Whether the language refuses it by name, or it has no meaning but in driver code.
bool isOutsideKernels(const Entry& entry);

/// What the arguments that a call of `hawk.sum` takes by name mean, in the order in which it takes them.
std::vector<const Entry*> keywordsOf(std::string_view path);
/// The one called `name`; null when the call takes none of that name.
const Entry* findKeyword(std::string_view path, std::string_view name);

/// The tables behind these, each ascending by module and name. The module of a keyword is that of the names
/// that take it.
std::span<const Entry> hawkEntries();
std::span<const Entry> mathEntries();
std::span<const Entry> pythonEntries(); ///< built-in names, and those of `math` and `numpy`
std::span<const Entry> keywordEntries();

} // namespace hawk::assist
