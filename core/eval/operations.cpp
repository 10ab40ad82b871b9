// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/operations.h"

#include <cmath>
#include <concepts>
#include <functional>

#include "eval/integer_functions.h"
#include "eval/real_operations.h"
#include "eval/scalar_functions.h"
#include "eval/steps.h"

namespace hawk::eval {

using ir::Op;

namespace {

template <std::integral Integer>
Instruction::Function integerFunction(Op op)
{
    switch (op) {
    case Op::add:
        return &binaryStep<Integer, Integer, wrappedSum<Integer>>;
    case Op::subtract:
        return &binaryStep<Integer, Integer, wrappedDifference<Integer>>;
    case Op::multiply:
        return &binaryStep<Integer, Integer, wrappedProduct<Integer>>;
    case Op::divide:
        return &binaryStep<Integer, Integer, truncatedQuotient<Integer>>;
    case Op::minimum:
        return &binaryStep<Integer, Integer, [](Integer a, Integer b) { return b < a ? b : a; }>;
    case Op::maximum:
        return &binaryStep<Integer, Integer, [](Integer a, Integer b) { return a < b ? b : a; }>;
    case Op::negate:
        return &unaryStep<Integer, Integer, wrappedNegation<Integer>>;
    case Op::abs:
        return &unaryStep<Integer, Integer, wrappedMagnitude<Integer>>;
    case Op::sign:
        return &unaryStep<Integer, Integer, [](Integer x) { return signOf(x); }>;
    case Op::clip:
        return &ternaryStep<Integer,
                            [](Integer x, Integer low, Integer high) { return clipTo(x, low, high); }>;
    case Op::floorDivide:
        return &binaryStep<Integer, Integer, flooredQuotient<Integer>>;
    case Op::modulo:
        return &binaryStep<Integer, Integer, flooredRest<Integer>>;
    case Op::bitAnd:
        return &binaryStep<Integer, Integer, std::bit_and<Integer>{}>;
    case Op::bitOr:
        return &binaryStep<Integer, Integer, std::bit_or<Integer>{}>;
    case Op::bitXor:
        return &binaryStep<Integer, Integer, std::bit_xor<Integer>{}>;
    case Op::shiftLeft:
        return &binaryStep<Integer, Integer, shiftedLeft<Integer>>;
    case Op::shiftRight:
        return &binaryStep<Integer, Integer, shiftedRight<Integer>>;
    case Op::invert:
        return &unaryStep<Integer, Integer, std::bit_not<Integer>{}>;
    case Op::pairRow:
        if constexpr (sizeof(Integer) == 8)
            return &unaryStep<Integer, Integer, pairRow>;
        return nullptr;
    default:
        return nullptr;
    }
}

template <std::floating_point Real>
Instruction::Function classification(Op op)
{
    switch (op) {
    case Op::isnan:
        return &unaryStep<Real, bool, [](Real x) { return std::isnan(x); }>;
    case Op::isinf:
        return &unaryStep<Real, bool, [](Real x) { return std::isinf(x); }>;
    case Op::isfinite:
        return &unaryStep<Real, bool, [](Real x) { return std::isfinite(x); }>;
    default:
        return nullptr;
    }
}

Instruction::Function logicalFunction(Op op)
{
    switch (op) {
    case Op::logicalAnd:
        return &binaryStep<bool, bool, std::logical_and<bool>{}>;
    case Op::logicalOr:
        return &binaryStep<bool, bool, std::logical_or<bool>{}>;
    case Op::logicalNot:
        return &unaryStep<bool, bool, std::logical_not<bool>{}>;
    default:
        return nullptr;
    }
}

/// IEEE comparisons: with a NaN only `notEqual` holds.
template <class T>
Instruction::Function comparison(Op op)
{
    switch (op) {
    case Op::less:
        return &binaryStep<T, bool, std::less<T>{}>;
    case Op::lessEqual:
        return &binaryStep<T, bool, std::less_equal<T>{}>;
    case Op::greater:
        return &binaryStep<T, bool, std::greater<T>{}>;
    case Op::greaterEqual:
        return &binaryStep<T, bool, std::greater_equal<T>{}>;
    case Op::equal:
        return &binaryStep<T, bool, std::equal_to<T>{}>;
    case Op::notEqual:
        return &binaryStep<T, bool, std::not_equal_to<T>{}>;
    default:
        return nullptr;
    }
}

} // namespace

Instruction::Function elementwiseFunction(Op op, data::Dtype type)
{
    return withTypeOf(type, [op]<class T>(TypeOf<T>) -> Instruction::Function {
        if constexpr (std::floating_point<T>)
            return realFunction<T>(op);
        else if constexpr (std::same_as<T, bool>)
            return nullptr;
        else
            return integerFunction<T>(op);
    });
}

Instruction::Function predicateFunction(Op op, data::Dtype type)
{
    return withTypeOf(type, [op]<class T>(TypeOf<T>) -> Instruction::Function {
        if (const Instruction::Function compare = comparison<T>(op))
            return compare;
        if constexpr (std::floating_point<T>)
            return classification<T>(op);
        else if constexpr (std::same_as<T, bool>)
            return logicalFunction(op);
        else
            return nullptr;
    });
}

} // namespace hawk::eval
