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
    Cell* row = frame.cells + keptRow(step, frame);
    for (std::uint32_t i = 0; i < step.count; ++i)
        row[i] = entry(frame, step.operands[2], i);
}

void keptStep(const Instruction& step, const Frame& frame)
{
    const Cell* row = frame.cells + recalledRow(step, frame);
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
