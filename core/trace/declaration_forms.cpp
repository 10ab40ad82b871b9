// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "trace/axis_declarations.h"
#include "trace/declarations.h"
#include "trace/expressions.h"
#include "trace/matrix_parts.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Value declareVector(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const auto width = evaluateExtent(frame, *expression.index, row.name, frame.session.limits.width);
    if (!width)
        return Unknown{};
    return Payload{ir::Type::real(data::Shape::vector(*width))};
}

Value declareMatrix(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const BracketItems items = bracketItems(expression);
    if (items.size() != 2)
        return frame.refuse(refusals::missingExtent, expression.range,
                            {frame.session.textOf(expression.range), "two extents", "Matrix[R, C]"});
    const auto rows = evaluateExtent(frame, *items[0], row.name, frame.session.limits.width);
    const auto columns = evaluateExtent(frame, *items[1], row.name, frame.session.limits.width);
    if (!rows || !columns || !checkExtents(frame, *rows, *columns, expression.range))
        return Unknown{};
    return Payload{ir::Type::real(data::Shape::matrix(*rows, *columns))};
}

Value declareMutable(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    if (std::ranges::any_of(bracketItems(expression), [](const Expr* item) { return isAxis(*item); }))
        return declareKeyed(frame, row, expression);
    const Value content = evaluate(frame, *expression.index);
    if (content.isUnknown())
        return Unknown{};
    if (const auto type = payloadOf(content))
        return Wrapper{&row, *type};
    const auto* name = content.get<HawkName>();
    if (name != nullptr && name->row->meaning == Meaning::vector)
        return frame.refuse(refusals::missingExtent, expression.index->range,
                            {"Vector", "an extent", "Vector[W]"});
    if (name != nullptr && name->row->meaning == Meaning::matrix)
        return frame.refuse(refusals::missingExtent, expression.index->range,
                            {"Matrix", "two extents", "Matrix[R, C]"});
    return frame.refuse(refusals::notAPayload, expression.index->range,
                        {std::string(row.name), describe(frame, content)});
}

Value declareParam(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const Value content = evaluate(frame, *expression.index);
    if (content.isUnknown())
        return Unknown{};
    const auto type = payloadOf(content);
    if (type && type->isScalar())
        return Wrapper{&row, *type};
    return frame.refuse(refusals::badParamPayload, expression.index->range, {describe(frame, content)});
}

/// A promise about the order of the samples, which changes no value.
Value declareSorted(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const Value content = evaluate(frame, *expression.index);
    if (content.isUnknown())
        return Unknown{};
    if (payloadOf(content) == ir::Type::index())
        return Wrapper{&row, ir::Type::index()};
    return frame.refuse(refusals::sortedPayload, expression.index->range, {describe(frame, content)});
}

/// `Staged`, `Wide`: their own faults, else the refusal of the form.
Value refuseAxisDeclaration(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const BracketItems items = bracketItems(expression);
    bool isValid = readAxes(frame, row.name, items).has_value();
    if (row.name == "Wide" && !isAxis(*items[0]))
        isValid =
            evaluateExtent(frame, *items[0], row.name, frame.session.limits.width).has_value() && isValid;
    if (row.name == "Staged" && items.size() == 2)
        isValid =
            evaluateExtent(frame, *items[1], row.name, frame.session.limits.width).has_value() && isValid;
    return isValid ? frame.refuse(*row.rule, expression.range, {frame.session.textOf(expression.range)})
                   : Value(Unknown{});
}

} // namespace

std::optional<ir::Type> payloadOf(const Value& value)
{
    if (const auto* payload = value.get<Payload>())
        return payload->type;
    const auto* name = value.get<HawkName>();
    return name != nullptr && name->row->meaning == Meaning::payload ? std::optional(payloadType(*name->row))
                                                                     : std::nullopt;
}

Value declarePlane(Frame& frame, const std::vector<Value>& arguments, Range call)
{
    if (std::ranges::any_of(arguments, &Value::isUnknown))
        return Unknown{};
    const auto* role = arguments.size() == 2 ? arguments[0].get<std::string>() : nullptr;
    const auto type = arguments.size() == 2 ? payloadOf(arguments[1]) : std::nullopt;
    if (role != nullptr && *role == "uniform" && type && type->isScalar())
        return Wrapper{findName("hawk", "Param"), *type};
    return frame.refuse(refusals::planeForm, call, {frame.session.textOf(call)});
}

Value subscriptDeclaration(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    switch (row.meaning) {
    case Meaning::vector:
        return declareVector(frame, row, expression);
    case Meaning::mutablePlane:
        return declareMutable(frame, row, expression);
    case Meaning::param:
        return declareParam(frame, row, expression);
    case Meaning::sorted:
        return declareSorted(frame, row, expression);
    case Meaning::axisDeclaration:
        return refuseAxisDeclaration(frame, row, expression);
    case Meaning::tablePlane:
        return declareTable(frame, row, expression);
    case Meaning::grid:
        return declareGrid(frame, row, expression);
    case Meaning::matrix:
        return declareMatrix(frame, row, expression);
    case Meaning::declaration:
        return frame.refuse(*row.rule, expression.range, {frame.session.textOf(expression.range)});
    default:
        return frame.refuse(faults::notIndexable, expression.range,
                            {std::format("`{}`", row.name), "brackets"});
    }
}

Value subscriptContainer(Frame& frame, Builtin container, const SubscriptExpr& expression)
{
    if (container != Builtin::tuple && container != Builtin::list && container != Builtin::dict)
        return frame.refuse(faults::notIndexable, expression.range,
                            {std::format("`{}`", nameOf(container)), "brackets"});
    std::vector<Value> items;
    for (const Expr* item : bracketItems(expression)) {
        items.push_back(evaluate(frame, *item));
        if (items.back().isUnknown())
            return Unknown{};
    }
    return ContainerType{container, std::make_shared<const std::vector<Value>>(std::move(items))};
}

} // namespace hawk::trace
