// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/static_call.h"

/// Arrays of numpy that are made of numbers before the run: vectors, and matrices as vectors of rows. They
/// are evaluated as far as numpy's rules are Python's own for each number; slices, which share their numbers,
/// and comparisons are refused.
namespace hawk::trace {

bool isArray(const Value& value);
/// A list, tuple, range or array, which functions of numpy take for an array.
bool isSequence(const Value& value);
/// Whether one of the numbers in it, or in its rows, is real.
bool hasReal(const Value& value);
/// Of evaluated numbers or rows; Unknown when one of them came to nothing.
Value arrayOf(Frame& frame, std::vector<Value> entries, Range place);
/// `a op b` entry by entry where one is an array; nullopt for others.
std::optional<Value> arrayBinary(Frame& frame, syntax::Operator op, const Value& left, const Value& right,
                                 Range whole);
std::optional<Value> arrayUnary(Frame& frame, syntax::Operator op, const Value& operand, Range whole);
/// A number as an array holds it beside those that it has; nullopt when it would lose its fraction.
std::optional<Value> asEntry(const ListData& array, const Value& value);
/// `tolist`, `copy`, `sum`, `max`, `min`, `mean` of an array.
bool hasArrayMethod(std::string_view name);
Value callArrayMethod(Frame& frame, const List& array, std::string_view name, const Arguments& arguments,
                      Range call);
/// Functions of numpy that make arrays or take them.
std::span<const StaticRow> arrayFunctions();
/// A function of one number on each entry of an array or list; nullopt for a single number.
std::optional<Value> eachEntry(const StaticCall& call);

} // namespace hawk::trace
