// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/math_functions.h"

#include <algorithm>

#include "trace/unsupported.h"

namespace hawk::trace {

namespace {

using enum MathKind;
using ir::Op;

constexpr MathRow unary(std::string_view name, Op op, std::string_view usage)
{
    return {name, elementwise, op, usage};
}

constexpr MathRow no(std::string_view name, const text::DiagnosticRule& rule)
{
    return {name, refused, {}, {}, &rule};
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
    {"isnan", classTest, Op::isnan, "isnan(x)"},
    {"isinf", classTest, Op::isinf, "isinf(x)"},
    {"isfinite", classTest, Op::isfinite, "isfinite(x)"},
    {"minimum", elementwise, Op::minimum, "minimum(a, b)"},
    {"min", elementwise, Op::minimum, "min(a, b)"},
    {"maximum", elementwise, Op::maximum, "maximum(a, b)"},
    {"max", elementwise, Op::maximum, "max(a, b)"},
    {"power", elementwise, Op::power, "power(a, b)"},
    {"pow", elementwise, Op::power, "pow(a, b)"},
    {"atan2", elementwise, Op::atan2, "atan2(y, x)"},
    {"hypot", elementwise, Op::hypot, "hypot(a, b)"},
    {"copysign", elementwise, Op::copysign, "copysign(a, b)"},
    {"fmod", elementwise, Op::fmod, "fmod(a, b)"},
    {"remainder", elementwise, Op::remainder, "remainder(a, b)"},
    {"fdim", elementwise, Op::fdim, "fdim(a, b)"},
    {"fma", elementwise, Op::fma, "fma(a, b, c)"},
    {"clip", elementwise, Op::clip, "clip(x, low, high)"},
    {"land", logic, Op::logicalAnd, "land(a, b)"},
    {"lor", logic, Op::logicalOr, "lor(a, b)"},
    {"lnot", logic, Op::logicalNot, "lnot(a)"},
    {"where", MathKind::select, Op::select, "where(condition, a, b)"},
    {"select", MathKind::select, Op::select, "select(condition, a, b)"},
    {"vec", vec, Op::vec, "vec(a, b, …)"},
    {"dot", dot, Op::dot, "dot(u, v)"},
    {"norm", norm, Op::norm, "norm(v)"},
    {"vsum", total, Op::sum, "vsum(v)"},
    {"sum", total, Op::sum, "sum(v)"},
    {"mean", mean, Op::sum, "mean(v)"},
    {"real", toReal, Op::convert, "real(x)"},
    no("argmax", unsupported::indexFunctions),
    no("index", unsupported::indexFunctions),
    no("sample_index", unsupported::indexFunctions),
    no("n_samples", unsupported::indexFunctions),
    no("split_index", unsupported::indexFunctions),
    no("pair_index", unsupported::indexFunctions),
    no("take", unsupported::otherSamples),
    no("int32", unsupported::casts),
    no("uint32", unsupported::casts),
    no("dispatch", unsupported::dispatch),
    no("cross", unsupported::matrixFunctions),
    no("outer", unsupported::matrixFunctions),
    no("transpose", unsupported::matrixFunctions),
    no("mat", unsupported::matrixFunctions),
    no("eye", unsupported::matrixFunctions),
    no("diag", unsupported::matrixFunctions),
    no("diagonal", unsupported::matrixFunctions),
    no("trace", unsupported::matrixFunctions),
    no("tril", unsupported::matrixFunctions),
    no("quat_mul", unsupported::matrixFunctions),
    no("quat_conj", unsupported::matrixFunctions),
    no("quat_recip", unsupported::matrixFunctions),
    no("quat_rotate", unsupported::matrixFunctions),
    no("as_pure", unsupported::matrixFunctions),
    no("as_vec3", unsupported::matrixFunctions),
    no("solve", unsupported::linearAlgebra),
    no("lu", unsupported::linearAlgebra),
    no("lu_solve", unsupported::linearAlgebra),
    no("inv", unsupported::linearAlgebra),
    no("det", unsupported::linearAlgebra),
    no("cholesky", unsupported::linearAlgebra),
    no("chol_from", unsupported::linearAlgebra),
    no("cho_solve", unsupported::linearAlgebra),
    no("eigh", unsupported::linearAlgebra),
    no("lstsq", unsupported::linearAlgebra),
    no("lm_step", unsupported::linearAlgebra),
    no("mvn_sample", unsupported::linearAlgebra),
    no("random_uniform", unsupported::randomDraws),
    no("random_normal", unsupported::randomDraws),
    no("random_lognormal", unsupported::randomDraws),
    no("random_exponential", unsupported::randomDraws),
    no("random_bernoulli", unsupported::randomDraws),
    no("random_uniform_int", unsupported::randomDraws),
    no("random_poisson1", unsupported::randomDraws),
    no("random_multivariate_normal", unsupported::randomDraws),
    no("random", unsupported::randomDraws),
};

} // namespace

const MathRow* findMathFunction(std::string_view name)
{
    const auto* row = std::ranges::find(table, name, &MathRow::name);
    return row == std::end(table) ? nullptr : row;
}

std::vector<std::string_view> mathNames()
{
    std::vector<std::string_view> names = {"nan", "inf"};
    for (const MathRow& row : table)
        names.push_back(row.name);
    return names;
}

const MathRow& mathFunction(ir::Op op)
{
    return *std::ranges::find(table, op, &MathRow::op);
}

} // namespace hawk::trace
