// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::Op;

Value callElementwise(const MathCall& call)
{
    return applyElementwise(call.frame, call.row.op, call.row.name, call.arguments, call.places, call.range);
}

constexpr MathRow unary(std::string_view name, Op op, std::string_view usage)
{
    return {name, callElementwise, 1, op, usage};
}

constexpr MathRow binary(std::string_view name, Op op, std::string_view usage)
{
    return {name, callElementwise, 2, op, usage};
}

constexpr MathRow ternary(std::string_view name, Op op, std::string_view usage)
{
    return {name, callElementwise, 3, op, usage};
}

constexpr MathRow table[] = {
    unary("sqrt", Op::sqrt, "sqrt(x)"),
    unary("rsqrt", Op::rsqrt, "rsqrt(x)"),
    unary("cbrt", Op::cbrt, "cbrt(x)"),
    unary("exp", Op::exp, "exp(x)"),
    unary("exp2", Op::exp2, "exp2(x)"),
    unary("expm1", Op::expm1, "expm1(x)"),
    unary("log", Op::log, "log(x)"),
    unary("log2", Op::log2, "log2(x)"),
    unary("log10", Op::log10, "log10(x)"),
    unary("log1p", Op::log1p, "log1p(x)"),
    unary("sin", Op::sin, "sin(x)"),
    unary("cos", Op::cos, "cos(x)"),
    unary("tan", Op::tan, "tan(x)"),
    unary("asin", Op::asin, "asin(x)"),
    unary("acos", Op::acos, "acos(x)"),
    unary("atan", Op::atan, "atan(x)"),
    unary("sinh", Op::sinh, "sinh(x)"),
    unary("cosh", Op::cosh, "cosh(x)"),
    unary("tanh", Op::tanh, "tanh(x)"),
    unary("asinh", Op::asinh, "asinh(x)"),
    unary("acosh", Op::acosh, "acosh(x)"),
    unary("atanh", Op::atanh, "atanh(x)"),
    unary("erf", Op::erf, "erf(x)"),
    unary("erfc", Op::erfc, "erfc(x)"),
    unary("abs", Op::abs, "abs(x)"),
    unary("absolute", Op::abs, "absolute(x)"),
    unary("floor", Op::floor, "floor(x)"),
    unary("ceil", Op::ceil, "ceil(x)"),
    unary("trunc", Op::trunc, "trunc(x)"),
    unary("round", Op::round, "round(x)"),
    unary("rint", Op::rint, "rint(x)"),
    unary("sign", Op::sign, "sign(x)"),
    unary("spacing", Op::spacing, "spacing(x)"),
    unary("isnan", Op::isnan, "isnan(x)"),
    unary("isinf", Op::isinf, "isinf(x)"),
    unary("isfinite", Op::isfinite, "isfinite(x)"),
    binary("minimum", Op::minimum, "minimum(a, b)"),
    binary("min", Op::minimum, "min(a, b)"),
    binary("maximum", Op::maximum, "maximum(a, b)"),
    binary("max", Op::maximum, "max(a, b)"),
    binary("power", Op::power, "power(a, b)"),
    binary("pow", Op::power, "pow(a, b)"),
    binary("atan2", Op::atan2, "atan2(y, x)"),
    binary("hypot", Op::hypot, "hypot(a, b)"),
    binary("copysign", Op::copysign, "copysign(a, b)"),
    binary("fmod", Op::fmod, "fmod(a, b)"),
    binary("remainder", Op::remainder, "remainder(a, b)"),
    binary("fdim", Op::fdim, "fdim(a, b)"),
    ternary("fma", Op::fma, "fma(a, b, c)"),
    ternary("clip", Op::clip, "clip(x, low, high)"),
};

} // namespace

std::span<const MathRow> realMathRows()
{
    return table;
}

} // namespace hawk::trace
