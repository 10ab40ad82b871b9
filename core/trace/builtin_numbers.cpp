// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtin_call.h"

#include <charconv>
#include <cmath>
#include <format>

#include "trace/arrays.h"
#include "trace/calls.h"
#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// Python's sum of numbers some of which are real: whole numbers exactly up to the first real one, then with
/// what each addition loses beside it.
double compensatedSum(const std::vector<Value>& items, const Value& start)
{
    std::size_t i = 0;
    Integer whole = asInteger(start).value_or(0);
    for (; !start.is<double>() && !items[i].is<double>(); ++i)
        whole += *asInteger(items[i]);
    double sum = start.is<double>() ? *start.get<double>() : static_cast<double>(whole);
    double lost = 0.0;
    for (; i < items.size(); ++i) {
        const double term = *asReal(items[i]);
        const double next = sum + term;
        if (items[i].is<double>())
            lost += std::abs(sum) >= std::abs(term) ? (sum - next) + term : (term - next) + sum;
        sum = next;
    }
    return lost != 0.0 && std::isfinite(lost) ? sum + lost : sum;
}

/// Python's pow of three whole numbers.
Value powerModulo(const BuiltinCall& call)
{
    const Value& modulus = call.argument(2);
    const auto exponent = asInteger(call.argument(1));
    if (!isWholeNumber(call.argument(0)) || !isWholeNumber(modulus) || !exponent || *exponent < 0)
        return call.refuse();
    const auto reduced = [&](const Value& value) {
        return value.isUnknown() ? value
                                 : staticBinary(call.frame, Operator::modulo, value, modulus, call.range);
    };
    const auto product = [&](const Value& a, const Value& b) {
        return reduced(staticBinary(call.frame, Operator::multiply, a, b, call.range));
    };
    Value base = reduced(call.argument(0));
    Value result = reduced(Integer{1});
    for (Integer left = *exponent; left > 0; left >>= 1) {
        if (base.isUnknown() || result.isUnknown())
            return Unknown{};
        if ((left & 1) != 0)
            result = product(result, base);
        base = product(base, base);
    }
    return result;
}

/// `round(1234, -2)`: to the nearest multiple, halves to the even one.
Value roundedWhole(const BuiltinCall& call, const Value& value, Integer digits)
{
    const auto unit = wholeBinary(Operator::power, Integer{10}, -digits);
    const Value quotient = staticBinary(call.frame, Operator::floorDivide, value, *unit, call.range);
    const Value rest = staticBinary(call.frame, Operator::modulo, value, *unit, call.range);
    const auto half = compareReals(*wholeBinary(Operator::multiply, rest, Integer{2}), *unit);
    const bool isOdd =
        asInteger(staticBinary(call.frame, Operator::modulo, quotient, Integer{2}, call.range)) == 1;
    const bool isUp = *half > 0 || (*half == 0 && isOdd);
    const Value count = staticBinary(call.frame, Operator::add, quotient, Integer{isUp ? 1 : 0}, call.range);
    return staticBinary(call.frame, Operator::multiply, count, *unit, call.range);
}

} // namespace

Value callSum(const BuiltinCall& call)
{
    if (call.count() == 0 || call.count() > 2)
        return call.refuse();
    if (call.argument(0).is<Traced>())
        return call.refuseTraced(
            "The sum of the components is `v.sum()` or `vsum(v)`; a sum over samples is made outside.");
    const auto items = call.items(0);
    if (!items)
        return Unknown{};
    const Value* named = call.named("start");
    Value total = named != nullptr ? *named : (call.count() == 2 ? call.argument(1) : Value(Integer{0}));
    const bool areReal = total.isNumber() && std::ranges::all_of(*items, &Value::isStaticNumber)
        && std::ranges::any_of(*items, &Value::is<double>);
    // The numbers of an array are added one by one.
    if (areReal && !isArray(call.argument(0)))
        return compensatedSum(*items, total);
    for (const Value& item : *items)
        total =
            applyBinary(call.frame, Operator::add, {total, call.place(0)}, {item, call.place(0)}, call.range);
    return total;
}

/// max and min: the element-wise form in a kernel body, Python's own on plain values.
Value callExtreme(const BuiltinCall& call)
{
    const bool isMax = call.id == Builtin::max;
    const std::string name(nameOf(call.id));
    if (call.frame.isBody() && (call.hasTraced() || call.named("key") != nullptr)) {
        if (call.count() < 2 || !call.arguments.named.empty())
            return call.frame.refuse(refusals::builtinExtreme, call.range,
                                     {name, call.count() < 2 ? "not one" : "without `key`"});
        Value result = call.argument(0);
        const ir::Op op = isMax ? ir::Op::maximum : ir::Op::minimum;
        for (std::size_t i = 1; i < call.count(); ++i) {
            if (result.isUnknown())
                return result;
            result = applyElementwise(call.frame, op, name, {result, call.argument(i)},
                                      {call.place(0), call.place(i)}, call.range);
        }
        return result;
    }
    const auto items = call.count() == 1 ? call.items(0) : std::optional(call.arguments.positional);
    if (!items)
        return Unknown{};
    if (items->empty()) {
        const Value* fallback = call.named("default");
        return fallback != nullptr ? *fallback : call.refuse();
    }
    const bool hasTraced = std::ranges::any_of(*items, [](const Value& item) { return item.is<Traced>(); });
    if (hasTraced && call.frame.isBody())
        return call.frame.refuse(refusals::builtinExtreme, call.range, {name, "not one list"});
    if (hasTraced)
        return call.refuseTraced("In a helper write `maximum(a, b)` or `minimum(a, b)` from hawk.math.");
    const Value* named = call.named("key");
    const Value* key = named != nullptr && !named->is<None>() ? named : nullptr;
    const auto rank = [&](const Value& item) {
        return key == nullptr ? item
                              : callValue(call.frame, *key, {{item}, {call.range}, {}}, call.range, "key");
    };
    Value best = (*items)[0];
    Value bestRank = rank(best);
    for (std::size_t i = 1; i < items->size(); ++i) {
        const Value candidate = rank((*items)[i]);
        const Value better = staticComparison(call.frame, isMax ? Operator::greater : Operator::less,
                                              candidate, bestRank, call.range);
        if (better.isUnknown())
            return better;
        if (*better.get<bool>()) {
            best = (*items)[i];
            bestRank = candidate;
        }
    }
    return best;
}

Value callRound(const BuiltinCall& call)
{
    if (call.count() == 0 || call.count() > 2)
        return call.refuse();
    const auto* real = call.argument(0).get<double>();
    if (call.hasTraced())
        return call.refuseTraced(
            "Write `round` (halves away from zero) or `rint` (halves to even) from hawk.math.");
    if (call.count() == 2 && !call.argument(1).is<None>()) {
        const auto digits = asInteger(call.argument(1));
        const auto value = asReal(call.argument(0));
        if (!digits || !value || *digits < -300 || *digits > 300)
            return call.refuse();
        if (real == nullptr)
            return *digits >= 0 ? call.argument(0) : roundedWhole(call, call.argument(0), *digits);
        if (!std::isfinite(*real))
            return *real;
        if (*digits < 0) {
            const double unit = std::pow(10.0, static_cast<double>(-*digits));
            return std::nearbyint(*real / unit) * unit;
        }
        // The decimal text is rounded correctly, which multiplying by a power of ten is not.
        const std::string text = std::format("{:.{}f}", *value, static_cast<int>(*digits));
        double rounded = 0.0;
        std::from_chars(text.data(), text.data() + text.size(), rounded);
        return rounded;
    }
    if (real == nullptr)
        return isWholeNumber(call.argument(0))
            ? staticUnary(call.frame, Operator::plus, call.argument(0), call.range)
            : call.refuse();
    return std::isfinite(*real) ? wholeFromReal(std::nearbyint(*real)) : call.refuse();
}

Value callPow(const BuiltinCall& call)
{
    if (call.count() == 3)
        return powerModulo(call);
    if (call.count() != 2)
        return call.refuse();
    return applyBinary(call.frame, Operator::power, {call.argument(0), call.place(0)},
                       {call.argument(1), call.place(1)}, call.range);
}

Value callAbs(const BuiltinCall& call)
{
    if (call.count() != 1)
        return call.refuse();
    const Value& value = call.argument(0);
    if (value.is<Traced>())
        return applyElementwise(call.frame, ir::Op::abs, "abs", {value}, {call.place(0)}, call.range);
    if (const auto* real = value.get<double>())
        return std::abs(*real);
    if (const auto* number = value.get<Complex>())
        return std::hypot(number->real, number->imaginary);
    if (!isWholeNumber(value))
        return call.refuse();
    const bool isBelowZero = compareReals(value, Integer{0}) == std::partial_ordering::less;
    return staticUnary(call.frame, isBelowZero ? Operator::negate : Operator::plus, value, call.range);
}

Value callDivmod(const BuiltinCall& call)
{
    if (call.hasTraced())
        return call.refuseTraced("Write `floor(a / b)` and `remainder(a, b)` from hawk.math.");
    if (call.count() != 2)
        return call.refuse();
    return makeTuple(
        {staticBinary(call.frame, Operator::floorDivide, call.argument(0), call.argument(1), call.range),
         staticBinary(call.frame, Operator::modulo, call.argument(0), call.argument(1), call.range)});
}

} // namespace hawk::trace
