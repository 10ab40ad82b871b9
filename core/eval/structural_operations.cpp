// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <atomic>
#include <cmath>
#include <cstring>

#include "eval/operations.h"
#include "eval/scalar_functions.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

template <class T>
void selectStep(const Instruction& step, const Frame& frame)
{
    const auto& [condition, whenTrue, whenFalse] = step.operands;
    for (std::uint32_t i = 0; i < step.count; ++i) {
        const Operand& chosen = as<bool>(entry(frame, condition, i)) ? whenTrue : whenFalse;
        as<T>(frame.cells[step.result + i]) = as<T>(entry(frame, chosen, i));
    }
}

/// Left to right, beginning with the first term: a sum of -0 alone stays -0.
template <std::floating_point Real>
Real sumOfProducts(const Instruction& step, const Frame& frame, const Operand& a, const Operand& b)
{
    Real total = as<Real>(entry(frame, a, 0)) * as<Real>(entry(frame, b, 0));
    for (std::uint32_t i = 1; i < step.count; ++i)
        total += as<Real>(entry(frame, a, i)) * as<Real>(entry(frame, b, i));
    return total;
}

template <std::floating_point Real>
void dotStep(const Instruction& step, const Frame& frame)
{
    as<Real>(frame.cells[step.result]) = sumOfProducts<Real>(step, frame, step.operands[0], step.operands[1]);
}

template <std::floating_point Real>
void normStep(const Instruction& step, const Frame& frame)
{
    const Operand& x = step.operands[0];
    as<Real>(frame.cells[step.result]) = std::sqrt(sumOfProducts<Real>(step, frame, x, x));
}

template <std::floating_point Real>
void sumStep(const Instruction& step, const Frame& frame)
{
    Real total = as<Real>(entry(frame, step.operands[0], 0));
    for (std::uint32_t i = 1; i < step.count; ++i)
        total += as<Real>(entry(frame, step.operands[0], i));
    as<Real>(frame.cells[step.result]) = total;
}

void copyStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i)
        frame.cells[step.result + i] = entry(frame, step.operands[0], i);
}

/// A position outside of a vector reads the last component and writes none (docs/semantics.md "Operators").
void componentAtStep(const Instruction& step, const Frame& frame)
{
    const std::int64_t at = as<std::int64_t>(entry(frame, step.operands[1], 0));
    const bool isInside = at >= 0 && at < static_cast<std::int64_t>(step.count);
    const std::uint32_t position = isInside ? static_cast<std::uint32_t>(at) : step.count - 1;
    frame.cells[step.result] = entry(frame, step.operands[0], position);
}

void setComponentAtStep(const Instruction& step, const Frame& frame)
{
    const std::int64_t at = as<std::int64_t>(entry(frame, step.operands[1], 0));
    if (at >= 0 && at < static_cast<std::int64_t>(step.count))
        frame.cells[step.result + static_cast<std::uint32_t>(at)] = entry(frame, step.operands[2], 0);
}

void sampleIndexStep(const Instruction& step, const Frame& frame)
{
    as<std::int64_t>(frame.cells[step.result]) = frame.sample;
}

/// Planes are read and written by memcpy: a caller's array need not be aligned.
template <class T>
std::byte* address(const Plane& plane, std::uint32_t component, std::int64_t sample)
{
    return plane.data + (component * plane.pitch + sample) * static_cast<std::int64_t>(sizeof(T));
}

template <class T>
void loadStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i) {
        const std::byte* from = address<T>(frame.planes[step.plane], i, frame.sample);
        if constexpr (std::same_as<T, bool>)
            as<bool>(frame.cells[step.result + i]) = *from != std::byte{0};
        else
            std::memcpy(&as<T>(frame.cells[step.result + i]), from, sizeof(T));
    }
}

template <class T>
void storeStep(const Instruction& step, const Frame& frame)
{
    for (std::uint32_t i = 0; i < step.count; ++i) {
        std::memcpy(address<T>(frame.planes[step.plane], i, frame.sample),
                    &as<T>(entry(frame, step.operands[0], i)), sizeof(T));
    }
}

void finishStep(const Instruction& step, const Frame& frame)
{
    std::byte& mask = frame.planes[step.plane].data[frame.sample];
    if (mask != std::byte{0} || !as<bool>(entry(frame, step.operands[0], 0)))
        return;
    mask = std::byte{1};
    auto& counter = *reinterpret_cast<std::uint32_t*>(frame.planes[step.counter].data);
    std::atomic_ref(counter).fetch_add(1, std::memory_order_relaxed);
}

template <std::floating_point Real>
Instruction::Function realReduction(ir::Op op)
{
    switch (op) {
    case ir::Op::dot:
        return &dotStep<Real>;
    case ir::Op::norm:
        return &normStep<Real>;
    case ir::Op::sum:
        return &sumStep<Real>;
    default:
        return nullptr;
    }
}

} // namespace

Instruction::Function selectFunction(data::Dtype type)
{
    return withTypeOf(type, []<class T>(TypeOf<T>) -> Instruction::Function { return &selectStep<T>; });
}

Instruction::Function reductionFunction(ir::Op op, data::Dtype type)
{
    return withTypeOf(type, [op]<class T>(TypeOf<T>) -> Instruction::Function {
        if constexpr (std::floating_point<T>)
            return realReduction<T>(op);
        else
            return nullptr;
    });
}

Instruction::Function componentAtFunction()
{
    return &componentAtStep;
}

Instruction::Function setComponentAtFunction()
{
    return &setComponentAtStep;
}

Instruction::Function copyFunction()
{
    return &copyStep;
}

Instruction::Function convertFunction(data::Dtype from, data::Dtype to)
{
    return withTypeOf(from, [to]<class From>(TypeOf<From>) {
        return withTypeOf(to, []<class To>(TypeOf<To>) -> Instruction::Function {
            return &unaryStep<From, To, convertTo<To, From>>;
        });
    });
}

Instruction::Function sampleIndexFunction()
{
    return &sampleIndexStep;
}

Instruction::Function finishFunction()
{
    return &finishStep;
}

Instruction::Function loadFunction(data::Dtype type)
{
    return withTypeOf(type, []<class T>(TypeOf<T>) -> Instruction::Function { return &loadStep<T>; });
}

Instruction::Function storeFunction(data::Dtype type)
{
    return withTypeOf(type, []<class T>(TypeOf<T>) -> Instruction::Function { return &storeStep<T>; });
}

} // namespace hawk::eval
