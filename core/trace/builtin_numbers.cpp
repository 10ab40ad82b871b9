// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtin_call.h"

#include <charconv>
#include <cmath>
#include <format>

#include "trace/calls.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// A real number as a whole one, or nothing outside of 128 bits.
std::optional<Integer> toInteger(double value)
{
    if (!std::isfinite(value) || std::abs(value) >= 0x1p126)
        return std::nullopt;
    return static_cast<Integer>(value);
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
    const Value* key = call.named("key");
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
        if (real == nullptr && *digits >= 0)
            return call.argument(0);
        if (*digits >= 0) {
            // The decimal text is rounded correctly, which multiplying by a power of ten is not.
            const std::string text = std::format("{:.{}f}", *value, static_cast<int>(*digits));
            double rounded = 0.0;
            std::from_chars(text.data(), text.data() + text.size(), rounded);
            return rounded;
        }
        return call.refuse();
    }
    if (real == nullptr)
        return asInteger(call.argument(0)) ? Value(*asInteger(call.argument(0))) : call.refuse();
    const auto whole = toInteger(std::nearbyint(*real));
    return whole ? Value(*whole) : call.refuse();
}

Value callNumber(const BuiltinCall& call)
{
    if (call.count() == 0)
        return call.id == Builtin::float_ ? Value(0.0)
                                          : (call.id == Builtin::int_ ? Value(Integer{0}) : Value(false));
    const Value& value = call.argument(0);
    if (call.id == Builtin::bool_) {
        const auto truth = truthOf(value);
        return truth ? Value(*truth)
                     : call.frame.refuse(refusals::truthValue, call.place(0), {describe(call.frame, value)});
    }
    if (call.hasTraced())
        return call.refuseTraced(call.id == Builtin::int_
                                     ? "Write `trunc` or `floor` from hawk.math, which stay real."
                                     : "Leave it out: the value is real already.");
    if (call.count() != 1)
        return call.refuse();
    if (const auto* text = value.get<std::string>()) {
        const std::string trimmed(text->substr(std::min(text->find_first_not_of(" \t\n+"), text->size())));
        double real = 0.0;
        const auto [end, fault] = std::from_chars(trimmed.data(), trimmed.data() + trimmed.size(), real);
        const bool isWhole = fault == std::errc() && end == trimmed.data() + trimmed.size();
        if (!isWhole || (call.id == Builtin::int_ && trimmed.find_first_of(".eEnN") != std::string::npos))
            return call.refuse();
        return call.id == Builtin::int_ ? Value(*toInteger(real)) : Value(real);
    }
    if (call.id == Builtin::float_)
        return asReal(value) ? Value(*asReal(value)) : call.refuse();
    if (const auto integer = asInteger(value))
        return *integer;
    const auto whole = value.is<double>() ? toInteger(*value.get<double>()) : std::nullopt;
    return whole ? Value(*whole) : call.refuse();
}

Value callPow(const BuiltinCall& call)
{
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
    const auto integer = asInteger(value);
    if (!integer)
        return call.refuse();
    return *integer < 0 ? staticUnary(call.frame, Operator::negate, Value(*integer), call.range)
                        : Value(*integer);
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
