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
