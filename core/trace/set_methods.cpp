// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/method_call.h"

#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/sets.h"

namespace hawk::trace {

namespace {

constexpr std::string_view setMethods[] = {"add",        "copy",     "clear",      "remove",
                                           "discard",    "update",   "union",      "intersection",
                                           "difference", "issubset", "issuperset", "symmetric_difference",
                                           "isdisjoint"};

Value changeSet(const MethodCall& call, const List& set)
{
    if (!mayChange(call.frame, set.data->branch, call.range))
        return Unknown{};
    auto& items = set.data->items;
    const std::string_view name = call.name();
    if (name == "clear") {
        items.clear();
        return None{};
    }
    if (name == "update") {
        for (std::size_t i = 0; i < call.count(); ++i) {
            const auto more = itemsOf(call.frame, call.argument(i), call.range);
            if (!more || !spend(call.frame, call.range, items.size() * more->size() / comparisonsPerStep))
                return Unknown{};
            for (const Value& item : *more)
                addToSet(set, item);
        }
        return None{};
    }
    if (call.count() != 1)
        return call.refuse();
    if (name == "add") {
        addToSet(set, call.argument(0));
        return None{};
    }
    const std::size_t before = items.size();
    std::erase_if(items, [&](const Value& item) { return isEqual(item, call.argument(0)); });
    if (name == "remove" && items.size() == before)
        return call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
    return None{};
}

} // namespace

bool hasSetMethod(std::string_view name)
{
    return std::ranges::contains(setMethods, name);
}

Value callSetMethod(const MethodCall& call, const List& set)
{
    const std::string_view name = call.name();
    if (!spend(call.frame, call.range, set.data->items.size()))
        return Unknown{};
    if (name == "copy")
        return newList(call.frame.session, set.data->items, ListForm::set);
    const bool isChange =
        name == "add" || name == "clear" || name == "remove" || name == "discard" || name == "update";
    if (isChange)
        return changeSet(call, set);
    if (call.count() != 1)
        return call.refuse();
    const auto others = itemsOf(call.frame, call.argument(0), call.range);
    if (!others)
        return Unknown{};
    if (!spend(call.frame, call.range, set.data->items.size() * others->size() / comparisonsPerStep))
        return Unknown{};
    if (name == "issubset")
        return isSubset(set.data->items, *others);
    if (name == "issuperset")
        return isSubset(*others, set.data->items);
    const std::vector<Value> shared = joinedItems(SetJoin::intersection, set.data->items, *others);
    if (name == "isdisjoint")
        return shared.empty();
    const SetJoin join = name == "union" ? SetJoin::all
        : name == "intersection"         ? SetJoin::intersection
        : name == "difference"           ? SetJoin::difference
                                         : SetJoin::symmetricDifference;
    return makeSet(call.frame, joinedItems(join, set.data->items, *others));
}

} // namespace hawk::trace
