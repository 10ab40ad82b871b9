// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include "eval/real_operations.h"
#include "eval/scalar_functions.h"
#include "eval/steps.h"

namespace hawk::eval {

using ir::Op;

template <std::floating_point Real>
Instruction::Function realFunction(Op op)
{
    switch (op) {
    case Op::add:
        return &binaryStep<Real, Real, [](Real a, Real b) { return a + b; }>;
    case Op::subtract:
        return &binaryStep<Real, Real, [](Real a, Real b) { return a - b; }>;
    case Op::multiply:
        return &binaryStep<Real, Real, [](Real a, Real b) { return a * b; }>;
    case Op::divide:
        return &binaryStep<Real, Real, [](Real a, Real b) { return a / b; }>;
    case Op::power:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::pow(a, b); }>;
    case Op::minimum:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::fmin(a, b); }>;
    case Op::maximum:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::fmax(a, b); }>;
    case Op::atan2:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::atan2(a, b); }>;
    case Op::hypot:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::hypot(a, b); }>;
    case Op::copysign:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::copysign(a, b); }>;
    case Op::fmod:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::fmod(a, b); }>;
    case Op::fdim:
        return &binaryStep<Real, Real, [](Real a, Real b) { return std::fdim(a, b); }>;
    case Op::remainder:
        return &binaryStep<Real, Real, floorRemainder<Real>>;
    case Op::negate:
        return &unaryStep<Real, Real, [](Real x) { return -x; }>;
    case Op::abs:
        return &unaryStep<Real, Real, [](Real x) { return std::fabs(x); }>;
    case Op::rsqrt:
        return &unaryStep<Real, Real, reciprocalRoot<Real>>;
    case Op::sign:
        return &unaryStep<Real, Real, [](Real x) { return signOf(x); }>;
    case Op::spacing:
        return &unaryStep<Real, Real, spacingOf<Real>>;
    case Op::sqrt:
        return &unaryStep<Real, Real, [](Real x) { return std::sqrt(x); }>;
    case Op::cbrt:
        return &unaryStep<Real, Real, [](Real x) { return std::cbrt(x); }>;
    case Op::exp:
        return &unaryStep<Real, Real, [](Real x) { return std::exp(x); }>;
    case Op::exp2:
        return &unaryStep<Real, Real, [](Real x) { return std::exp2(x); }>;
    case Op::expm1:
        return &unaryStep<Real, Real, [](Real x) { return std::expm1(x); }>;
    case Op::log:
        return &unaryStep<Real, Real, [](Real x) { return std::log(x); }>;
    case Op::log2:
        return &unaryStep<Real, Real, [](Real x) { return std::log2(x); }>;
    case Op::log10:
        return &unaryStep<Real, Real, [](Real x) { return std::log10(x); }>;
    case Op::log1p:
        return &unaryStep<Real, Real, [](Real x) { return std::log1p(x); }>;
    case Op::sin:
        return &unaryStep<Real, Real, [](Real x) { return std::sin(x); }>;
    case Op::cos:
        return &unaryStep<Real, Real, [](Real x) { return std::cos(x); }>;
    case Op::tan:
        return &unaryStep<Real, Real, [](Real x) { return std::tan(x); }>;
    case Op::asin:
        return &unaryStep<Real, Real, [](Real x) { return std::asin(x); }>;
    case Op::acos:
        return &unaryStep<Real, Real, [](Real x) { return std::acos(x); }>;
    case Op::atan:
        return &unaryStep<Real, Real, [](Real x) { return std::atan(x); }>;
    case Op::sinh:
        return &unaryStep<Real, Real, [](Real x) { return std::sinh(x); }>;
    case Op::cosh:
        return &unaryStep<Real, Real, [](Real x) { return std::cosh(x); }>;
    case Op::tanh:
        return &unaryStep<Real, Real, [](Real x) { return std::tanh(x); }>;
    case Op::asinh:
        return &unaryStep<Real, Real, [](Real x) { return std::asinh(x); }>;
    case Op::acosh:
        return &unaryStep<Real, Real, [](Real x) { return std::acosh(x); }>;
    case Op::atanh:
        return &unaryStep<Real, Real, [](Real x) { return std::atanh(x); }>;
    case Op::floor:
        return &unaryStep<Real, Real, [](Real x) { return std::floor(x); }>;
    case Op::ceil:
        return &unaryStep<Real, Real, [](Real x) { return std::ceil(x); }>;
    case Op::trunc:
        return &unaryStep<Real, Real, [](Real x) { return std::trunc(x); }>;
    case Op::round:
        return &unaryStep<Real, Real, [](Real x) { return std::round(x); }>;
    case Op::rint:
        return &unaryStep<Real, Real, [](Real x) { return std::rint(x); }>;
    case Op::erf:
        return &unaryStep<Real, Real, [](Real x) { return std::erf(x); }>;
    case Op::erfc:
        return &unaryStep<Real, Real, [](Real x) { return std::erfc(x); }>;
    case Op::fma:
        return &ternaryStep<Real, [](Real a, Real b, Real c) { return std::fma(a, b, c); }>;
    case Op::clip:
        return &ternaryStep<Real, [](Real x, Real low, Real high) { return clipTo(x, low, high); }>;
    default:
        return nullptr;
    }
}

template Instruction::Function realFunction<double>(Op op);
template Instruction::Function realFunction<float>(Op op);

} // namespace hawk::eval
