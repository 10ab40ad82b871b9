// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtin_call.h"

#include "trace/calls.h"
#include "trace/classes.h"
#include "trace/containers.h"
#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

bool isDerived(const ClassData& type, const ClassData& base)
{
    return &type == &base
        || std::ranges::any_of(type.bases, [&base](const auto& each) { return isDerived(*each, base); });
}

bool isInstance(const Value& value, const Value& type)
{
    if (const auto* tuple = type.get<Tuple>())
        return std::ranges::any_of(*tuple->items, [&](const Value& one) { return isInstance(value, one); });
    if (const auto* ofFile = type.get<ClassObject>()) {
        const auto* instance = value.get<Instance>();
        return instance != nullptr && isDerived(*instance->data->type, *ofFile->data);
    }
    const auto* builtin = type.get<BuiltinFunction>();
    if (builtin == nullptr)
        return false;
    switch (builtin->id) {
    case Builtin::int_:
        return isWholeNumber(value);
    case Builtin::float_:
        return value.is<double>();
    case Builtin::bool_:
        return value.is<bool>();
    case Builtin::str:
        return value.is<std::string>();
    case Builtin::tuple:
        return value.is<Tuple>();
    case Builtin::list:
        return value.is<List>() && value.get<List>()->data->form == ListForm::list;
    case Builtin::set:
        return value.is<List>() && value.get<List>()->data->form == ListForm::set;
    case Builtin::dict:
        return value.is<Dict>();
    case Builtin::complex:
        return value.is<Complex>();
    case Builtin::object:
        return true;
    default:
        return false;
    }
}

} // namespace

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
            if (!spend(call.frame, call.range))
                return Unknown{};
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
                if (!spend(call.frame, call.range, other->data->items.size()))
                    return Unknown{};
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
    List set = newList(call.frame.session, {}, ListForm::set);
    for (Value& item : *items) {
        // Every item is compared with those before it.
        if (!spend(call.frame, call.range, set.data->items.size() / comparisonsPerStep))
            return Unknown{};
        addToSet(set, std::move(item));
    }
    return set;
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
        const bool isBare = call.id == Builtin::filter && call.argument(0).is<None>();
        Value result =
            isBare ? columns[0][i] : callValue(call.frame, call.argument(0), arguments, call.range, "map");
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

Value callReversed(const BuiltinCall& call)
{
    auto items = call.count() == 1 ? call.items(0) : std::nullopt;
    if (!items)
        return call.count() == 1 ? Value(Unknown{}) : call.refuse();
    std::ranges::reverse(*items);
    return call.list(std::move(*items));
}

Value callIsInstance(const BuiltinCall& call)
{
    return call.count() == 2 ? Value(isInstance(call.argument(0), call.argument(1))) : call.refuse();
}

} // namespace hawk::trace
