// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/moved_steps.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "eval/steps.h"

namespace hawk::eval {

void MovedSteps::operator()(const Instruction& step, const Frame& frame)
{
    if (step.rounding == Rounding::none)
        return;
    if (m_mode == data::Mode::float32)
        move<float>(step, frame);
    else
        move<double>(step, frame);
}

template <class Real>
void MovedSteps::move(const Instruction& step, const Frame& frame)
{
    switch (step.rounding) {
    case Rounding::ofTerms:
        moveTerms<Real>(step, frame);
        break;
    case Rounding::ofRemainder:
        moveRemainders<Real>(step, frame);
        break;
    case Rounding::ofInputs:
        moveInputs<Real>(step, frame);
        break;
    default:
        for (std::uint32_t i = 0; i < step.count; ++i) {
            Real& value = as<Real>(frame.cells[step.result + i]);
            // A product that is fused with a sum does not overflow before the sum is taken.
            const bool isOverflow =
                std::isinf(value) && std::ranges::all_of(step.operands, [&](const Operand& each) {
                    return std::isfinite(as<Real>(entry(frame, each, i)));
                });
            if (isOverflow && amount() < 0)
                value = std::copysign(std::numeric_limits<Real>::max(), value);
            value = moved(value);
        }
        break;
    }
}

/// dot, norm and sum: the operands that a step does not have are zeros, and count as ones.
template <class Real>
void MovedSteps::moveTerms(const Instruction& step, const Frame& frame)
{
    Real size = 0;
    for (std::uint32_t i = 0; i < step.count; ++i) {
        const Real a = as<Real>(entry(frame, step.operands[0], i));
        const Real b = step.reads[1] == 0 ? Real(1) : as<Real>(entry(frame, step.operands[1], i));
        size += std::abs(a * b);
    }
    Real& result = as<Real>(frame.cells[step.result]);
    result = moved(result) + static_cast<Real>(amount()) * std::numeric_limits<Real>::epsilon() * size;
}

/// Moved dividends meet few of the numbers of a period; 0 is the one that what follows tells from the others.
template <class Real>
void MovedSteps::moveRemainders(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i) {
        const Real dividend = as<Real>(entry(frame, step.operands[0], i));
        const Real period = as<Real>(entry(frame, step.operands[1], i));
        const Real farthest = Real(8) * std::numeric_limits<Real>::epsilon() * std::abs(dividend);
        if (farthest >= std::abs(period) && amount() < 0)
            as<Real>(frame.cells[step.result + i]) = 0;
    }
}

template <class Real>
void MovedSteps::moveInputs(const Instruction& step, const Frame& frame)
{
    m_inputs.clear();
    // A factor begins with its matrix; numbers of rows and the info behind it are exact.
    const std::uint32_t matrix = std::min(step.reads[0], step.size * step.size);
    const auto visit = [&](auto&& change) {
        for (std::size_t k = 0; k < step.operands.size(); ++k) {
            for (std::uint32_t i = 0; i < (k == 0 ? matrix : step.reads[k]); ++i)
                change(entry(frame, step.operands[k], i));
        }
    };
    visit([&](Cell& cell) {
        m_inputs.push_back(cell);
        as<Real>(cell) = moved(as<Real>(cell));
    });
    step.run(step, frame);
    std::size_t next = 0;
    visit([&](Cell& cell) { cell = m_inputs[next++]; });
}

template <class Real>
Real MovedSteps::moved(Real value)
{
    const int by = amount();
    if (std::abs(value) < std::numeric_limits<Real>::min())
        return by < 0 ? Real(0) : value;
    return value * (Real(1) + static_cast<Real>(by) * std::numeric_limits<Real>::epsilon());
}

int MovedSteps::amount()
{
    // A linear congruential generator; its upper bits are the good ones.
    m_state = m_state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((m_state >> 33) % 17) - 8;
}

} // namespace hawk::eval
