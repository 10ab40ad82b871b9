// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "trace/arrays.h"
#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/static_call.h"
#include "trace/tree_names.h"

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
    {"-", "hypot", std::hypot},
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

constexpr std::string_view roundings[] = {"floor", "ceil", "trunc"};
constexpr std::string_view conversions[] = {"float64", "float32", "int64", "int32"};

const StaticRow* findFunction(std::string_view module, std::string_view name)
{
    for (const auto rows : {wholeFunctions(), realFunctions(), arrayFunctions()}) {
        const auto row = std::ranges::find_if(
            rows, [&](const StaticRow& one) { return one.module == module && one.name == name; });
        if (row != rows.end())
            return &*row;
    }
    return nullptr;
}

bool isKnownFunction(std::string_view module, std::string_view name)
{
    return findRow(unaries, module, name) != nullptr || findRow(binaries, module, name) != nullptr
        || findFunction(module, name) != nullptr || std::ranges::contains(roundings, name)
        || (module == "numpy" && std::ranges::contains(conversions, name));
}

Value rounded(const StaticCall& call, const Value& value)
{
    // math gives an int where numpy gives a float.
    if (call.function.module == "math" && isWholeNumber(value))
        return staticUnary(call.frame, Operator::plus, value, call.range);
    const double x = *asReal(value);
    const double result =
        call.name() == "floor" ? std::floor(x) : (call.name() == "ceil" ? std::ceil(x) : std::trunc(x));
    if (call.function.module == "numpy")
        return result;
    return std::isfinite(result) ? wholeFromReal(result) : call.refuseDomain();
}

Value converted(const StaticCall& call, double x)
{
    if (call.name() == "float64")
        return x;
    if (call.name() == "float32")
        return static_cast<double>(static_cast<float>(x));
    const double most = call.name() == "int64" ? 0x1p63 : 0x1p31;
    return x >= -most && x < most ? wholeFromReal(x) : call.refuseDomain();
}

/// The logarithm of a number beyond the range of real ones, as Python splits it.
Value largeLogarithm(const StaticCall& call, const LargeInteger& number)
{
    const auto [fraction, exponent] = fractionOf(number);
    if (isNegative(number))
        return call.refuseDomain();
    if (call.name() == "log2")
        return std::log2(fraction) + exponent;
    return call.name() == "log10" ? std::log10(fraction) + std::log10(2.0) * exponent
                                  : std::log(fraction) + std::log(2.0) * exponent;
}

/// A function of one or two real numbers.
Value callNumeric(const StaticCall& call)
{
    std::vector<double> numbers;
    for (const Value& value : call.arguments.positional) {
        const auto number = asReal(value);
        const auto* large = value.get<LargeInteger>();
        const bool isLogarithm = call.name() == "log" || call.name() == "log2" || call.name() == "log10";
        if (!number && large != nullptr && isLogarithm && call.count() == 1)
            return largeLogarithm(call, *large);
        if (!number)
            return call.refuse();
        numbers.push_back(*number);
    }
    const auto* unary = findRow(unaries, call.function.module, call.name());
    const auto* binary = findRow(binaries, call.function.module, call.name());
    const bool isLogToBase = call.function.module == "math" && call.name() == "log" && numbers.size() == 2;
    const std::size_t expected = binary != nullptr ? 2 : 1;
    if ((numbers.size() != expected && !isLogToBase) || !call.arguments.named.empty())
        return call.refuse();
    if (std::ranges::contains(roundings, call.name()))
        return rounded(call, call.argument(0));
    if (std::ranges::contains(conversions, call.name()))
        return converted(call, numbers[0]);
    double result =
        binary != nullptr ? binary->function(numbers[0], numbers[1]) : unary->function(numbers[0]);
    if (isLogToBase)
        result /= std::log(numbers[1]);
    const bool areFinite = std::ranges::all_of(numbers, [](double x) { return std::isfinite(x); });
    // math raises where numpy gives NaN or an infinity.
    return call.function.module == "math" && areFinite && !std::isfinite(result) ? call.refuseDomain()
                                                                                 : Value(result);
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
    names.insert(names.end(), std::begin(roundings), std::end(roundings));
    if (module == "numpy")
        names.insert(names.end(), std::begin(conversions), std::end(conversions));
    for (const auto rows : {wholeFunctions(), realFunctions(), arrayFunctions()}) {
        for (const StaticRow& row : rows) {
            if (row.module == module && !std::ranges::contains(names, row.name))
                names.push_back(row.name);
        }
    }
    std::erase_if(names, [&](std::string_view name) { return name == "-" || !findStatic(module, name); });
    return names;
}

Value staticAttribute(Frame& frame, std::string_view module, std::string_view name, Range range)
{
    if (auto value = findStatic(module, name))
        return std::move(*value);
    return frame.refuse(unsupported::pythonFunction, range, {std::string(module) + "." + std::string(name)});
}

Value callStatic(Frame& frame, const StaticFunction& function, const Arguments& arguments, Range range)
{
    const StaticCall call{frame, function, arguments, range};
    if (arguments.hasUnknown())
        return Unknown{};
    if (std::ranges::any_of(arguments.positional, &Value::is<Traced>))
        return frame.refuse(refusals::builtinOnValue, range,
                            {call.written(), "Write the function of the same name from hawk.math."});
    const StaticRow* row = findFunction(function.module, function.name);
    if (row != nullptr)
        return row->function(call);
    if (auto entries = eachEntry(call))
        return *std::move(entries);
    return callNumeric(call);
}

} // namespace hawk::trace
