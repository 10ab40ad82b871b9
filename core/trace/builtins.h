// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string_view>

#include "trace/session.h"

namespace hawk::trace {

/// The Python built-in functions that are evaluated, and the ones that are refused by name.
enum class Builtin : std::uint8_t {
    range,
    len,
    reversed,
    enumerate,
    zip,
    sum,
    abs,
    pow,
    min,
    max,
    round,
    int_,
    float_,
    bool_,
    str,
    sorted,
    any,
    all,
    tuple,
    list,
    dict,
    set,
    isinstance,
    map,
    filter,
    divmod,
    print,
    object,
    type,
    complex,
    repr,
    format,
    ord,
    chr,
    hex,
    bin,
    oct
};

std::optional<Builtin> builtinFromName(std::string_view name);
std::string_view nameOf(Builtin builtin);
std::vector<std::string_view> builtinNames();
/// A Python built-in that is known and never evaluated: `open`, `getattr`, exceptions…
bool isOtherBuiltin(std::string_view name);

/// One call with its evaluated arguments. `names` is parallel to the last `names.size()` arguments.
struct Arguments {
    std::vector<Value> positional;
    std::vector<Range> places;
    struct Named {
        std::string name;
        Value value;
        Range place;
    };
    std::vector<Named> named;
    bool hasUnknown() const;
    /// Null when no argument has the name.
    const Named* find(std::string_view name) const;
};

Value callBuiltin(Frame& frame, Builtin builtin, const Arguments& arguments, Range call);
/// A function of Python's `math` or numpy on plain numbers.
Value callStatic(Frame& frame, const StaticFunction& function, const Arguments& arguments, Range call);
/// A constant or function of `math` or numpy that is known here.
std::optional<Value> findStatic(std::string_view module, std::string_view name);
/// Those of `math` or `numpy`, each once.
std::vector<std::string_view> staticNames(std::string_view module);
/// The constant or function called `name` in `module`; Unknown (refused) when it needs Python.
Value staticAttribute(Frame& frame, std::string_view module, std::string_view name, Range range);
/// A method of a text, list, dict or traced value.
Value callMethod(Frame& frame, const BoundMethod& method, const Arguments& arguments, Range call);
bool hasMethod(const Value& object, std::string_view name);

} // namespace hawk::trace
