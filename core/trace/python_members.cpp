// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/python_members.h"

#include <algorithm>
#include <span>

namespace hawk::trace {

namespace {

// What `dir` of Python 3.13 gives, without the names in double underscores.
constexpr std::string_view ofInt[] = {"as_integer_ratio", "bit_count",  "bit_length", "conjugate",
                                      "denominator",      "from_bytes", "imag",       "is_integer",
                                      "numerator",        "real",       "to_bytes"};
constexpr std::string_view ofFloat[] = {
    "as_integer_ratio", "conjugate", "from_number", "fromhex", "hex", "imag", "is_integer", "real"};
constexpr std::string_view ofComplex[] = {"conjugate", "from_number", "imag", "real"};
constexpr std::string_view ofText[] = {
    "capitalize", "casefold", "center",       "count",   "encode",     "endswith",     "expandtabs",
    "find",       "format",   "format_map",   "index",   "isalnum",    "isalpha",      "isascii",
    "isdecimal",  "isdigit",  "isidentifier", "islower", "isnumeric",  "isprintable",  "isspace",
    "istitle",    "isupper",  "join",         "ljust",   "lower",      "lstrip",       "maketrans",
    "partition",  "replace",  "rfind",        "rindex",  "rjust",      "removeprefix", "removesuffix",
    "rpartition", "rsplit",   "rstrip",       "split",   "splitlines", "startswith",   "strip",
    "swapcase",   "title",    "translate",    "upper",   "zfill"};
constexpr std::string_view ofList[] = {"append", "clear", "copy",   "count",   "extend", "index",
                                       "insert", "pop",   "remove", "reverse", "sort"};
constexpr std::string_view ofSet[] = {"add",
                                      "clear",
                                      "copy",
                                      "difference",
                                      "difference_update",
                                      "discard",
                                      "intersection",
                                      "intersection_update",
                                      "isdisjoint",
                                      "issubset",
                                      "issuperset",
                                      "pop",
                                      "remove",
                                      "symmetric_difference",
                                      "symmetric_difference_update",
                                      "union",
                                      "update"};
constexpr std::string_view ofDict[] = {"clear", "copy",    "fromkeys",   "get",    "items", "keys",
                                       "pop",   "popitem", "setdefault", "update", "values"};
constexpr std::string_view ofTuple[] = {"count", "index"};
constexpr std::string_view ofRange[] = {"count", "index", "start", "step", "stop"};

std::span<const std::string_view> membersOf(const Value& plain)
{
    if (plain.is<double>())
        return ofFloat;
    if (plain.is<Integer>() || plain.is<bool>() || plain.is<LargeInteger>())
        return ofInt;
    if (plain.is<Complex>())
        return ofComplex;
    if (plain.is<std::string>())
        return ofText;
    if (const auto* list = plain.get<List>(); list != nullptr && list->data->form != ListForm::array)
        return list->data->form == ListForm::set ? std::span<const std::string_view>(ofSet) : ofList;
    if (plain.is<Dict>())
        return ofDict;
    if (plain.is<Tuple>())
        return ofTuple;
    return plain.is<Span>() ? std::span<const std::string_view>(ofRange)
                            : std::span<const std::string_view>();
}

} // namespace

bool isPlain(const Value& value)
{
    return value.is<None>() || !membersOf(value).empty();
}

bool isPythonMember(const Value& plain, std::string_view name)
{
    return name.starts_with("__") || std::ranges::contains(membersOf(plain), name);
}

} // namespace hawk::trace
