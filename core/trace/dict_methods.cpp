// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/method_call.h"

#include "trace/containers.h"
#include "trace/expressions.h"

namespace hawk::trace {

namespace {

constexpr std::string_view dictMethods[] = {"keys",   "values",     "items", "get",   "pop",
                                            "update", "setdefault", "copy",  "clear", "popitem"};

/// `update` takes a dict, or pairs, and entries by name.
Value updateDict(const MethodCall& call, const Dict& dict)
{
    if (call.count() > 1)
        return call.refuse();
    Arguments given = call.arguments;
    const Value more = callBuiltin(call.frame, Builtin::dict, given, call.range);
    const auto* other = more.get<Dict>();
    if (other == nullptr)
        return Unknown{};
    for (const auto& [key, value] : other->data->items)
        setEntry(dict, key, value);
    return None{};
}

} // namespace

bool hasDictMethod(std::string_view name)
{
    return std::ranges::contains(dictMethods, name);
}

Value callDictMethod(const MethodCall& call, const Dict& dict)
{
    auto& entries = dict.data->items;
    const std::string_view name = call.name();
    const std::uint64_t added = call.count() == 1 ? sizeOf(call.argument(0)) : 0;
    if (!spend(call.frame, call.range,
               entries.size() * (name == "update" ? added / comparisonsPerStep + 1 : 1)))
        return Unknown{};
    std::vector<Value> items;
    if (name == "keys" || name == "values" || name == "items") {
        for (const auto& [key, value] : entries)
            items.push_back(name == "keys" ? key : (name == "values" ? value : makeTuple({key, value})));
        return call.list(std::move(items));
    }
    if (name == "copy")
        return Dict{std::make_shared<DictData>(DictData{entries, call.frame.session.branch})};
    if (name == "get") {
        if (call.count() == 0 || call.count() > 2)
            return call.refuse();
        const Value* found = findEntry(dict, call.argument(0));
        return found != nullptr ? *found : (call.count() == 2 ? call.argument(1) : Value(None{}));
    }
    if (!mayChange(call.frame, dict.data->branch, call.range))
        return Unknown{};
    if (name == "update")
        return updateDict(call, dict);
    if (name == "clear") {
        entries.clear();
        return None{};
    }
    if (name == "popitem") {
        if (entries.empty())
            return call.frame.refuse(faults::noSuchKey, call.range, {"in an empty dict"});
        const auto last = entries.back();
        entries.pop_back();
        return makeTuple({last.first, last.second});
    }
    if (call.count() == 0 || call.count() > 2)
        return call.refuse();
    const Value* found = findEntry(dict, call.argument(0));
    if (name == "setdefault") {
        if (found != nullptr)
            return *found;
        const Value fallback = call.count() == 2 ? call.argument(1) : Value(None{});
        setEntry(dict, call.argument(0), fallback);
        return fallback;
    }
    if (found == nullptr)
        return call.count() == 2
            ? call.argument(1)
            : call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
    const Value taken = *found;
    std::erase_if(entries, [&](const auto& entry) { return isEqual(entry.first, call.argument(0)); });
    return taken;
}

} // namespace hawk::trace
