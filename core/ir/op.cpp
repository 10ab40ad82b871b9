// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/op.h"

#include <algorithm>
#include <array>

namespace hawk::ir {

namespace {
constexpr std::uint8_t any = 0xff;
constexpr auto leaf = OpClass::leaf;
constexpr auto each = OpClass::elementwise;
constexpr auto whole = OpClass::integer;
constexpr auto test = OpClass::predicate;
constexpr auto structural = OpClass::structural;

constexpr std::array<OpInfo, opCount> table = {{
    {"const", leaf, 0, false},
    {"input", leaf, 0, false},
    {"uniform", leaf, 0, false},
    {"prior", leaf, 0, false},
    {"sample_index", leaf, 0, false},
    {"n_samples", leaf, 0, false},

    {"loop_index", OpClass::loop, 0, false},
    {"loop_carry", OpClass::loop, 0, false},
    {"loop", OpClass::loop, any, false},
    {"loop_value", OpClass::loop, 1, false},
    {"loop_recorded", OpClass::loop, 2, false},

    {"add", each, 2, false},
    {"sub", each, 2, false},
    {"mul", each, 2, false},
    {"div", each, 2, true},
    {"pow", each, 2, true},
    {"min", each, 2, false},
    {"max", each, 2, false},
    {"atan2", each, 2, true},
    {"hypot", each, 2, true},
    {"copysign", each, 2, false},
    {"fmod", each, 2, true},
    {"remainder", each, 2, true},
    {"fdim", each, 2, false},

    {"neg", each, 1, false},
    {"abs", each, 1, false},
    {"sqrt", each, 1, true},
    {"rsqrt", each, 1, true},
    {"cbrt", each, 1, true},
    {"exp", each, 1, true},
    {"exp2", each, 1, true},
    {"expm1", each, 1, true},
    {"log", each, 1, true},
    {"log2", each, 1, true},
    {"log10", each, 1, true},
    {"log1p", each, 1, true},
    {"sin", each, 1, true},
    {"cos", each, 1, true},
    {"tan", each, 1, true},
    {"asin", each, 1, true},
    {"acos", each, 1, true},
    {"atan", each, 1, true},
    {"sinh", each, 1, true},
    {"cosh", each, 1, true},
    {"tanh", each, 1, true},
    {"asinh", each, 1, true},
    {"acosh", each, 1, true},
    {"atanh", each, 1, true},
    {"floor", each, 1, false},
    {"ceil", each, 1, false},
    {"trunc", each, 1, false},
    {"round", each, 1, false},
    {"rint", each, 1, false},
    {"sign", each, 1, false},
    {"erf", each, 1, true},
    {"erfc", each, 1, true},
    {"spacing", each, 1, false},

    {"fma", each, 3, false},
    {"clip", each, 3, false},

    {"floordiv", whole, 2, true},
    {"mod", whole, 2, true},
    {"band", whole, 2, false},
    {"bor", whole, 2, false},
    {"bxor", whole, 2, false},
    {"shl", whole, 2, false},
    {"shr", whole, 2, false},
    {"invert", whole, 1, false},
    {"pair_row", whole, 1, true},

    {"random_uniform", OpClass::random, 3, true},
    {"random_normal", OpClass::random, 3, true},

    {"isnan", test, 1, false},
    {"isinf", test, 1, false},
    {"isfinite", test, 1, false},
    {"lt", test, 2, false},
    {"le", test, 2, false},
    {"gt", test, 2, false},
    {"ge", test, 2, false},
    {"eq", test, 2, false},
    {"ne", test, 2, false},
    {"land", test, 2, false},
    {"lor", test, 2, false},
    {"lnot", test, 1, false},

    {"select", OpClass::choice, 3, false},

    {"vec", structural, any, false},
    {"splat", structural, 1, false},
    {"component", structural, 1, false},
    {"component_at", structural, 2, false},
    {"set_component", structural, 2, false},
    {"set_component_at", structural, 3, false},
    {"dot", structural, 2, false},
    {"norm", structural, 1, true},
    {"sum", structural, 1, false},
    {"transpose", structural, 1, false},
    {"cast", structural, 1, false},
    {"primitive", structural, any, false},
    {"total", structural, 1, false},

    {"at", OpClass::gather, any, true},

    {"mv", OpClass::product, 2, false},
    {"mm", OpClass::product, 2, false},
    {"outer", OpClass::product, 2, false},
    {"cross", OpClass::product, 2, false},
    {"quat_mul", OpClass::product, 2, false},

    {"lu", OpClass::linear, 1, true},
    {"chol", OpClass::linear, 1, true},
    {"chol_from", OpClass::linear, 1, true},
    {"eigh", OpClass::linear, 1, true},
    {"lu_solve", OpClass::linear, 2, true},
    {"cho_solve", OpClass::linear, 2, true},
    {"lu_det", OpClass::linear, 1, true},
    {"chol_factor", OpClass::linear, 1, false},
    {"eigh_w", OpClass::linear, 1, false},
    {"eigh_v", OpClass::linear, 1, false},
    {"factor_info", OpClass::linear, 1, false},
}};
} // namespace

const OpInfo& info(Op op)
{
    return table[static_cast<std::size_t>(op)];
}

std::optional<Op> opFromName(std::string_view name)
{
    const auto row = std::ranges::find(table, name, &OpInfo::name);
    if (row == table.end())
        return std::nullopt;
    return static_cast<Op>(row - table.begin());
}

} // namespace hawk::ir
