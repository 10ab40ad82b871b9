// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/math_functions.h"

#include <algorithm>

#include "codegen/integer_functions.h"
#include "codegen/linear_algebra_functions.h"
#include "codegen/random_functions.h"

namespace hawk::codegen {

namespace {

constexpr auto vectorLibrary = MathSource::vectorLibrary;
constexpr auto builtin = MathSource::builtin;
constexpr auto own = MathSource::own;

constexpr MathFunction unary(std::string_view name, MathSource source)
{
    return {name, name, "Real x", "Real", source};
}

constexpr MathFunction binary(std::string_view name, MathSource source)
{
    return {name, name, "Real a, Real b", "Real", source};
}

// A select must not become a branch: the compiler would move the call that makes one of its sides into that
// branch, and a call under a condition has no vector variant. So the bits are combined.
constexpr MathFunction table[] = {
    // From their bits, as NVRTC has no builtins for them.
    {"infinity", "infinity", "", "Real", own,
     "return Real(__builtin_bit_cast(double, 0x7ff0000000000000ull));"},
    {"notANumber", "notANumber", "", "Real", own,
     "return Real(__builtin_bit_cast(double, 0x7ff8000000000000ull));"},
    {"select/bool", "select", "bool condition, bool a, bool b", "bool", own,
     "return (condition & a) | (!condition & b);"},
    {"select",
     "select",
     "bool condition, Real a, Real b",
     "Real",
     own,
     "const Bits mask = -Bits(condition);\n"
     "return __builtin_bit_cast(Real, (mask & __builtin_bit_cast(Bits, a)) | (~mask & "
     "__builtin_bit_cast(Bits, b)));",
     {}},

    unary("abs", builtin),
    unary("sqrt", builtin),
    unary("floor", builtin),
    unary("ceil", builtin),
    unary("trunc", builtin),
    unary("rint", builtin),
    binary("copysign", builtin),
    {"fma", "fma", "Real a, Real b, Real c", "Real", builtin},

    unary("cbrt", vectorLibrary),
    unary("exp", vectorLibrary),
    unary("exp2", vectorLibrary),
    unary("expm1", vectorLibrary),
    unary("log", vectorLibrary),
    unary("log2", vectorLibrary),
    unary("log10", vectorLibrary),
    unary("log1p", vectorLibrary),
    unary("sin", vectorLibrary),
    unary("cos", vectorLibrary),
    unary("tan", vectorLibrary),
    unary("asin", vectorLibrary),
    unary("acos", vectorLibrary),
    unary("atan", vectorLibrary),
    unary("sinh", vectorLibrary),
    unary("cosh", vectorLibrary),
    unary("tanh", vectorLibrary),
    unary("asinh", vectorLibrary),
    unary("acosh", vectorLibrary),
    unary("atanh", vectorLibrary),
    unary("erf", vectorLibrary),
    unary("erfc", vectorLibrary),
    binary("pow", vectorLibrary),
    binary("atan2", vectorLibrary),
    binary("hypot", vectorLibrary),
    binary("fmod", MathSource::library),

    {"at", "numberAt", "const Real* numbers, Int64 length, Int64 place, bool isNeeded", "Real", own,
     "return isNeeded & (UInt64(place) < UInt64(length)) ? numbers[place] : Real(0);"},

    {"isnan", "isnan", "Real x", "bool", own, "return x != x;"},
    {"isinf", "isinf", "Real x", "bool", own, "return abs(x) == infinity();", {"abs", "infinity"}},
    {"isfinite", "isfinite", "Real x", "bool", own, "return abs(x) < infinity();", {"abs", "infinity"}},
    {"rsqrt", "rsqrt", "Real x", "Real", own, "return Real(1) / sqrt(x);", {"sqrt"}},
    {"min", "minimum", "Real a, Real b", "Real", own, "return select((a < b) | (b != b), a, b);", {"select"}},
    {"max", "maximum", "Real a, Real b", "Real", own, "return select((a > b) | (b != b), a, b);", {"select"}},
    {"fdim", "fdim", "Real a, Real b", "Real", own, "return select(a <= b, Real(0), a - b);", {"select"}},
    {"sign",
     "sign",
     "Real x",
     "Real",
     own,
     "const Real zeroOrNan = select(x == Real(0), Real(0), x);\n"
     "return select(x > Real(0), Real(1), select(x < Real(0), Real(-1), zeroOrNan));",
     {"select"}},
    {"round",
     "round",
     "Real x",
     "Real",
     own,
     "const Real whole = trunc(x);\n"
     "const Real step = select(abs(x - whole) >= Real(0.5), Real(1), Real(0));\n"
     "return whole + copysign(step, x);",
     {"select", "abs", "trunc", "copysign"}},
    {"remainder",
     "remainder",
     "Real a, Real b",
     "Real",
     own,
     "const Real rest = fmod(a, b);\n"
     "const Real moved = select((rest < Real(0)) != (b < Real(0)), rest + b, rest);\n"
     "return select(rest == Real(0), copysign(Real(0), b), moved);",
     {"select", "fmod", "copysign"}},
    {"clip",
     "clip",
     "Real x, Real low, Real high",
     "Real",
     own,
     "const Real raised = select(x < low, low, x);\n"
     "const Real limited = select(raised > high, high, raised);\n"
     "return select(low != low, low, select(high != high, high, limited));",
     {"select"}},
    {"spacing",
     "spacing",
     "Real x",
     "Real",
     own,
     "const Real size = abs(x);\n"
     "const Real distance = __builtin_bit_cast(Real, __builtin_bit_cast(Bits, size) + 1) - size;\n"
     "return select(x < Real(0), -distance, distance);",
     {"select", "abs"}},
};

const std::vector<MathFunction>& allFunctions()
{
    static const std::vector<MathFunction> all = [] {
        std::vector<MathFunction> rows(std::begin(table), std::end(table));
        const std::span<const MathFunction> integers = integerFunctions();
        rows.insert(rows.end(), integers.begin(), integers.end());
        const std::span<const MathFunction> draws = randomFunctions();
        rows.insert(rows.end(), draws.begin(), draws.end());
        const std::span<const MathFunction> matrices = linearAlgebraFunctions();
        rows.insert(rows.end(), matrices.begin(), matrices.end());
        return rows;
    }();
    return all;
}

std::size_t indexOfFunction(std::string_view id)
{
    return static_cast<std::size_t>(std::ranges::find(allFunctions(), id, &MathFunction::id)
                                    - allFunctions().begin());
}

std::string_view suffixOf(data::Element element)
{
    switch (element) {
    case data::Element::boolean:
        return "/bool";
    case data::Element::index:
        return "/index";
    case data::Element::int32:
        return "/int32";
    case data::Element::uint32:
        return "/uint32";
    case data::Element::real:
        break;
    }
    return "";
}

} // namespace

std::span<const MathFunction> mathFunctions()
{
    return allFunctions();
}

const MathFunction& mathFunction(std::string_view id)
{
    return allFunctions()[indexOfFunction(id)];
}

const MathFunction& conversionTo(data::Element element)
{
    return mathFunction("convert" + std::string(suffixOf(element)));
}

const MathFunction* functionOf(ir::Op op, data::Element element)
{
    const std::string id = std::string(ir::info(op).name) + std::string(suffixOf(element));
    const std::size_t at = indexOfFunction(id);
    return at < allFunctions().size() ? &allFunctions()[at] : nullptr;
}

MathUse::MathUse() : m_used(allFunctions().size())
{ }

void MathUse::add(const MathFunction& function)
{
    const std::size_t at = indexOfFunction(function.id);
    if (m_used[at])
        return;
    m_used[at] = true;
    for (std::string_view id : function.needs) {
        if (!id.empty())
            add(mathFunction(id));
    }
}

std::vector<const MathFunction*> MathUse::functions() const
{
    std::vector<const MathFunction*> used;
    for (std::size_t i = 0; i < m_used.size(); ++i) {
        if (m_used[i])
            used.push_back(&allFunctions()[i]);
    }
    return used;
}

bool MathUse::any(MathSource source) const
{
    return std::ranges::any_of(functions(), [&](const MathFunction* each) { return each->source == source; });
}

} // namespace hawk::codegen
