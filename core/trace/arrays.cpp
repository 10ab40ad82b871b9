// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/arrays.h"

#include <cmath>

#include "trace/operators.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

const std::vector<Value>* entriesOf(const Value& value)
{
    return isArray(value) ? &value.get<List>()->data->items : nullptr;
}

/// Nothing when one of the entries came to nothing.
Value arrayOf(Frame& frame, std::vector<Value> entries)
{
    if (std::ranges::any_of(entries, &Value::isUnknown) || !spend(frame, {}, entries.size()))
        return Unknown{};
    return List{
        std::make_shared<ListData>(ListData{std::move(entries), frame.session.branch, ListForm::array})};
}

bool hasReal(const Value& value)
{
    const auto* items = value.get<List>() != nullptr ? &value.get<List>()->data->items
        : value.get<Tuple>() != nullptr              ? value.get<Tuple>()->items.get()
                                                     : nullptr;
    return items != nullptr ? std::ranges::any_of(*items, hasReal) : value.is<double>();
}

bool isSequence(const Value& value)
{
    return value.is<Tuple>() || value.is<Span>()
        || (value.is<List>() && value.get<List>()->data->form != ListForm::set);
}

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
    return arrayOf(call.frame, std::move(entries));
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
    return arrayOf(call.frame, std::move(entries));
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
    return arrayOf(call.frame, std::move(rows));
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
    return arrayOf(call.frame, std::move(entries));
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
    return arrayOf(call.frame, std::move(entries));
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

bool isArray(const Value& value)
{
    const auto* list = value.get<List>();
    return list != nullptr && list->data->form == ListForm::array;
}

std::optional<Value> arrayBinary(Frame& frame, Operator op, const Value& left, const Value& right,
                                 Range whole)
{
    const auto* a = entriesOf(left);
    const auto* b = entriesOf(right);
    const bool isEach = op != Operator::matrixMultiply;
    const bool areFit = (a != nullptr || left.isNumber()) && (b != nullptr || right.isNumber());
    if ((a == nullptr && b == nullptr) || !isEach || !areFit)
        return std::nullopt;
    // A vector beside a matrix stands beside each of its rows.
    const auto isMatrix = [](const std::vector<Value>* entries) {
        return entries != nullptr && !entries->empty() && isArray(entries->front());
    };
    const bool isLeftRow = isMatrix(b) && !isMatrix(a);
    const bool isRightRow = isMatrix(a) && !isMatrix(b);
    const bool areBoth = a != nullptr && b != nullptr && !isLeftRow && !isRightRow;
    if (areBoth && a->size() != b->size())
        return std::nullopt;
    const std::vector<Value>& counted = a == nullptr || isLeftRow ? *b : *a;
    std::vector<Value> entries;
    for (std::size_t i = 0; i < counted.size(); ++i)
        entries.push_back(staticBinary(frame, op, a == nullptr || isLeftRow ? left : (*a)[i],
                                       b == nullptr || isRightRow ? right : (*b)[i], whole));
    return arrayOf(frame, std::move(entries));
}

std::optional<Value> arrayUnary(Frame& frame, Operator op, const Value& operand, Range whole)
{
    const auto* entries = entriesOf(operand);
    if (entries == nullptr || op == Operator::logicalNot)
        return std::nullopt;
    std::vector<Value> results;
    for (const Value& entry : *entries)
        results.push_back(staticUnary(frame, op, entry, whole));
    return arrayOf(frame, std::move(results));
}

std::optional<Value> asEntry(const ListData& array, const Value& value)
{
    const bool isReal = !array.items.empty() && array.items.front().is<double>();
    if (!value.isNumber() || (!array.items.empty() && isArray(array.items.front())))
        return std::nullopt;
    if (isReal)
        return *asReal(value);
    return value.is<double>() ? std::nullopt : std::optional(value);
}

bool hasArrayMethod(std::string_view name)
{
    return name == "tolist" || name == "copy" || name == "sum" || name == "max" || name == "min"
        || name == "mean";
}

Value callArrayMethod(Frame& frame, const List& array, std::string_view name, const Arguments& arguments,
                      Range call)
{
    const StaticFunction function{"numpy", name};
    const StaticCall method{frame, function, arguments, call};
    const auto& entries = array.data->items;
    if (!arguments.positional.empty() || !arguments.named.empty())
        return method.refuse();
    if (name == "copy" || name == "tolist") {
        std::vector<Value> items;
        for (const Value& entry : entries)
            items.push_back(isArray(entry) ? callArrayMethod(frame, *entry.get<List>(), name, arguments, call)
                                           : entry);
        return method.list(std::move(items), name == "copy" ? ListForm::array : ListForm::list);
    }
    // Sums of matrices, and of so many numbers that numpy adds them in another order, are left to Python.
    constexpr std::size_t addedInOrder = 8;
    const bool isSum = name == "sum" || name == "mean";
    if (entries.empty() || isArray(entries.front())
        || (isSum && entries.size() > addedInOrder && hasReal(array)))
        return frame.refuse(unsupported::pythonFunction, call, {std::string(name)});
    Value result = entries.front();
    for (std::size_t i = 1; i < entries.size() && !result.isUnknown(); ++i) {
        if (isSum)
            result = staticBinary(frame, Operator::add, result, entries[i], call);
        else if (truthOf(staticComparison(frame, name == "max" ? Operator::greater : Operator::less,
                                          entries[i], result, call))
                 == true)
            result = entries[i];
    }
    return name == "mean" && !result.isUnknown()
        ? staticBinary(frame, Operator::divide, result, static_cast<Integer>(entries.size()), call)
        : result;
}

std::optional<Value> eachEntry(const StaticCall& call)
{
    if (call.function.module != "numpy" || call.count() != 1 || !isSequence(call.argument(0)))
        return std::nullopt;
    const auto items = call.items(0);
    std::vector<Value> results;
    for (std::size_t i = 0; items && i < items->size(); ++i)
        results.push_back(
            callStatic(call.frame, call.function, {{(*items)[i]}, {call.range}, {}}, call.range));
    return items ? arrayOf(call.frame, std::move(results)) : Value(Unknown{});
}

} // namespace hawk::trace
