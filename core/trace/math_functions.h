// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>

#include "ir/op.h"
#include "text/diagnostic.h"
#include "trace/session.h"

namespace hawk::trace {

enum class MathKind : std::uint8_t {
    elementwise, ///< `op` on numbers, entry by entry
    classTest, ///< isnan, isinf, isfinite
    logic, ///< land, lor, lnot: on conditions
    select, ///< where, select
    vec,
    dot,
    norm,
    total, ///< vsum, sum
    mean,
    toReal,
    refused ///< a function of the language that this version refuses with `rule`
};

/// One function of hawk.math. `usage` is the call as a person writes it.
struct MathRow {
    std::string_view name;
    MathKind kind = MathKind::refused;
    ir::Op op{};
    std::string_view usage;
    const text::DiagnosticRule* rule = nullptr;
};

const MathRow* findMathFunction(std::string_view name);
std::vector<std::string_view> mathNames();
/// The row of an element-wise operation under its own name.
const MathRow& mathFunction(ir::Op op);

/// A call of a hawk.math function in a kernel or helper. `places` are the ranges of the arguments.
Value callMath(Frame& frame, const MathRow& row, const std::vector<Value>& arguments,
               const std::vector<Range>& places, Range call);

} // namespace hawk::trace
