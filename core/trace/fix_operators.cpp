// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Repairs of operators: what Python has and values of a sample have not.

#include <format>
#include <iterator>

#include "trace/fix_rules.h"

namespace hawk::trace::repairs {

using text::Fix;
using text::TextEdit;

/// A call of a function of hawk.math around a whole, with edits inside of it.
static Fixes wrapped(const FixContext& context, std::string_view function, Range whole,
                     std::vector<TextEdit> inner, std::size_t calls = 1)
{
    const auto spelling = context.names.spell("hawk.math", function);
    if (!spelling)
        return std::nullopt;
    std::string opening;
    for (std::size_t i = 0; i < calls; ++i)
        opening += spelling->text + "(";
    std::vector<TextEdit> edits;
    if (spelling->import)
        edits.push_back(*spelling->import);
    // An operator at the beginning is replaced, and there is one edit for each place.
    if (!inner.empty() && inner.front().range.begin == whole.begin)
        inner.front().replacement = opening;
    else
        edits.push_back({{whole.begin, whole.begin}, opening});
    std::ranges::move(inner, std::back_inserter(edits));
    edits.push_back({{whole.end, whole.end}, ")"});
    return Fix{std::format("Write `{}(…)`.", spelling->text), std::move(edits)};
}

Fixes andOr(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::boolean)
        return std::nullopt;
    const auto& expression = as<BooleanExpr>(*context.root);
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i + 1 < expression.operands.size(); ++i) {
        const auto word = context.between(expression.operands[i]->range, expression.operands[i + 1]->range,
                                          spellingOf(expression.op));
        if (!word)
            return std::nullopt;
        edits.push_back({*word, i == 0 ? "," : "),"});
    }
    return wrapped(context, expression.op == Operator::logicalAnd ? "land" : "lor", context.range(),
                   std::move(edits), edits.size());
}

Fixes notOperator(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::unary)
        return std::nullopt;
    const Range op = context.place(as<UnaryExpr>(*context.root).opRange);
    return wrapped(context, "lnot", context.range(), {{context.withBlanks(op), {}}});
}

Fixes chain(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::compare)
        return std::nullopt;
    const auto links = as<CompareExpr>(*context.root).links;
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i + 1 < links.size(); ++i) {
        const Range middle =
            context.trimmed({context.place(links[i].opRange).end, context.place(links[i + 1].opRange).begin});
        const std::string text(context.source().slice(middle));
        if (text.contains('\n') || text.contains('#'))
            return std::nullopt;
        edits.push_back({{middle.end, middle.end}, (i == 0 ? ", " : "), ") + text});
    }
    const std::size_t calls = edits.size();
    return wrapped(context, "land", context.range(), std::move(edits), calls);
}

Fixes bits(const FixContext& context)
{
    if (context.root != nullptr && context.root->kind == ExprKind::unary)
        return notOperator(context);
    if (context.root == nullptr || context.root->kind != ExprKind::binary)
        return std::nullopt;
    const auto& expression = as<BinaryExpr>(*context.root);
    if (expression.op != Operator::bitAnd && expression.op != Operator::bitOr)
        return std::nullopt;
    const Range op = context.withBlanksBefore(context.place(expression.opRange));
    return wrapped(context, expression.op == Operator::bitAnd ? "land" : "lor", context.range(), {{op, ","}});
}

Fixes wholeQuotient(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::binary
        || as<BinaryExpr>(*context.root).op != Operator::floorDivide)
        return std::nullopt;
    return wrapped(context, "floor", context.range(),
                   {{context.place(as<BinaryExpr>(*context.root).opRange), "/"}});
}

Fixes conditionArithmetic(const FixContext& context)
{
    const auto where = context.names.spell("hawk.math", "where");
    if (context.root == nullptr || context.root->kind != ExprKind::binary || !where)
        return std::nullopt;
    const auto& expression = as<BinaryExpr>(*context.root);
    std::vector<TextEdit> edits;
    if (where->import)
        edits.push_back(*where->import);
    for (const Expr* side : {expression.left, expression.right}) {
        const Range range = context.place(side->range);
        edits.push_back({{range.begin, range.begin}, where->text + "("});
        edits.push_back({{range.end, range.end}, ", 1.0, 0.0)"});
    }
    return Fix{std::format("Write `{}(…, 1.0, 0.0)` for each condition.", where->text), std::move(edits)};
}

Fixes condition(const FixContext& context)
{
    const bool isReal = context.argument(0) == "a Scalar";
    const bool isInteger = context.argument(0) == "a Index" || context.argument(0) == "an Index"
        || context.argument(0) == "a Int32" || context.argument(0) == "an Int32";
    const bool isTight = context.root != nullptr
        && (context.root->kind == ExprKind::name || context.root->kind == ExprKind::call
            || context.root->kind == ExprKind::binary || context.root->kind == ExprKind::subscript
            || context.root->kind == ExprKind::unary);
    if (!isTight || !(isReal || isInteger))
        return std::nullopt;
    const std::string added = isReal ? " != 0.0" : " != 0";
    const std::uint32_t end = context.range().end;
    return Fix{std::format("Write `{}{}`.", context.covered(), added), {{{end, end}, added}}};
}

} // namespace hawk::trace::repairs
