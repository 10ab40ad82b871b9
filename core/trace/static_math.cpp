// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "trace/builtins.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

struct Constant {
    std::string_view name;
    double value;
};
constexpr Constant constants[] = {
    {"pi", std::numbers::pi},
    {"e", std::numbers::e},
    {"tau", 2.0 * std::numbers::pi},
    {"inf", std::numeric_limits<double>::infinity()},
    {"nan", std::numeric_limits<double>::quiet_NaN()},
};

using Unary = double (*)(double);
struct UnaryRow {
    std::string_view name;
    std::string_view numpyName; ///< empty: the same; "-": none
    Unary function;
};
const UnaryRow unaries[] = {
    {"sqrt", {}, std::sqrt},
    {"cbrt", {}, std::cbrt},
    {"exp", {}, std::exp},
    {"exp2", {}, std::exp2},
    {"expm1", {}, std::expm1},
    {"log", {}, std::log},
    {"log2", {}, std::log2},
    {"log10", {}, std::log10},
    {"log1p", {}, std::log1p},
    {"sin", {}, std::sin},
    {"cos", {}, std::cos},
    {"tan", {}, std::tan},
    {"asin", "arcsin", std::asin},
    {"acos", "arccos", std::acos},
    {"atan", "arctan", std::atan},
    {"sinh", {}, std::sinh},
    {"cosh", {}, std::cosh},
    {"tanh", {}, std::tanh},
    {"asinh", "arcsinh", std::asinh},
    {"acosh", "arccosh", std::acosh},
    {"atanh", "arctanh", std::atanh},
    {"erf", "-", std::erf},
    {"erfc", "-", std::erfc},
    {"gamma", "-", std::tgamma},
    {"lgamma", "-", std::lgamma},
    {"fabs", {}, std::fabs},
    {"radians", {}, +[](double x) { return x * (std::numbers::pi / 180.0); }},
    {"degrees", {}, +[](double x) { return x * (180.0 / std::numbers::pi); }},
};

using Binary = double (*)(double, double);
struct BinaryRow {
    std::string_view name;
    std::string_view numpyName;
    Binary function;
};
const BinaryRow binaries[] = {
    {"pow", "power", std::pow},
    {"atan2", "arctan2", std::atan2},
    {"hypot", {}, std::hypot},
    {"fmod", {}, std::fmod},
    {"copysign", {}, std::copysign},
    {"ldexp", "-",
     +[](double x, double n) { return std::ldexp(x, static_cast<int>(std::clamp(n, -10000.0, 10000.0))); }},
};

template <class Row>
std::string_view nameIn(const Row& row, std::string_view module)
{
    return module == "numpy" && !row.numpyName.empty() ? row.numpyName : row.name;
}

template <class Rows>
const auto* findRow(const Rows& rows, std::string_view module, std::string_view name)
{
    const auto* row =
        std::ranges::find_if(rows, [&](const auto& one) { return nameIn(one, module) == name; });
    return row == std::end(rows) ? nullptr : row;
}

constexpr std::string_view wholeFunctions[] = {"floor", "ceil", "trunc"};
constexpr std::string_view conversions[] = {"float64", "float32", "int64", "int32"};

/// Of `math` alone.
constexpr std::string_view mathAlone[] = {"isnan", "factorial"};

bool isKnownFunction(std::string_view module, std::string_view name)
{
    return findRow(unaries, module, name) != nullptr || findRow(binaries, module, name) != nullptr
        || std::ranges::contains(wholeFunctions, name)
        || (module == "numpy" && std::ranges::contains(conversions, name))
        || (module == "math" && std::ranges::contains(mathAlone, name));
}

Value toWhole(double value)
{
    return static_cast<Integer>(value);
}

Value refuseDomain(Frame& frame, const StaticFunction& function, const Arguments& arguments, Range call)
{
    std::string given;
    for (const Value& value : arguments.positional)
        given += (given.empty() ? "" : ", ") + represent(value);
    return frame.refuse(faults::mathDomain, call,
                        {std::string(function.module) + "." + std::string(function.name), given});
}

Value callWhole(Frame& frame, const StaticFunction& function, const Arguments& arguments, double x,
                Range call)
{
    const double rounded =
        function.name == "floor" ? std::floor(x) : (function.name == "ceil" ? std::ceil(x) : std::trunc(x));
    // math gives an int where numpy gives a float.
    if (function.module == "numpy")
        return rounded;
    return std::abs(rounded) < 0x1p126 ? toWhole(rounded) : refuseDomain(frame, function, arguments, call);
}

Value convert(Frame& frame, const StaticFunction& function, const Arguments& arguments, double x, Range call)
{
    if (function.name == "float64")
        return x;
    if (function.name == "float32")
        return static_cast<double>(static_cast<float>(x));
    return std::abs(x) < 0x1p126 ? toWhole(x) : refuseDomain(frame, function, arguments, call);
}

Value factorial(Frame& frame, const StaticFunction& function, const Arguments& arguments, Range call)
{
    const auto count = asInteger(arguments.positional[0]);
    if (!count || *count < 0)
        return refuseDomain(frame, function, arguments, call);
    Integer result = 1;
    for (Integer k = 2; k <= *count; ++k) {
        if (__builtin_mul_overflow(result, k, &result))
            return frame.refuse(unsupported::largeInteger, call);
    }
    return result;
}

} // namespace

std::optional<Value> findStatic(std::string_view module, std::string_view name)
{
    if (module == "math" || module == "numpy") {
        const auto* constant = std::ranges::find(constants, name, &Constant::name);
        if (constant != std::end(constants) && !(module == "numpy" && name == "tau"))
            return constant->value;
        if (isKnownFunction(module, name))
            return StaticFunction{module == "math" ? "math" : "numpy", name};
    }
    return std::nullopt;
}

std::vector<std::string_view> staticNames(std::string_view module)
{
    std::vector<std::string_view> names;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            names.push_back(nameIn(row, module));
    };
    for (const Constant& constant : constants)
        names.push_back(constant.name);
    add(unaries);
    add(binaries);
    names.insert(names.end(), std::begin(wholeFunctions), std::end(wholeFunctions));
    if (module == "numpy")
        names.insert(names.end(), std::begin(conversions), std::end(conversions));
    else
        names.insert(names.end(), std::begin(mathAlone), std::end(mathAlone));
    std::erase_if(names, [&](std::string_view name) { return name == "-" || !findStatic(module, name); });
    return names;
}

Value staticAttribute(Frame& frame, std::string_view module, std::string_view name, Range range)
{
    if (auto value = findStatic(module, name))
        return std::move(*value);
    return frame.refuse(unsupported::pythonFunction, range, {std::string(module) + "." + std::string(name)});
}

Value callStatic(Frame& frame, const StaticFunction& function, const Arguments& arguments, Range call)
{
    const std::string written = std::string(function.module) + "." + std::string(function.name);
    if (arguments.hasUnknown())
        return Unknown{};
    std::vector<double> numbers;
    for (const Value& value : arguments.positional) {
        if (value.is<Traced>())
            return frame.refuse(refusals::builtinOnValue, call,
                                {written, "Write the function of the same name from hawk.math."});
        const auto number = asReal(value);
        if (!number)
            return frame.refuse(faults::badArguments, call, {written, describe(frame, value)});
        numbers.push_back(*number);
    }
    const auto* unary = findRow(unaries, function.module, function.name);
    const auto* binary = findRow(binaries, function.module, function.name);
    const bool isLogToBase = function.module == "math" && function.name == "log" && numbers.size() == 2;
    const std::size_t expected = binary != nullptr ? 2 : 1;
    if ((numbers.size() != expected && !isLogToBase) || !arguments.named.empty())
        return frame.refuse(faults::badArguments, call,
                            {written, std::to_string(numbers.size()) + " arguments"});
    if (function.name == "factorial")
        return factorial(frame, function, arguments, call);
    if (function.name == "isnan")
        return std::isnan(numbers[0]);
    if (std::ranges::contains(wholeFunctions, function.name))
        return callWhole(frame, function, arguments, numbers[0], call);
    if (std::ranges::contains(conversions, function.name))
        return convert(frame, function, arguments, numbers[0], call);
    double result =
        binary != nullptr ? binary->function(numbers[0], numbers[1]) : unary->function(numbers[0]);
    if (isLogToBase)
        result /= std::log(numbers[1]);
    const bool areFinite = std::ranges::all_of(numbers, [](double x) { return std::isfinite(x); });
    // math raises where numpy gives NaN or an infinity.
    if (function.module == "math" && areFinite && !std::isfinite(result))
        return refuseDomain(frame, function, arguments, call);
    return result;
}

} // namespace hawk::trace
