// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/static_call.h"

#include <cmath>
#include <limits>

#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

// Functions of Python's `math` that take lists, or several real numbers, or give more than one.
namespace hawk::trace {

namespace {

/// The numbers of a list; nullopt after a refusal.
std::optional<std::vector<double>> realsOf(const StaticCall& call, std::size_t i)
{
    const auto items = call.items(i);
    std::vector<double> reals;
    for (std::size_t k = 0; items && k < items->size(); ++k) {
        const auto real = asReal((*items)[k]);
        if (!real)
            return call.refuse(), std::nullopt;
        reals.push_back(*real);
    }
    return items ? std::optional(std::move(reals)) : std::nullopt;
}

std::optional<double> realAt(const StaticCall& call, std::size_t i)
{
    return i < call.count() ? asReal(call.argument(i)) : std::nullopt;
}

/// The exact sum, rounded once: partial sums without common bits, which Shewchuk describes.
double exactSum(const std::vector<double>& terms)
{
    std::vector<double> partials;
    for (double term : terms) {
        std::size_t kept = 0;
        for (double partial : partials) {
            if (std::abs(term) < std::abs(partial))
                std::swap(term, partial);
            const double sum = term + partial;
            const double lost = partial - (sum - term);
            if (lost != 0.0)
                partials[kept++] = lost;
            term = sum;
        }
        partials.resize(kept);
        partials.push_back(term);
    }
    if (partials.empty())
        return 0.0;
    double sum = partials.back();
    partials.pop_back();
    while (!partials.empty()) {
        const double before = sum;
        const double partial = partials.back();
        partials.pop_back();
        sum = before + partial;
        const double lost = partial - (sum - before);
        if (lost == 0.0)
            continue;
        // Half of the last place: what is left decides the way.
        const bool isMore = !partials.empty() && (lost < 0.0) == (partials.back() < 0.0);
        const double rounded = sum + 2.0 * lost;
        return isMore && 2.0 * lost == rounded - sum ? rounded : sum;
    }
    return sum;
}

Value fsum(const StaticCall& call)
{
    if (call.count() != 1)
        return call.refuse();
    const auto terms = realsOf(call, 0);
    if (!terms)
        return Unknown{};
    const bool areFinite = std::ranges::all_of(*terms, [](double x) { return std::isfinite(x); });
    const double sum = areFinite ? exactSum(*terms) : std::numeric_limits<double>::infinity();
    return std::isfinite(sum) ? Value(sum) : call.refuseDomain();
}

double length(const std::vector<double>& coordinates)
{
    double largest = 0.0;
    for (const double each : coordinates)
        largest = std::max(largest, std::abs(each));
    if (largest == 0.0 || !std::isfinite(largest))
        return largest;
    std::vector<double> squares;
    for (const double each : coordinates)
        squares.push_back(each / largest * (each / largest));
    return largest * std::sqrt(exactSum(squares));
}

/// `hypot` and `dist`.
Value distance(const StaticCall& call)
{
    std::vector<double> coordinates;
    if (call.name() == "hypot") {
        for (std::size_t i = 0; i < call.count(); ++i) {
            const auto real = realAt(call, i);
            if (!real)
                return call.refuse();
            coordinates.push_back(*real);
        }
    } else {
        const auto from = call.count() == 2 ? realsOf(call, 0) : std::nullopt;
        const auto to = from ? realsOf(call, 1) : std::nullopt;
        if (!to || from->size() != to->size())
            return call.count() == 2 && (!from || !to) ? Value(Unknown{}) : call.refuse();
        for (std::size_t i = 0; i < from->size(); ++i)
            coordinates.push_back((*from)[i] - (*to)[i]);
    }
    return coordinates.size() == 2 ? std::hypot(coordinates[0], coordinates[1]) : length(coordinates);
}

/// `prod` and `sumprod`, with the numbers that they are.
Value product(const StaticCall& call)
{
    const bool isSum = call.name() == "sumprod";
    const Value* start = call.named("start");
    Value result = start != nullptr ? *start : Value(Integer{isSum ? 0 : 1});
    if (call.count() != (isSum ? 2U : 1U))
        return call.refuse();
    const auto left = call.items(0);
    const auto right = left && isSum ? call.items(1) : left;
    if (!left || !right)
        return Unknown{};
    if (left->size() != right->size())
        return call.refuse();
    for (std::size_t i = 0; i < left->size() && !result.isUnknown(); ++i) {
        const Value factor = isSum
            ? staticBinary(call.frame, Operator::multiply, (*left)[i], (*right)[i], call.range)
            : (*left)[i];
        if (factor.isUnknown() || !spend(call.frame, call.range))
            return Unknown{};
        result =
            staticBinary(call.frame, isSum ? Operator::add : Operator::multiply, result, factor, call.range);
    }
    return result;
}

Value isClose(const StaticCall& call)
{
    const auto a = realAt(call, 0);
    const auto b = realAt(call, 1);
    const Value* relative = call.named("rel_tol");
    const Value* absolute = call.named("abs_tol");
    const auto share = relative != nullptr ? asReal(*relative) : std::optional(1e-9);
    const auto least = absolute != nullptr ? asReal(*absolute) : std::optional(0.0);
    if (!a || !b || !share || !least || call.count() != 2 || *share < 0.0 || *least < 0.0)
        return call.refuse();
    if (*a == *b || !std::isfinite(*a) || !std::isfinite(*b))
        return *a == *b;
    return std::abs(*a - *b) <= std::max(*share * std::max(std::abs(*a), std::abs(*b)), *least);
}

Value testReal(const StaticCall& call)
{
    const auto x = realAt(call, 0);
    if (!x || call.count() != 1)
        return call.refuse();
    if (call.name() == "isnan")
        return std::isnan(*x);
    return call.name() == "isinf" ? std::isinf(*x) : std::isfinite(*x);
}

/// `modf` and `frexp`.
Value parts(const StaticCall& call)
{
    const auto x = realAt(call, 0);
    if (!x || call.count() != 1)
        return call.refuse();
    if (call.name() == "modf") {
        double whole = 0.0;
        const double rest = std::modf(*x, &whole);
        return makeTuple({rest, whole});
    }
    int exponent = 0;
    const double fraction = std::frexp(*x, &exponent);
    return makeTuple({fraction, Integer{exponent}});
}

/// Functions of two real numbers that have no counterpart among those of numpy here.
Value twoReals(const StaticCall& call)
{
    const auto x = realAt(call, 0);
    const auto y = realAt(call, 1);
    if (!x || !y || call.count() != 2)
        return call.refuse();
    if (call.name() == "nextafter")
        return std::nextafter(*x, *y);
    return *y == 0.0 && !std::isnan(*x) ? call.refuseDomain() : Value(std::remainder(*x, *y));
}

Value ulp(const StaticCall& call)
{
    const auto x = realAt(call, 0);
    if (!x || call.count() != 1)
        return call.refuse();
    const double size = std::abs(*x);
    const double next = std::nextafter(size, std::numeric_limits<double>::infinity());
    return std::isinf(next) ? size - std::nextafter(size, 0.0) : next - size;
}

constexpr StaticRow rows[] = {
    {"math", "fsum", fsum},       {"math", "hypot", distance},     {"math", "dist", distance},
    {"math", "prod", product},    {"math", "sumprod", product},    {"math", "isclose", isClose},
    {"math", "isnan", testReal},  {"math", "isinf", testReal},     {"math", "isfinite", testReal},
    {"numpy", "isnan", testReal}, {"numpy", "isinf", testReal},    {"numpy", "isfinite", testReal},
    {"math", "modf", parts},      {"math", "frexp", parts},        {"math", "remainder", twoReals},
    {"math", "ulp", ulp},         {"math", "nextafter", twoReals},
};

} // namespace

std::span<const StaticRow> realFunctions()
{
    return rows;
}

} // namespace hawk::trace
