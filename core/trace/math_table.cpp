// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>
#include <format>

#include "trace/element_types.h"
#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

static std::array<std::span<const MathRow>, 9> tables()
{
    return {realMathRows(),   integerMathRows(), randomMathRows(), choiceMathRows(),    dispatchMathRows(),
            vectorMathRows(), matrixMathRows(),  linearMathRows(), quaternionMathRows()};
}

const MathRow* findMathFunction(std::string_view name)
{
    for (std::span<const MathRow> table : tables()) {
        const auto row = std::ranges::find(table, name, &MathRow::name);
        if (row != table.end())
            return &*row;
    }
    return nullptr;
}

std::vector<std::string_view> mathNames()
{
    std::vector<std::string_view> names = {"nan", "inf"};
    for (std::span<const MathRow> table : tables()) {
        for (const MathRow& row : table)
            names.push_back(row.name);
    }
    return names;
}

bool takesAxis(const MathRow& row)
{
    return row.name == "sum" || row.name == "mean";
}

std::optional<ir::NodeId> realArgument(const MathCall& call, std::size_t i)
{
    const auto node = call.node(i);
    if (!node)
        return std::nullopt;
    return realOperand(call.frame, asNumber(call.frame, *node, call.places[i]), call.row.name,
                       call.places[i]);
}

std::string describeArguments(const MathCall& call)
{
    std::string given;
    for (const Value& argument : call.arguments)
        given += (given.empty() ? "" : " and ") + describe(call.frame, argument);
    return given;
}

static std::string countOf(std::size_t count)
{
    return count == 1 ? "1 argument" : std::format("{} arguments", count);
}

Value callMath(Frame& frame, const MathRow& row, const std::vector<Value>& arguments,
               const std::vector<Range>& places, Range call)
{
    if (frame.session.kernel == nullptr)
        return frame.refuse(unsupported::constantOnly, call, {std::string(row.name)});
    const std::size_t given = arguments.size();
    const bool fits =
        row.arguments == anyCount || given == row.arguments || (takesAxis(row) && given == row.arguments + 1);
    if (!fits)
        return frame.refuse(
            refusals::argumentCount, call,
            {std::string(row.name), countOf(row.arguments), std::to_string(given), std::string(row.usage)});
    if (std::ranges::any_of(arguments, &Value::isUnknown))
        return Unknown{};
    return row.call({frame, row, arguments, places, call});
}

} // namespace hawk::trace
