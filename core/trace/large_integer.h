// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "syntax/tree.h"
#include "trace/value.h"

/// Whole numbers of the evaluation before the run that may leave 128 bits. One that fits into 128 bits is
/// always an Integer, so that an Integer and a LargeInteger are never equal.
namespace hawk::trace {

/// Larger numbers are refused (U32).
constexpr std::size_t largestIntegerBits = 65'536;
/// Python spells no whole number with more digits.
constexpr std::size_t largestIntegerDigits = 4300;

/// An int, a bool or a LargeInteger.
bool isWholeNumber(const Value& value);
bool isNegative(const LargeInteger& number);

enum class WholeFault { tooLarge, zeroDivisor, badOperands };
/// `a op b` of two whole numbers. Of the operators only `/` is missing, see wholeQuotient; powers and shifts
/// by negative numbers are badOperands.
std::expected<Value, WholeFault> wholeBinary(syntax::Operator op, const Value& left, const Value& right);
/// How many steps of evaluation (see spend) an operator on large numbers counts as; 0 for small ones.
std::uint64_t costOf(syntax::Operator op, const Value& left, const Value& right);

/// Python's `a / b` of whole numbers, rounded once; nullopt beyond the range of a double. `b` is not 0.
std::optional<double> wholeQuotient(const Value& a, const Value& b);
/// Decimal digits and nothing else; nullopt for a number that is too large.
std::optional<Value> wholeFromDigits(std::string_view digits);
/// A finite real number without what stands behind its point.
Value wholeFromReal(double value);
/// Rounded to even; nullopt beyond the range of a double.
std::optional<double> asReal(const LargeInteger& number);
/// The magnitude as a fraction from 0.5 up to 1 with an exponent of 2, as `std::frexp` gives it.
std::pair<double, int> fractionOf(const LargeInteger& number);
/// Whether Python spells it in decimal digits at all.
bool hasDecimalDigits(const LargeInteger& number);
/// All digits, or `a whole number of 20000 bits` where they are more than largestIntegerDigits.
std::string spell(const LargeInteger& number);

/// The exact order of two real numbers of Python, int, float or bool; unordered where one is NaN, nullopt
/// where one is no real number.
std::optional<std::partial_ordering> compareReals(const Value& a, const Value& b);

} // namespace hawk::trace
