// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/axis_declarations.h"

#include <algorithm>
#include <format>
#include <limits>

#include "text/identifier.h"
#include "trace/declarations.h"
#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

constexpr std::string_view reservedLabels[] = {"flat", "n", "n_samples", "base", "count", "layout"};
constexpr std::uint32_t largestExtent = std::numeric_limits<std::int32_t>::max();
/// Positions stay whole numbers of a double.
constexpr std::int64_t mostPlaces = std::int64_t{1} << 48;

class AxisReader
{
public:
    AxisReader(Frame& frame, std::string_view owner, BracketItems items)
        : m_frame(frame)
        , m_owner(owner)
        , m_items(items)
    { }

    std::optional<std::vector<data::Axis>> read()
    {
        for (const Expr* item : m_items) {
            if (isAxis(*item))
                readAxis(*item);
        }
        if (!m_isValid)
            return std::nullopt;
        std::int64_t places = 1;
        for (const data::Axis& axis : m_axes) {
            if (__builtin_mul_overflow(places, std::int64_t{axis.extent.value_or(1)}, &places)
                || places > mostPlaces) {
                m_frame.refuse(refusals::axesTooLarge, cover(m_items.front()->range, m_items.back()->range),
                               {std::string(m_owner), std::to_string(mostPlaces)});
                return std::nullopt;
            }
        }
        return std::move(m_axes);
    }

private:
    void refuse(const Expr& item, std::string why)
    {
        m_frame.refuse(refusals::badAxis, item.range,
                       {m_frame.session.textOf(item.range), std::string(m_owner), std::move(why)});
        m_isValid = false;
    }

    /// Every fault of an axis is told.
    void readAxis(const Expr& item)
    {
        const Expr* label = &item;
        std::optional<std::uint32_t> extent;
        if (item.kind == ExprKind::slice) {
            const auto& slice = as<SliceExpr>(item);
            label = slice.lower;
            if (slice.step != nullptr)
                return refuse(item, "it has a step");
            if (slice.upper == nullptr || label == nullptr)
                return refuse(item, "it needs a label and an extent");
            extent = evaluateExtent(m_frame, *slice.upper, m_owner, largestExtent);
            m_isValid = m_isValid && extent.has_value();
        } else if (&item != m_items.front()) {
            const bool followsPayload = m_items.size() > 1 && &item == m_items[1] && !isAxis(*m_items[0]);
            if (!followsPayload)
                refuse(item, "a label without an extent may only stand first");
        }
        if (label->kind != ExprKind::string || as<StringExpr>(*label).value.empty())
            return refuse(item, "its label is no text");
        const std::string name(as<StringExpr>(*label).value);
        const bool isBare = item.kind == ExprKind::string;
        const bool isName = isBare || m_owner == "Grid";
        if (isName && !text::isIdentifier(name))
            refuse(item, "its label is no identifier");
        else if (isName && std::ranges::contains(reservedLabels, name))
            refuse(item, "its label `" + name + "` is reserved");
        if (std::ranges::contains(m_axes, name, &data::Axis::label)) {
            m_frame.refuse(refusals::axisTwice, item.range, {name, std::string(m_owner)});
            m_isValid = false;
        }
        m_axes.push_back({name, extent});
    }

    Frame& m_frame;
    std::string_view m_owner;
    BracketItems m_items;
    std::vector<data::Axis> m_axes;
    bool m_isValid = true;
};

/// What is neither the payload in front nor an axis.
bool refuseOthers(Frame& frame, std::string_view owner, BracketItems items)
{
    bool isRefused = false;
    for (const Expr* item : items) {
        if (isAxis(*item))
            continue;
        frame.refuse(refusals::badAxis, item->range,
                     {frame.session.textOf(item->range), std::string(owner), "it has no label"});
        isRefused = true;
    }
    return isRefused;
}

} // namespace

BracketItems bracketItems(const SubscriptExpr& expression)
{
    if (expression.index->kind == ExprKind::tuple)
        return as<SequenceExpr>(*expression.index).items;
    return {&expression.index, 1};
}

bool isAxis(const Expr& item)
{
    return item.kind == ExprKind::string || item.kind == ExprKind::slice;
}

std::optional<std::uint32_t> evaluateExtent(Frame& frame, const Expr& expression, std::string_view owner,
                                            std::uint32_t largest)
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
    if (*extent > largest) {
        if (largest == largestExtent)
            frame.refuse(refusals::axesTooLarge, expression.range,
                         {std::string(owner), std::to_string(largest)});
        else
            frame.refuse(unsupported::extentLimit, expression.range,
                         {std::format("{}[{}]", owner, spell(*extent))});
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(*extent);
}

std::optional<std::vector<data::Axis>> readAxes(Frame& frame, std::string_view owner, BracketItems items)
{
    return AxisReader(frame, owner, items).read();
}

Value declareTable(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const BracketItems items = bracketItems(expression);
    if (std::ranges::any_of(items, [](const Expr* item) { return isAxis(*item); })) {
        auto axes = readAxes(frame, row.name, items);
        if (refuseOthers(frame, row.name, items) || !axes)
            return Unknown{};
        return Wrapper{&row, ir::Type::real(), *std::move(axes)};
    }
    const Value content = evaluate(frame, *expression.index);
    if (content.isUnknown())
        return Unknown{};
    const auto type = payloadOf(content);
    if (!type)
        return frame.refuse(refusals::notAPayload, expression.index->range,
                            {std::string(row.name), describe(frame, content)});
    if (!type->isScalar())
        return frame.refuse(refusals::tablePayload, expression.index->range,
                            {describe(frame, content), std::to_string(type->shape.count())});
    return Wrapper{&row, *type};
}

Value declareGrid(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const BracketItems items = bracketItems(expression);
    if (items.empty())
        return frame.refuse(refusals::emptyGrid, expression.range);
    auto axes = readAxes(frame, row.name, items);
    if (refuseOthers(frame, row.name, items) || !axes)
        return Unknown{};
    return Wrapper{&row, ir::Type::index(), *std::move(axes)};
}

Value declareKeyed(Frame& frame, const NameRow& row, const SubscriptExpr& expression)
{
    const BracketItems items = bracketItems(expression);
    const bool hasPayload = !isAxis(*items.front());
    std::optional<ir::Type> type = ir::Type::real();
    if (hasPayload) {
        const Value content = evaluate(frame, *items.front());
        if (content.isUnknown())
            return Unknown{};
        type = payloadOf(content);
        if (!type)
            frame.refuse(refusals::notAPayload, items.front()->range,
                         {std::string(row.name), describe(frame, content)});
    }
    auto axes = readAxes(frame, row.name, items);
    if (refuseOthers(frame, row.name, items.subspan(hasPayload ? 1 : 0)) || !axes || !type)
        return Unknown{};
    return Wrapper{&row, *type, *std::move(axes)};
}

} // namespace hawk::trace
