// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "data/reduction.h"

namespace hawk::data {

/// A sum with what it lost to rounding. Of other reductions the correction is 0.
template <class Real>
struct Folded {
    Real value = 0;
    Real correction = 0;
};

/// What changes nothing: 0, or the infinity that every number is beyond.
template <class Real>
constexpr Real identityOf(ReduceOp op)
{
    if (op == ReduceOp::sum)
        return Real(0);
    return op == ReduceOp::maximum ? -std::numeric_limits<Real>::infinity()
                                   : std::numeric_limits<Real>::infinity();
}

/// Two values into one. A sum's rounding error is exact (Knuth, TAOCP 2, 4.2.2); it counts for nothing once
/// the sum is infinite or NaN. Of a number and a NaN the larger or smaller is the number. Generated texts
/// hold the same operations in the same order: the rows have the same bits everywhere.
template <class Real>
Folded<Real> combined(ReduceOp op, Folded<Real> a, Folded<Real> b)
{
    if (op == ReduceOp::maximum)
        return {b.value > a.value || a.value != a.value ? b.value : a.value, Real(0)};
    if (op == ReduceOp::minimum)
        return {b.value < a.value || a.value != a.value ? b.value : a.value, Real(0)};
    const Real sum = a.value + b.value;
    const Real part = sum - a.value;
    const Real lost = (a.value - (sum - part)) + (b.value - part);
    const Real kept = sum - sum == Real(0) ? lost : Real(0);
    return {sum, a.correction + b.correction + kept};
}

/// Combines neighbours at a distance of half the count, then of a quarter, down to one; the count is a power
/// of two. The correction of a sum that is not finite is 0.
template <class Real>
Folded<Real> foldHalves(ReduceOp op, std::span<Folded<Real>> values)
{
    for (std::size_t half = values.size() / 2; half > 0; half /= 2) {
        for (std::size_t i = 0; i < half; ++i)
            values[i] = combined(op, values[i], values[i + half]);
    }
    if (!std::isfinite(values[0].value))
        values[0].correction = 0;
    return values[0];
}

/// The number of one row and its correction; places without a sample hold the identity.
template <class Real>
Folded<Real> foldRow(ReduceOp op, std::span<const Real, rowSamples> terms)
{
    std::array<Folded<Real>, rowSamples> values;
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = {terms[i], Real(0)};
    return foldHalves<Real>(op, values);
}

/// All rows into one number: leaves of 256 times 16 rows, within a leaf by halves, then neighbouring leaves
/// in pairs, level by level (docs/abi.md "Rows of sums"). `corrections` is empty or has one for each row. The
/// order is fixed: the same rows give the same bits. Costs a few operations for each row.
template <class Real>
Real foldRows(ReduceOp op, std::span<const Real> rows, std::span<const Real> corrections);

extern template float foldRows(ReduceOp, std::span<const float>, std::span<const float>);
extern template double foldRows(ReduceOp, std::span<const double>, std::span<const double>);

} // namespace hawk::data
