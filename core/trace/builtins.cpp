// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtins.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>

#include "trace/calls.h"
#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/math_functions.h"
#include "trace/operators.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// One call of a built-in, with what its cases share.
struct BuiltinCall {
    Frame& frame;
    Builtin id;
    const Arguments& arguments;
    Range range;

    std::size_t count() const { return arguments.positional.size(); }
    const Value& argument(std::size_t i) const { return arguments.positional[i]; }
    Range place(std::size_t i) const { return arguments.places[i]; }
    const Value* named(std::string_view name) const
    {
        const auto found = std::ranges::find(arguments.named, name, &Arguments::Named::name);
        return found == arguments.named.end() ? nullptr : &found->value;
    }
    Value list(std::vector<Value> items) const
    {
        return List{std::make_shared<ListData>(ListData{std::move(items), frame.session.branch, false})};
    }
    /// The arguments do not fit this function.
    Value refuse() const
    {
        std::string given;
        for (const Value& value : arguments.positional)
            given += (given.empty() ? "" : ", ") + describe(frame, value);
        return frame.refuse(faults::badArguments, range,
                            {std::string(nameOf(id)), given.empty() ? "no argument" : given});
    }
    Value refuseTraced(std::string advice) const
    {
        return frame.refuse(refusals::builtinOnValue, range, {std::string(nameOf(id)), std::move(advice)});
    }
    bool hasTraced() const
    {
        return std::ranges::any_of(arguments.positional,
                                   [](const Value& value) { return value.is<Traced>(); });
    }
    std::optional<std::vector<Value>> items(std::size_t i) const
    {
        return itemsOf(frame, argument(i), place(i));
    }
};

Value callRange(const BuiltinCall& call)
{
    if (call.count() == 0 || call.count() > 3)
        return call.refuse();
    std::vector<Integer> bounds;
    for (std::size_t i = 0; i < call.count(); ++i) {
        const auto bound = asInteger(call.argument(i));
        if (!bound && call.argument(i).is<Traced>())
            return call.frame.refuse(refusals::truthValue, call.place(i),
                                     {describe(call.frame, call.argument(i))});
        if (!bound)
            return call.refuse();
        bounds.push_back(*bound);
    }
    if (bounds.size() == 1)
        return Span{0, bounds[0], 1};
    const Integer step = bounds.size() == 3 ? bounds[2] : 1;
    if (step == 0)
        return call.refuse();
    return Span{bounds[0], bounds[1], step};
}

Value callLen(const BuiltinCall& call)
{
    if (call.count() != 1)
        return call.refuse();
    const Value& value = call.argument(0);
    if (value.is<Traced>())
        return call.refuseTraced("The width of a vector is part of its declaration; use a module constant.");
    if (const auto* text = value.get<std::string>()) {
        return static_cast<Integer>(std::ranges::count_if(
            *text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
    }
    if (const auto* span = value.get<Span>())
        return span->size();
    if (const auto* tuple = value.get<Tuple>())
        return static_cast<Integer>(tuple->items->size());
    if (const auto* list = value.get<List>())
        return static_cast<Integer>(list->data->items.size());
    if (const auto* dict = value.get<Dict>())
        return static_cast<Integer>(dict->data->items.size());
    return call.refuse();
}

Value callEnumerate(const BuiltinCall& call)
{
    const Value* named = call.named("start");
    if (call.count() == 0 || call.count() > 2)
        return call.refuse();
    const Value start =
        named != nullptr ? *named : (call.count() == 2 ? call.argument(1) : Value(Integer{0}));
    const auto first = asInteger(start);
    const auto items = call.items(0);
    if (!items || !first)
        return items ? call.refuse() : Value(Unknown{});
    std::vector<Value> pairs;
    for (std::size_t i = 0; i < items->size(); ++i)
        pairs.push_back(makeTuple({*first + static_cast<Integer>(i), (*items)[i]}));
    return call.list(std::move(pairs));
}

Value callZip(const BuiltinCall& call)
{
    std::vector<std::vector<Value>> columns;
    for (std::size_t i = 0; i < call.count(); ++i) {
        auto items = call.items(i);
        if (!items)
            return Unknown{};
        columns.push_back(std::move(*items));
    }
    std::vector<Value> rows;
    const std::size_t length =
        columns.empty() ? 0 : std::ranges::min(columns, {}, &std::vector<Value>::size).size();
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<Value> row;
        for (const auto& column : columns)
            row.push_back(column[i]);
        rows.push_back(makeTuple(std::move(row)));
    }
    return call.list(std::move(rows));
}

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

Value callSorted(const BuiltinCall& call)
{
    if (call.count() != 1)
        return call.refuse();
    auto items = call.items(0);
    if (!items)
        return Unknown{};
    const Value* key = call.named("key");
    const Value* reverse = call.named("reverse");
    const bool isReversed = reverse != nullptr && truthOf(*reverse).value_or(false);
    std::vector<std::pair<Value, Value>> ranked;
    for (Value& item : *items) {
        Value rank = key == nullptr || key->is<None>()
            ? item
            : callValue(call.frame, *key, {{item}, {call.range}, {}}, call.range, "key");
        if (rank.is<Traced>())
            return call.refuseTraced(
                "Values of a sample have no order before the run; use `minimum` and `maximum`.");
        ranked.emplace_back(std::move(rank), std::move(item));
    }
    bool isOrdered = true;
    // Insertion keeps equal items in order and never compares twice in a row what has no order.
    std::vector<std::pair<Value, Value>> sorted;
    for (auto& entry : ranked) {
        auto place = sorted.end();
        while (place != sorted.begin() && isOrdered) {
            const Value isBefore =
                staticComparison(call.frame, isReversed ? Operator::greater : Operator::less, entry.first,
                                 (place - 1)->first, call.range);
            isOrdered = !isBefore.isUnknown();
            if (!isOrdered || !*isBefore.get<bool>())
                break;
            --place;
        }
        sorted.insert(place, std::move(entry));
    }
    if (!isOrdered)
        return Unknown{};
    std::vector<Value> result;
    for (auto& entry : sorted)
        result.push_back(std::move(entry.second));
    return call.list(std::move(result));
}

Value callAnyAll(const BuiltinCall& call)
{
    if (call.count() != 1)
        return call.refuse();
    const auto items = call.items(0);
    if (!items)
        return Unknown{};
    for (const Value& item : *items) {
        const auto truth = truthOf(item);
        if (!truth)
            return item.isUnknown()
                ? item
                : call.frame.refuse(refusals::truthValue, call.range, {describe(call.frame, item)});
        if (*truth == (call.id == Builtin::any))
            return *truth;
    }
    return call.id == Builtin::all;
}

Value callContainer(const BuiltinCall& call)
{
    if (call.count() > 1)
        return call.refuse();
    if (call.id == Builtin::dict) {
        Dict dict{std::make_shared<DictData>(DictData{{}, call.frame.session.branch})};
        if (call.count() == 1) {
            if (const auto* other = call.argument(0).get<Dict>()) {
                dict.data->items = other->data->items;
            } else {
                const auto pairs = call.items(0);
                for (std::size_t i = 0; pairs && i < pairs->size(); ++i) {
                    const auto pair = itemsOf(call.frame, (*pairs)[i], call.place(0));
                    if (!pair || pair->size() != 2 || !isKey((*pair)[0]))
                        return pair ? call.refuse() : Value(Unknown{});
                    setEntry(dict, (*pair)[0], (*pair)[1]);
                }
                if (!pairs)
                    return Unknown{};
            }
        }
        for (const Arguments::Named& named : call.arguments.named)
            setEntry(dict, Value(named.name), named.value);
        return dict;
    }
    auto items = call.count() == 1 ? call.items(0) : std::optional(std::vector<Value>());
    if (!items)
        return Unknown{};
    if (call.id == Builtin::tuple)
        return makeTuple(std::move(*items));
    if (call.id == Builtin::list)
        return call.list(std::move(*items));
    List set{std::make_shared<ListData>(ListData{{}, call.frame.session.branch, true})};
    for (Value& item : *items)
        addToSet(set, std::move(item));
    return set;
}

/// A real number as a whole one, or nothing outside of 128 bits.
std::optional<Integer> toInteger(double value)
{
    if (!std::isfinite(value) || std::abs(value) >= 0x1p126)
        return std::nullopt;
    return static_cast<Integer>(value);
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

bool isInstance(const Value& value, const Value& type)
{
    if (const auto* tuple = type.get<Tuple>())
        return std::ranges::any_of(*tuple->items, [&](const Value& one) { return isInstance(value, one); });
    const auto* builtin = type.get<BuiltinFunction>();
    if (builtin == nullptr)
        return false;
    switch (builtin->id) {
    case Builtin::int_:
        return value.is<Integer>() || value.is<bool>();
    case Builtin::float_:
        return value.is<double>();
    case Builtin::bool_:
        return value.is<bool>();
    case Builtin::str:
        return value.is<std::string>();
    case Builtin::tuple:
        return value.is<Tuple>();
    case Builtin::list:
        return value.is<List>() && !value.get<List>()->data->isSet;
    case Builtin::set:
        return value.is<List>() && value.get<List>()->data->isSet;
    case Builtin::dict:
        return value.is<Dict>();
    case Builtin::object:
        return true;
    default:
        return false;
    }
}

Value callMap(const BuiltinCall& call)
{
    if (call.count() < 2)
        return call.refuse();
    std::vector<std::vector<Value>> columns;
    for (std::size_t i = 1; i < call.count(); ++i) {
        auto items = call.items(i);
        if (!items)
            return Unknown{};
        columns.push_back(std::move(*items));
    }
    const std::size_t length = std::ranges::min(columns, {}, &std::vector<Value>::size).size();
    std::vector<Value> results;
    for (std::size_t i = 0; i < length; ++i) {
        Arguments arguments;
        for (const auto& column : columns) {
            arguments.positional.push_back(column[i]);
            arguments.places.push_back(call.range);
        }
        Value result = callValue(call.frame, call.argument(0), arguments, call.range, "map");
        if (call.id == Builtin::map) {
            results.push_back(std::move(result));
            continue;
        }
        const auto truth = truthOf(result);
        if (!truth)
            return result.isUnknown()
                ? result
                : call.frame.refuse(refusals::truthValue, call.range, {describe(call.frame, result)});
        if (*truth)
            results.push_back(columns[0][i]);
    }
    return call.list(std::move(results));
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

Value callReversed(const BuiltinCall& call)
{
    auto items = call.count() == 1 ? call.items(0) : std::nullopt;
    if (!items)
        return call.count() == 1 ? Value(Unknown{}) : call.refuse();
    std::ranges::reverse(*items);
    return call.list(std::move(*items));
}

Value callText(const BuiltinCall& call)
{
    if (call.count() == 0)
        return std::string();
    const auto* text = call.argument(0).get<std::string>();
    return text != nullptr ? *text : represent(call.argument(0));
}

} // namespace

Value callBuiltin(Frame& frame, Builtin builtin, const Arguments& arguments, Range range)
{
    const BuiltinCall call{frame, builtin, arguments, range};
    if (arguments.hasUnknown())
        return Unknown{};
    switch (builtin) {
    case Builtin::range:
        return callRange(call);
    case Builtin::len:
        return callLen(call);
    case Builtin::reversed:
        return callReversed(call);
    case Builtin::enumerate:
        return callEnumerate(call);
    case Builtin::zip:
        return callZip(call);
    case Builtin::sum:
        return callSum(call);
    case Builtin::abs:
        return callAbs(call);
    case Builtin::pow:
        return callPow(call);
    case Builtin::min:
    case Builtin::max:
        return callExtreme(call);
    case Builtin::round:
        return callRound(call);
    case Builtin::int_:
    case Builtin::float_:
    case Builtin::bool_:
        return callNumber(call);
    case Builtin::str:
        return callText(call);
    case Builtin::sorted:
        return callSorted(call);
    case Builtin::any:
    case Builtin::all:
        return callAnyAll(call);
    case Builtin::tuple:
    case Builtin::list:
    case Builtin::dict:
    case Builtin::set:
        return callContainer(call);
    case Builtin::isinstance:
        return call.count() == 2 ? Value(isInstance(call.argument(0), call.argument(1))) : call.refuse();
    case Builtin::map:
    case Builtin::filter:
        return callMap(call);
    case Builtin::divmod:
        return callDivmod(call);
    case Builtin::print:
    case Builtin::object:
    case Builtin::type:
    case Builtin::complex:
        break;
    }
    return frame.refuse(unsupported::pythonFunction, range, {std::string(nameOf(builtin))});
}

} // namespace hawk::trace
