// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>

#include "trace/builtins.h"
#include "trace/refusals.h"

namespace hawk::trace {

/// One call of a method, with what its cases share.
struct MethodCall {
    Frame& frame;
    const BoundMethod& method;
    const Arguments& arguments;
    Range range;

    std::string_view name() const { return method.name; }
    std::size_t count() const { return arguments.positional.size(); }
    const Value& argument(std::size_t i) const { return arguments.positional[i]; }
    /// The text given at a place; null when there is none.
    const std::string* text(std::size_t i) const
    {
        return i < count() ? argument(i).get<std::string>() : nullptr;
    }
    const Value* named(std::string_view name) const
    {
        const Arguments::Named* const found = arguments.find(name);
        return found == nullptr ? nullptr : &found->value;
    }
    Value list(std::vector<Value> items) const { return newList(frame.session, std::move(items)); }
    /// The arguments do not fit this method.
    Value refuse() const
    {
        return frame.refuse(faults::badArguments, range,
                            {std::string(method.name), std::to_string(count()) + " arguments"});
    }
};

Value callListMethod(const MethodCall& call, const List& list);
bool hasListMethod(std::string_view name);
Value callSetMethod(const MethodCall& call, const List& set);
bool hasSetMethod(std::string_view name);
Value callDictMethod(const MethodCall& call, const Dict& dict);
bool hasDictMethod(std::string_view name);
Value callTextMethod(const MethodCall& call, const std::string& text);
bool hasTextMethod(std::string_view name);
/// `index` and `count` of a list or tuple.
Value findPosition(const MethodCall& call, const std::vector<Value>& items);

} // namespace hawk::trace
