// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eval/operations.h"

/// Instruction functions made from a function of components. `function` is a template argument, so that the
/// call in the loop is direct.
namespace hawk::eval {

inline Cell& entry(const Frame& frame, const Operand& operand, std::uint32_t position)
{
    return frame.cells[operand.cell + position * operand.step];
}

/// First cells of the rows in which the values of iterations are kept: of this one, of the one that is asked
/// for.
inline std::uint32_t keptRow(const Instruction& step, const Frame& frame)
{
    const std::int64_t ordinal = as<std::int64_t>(entry(frame, step.operands[1], 0))
        - as<std::int64_t>(entry(frame, step.operands[0], 0));
    return step.result + static_cast<std::uint32_t>(ordinal) * step.count;
}

inline std::uint32_t recalledRow(const Instruction& step, const Frame& frame)
{
    const std::int64_t ordinal = as<std::int64_t>(entry(frame, step.operands[0], 0));
    return step.operands[1].cell + static_cast<std::uint32_t>(ordinal) * step.count;
}

template <class T, class Result, auto function>
void unaryStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i)
        as<Result>(frame.cells[step.result + i]) = function(as<T>(entry(frame, step.operands[0], i)));
}

template <class T, class Result, auto function>
void binaryStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i) {
        as<Result>(frame.cells[step.result + i]) =
            function(as<T>(entry(frame, step.operands[0], i)), as<T>(entry(frame, step.operands[1], i)));
    }
}

template <class T, auto function>
void ternaryStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i) {
        as<T>(frame.cells[step.result + i]) =
            function(as<T>(entry(frame, step.operands[0], i)), as<T>(entry(frame, step.operands[1], i)),
                     as<T>(entry(frame, step.operands[2], i)));
    }
}

} // namespace hawk::eval
