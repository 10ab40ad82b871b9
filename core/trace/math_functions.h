// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>

#include "ir/op.h"
#include "text/diagnostic.h"
#include "trace/session.h"

namespace hawk::trace {

struct MathCall;

/// One function of hawk.math. `usage` is the call as a person writes it.
struct MathRow {
    std::string_view name;
    /// Traces a call whose number of arguments was checked.
    Value (*call)(const MathCall&) = nullptr;
    std::size_t arguments = 0; ///< how many it takes
    ir::Op op{};
    std::string_view usage = {};
    /// Of a function whose arguments may be named, or left out from number `required` on: `None` then stands
    /// for them.
    std::span<const std::string_view> names = {};
    std::size_t required = 0;
};

/// Takes any number of arguments.
inline constexpr std::size_t anyCount = static_cast<std::size_t>(-1);

/// Null when hawk.math has no such function.
const MathRow* findMathFunction(std::string_view name);
std::vector<std::string_view> mathNames();
/// Whether the function takes one argument more, `axis`, which may be named.
bool takesAxis(const MathRow& row);

/// A call of a hawk.math function in a kernel or helper. `places` are the ranges of the arguments.
Value callMath(Frame& frame, const MathRow& row, const std::vector<Value>& arguments,
               const std::vector<Range>& places, Range call);

} // namespace hawk::trace
