// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>

#include "trace/builtins.h"
#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/kinds.h"
#include "trace/math_functions.h"
#include "trace/members.h"
#include "trace/operators.h"
#include "trace/own_axes.h"
#include "trace/planes.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using ir::NodeId;
using ir::Op;

constexpr std::array<std::string_view, 10> listMethods = {"append", "extend", "insert",  "pop",  "remove",
                                                          "index",  "count",  "reverse", "copy", "clear"};
constexpr std::array<std::string_view, 2> setMethods = {"add", "copy"};
constexpr std::array<std::string_view, 8> dictMethods = {"keys", "values", "items",      "get",
                                                         "pop",  "update", "setdefault", "copy"};
constexpr std::array<std::string_view, 2> tupleMethods = {"index", "count"};
constexpr std::array<std::string_view, 7> textMethods = {"upper",    "lower", "strip", "startswith",
                                                         "endswith", "split", "join"};

struct MethodCall {
    Frame& frame;
    const BoundMethod& method;
    const Arguments& arguments;
    Range range;

    std::string_view name() const { return method.name; }
    std::size_t count() const { return arguments.positional.size(); }
    const Value& argument(std::size_t i) const { return arguments.positional[i]; }
    Value list(std::vector<Value> items) const
    {
        return List{std::make_shared<ListData>(ListData{std::move(items), frame.session.branch, false})};
    }
    Value refuse() const
    {
        return frame.refuse(faults::badArguments, range,
                            {std::string(method.name), std::to_string(count()) + " arguments"});
    }
};

OwnFold foldOf(std::string_view name)
{
    if (name == "max")
        return OwnFold::maximum;
    if (name == "min")
        return OwnFold::minimum;
    return name == "sum" ? OwnFold::sum : OwnFold::mean;
}

Value callVectorMethod(const MethodCall& call, const Traced& vector)
{
    Frame& frame = call.frame;
    const ir::Type type = frame.type(vector);
    std::vector<Value> arguments = {Value(vector)};
    std::vector<Range> places = {call.range};
    for (std::size_t i = 0; i < call.count(); ++i) {
        arguments.push_back(call.argument(i));
        places.push_back(call.arguments.places[i]);
    }
    for (const Arguments::Named& named : call.arguments.named) {
        if (named.name != "axis")
            return frame.refuse(refusals::argumentName, named.place, {std::string(call.name()), named.name});
        arguments.push_back(named.value);
        places.push_back(named.place);
    }
    if (type.isScalar()) {
        if (arguments.size() == 2 && refuseSampleAxis(frame, arguments[1], places[1]))
            return Unknown{};
        return frame.refuse(refusals::wrongView, call.range,
                            {describe(frame, Value(vector)), "." + std::string(call.name()) + "()",
                             "It is a single number already."});
    }
    if (arguments.size() > 2)
        return call.refuse();
    const bool hasAxis = arguments.size() == 2;
    return foldOwnEntries(frame, foldOf(call.name()), vector, hasAxis ? &arguments[1] : nullptr,
                          hasAxis ? places[1] : call.range, call.range);
}

Value findPosition(const MethodCall& call, const std::vector<Value>& items)
{
    if (call.count() != 1)
        return call.refuse();
    if (!spend(call.frame, call.range, items.size()))
        return Unknown{};
    if (call.name() == "count")
        return static_cast<Integer>(
            std::ranges::count_if(items, [&](const Value& item) { return isEqual(item, call.argument(0)); }));
    const auto found =
        std::ranges::find_if(items, [&](const Value& item) { return isEqual(item, call.argument(0)); });
    if (found == items.end())
        return call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
    return static_cast<Integer>(found - items.begin());
}

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
        return List{std::make_shared<ListData>(ListData{items, call.frame.session.branch, list.data->isSet})};
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
    } else if (name == "add") {
        addToSet(list, call.argument(0));
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
    if (name == "update") {
        const auto* other = call.count() == 1 ? call.argument(0).get<Dict>() : nullptr;
        if (other == nullptr && call.count() != 0)
            return call.refuse();
        const auto more = other != nullptr ? other->data->items : std::vector<std::pair<Value, Value>>();
        for (const auto& [key, value] : more)
            setEntry(dict, key, value);
        for (const Arguments::Named& named : call.arguments.named)
            setEntry(dict, Value(named.name), named.value);
        return None{};
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

std::string changedCase(std::string text, std::string_view method)
{
    for (char& c : text) {
        if (method == "upper" && c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
        else if (method == "lower" && c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

Value callTextMethod(const MethodCall& call, const std::string& text)
{
    const std::string_view name = call.name();
    if (!spend(call.frame, call.range, text.size()))
        return Unknown{};
    if (name == "upper" || name == "lower")
        return changedCase(text, name);
    if (name == "strip") {
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        return first == std::string::npos ? std::string()
                                          : text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
    }
    const auto* part = call.count() == 1 ? call.argument(0).get<std::string>() : nullptr;
    if (name == "join" && call.count() == 1) {
        const auto pieces = itemsOf(call.frame, call.argument(0), call.range);
        std::string joined;
        for (std::size_t i = 0; pieces && i < pieces->size(); ++i) {
            const auto* piece = (*pieces)[i].get<std::string>();
            if (piece == nullptr)
                return call.refuse();
            if (!spend(call.frame, call.range, text.size() + piece->size()))
                return Unknown{};
            joined += (i == 0 ? "" : text) + *piece;
        }
        return pieces ? Value(joined) : Value(Unknown{});
    }
    if (part == nullptr || part->empty())
        return call.refuse();
    if (name == "startswith")
        return text.starts_with(*part);
    if (name == "endswith")
        return text.ends_with(*part);
    std::vector<Value> pieces;
    std::size_t begin = 0;
    for (std::size_t end = text.find(*part); end != std::string::npos; end = text.find(*part, begin)) {
        pieces.emplace_back(text.substr(begin, end - begin));
        begin = end + part->size();
    }
    pieces.emplace_back(text.substr(begin));
    return call.list(std::move(pieces));
}

} // namespace

bool hasMethod(const Value& object, std::string_view name)
{
    if (object.is<Traced>())
        return std::ranges::contains(members::folds, name);
    if (const auto* list = object.get<List>())
        return list->data->isSet ? std::ranges::contains(setMethods, name)
                                 : std::ranges::contains(listMethods, name);
    if (object.is<Dict>())
        return std::ranges::contains(dictMethods, name);
    if (object.is<Tuple>())
        return std::ranges::contains(tupleMethods, name);
    if (object.is<KindObject>())
        return name == "extend";
    if (object.is<Complex>())
        return name == "conjugate";
    return object.is<std::string>() && std::ranges::contains(textMethods, name);
}

Value callMethod(Frame& frame, const BoundMethod& method, const Arguments& arguments, Range range)
{
    const MethodCall call{frame, method, arguments, range};
    const Value& object = *method.object;
    if (method.name == members::at)
        return callAt(frame, object, arguments, range);
    if (const auto* traced = object.get<Traced>()) {
        if (!checkOwner(frame, *traced, range) || arguments.hasUnknown())
            return Unknown{};
        return callVectorMethod(call, *traced);
    }
    // Unknown items are stored like others: only reading them back is silenced.
    if (const auto* list = object.get<List>())
        return callListMethod(call, *list);
    if (const auto* dict = object.get<Dict>())
        return callDictMethod(call, *dict);
    if (arguments.hasUnknown())
        return Unknown{};
    if (const auto* tuple = object.get<Tuple>())
        return findPosition(call, *tuple->items);
    if (const auto* kind = object.get<KindObject>())
        return extendKind(frame, kind->data, arguments, range);
    if (const auto* number = object.get<Complex>())
        return Complex{number->real, -number->imaginary};
    return callTextMethod(call, *object.get<std::string>());
}

} // namespace hawk::trace
