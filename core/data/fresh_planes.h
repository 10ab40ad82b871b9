// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

#include "data/bind_buffer.h"
#include "data/binding.h"

namespace hawk::data {

/// Makes what a launch needs and its caller does not give: planes and results in new memory of zeros. The
/// number of samples must be decided. The references must outlive it.
class FreshPlanes
{
public:
    /// `grid` has the extents of the grid's axes, and is empty where there is none; `extents` those of the
    /// axes that only a call decides.
    FreshPlanes(BoundArguments& bound, const std::vector<std::int64_t>& grid, const Extents& extents)
        : m_bound(bound)
        , m_grid(grid)
        , m_extents(extents)
    { }

    /// A plane. One that keeps what the sums of another lose comes after that one.
    void makePlane(std::size_t slot);
    /// The result of a reduction: one number as an array of one, several with the axes of their value.
    void makeTotal(const Total& total);

private:
    void keep(std::size_t slot, std::int64_t length);
    void makeBuffer(std::size_t slot);
    void makeCell(std::size_t slot);
    void makeSamples(std::size_t slot);

    BoundArguments& m_bound;
    const std::vector<std::int64_t>& m_grid;
    const Extents& m_extents;
};

} // namespace hawk::data
