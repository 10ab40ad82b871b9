// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <span>

#include "trace/builtins.h"
#include "trace/expressions.h"
#include "trace/refusals.h"

namespace hawk::trace {

/// One call of a function of `math` or numpy, with what its cases share. No argument is unknown or traced.
struct StaticCall {
    Frame& frame;
    const StaticFunction& function;
    const Arguments& arguments;
    Range range;

    std::string_view name() const { return function.name; }
    std::string written() const { return std::string(function.module) + "." + std::string(function.name); }
    std::size_t count() const { return arguments.positional.size(); }
    const Value& argument(std::size_t i) const { return arguments.positional[i]; }
    const Value* named(std::string_view name) const
    {
        const Arguments::Named* const found = arguments.find(name);
        return found == nullptr ? nullptr : &found->value;
    }
    std::optional<std::vector<Value>> items(std::size_t i) const
    {
        return itemsOf(frame, argument(i), arguments.places[i]);
    }
    Value list(std::vector<Value> items, ListForm form = ListForm::list) const
    {
        return newList(frame.session, std::move(items), form);
    }
    /// The arguments do not fit this function.
    Value refuse() const
    {
        std::string given;
        for (const Value& value : arguments.positional)
            given += (given.empty() ? "" : ", ") + describe(frame, value);
        return frame.refuse(faults::badArguments, range, {written(), given.empty() ? "no argument" : given});
    }
    /// They fit, and the function has no value for them.
    Value refuseDomain() const
    {
        std::string given;
        for (const Value& value : arguments.positional)
            given += (given.empty() ? "" : ", ") + represent(value);
        return frame.refuse(faults::mathDomain, range, {written(), given});
    }
};

struct StaticRow {
    std::string_view module;
    std::string_view name;
    Value (*function)(const StaticCall& call);
};
/// Functions of whole numbers, and the others that take more than one or two real numbers.
std::span<const StaticRow> wholeFunctions();
std::span<const StaticRow> realFunctions();

} // namespace hawk::trace
