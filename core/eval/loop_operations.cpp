// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/operations.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

void jumpStep(const Instruction& step, const Frame& frame)
{
    *frame.next = step.target;
}

void jumpUnlessStep(const Instruction& step, const Frame& frame)
{
    if (!as<bool>(entry(frame, step.operands[0], 0)))
        *frame.next = step.target;
}

void loopEndStep(const Instruction& step, const Frame& frame)
{
    const auto& [remaining, index, distance] = step.operands;
    if (--as<std::int64_t>(entry(frame, remaining, 0)) <= 0)
        return;
    as<std::int64_t>(entry(frame, index, 0)) += as<std::int64_t>(entry(frame, distance, 0));
    *frame.next = step.target;
}

void keepStep(const Instruction& step, const Frame& frame)
{
    const auto& [remaining, trips, value] = step.operands;
    const std::int64_t ordinal =
        as<std::int64_t>(entry(frame, trips, 0)) - as<std::int64_t>(entry(frame, remaining, 0));
    Cell* row = frame.cells + step.result + ordinal * step.count;
    for (std::uint32_t i = 0; i < step.count; ++i)
        row[i] = entry(frame, value, i);
}

void keptStep(const Instruction& step, const Frame& frame)
{
    const auto ordinal = as<std::int64_t>(entry(frame, step.operands[0], 0));
    const Cell* row = frame.cells + step.operands[1].cell + ordinal * step.count;
    for (std::uint32_t i = 0; i < step.count; ++i)
        frame.cells[step.result + i] = row[i];
}

} // namespace

Instruction::Function jumpFunction()
{
    return &jumpStep;
}

Instruction::Function jumpUnlessFunction()
{
    return &jumpUnlessStep;
}

Instruction::Function loopEndFunction()
{
    return &loopEndStep;
}

Instruction::Function keepFunction()
{
    return &keepStep;
}

Instruction::Function keptFunction()
{
    return &keptStep;
}

} // namespace hawk::eval
