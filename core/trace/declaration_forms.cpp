// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "text/identifier.h"
#include "trace/declarations.h"
#include "trace/expressions.h"
#include "trace/matrix_parts.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using Items = std::span<const Expr* const>;

Items indexItems(const SubscriptExpr& expression, const Expr* const& single)
{
    if (expression.index->kind == ExprKind::tuple)
        return as<SequenceExpr>(*expression.index).items;
    return {&single, 1};
}

/// An extent that is a positive whole number, or nothing after a refusal.
std::optional<std::uint32_t> evaluateExtent(Frame& frame, const Expr& expression, std::string_view owner)
{
    const Value value = expression.kind == ExprKind::slice ? Value(Ellipsis{}) : evaluate(frame, expression);
    if (value.isUnknown())
        return std::nullopt;
    const auto* extent = value.get<Integer>();
    if (extent == nullptr || *extent < 1) {
        const std::string found = extent != nullptr ? spell(*extent) : describe(frame, value);
        frame.refuse(refusals::badExtent, expression.range, {std::string(owner), found});
        return std::nullopt;
    }
    if (*extent > frame.session.limits.width) {
        frame.refuse(unsupported::extentLimit, expression.range,
                     {std::format("{}[{}]", owner, spell(*extent))});
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(*extent);
}

bool isAxis(const Expr& item)
{
    return item.kind == ExprKind::string || item.kind == ExprKind::slice;
}

constexpr std::string_view reservedLabels[] = {"flat", "n", "n_samples", "base", "count", "layout"};

/// Checks the axes of a declaration as if it were compiled, so that its own faults are named first.
bool checkAxes(Frame& frame, std::string_view owner, Items items)
{
    std::vector<std::string> labels;
    bool isValid = true;
    const auto refuseAxis = [&](const Expr& item, std::string why) {
        frame.refuse(refusals::badAxis, item.range,
                     {frame.session.textOf(item.range), std::string(owner), std::move(why)});
        isValid = false;
    };
    for (const Expr* item : items) {
        if (!isAxis(*item))
            continue;
        const Expr* label = item;
        if (item->kind == ExprKind::slice) {
            const auto& slice = as<SliceExpr>(*item);
            label = slice.lower;
            if (slice.step != nullptr) {
                refuseAxis(*item, "it has a step");
                continue;
            }
            if (slice.upper == nullptr || label == nullptr) {
                refuseAxis(*item, "it needs a label and an extent");
                continue;
            }
            isValid = evaluateExtent(frame, *slice.upper, owner).has_value() && isValid;
        } else if (item != items.front()) {
            const bool followsPayload = items.size() > 1 && item == items[1] && !isAxis(*items[0]);
            if (!followsPayload)
                refuseAxis(*item, "a label without an extent may only stand first");
        }
        if (label->kind != ExprKind::string || as<StringExpr>(*label).value.empty()) {
            refuseAxis(*item, "its label is no text");
            continue;
        }
        const std::string name(as<StringExpr>(*label).value);
        const bool isBare = item->kind == ExprKind::string;
        if ((isBare || owner == "Grid")
            && (!text::isIdentifier(name) || std::ranges::contains(reservedLabels, name)))
            refuseAxis(*item, "its label is reserved or no identifier");
        if (std::ranges::contains(labels, name)) {
            frame.refuse(refusals::axisTwice, item->range, {name, std::string(owner)});
            isValid = false;
        }
        labels.push_back(name);
    }
    return isValid;
}

Value declareVector(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const auto width = evaluateExtent(frame, *expression.index, row.name);
    if (!width)
        return Unknown{};
    return Payload{ir::Type::real(data::Shape::vector(*width))};
}

Value declareMatrix(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const Items items = indexItems(expression, expression.index);
    if (items.size() != 2)
        return frame.refuse(refusals::missingExtent, expression.range,
                            {frame.session.textOf(expression.range), "two extents", "Matrix[R, C]"});
    const auto rows = evaluateExtent(frame, *items[0], row.name);
    const auto columns = evaluateExtent(frame, *items[1], row.name);
    if (!rows || !columns || !checkExtents(frame, *rows, *columns, expression.range))
        return Unknown{};
    return Payload{ir::Type::real(data::Shape::matrix(*rows, *columns))};
}

std::optional<ir::Type> payloadOf(const Value& value)
{
    if (const auto* payload = value.get<Payload>())
        return payload->type;
    const auto* name = value.get<HawkName>();
    return name != nullptr && name->row->meaning == Meaning::payload ? std::optional(payloadType(*name->row))
                                                                     : std::nullopt;
}

Value declareMutable(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const Items items = indexItems(expression, expression.index);
    if (std::ranges::any_of(items, [](const Expr* item) { return isAxis(*item); })) {
        if (!checkAxes(frame, row.name, items))
            return Unknown{};
        return frame.refuse(unsupported::axes, expression.range, {frame.session.textOf(expression.range)});
    }
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

/// `Table`, `Staged`, `Wide`, `Grid`: their own faults, else the refusal of the form.
Value refuseAxisDeclaration(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const Items items = indexItems(expression, expression.index);
    bool isValid = checkAxes(frame, row.name, items);
    if (row.name == "Wide" && !isAxis(*items[0]))
        isValid = evaluateExtent(frame, *items[0], row.name).has_value() && isValid;
    if (row.name == "Staged" && items.size() == 2)
        isValid = evaluateExtent(frame, *items[1], row.name).has_value() && isValid;
    return isValid ? frame.refuse(*row.rule, expression.range, {frame.session.textOf(expression.range)})
                   : Value(Unknown{});
}

} // namespace

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
    for (const Expr* item : indexItems(expression, expression.index)) {
        items.push_back(evaluate(frame, *item));
        if (items.back().isUnknown())
            return Unknown{};
    }
    return ContainerType{container, std::make_shared<const std::vector<Value>>(std::move(items))};
}

} // namespace hawk::trace
