// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "launch_data.h"

namespace hawk::fuzz {

/// How far results may lie from the exact ones where each operation may err by some units in the last place.
/// It is measured: the kernel is evaluated with every operation moved a little (eval::evaluateMoved). So
/// cancellation, steep functions and conditions that such an error can turn are accounted for.
class Tolerance
{
public:
    /// Results of the kernel moved in the nth way.
    using Moved = std::function<Result<data::BoundArguments>(std::uint64_t n)>;

    Tolerance(const data::BoundArguments& exact, data::Mode mode, Moved moved)
        : m_exact(exact)
        , m_mode(mode)
        , m_moved(std::move(moved))
    { }

    /// The first place where `computed` is farther off. A place that seems so is judged again by more ways.
    Result<std::optional<Place>> firstFault(const data::BoundArguments& computed);

private:
    bool isWithin(const Place& place, const data::BoundArguments& computed) const;
    Result<void> moveMore(std::size_t ways);

    const data::BoundArguments& m_exact;
    data::Mode m_mode;
    Moved m_moved;
    std::vector<data::BoundArguments> m_ways;
};

} // namespace hawk::fuzz
