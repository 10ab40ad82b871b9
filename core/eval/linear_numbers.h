// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>

#include "eval/steps.h"
#include "ir/factor.h"

/// What the steps of linear algebra work on. The order of all sums and products is part of the definition:
/// generated texts compute the same bits.
namespace hawk::eval {

using Count = std::uint32_t;

/// Components of a value, as numbers in a row.
template <class Real>
class Numbers
{
public:
    Numbers(const Frame& frame, const Operand& operand, Count count)
    {
        for (Count i = 0; i < count; ++i)
            m_numbers[i] = as<Real>(entry(frame, operand, i));
    }
    Real& operator[](Count i) { return m_numbers[i]; }

private:
    static constexpr Count most = ir::largestFactor * ir::largestFactor + ir::largestFactor + 1;
    std::array<Real, most> m_numbers{};
};

template <class Real>
class Results
{
public:
    Results(const Instruction& step, const Frame& frame)
        : m_cells(frame.cells + step.result)
        , m_count(step.count)
    { }
    Real& operator[](Count i) const { return as<Real>(m_cells[i]); }
    void fill(Real value) const
    {
        for (Count i = 0; i < m_count; ++i)
            (*this)[i] = value;
    }

private:
    Cell* m_cells;
    Count m_count;
};

/// The step that makes a factor of eigenvalues.
Instruction::Function eigenFunction(data::Dtype type);

} // namespace hawk::eval
