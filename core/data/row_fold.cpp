// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/row_fold.h"

#include <algorithm>
#include <vector>

namespace hawk::data {

namespace {

constexpr std::size_t leafWidth = 256;
constexpr std::size_t leafRows = leafWidth * 16;

/// Row i goes to place i modulo the width, one after another.
template <class Real>
Folded<Real> foldLeaf(ReduceOp op, std::span<const Real> rows, std::span<const Real> corrections)
{
    std::array<Folded<Real>, leafWidth> places;
    places.fill({identityOf<Real>(op), Real(0)});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Real correction = corrections.empty() ? Real(0) : corrections[i];
        places[i % leafWidth] = combined<Real>(op, places[i % leafWidth], {rows[i], correction});
    }
    return foldHalves<Real>(op, places);
}

} // namespace

template <class Real>
Real foldRows(ReduceOp op, std::span<const Real> rows, std::span<const Real> corrections)
{
    std::vector<Folded<Real>> level;
    for (std::size_t first = 0; first < rows.size(); first += leafRows) {
        const std::size_t count = std::min(leafRows, rows.size() - first);
        level.push_back(foldLeaf(op, rows.subspan(first, count),
                                 corrections.empty() ? corrections : corrections.subspan(first, count)));
    }
    while (level.size() > 1) {
        std::vector<Folded<Real>> next;
        for (std::size_t i = 0; i + 1 < level.size(); i += 2)
            next.push_back(combined(op, level[i], level[i + 1]));
        if (level.size() % 2 == 1)
            next.push_back(level.back());
        level = std::move(next);
    }
    if (level.empty())
        return identityOf<Real>(op);
    const auto [value, correction] = level.front();
    return std::isfinite(value) ? value + correction : value;
}

template float foldRows(ReduceOp, std::span<const float>, std::span<const float>);
template double foldRows(ReduceOp, std::span<const double>, std::span<const double>);

} // namespace hawk::data
