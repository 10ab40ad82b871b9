// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/element.h"

#include <algorithm>

namespace hawk::data {

namespace {
struct DtypeRow {
    Dtype dtype;
    std::string_view name;
    std::size_t size;
};
constexpr std::array<DtypeRow, 6> dtypes = {{
    {Dtype::float64, "float64", 8},
    {Dtype::float32, "float32", 4},
    {Dtype::int64, "int64", 8},
    {Dtype::int32, "int32", 4},
    {Dtype::uint32, "uint32", 4},
    {Dtype::boolean, "bool", 1},
}};
} // namespace

std::size_t sizeOf(Dtype dtype)
{
    return dtypes[static_cast<std::size_t>(dtype)].size;
}

std::string_view nameOf(Dtype dtype)
{
    return dtypes[static_cast<std::size_t>(dtype)].name;
}

std::optional<Dtype> dtypeFromName(std::string_view name)
{
    const auto row = std::ranges::find(dtypes, name, &DtypeRow::name);
    return row == dtypes.end() ? std::nullopt : std::optional(row->dtype);
}

Dtype wireDtype(Element element, Mode mode)
{
    switch (element) {
    case Element::boolean:
        return Dtype::boolean;
    case Element::index:
        return Dtype::int64;
    case Element::int32:
        return Dtype::int32;
    case Element::uint32:
        return Dtype::uint32;
    case Element::real:
        break;
    }
    return mode == Mode::float64 ? Dtype::float64 : Dtype::float32;
}

std::string_view nameOf(Mode mode)
{
    return mode == Mode::float64 ? "float64" : "float32";
}

std::optional<Mode> modeFromName(std::string_view name)
{
    if (name == "float64")
        return Mode::float64;
    if (name == "float32")
        return Mode::float32;
    return std::nullopt;
}

} // namespace hawk::data
