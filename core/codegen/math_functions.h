// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "data/element.h"
#include "ir/op.h"

namespace hawk::codegen {

/// Where the code of a function comes from.
enum class MathSource : std::uint8_t {
    vectorLibrary, ///< libm, with vector variants in libmvec
    library, ///< libm alone
    builtin, ///< the compiler; libm for processors without the instruction
    own ///< written out in the generated text
};

/// One function of the generated namespace `math`. A name may be overloaded: `id` is unique.
struct MathFunction {
    std::string_view id;
    std::string_view name;
    std::string_view parameters; ///< as in a declaration: `Real a, Real b`
    std::string_view result; ///< `Real`, `Int64`, `bool`
    MathSource source;
    /// own: the statements of the body, one per line, branch-free so that a loop around it vectorises.
    std::string_view body = {};
    std::array<std::string_view, 6> needs = {}; ///< ids of functions that `body` calls
    std::string_view sizes = {}; ///< of a template: its parameters, `int n`
};

/// Every function there is; each stands after those it needs.
std::span<const MathFunction> mathFunctions();
const MathFunction& mathFunction(std::string_view id);

/// The function that limits a Real to the range of an integer type and drops what is behind the point.
const MathFunction& conversionTo(data::Element element);

/// The function of an operation on numbers of one element type; null when the operation is an operator.
const MathFunction* functionOf(ir::Op op, data::Element element);

/// The functions a text calls, with all that those need.
class MathUse
{
public:
    MathUse();
    void add(const MathFunction& function);
    /// In the order of mathFunctions().
    std::vector<const MathFunction*> functions() const;
    bool any(MathSource source) const;

private:
    std::vector<bool> m_used;
};

} // namespace hawk::codegen
