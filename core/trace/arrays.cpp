// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/arrays.h"

#include "trace/operators.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

const std::vector<Value>* entriesOf(const Value& value)
{
    return isArray(value) ? &value.get<List>()->data->items : nullptr;
}

} // namespace

bool isArray(const Value& value)
{
    const auto* list = value.get<List>();
    return list != nullptr && list->data->form == ListForm::array;
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

Value arrayOf(Frame& frame, std::vector<Value> entries, Range place)
{
    if (std::ranges::any_of(entries, &Value::isUnknown) || !spend(frame, place, entries.size()))
        return Unknown{};
    return newList(frame.session, std::move(entries), ListForm::array);
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
    return arrayOf(frame, std::move(entries), whole);
}

std::optional<Value> arrayUnary(Frame& frame, Operator op, const Value& operand, Range whole)
{
    const auto* entries = entriesOf(operand);
    if (entries == nullptr || op == Operator::logicalNot)
        return std::nullopt;
    std::vector<Value> results;
    for (const Value& entry : *entries)
        results.push_back(staticUnary(frame, op, entry, whole));
    return arrayOf(frame, std::move(results), whole);
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
    constexpr std::size_t addedInOrder = 7;
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
    return items ? arrayOf(call.frame, std::move(results), call.range) : Value(Unknown{});
}

} // namespace hawk::trace
