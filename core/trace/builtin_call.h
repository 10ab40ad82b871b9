// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>

#include "trace/builtins.h"
#include "trace/expressions.h"
#include "trace/refusals.h"

namespace hawk::trace {

/// One call of a built-in, with what its cases share.
struct BuiltinCall {
    Frame& frame;
    Builtin id;
    const Arguments& arguments;
    Range range;

    std::size_t count() const { return arguments.positional.size(); }
    const Value& argument(std::size_t i) const { return arguments.positional[i]; }
    Range place(std::size_t i) const { return arguments.places[i]; }
    const Value* named(std::string_view name) const
    {
        const Arguments::Named* const found = arguments.find(name);
        return found == nullptr ? nullptr : &found->value;
    }
    Value list(std::vector<Value> items) const { return newList(frame.session, std::move(items)); }
    /// The arguments do not fit this function.
    Value refuse() const
    {
        std::string given;
        for (const Value& value : arguments.positional)
            given += (given.empty() ? "" : ", ") + describe(frame, value);
        return frame.refuse(faults::badArguments, range,
                            {std::string(nameOf(id)), given.empty() ? "no argument" : given});
    }
    Value refuseTraced(std::string advice) const
    {
        return frame.refuse(refusals::builtinOnValue, range, {std::string(nameOf(id)), std::move(advice)});
    }
    bool hasTraced() const
    {
        return std::ranges::any_of(arguments.positional,
                                   [](const Value& value) { return value.is<Traced>(); });
    }
    std::optional<std::vector<Value>> items(std::size_t i) const
    {
        return itemsOf(frame, argument(i), place(i));
    }
};

// Functions of numbers.
Value callSum(const BuiltinCall& call);
Value callExtreme(const BuiltinCall& call);
Value callRound(const BuiltinCall& call);
Value callPow(const BuiltinCall& call);
Value callAbs(const BuiltinCall& call);
Value callDivmod(const BuiltinCall& call);
// `int`, `float` and `bool`.
Value callNumber(const BuiltinCall& call);

// Functions of texts.
Value callText(const BuiltinCall& call);
Value callSpelled(const BuiltinCall& call);
Value callCharacter(const BuiltinCall& call);
Value callDigits(const BuiltinCall& call);

// Functions of sequences and of any object.
Value callRange(const BuiltinCall& call);
Value callLen(const BuiltinCall& call);
Value callEnumerate(const BuiltinCall& call);
Value callZip(const BuiltinCall& call);
Value callSorted(const BuiltinCall& call);
Value callAnyAll(const BuiltinCall& call);
Value callContainer(const BuiltinCall& call);
Value callMap(const BuiltinCall& call);
Value callReversed(const BuiltinCall& call);
Value callIsInstance(const BuiltinCall& call);

} // namespace hawk::trace
