// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include "trace/arrays.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

// Functions of numpy that make arrays.
namespace hawk::trace {

namespace {

/// Numbers and lists of numbers as an array; rows of one length.
Value toArray(const StaticCall& call, const Value& value, bool isReal)
{
    if (!isSequence(value)) {
        if (!value.isNumber())
            return call.refuse();
        return isReal ? Value(*asReal(value)) : value;
    }
    const auto items = itemsOf(call.frame, value, call.range);
    if (!items)
        return Unknown{};
    std::vector<Value> entries;
    for (const Value& item : *items) {
        entries.push_back(toArray(call, item, isReal));
        const bool isLikeFirst = isArray(entries.back()) == isArray(entries.front())
            && sizeOf(entries.back()) == sizeOf(entries.front());
        if (entries.back().isUnknown() || !isLikeFirst)
            return entries.back().isUnknown() ? Value(Unknown{}) : call.refuse();
    }
    return arrayOf(call.frame, std::move(entries), call.range);
}

Value array(const StaticCall& call)
{
    const Value* type = call.count() == 2 ? &call.argument(1) : call.named("dtype");
    const auto* builtin = type != nullptr ? type->get<BuiltinFunction>() : nullptr;
    const auto* own = type != nullptr ? type->get<StaticFunction>() : nullptr;
    const bool isReal =
        (builtin != nullptr && builtin->id == Builtin::float_) || (own != nullptr && own->name == "float64");
    if (call.count() == 0 || call.count() > 2 || !isSequence(call.argument(0))
        || (type != nullptr && !isReal))
        return call.refuse();
    return toArray(call, call.argument(0), isReal || hasReal(call.argument(0)));
}

Value filled(const StaticCall& call, std::span<const Value> extents, const Value& entry)
{
    const auto count = asInteger(extents.front());
    if (!count || *count < 0 || !spend(call.frame, call.range, static_cast<std::uint64_t>(*count)))
        return count && *count >= 0 ? Value(Unknown{}) : call.refuse();
    std::vector<Value> entries;
    for (Integer k = 0; k < *count; ++k)
        entries.push_back(extents.size() == 1 ? entry : filled(call, extents.subspan(1), entry));
    return arrayOf(call.frame, std::move(entries), call.range);
}

/// `zeros`, `ones` and `full`.
Value constant(const StaticCall& call)
{
    const bool isFull = call.name() == "full";
    if (call.count() != (isFull ? 2U : 1U) || !call.arguments.named.empty()
        || (isFull && !call.argument(1).isNumber()))
        return call.refuse();
    const Value entry = isFull ? call.argument(1) : Value(call.name() == "ones" ? 1.0 : 0.0);
    const auto* shape = call.argument(0).get<Tuple>();
    const std::vector<Value> extents = shape != nullptr ? *shape->items : std::vector{call.argument(0)};
    return extents.empty() || extents.size() > 2 ? call.refuse() : filled(call, extents, entry);
}

/// `eye` and `identity`.
Value identity(const StaticCall& call)
{
    const auto size = call.count() == 1 ? asInteger(call.argument(0)) : std::nullopt;
    if (!size || *size < 0 || !call.arguments.named.empty())
        return call.refuse();
    std::vector<Value> rows;
    for (Integer i = 0; i < *size; ++i) {
        Value row = filled(call, std::vector{call.argument(0)}, 0.0);
        if (row.isUnknown())
            return row;
        row.get<List>()->data->items[static_cast<std::size_t>(i)] = 1.0;
        rows.push_back(std::move(row));
    }
    return arrayOf(call.frame, std::move(rows), call.range);
}

Value linspace(const StaticCall& call)
{
    const Value* count = call.count() == 3 ? &call.argument(2) : call.named("num");
    const Value* last = call.named("endpoint");
    const auto num = count != nullptr ? asInteger(*count) : std::optional<Integer>(50);
    const bool hasEnd = last == nullptr || truthOf(*last).value_or(true);
    if (call.count() < 2 || call.count() > 3 || !num || *num < 0 || !call.argument(0).isNumber()
        || !call.argument(1).isNumber())
        return call.refuse();
    if (!spend(call.frame, call.range, static_cast<std::uint64_t>(*num)))
        return Unknown{};
    const double start = *asReal(call.argument(0));
    const double stop = *asReal(call.argument(1));
    const auto parts = static_cast<double>(hasEnd ? *num - 1 : *num);
    const double step = parts > 0.0 ? (stop - start) / parts : 0.0;
    std::vector<Value> entries;
    for (Integer k = 0; k < *num; ++k)
        entries.emplace_back(static_cast<double>(k) * step + start);
    if (hasEnd && *num > 1)
        entries.back() = stop;
    return arrayOf(call.frame, std::move(entries), call.range);
}

Value arange(const StaticCall& call)
{
    const auto& given = call.arguments.positional;
    if (given.empty() || given.size() > 3 || !call.arguments.named.empty()
        || !std::ranges::all_of(given, &Value::isNumber))
        return call.refuse();
    const Value start = given.size() == 1 ? Value(Integer{0}) : given[0];
    const Value& stop = given[given.size() == 1 ? 0 : 1];
    const Value step = given.size() == 3 ? given[2] : Value(Integer{1});
    const double distance = *asReal(stop) - *asReal(start);
    const double size = *asReal(step);
    if (size == 0.0 || !std::isfinite(distance / size))
        return call.refuse();
    const double count = std::max(std::ceil(distance / size), 0.0);
    const bool isWhole = !std::ranges::any_of(given, &Value::is<double>);
    if (count > 1e9 || !spend(call.frame, call.range, static_cast<std::uint64_t>(count)))
        return count > 1e9 ? call.refuse() : Value(Unknown{});
    // numpy measures the step between the first two numbers.
    const double measured = *asReal(start) + size - *asReal(start);
    std::vector<Value> entries;
    for (std::size_t k = 0; k < static_cast<std::size_t>(count); ++k) {
        const auto number = static_cast<Integer>(k);
        if (isWhole)
            entries.emplace_back(*asInteger(start) + number * *asInteger(step));
        else
            entries.emplace_back(*asReal(start) + static_cast<double>(k) * measured);
    }
    return arrayOf(call.frame, std::move(entries), call.range);
}

/// The product of two vectors.
Value dot(const StaticCall& call)
{
    if (call.count() != 2 || !isSequence(call.argument(0)) || !isSequence(call.argument(1)))
        return call.refuse();
    const auto left = call.items(0);
    const auto right = call.items(1);
    if (!left || !right)
        return Unknown{};
    const auto isSingle = [](const Value& value) { return value.isNumber(); };
    if (left->size() != right->size() || !std::ranges::all_of(*left, isSingle)
        || !std::ranges::all_of(*right, isSingle))
        return call.refuse();
    Value sum = Integer{0};
    for (std::size_t i = 0; i < left->size() && !sum.isUnknown(); ++i)
        sum = staticBinary(call.frame, Operator::add, sum,
                           staticBinary(call.frame, Operator::multiply, (*left)[i], (*right)[i], call.range),
                           call.range);
    return sum;
}

constexpr StaticRow rows[] = {
    {"numpy", "array", array},       {"numpy", "asarray", array},     {"numpy", "zeros", constant},
    {"numpy", "ones", constant},     {"numpy", "full", constant},     {"numpy", "eye", identity},
    {"numpy", "identity", identity}, {"numpy", "linspace", linspace}, {"numpy", "arange", arange},
    {"numpy", "dot", dot},
};

} // namespace

std::span<const StaticRow> arrayFunctions()
{
    return rows;
}

} // namespace hawk::trace
