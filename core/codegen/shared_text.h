// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "codegen/lowering.h"

namespace hawk::codegen {

/// The names of the functions in which samples meet.
inline constexpr std::string_view sharedReservedNames[] = {
    "sumRow", "largestOfRow", "smallestOfRow", "addAt", "addKept", "storeAt", "setBitsAt"};

/// The parts of a store by key, as expressions. `plane` and `companion` are what `numbersOf` takes.
struct KeyedStore {
    std::string plane;
    std::string companion;
    std::string length; ///< how many numbers each component has
    std::uint32_t component = 0;
    std::string key;
    std::string value;
};

/// `addKept(numbersOf<Real>(h), numbersOf<Real>(h_c), 16, bin, x);`
std::string spellStoreByKey(const ir::Sink& sink, const KeyedStore& store, std::string_view number);
/// `sumRow(s_terms, numbersOf<Real>(s) + row, numbersOf<Real>(s_comp) + row);` with arguments as numbersOf
/// takes them; `further` stands behind them in its parentheses.
std::string spellRow(const ir::Sink& sink, std::string_view terms, std::string_view rows,
                     std::string_view companion, std::string_view further);

/// What stands in front of functions in which samples meet: of those for a row of samples, and of those that
/// store by key for one sample.
struct SharedQualifiers {
    std::string_view ofRows;
    std::string_view ofStores;
};

/// The functions that the sinks of the stages need, each once. The text has, or writes before, `atomicAdd`
/// and `atomicOr` as a device has them.
void writeSharedFunctions(TextWriter& writer, std::span<const ir::Kernel* const> stages,
                          const SharedQualifiers& qualifiers);

} // namespace hawk::codegen
