// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>

#include "trace/builtins.h"

namespace hawk::trace {

namespace {

struct BuiltinRow {
    std::string_view name;
    Builtin id;
};
constexpr BuiltinRow table[] = {
    {"range", Builtin::range},
    {"len", Builtin::len},
    {"reversed", Builtin::reversed},
    {"enumerate", Builtin::enumerate},
    {"zip", Builtin::zip},
    {"sum", Builtin::sum},
    {"abs", Builtin::abs},
    {"pow", Builtin::pow},
    {"min", Builtin::min},
    {"max", Builtin::max},
    {"round", Builtin::round},
    {"int", Builtin::int_},
    {"float", Builtin::float_},
    {"bool", Builtin::bool_},
    {"str", Builtin::str},
    {"sorted", Builtin::sorted},
    {"any", Builtin::any},
    {"all", Builtin::all},
    {"tuple", Builtin::tuple},
    {"list", Builtin::list},
    {"dict", Builtin::dict},
    {"set", Builtin::set},
    {"isinstance", Builtin::isinstance},
    {"map", Builtin::map},
    {"filter", Builtin::filter},
    {"divmod", Builtin::divmod},
    {"print", Builtin::print},
    {"object", Builtin::object},
    {"type", Builtin::type},
    {"complex", Builtin::complex},
    {"repr", Builtin::repr},
    {"format", Builtin::format},
    {"ord", Builtin::ord},
    {"chr", Builtin::chr},
    {"hex", Builtin::hex},
    {"bin", Builtin::bin},
    {"oct", Builtin::oct},
};

constexpr std::array<std::string_view, 32> others = {
    "open",     "input",        "exec",         "eval",      "getattr",   "setattr",    "hasattr",
    "delattr",  "iter",         "next",         "id",        "hash",      "bytes",      "bytearray",
    "callable", "super",        "globals",      "locals",    "vars",      "dir",        "frozenset",
    "slice",    "staticmethod", "classmethod",  "property",  "Exception", "ValueError", "TypeError",
    "KeyError", "IndexError",   "RuntimeError", "issubclass"};

} // namespace

std::optional<Builtin> builtinFromName(std::string_view name)
{
    const auto* row = std::ranges::find(table, name, &BuiltinRow::name);
    return row == std::end(table) ? std::nullopt : std::optional(row->id);
}

std::string_view nameOf(Builtin builtin)
{
    return std::ranges::find(table, builtin, &BuiltinRow::id)->name;
}

std::vector<std::string_view> builtinNames()
{
    std::vector<std::string_view> names;
    for (const BuiltinRow& row : table)
        names.push_back(row.name);
    return names;
}

bool isOtherBuiltin(std::string_view name)
{
    return std::ranges::contains(others, name);
}

} // namespace hawk::trace
