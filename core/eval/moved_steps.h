// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

#include "data/element.h"
#include "eval/operations.h"

namespace hawk::eval {

/// Moves what steps have computed by up to eight units in the last place, each time by another amount. Where
/// terms are added the units are those of the terms, whatever their sum; of linear algebra the operands are
/// moved; a number too small to be a normal one may become 0, one that is too large the largest; so may the
/// remainder of a number that is moved by more than its period become 0.
class MovedSteps
{
public:
    MovedSteps(data::Mode mode, std::uint64_t seed) : m_mode(mode), m_state(seed) { }

    void operator()(const Instruction& step, const Frame& frame);

private:
    template <class Real>
    void move(const Instruction& step, const Frame& frame);
    template <class Real>
    void moveTerms(const Instruction& step, const Frame& frame);
    template <class Real>
    void moveRemainders(const Instruction& step, const Frame& frame);
    template <class Real>
    void moveInputs(const Instruction& step, const Frame& frame);
    template <class Real>
    Real moved(Real value);
    /// From -8 to 8.
    int amount();

    data::Mode m_mode;
    std::uint64_t m_state;
    std::vector<Cell> m_inputs; ///< of a step of linear algebra, as they were
};

} // namespace hawk::eval
