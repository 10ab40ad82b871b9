// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/method_call.h"

#include "trace/builtin_call.h"
#include "trace/containers.h"
#include "trace/expressions.h"

namespace hawk::trace {

namespace {

constexpr std::string_view listMethods[] = {"append", "extend",  "insert", "pop",   "remove", "index",
                                            "count",  "reverse", "copy",   "clear", "sort"};

Value takeItem(const MethodCall& call, std::vector<Value>& items)
{
    const auto size = static_cast<Integer>(items.size());
    const auto position = call.count() == 0 ? std::optional(size - 1) : asInteger(call.argument(0));
    if (!position || call.count() > 1)
        return call.refuse();
    const Integer at = *position < 0 ? *position + size : *position;
    if (at < 0 || at >= size)
        return call.frame.refuse(faults::indexRange, call.range, {spell(*position), "a list", spell(size)});
    if (!spend(call.frame, call.range, static_cast<std::uint64_t>(size - at)))
        return Unknown{};
    const auto place = items.begin() + static_cast<std::ptrdiff_t>(at);
    Value taken = std::move(*place);
    items.erase(place);
    return taken;
}

/// `sort` is `sorted` of the list itself.
Value sortInPlace(const MethodCall& call, const List& list)
{
    if (call.count() != 0)
        return call.refuse();
    Arguments arguments = call.arguments;
    arguments.positional = {call.list(list.data->items)};
    arguments.places = {call.range};
    const Value sorted = callBuiltin(call.frame, Builtin::sorted, arguments, call.range);
    const auto* items = sorted.get<List>();
    if (items == nullptr)
        return Unknown{};
    list.data->items = items->data->items;
    return None{};
}

} // namespace

bool hasListMethod(std::string_view name)
{
    return std::ranges::contains(listMethods, name);
}

Value findPosition(const MethodCall& call, const std::vector<Value>& items)
{
    const bool isFromPlace = call.name() == "index" && call.count() == 2;
    if (call.count() != 1 && !isFromPlace)
        return call.refuse();
    if (!spend(call.frame, call.range, items.size()))
        return Unknown{};
    if (call.name() == "count")
        return static_cast<Integer>(
            std::ranges::count_if(items, [&](const Value& item) { return isEqual(item, call.argument(0)); }));
    const auto from = isFromPlace ? asInteger(call.argument(1)) : std::optional<Integer>(0);
    if (!from)
        return call.refuse();
    const auto size = static_cast<Integer>(items.size());
    const Integer first = std::clamp<Integer>(*from < 0 ? *from + size : *from, 0, size);
    const auto found = std::find_if(items.begin() + static_cast<std::ptrdiff_t>(first), items.end(),
                                    [&](const Value& item) { return isEqual(item, call.argument(0)); });
    if (found == items.end())
        return call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
    return static_cast<Integer>(found - items.begin());
}

Value callListMethod(const MethodCall& call, const List& list)
{
    auto& items = list.data->items;
    const std::string_view name = call.name();
    if (name == "index" || name == "count")
        return findPosition(call, items);
    // Adding at the end is the one change that does not look at the other items.
    if (name != "append" && name != "pop" && !spend(call.frame, call.range, items.size()))
        return Unknown{};
    if (name == "copy")
        return call.list(items);
    if (!mayChange(call.frame, list.data->branch, call.range))
        return Unknown{};
    if (name == "pop")
        return takeItem(call, items);
    if (name == "reverse" || name == "clear") {
        if (name == "clear")
            items.clear();
        std::ranges::reverse(items);
        return None{};
    }
    if (name == "sort")
        return sortInPlace(call, list);
    if (name == "insert") {
        const auto position = call.count() == 2 ? asInteger(call.argument(0)) : std::nullopt;
        if (!position)
            return call.refuse();
        const auto size = static_cast<Integer>(items.size());
        const Integer at = std::clamp<Integer>(*position < 0 ? *position + size : *position, 0, size);
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(at), call.argument(1));
        return None{};
    }
    if (call.count() != 1)
        return call.refuse();
    if (name == "append") {
        items.push_back(call.argument(0));
    } else if (name == "extend") {
        const auto more = itemsOf(call.frame, call.argument(0), call.range);
        if (!more)
            return Unknown{};
        items.insert(items.end(), more->begin(), more->end());
    } else {
        const auto found =
            std::ranges::find_if(items, [&](const Value& item) { return isEqual(item, call.argument(0)); });
        if (found == items.end())
            return call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
        items.erase(found);
    }
    return None{};
}

} // namespace hawk::trace
