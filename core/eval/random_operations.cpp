// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/operations.h"
#include "eval/philox.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

template <std::floating_point Real, Real (*draw)(std::int64_t, std::int64_t, std::int64_t)>
void drawStep(const Instruction& step, const Frame& frame)
{
    const auto operand = [&](std::size_t i) { return as<std::int64_t>(entry(frame, step.operands[i], 0)); };
    as<Real>(frame.cells[step.result]) = draw(operand(0), operand(1), operand(2));
}

template <std::floating_point Real>
Instruction::Function draw(ir::Op op)
{
    return op == ir::Op::randomUniform ? &drawStep<Real, randomUniform<Real>>
                                       : &drawStep<Real, randomNormal<Real>>;
}

} // namespace

Instruction::Function randomFunction(ir::Op op, data::Dtype type)
{
    return type == data::Dtype::float32 ? draw<float>(op) : draw<double>(op);
}

} // namespace hawk::eval
