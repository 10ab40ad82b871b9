// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/fixes.h"

#include <algorithm>
#include <charconv>
#include <format>

#include "trace/fix_context.h"
#include "trace/math_functions.h"
#include "trace/refusals.h"
#include "trace/session.h"

namespace hawk::trace {

namespace {

using text::Fix;
using text::TextEdit;
using Fixes = std::optional<Fix>;

/// A call of a function of hawk.math around a whole, with edits inside of it.
Fixes wrapped(const FixContext& context, std::string_view function, Range whole, std::vector<TextEdit> inner,
              std::size_t calls = 1)
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

/// `a and b and c` becomes `land(land(a, b), c)`.
Fixes fixAndOr(const FixContext& context)
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

Fixes fixNot(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::unary)
        return std::nullopt;
    const Range op = context.place(as<UnaryExpr>(*context.root).opRange);
    return wrapped(context, "lnot", context.range(), {{context.withBlanks(op), {}}});
}

/// `a < b < c` becomes `land(a < b, b < c)`.
Fixes fixChain(const FixContext& context)
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

/// `(a > b) & (b > c)` becomes `land((a > b), (b > c))`, `~c` becomes `lnot(c)`.
Fixes fixBits(const FixContext& context)
{
    if (context.root != nullptr && context.root->kind == ExprKind::unary)
        return fixNot(context);
    if (context.root == nullptr || context.root->kind != ExprKind::binary)
        return std::nullopt;
    const auto& expression = as<BinaryExpr>(*context.root);
    if (expression.op != Operator::bitAnd && expression.op != Operator::bitOr)
        return std::nullopt;
    const Range op = context.withBlanksBefore(context.place(expression.opRange));
    return wrapped(context, expression.op == Operator::bitAnd ? "land" : "lor", context.range(), {{op, ","}});
}

/// `a // b` becomes `floor(a / b)`.
Fixes fixIntegerOperator(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::binary
        || as<BinaryExpr>(*context.root).op != Operator::floorDivide)
        return std::nullopt;
    return wrapped(context, "floor", context.range(),
                   {{context.place(as<BinaryExpr>(*context.root).opRange), "/"}});
}

/// Each condition of `a + b` becomes a number.
Fixes fixConditionArithmetic(const FixContext& context)
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

/// `if x` becomes `if x != 0.0`, of a number.
Fixes fixCondition(const FixContext& context)
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

/// The name that the message suggests, where it suggests only one.
Fixes replaceName(const FixContext& context, std::string_view written, std::string_view suggested)
{
    const auto name = onlySuggestion(suggested);
    if (!name || !context.covered().starts_with(written))
        return std::nullopt;
    const std::uint32_t begin = context.range().begin;
    const Range range{begin, begin + static_cast<std::uint32_t>(written.size())};
    return Fix{std::format("Write `{}`.", *name), {{range, *name}}};
}

Fixes fixMember(const FixContext& context)
{
    return replaceName(context, context.argument(1), context.argument(2));
}

Fixes fixName(const FixContext& context)
{
    return replaceName(context, context.argument(0), context.argument(1));
}

Fixes fixAnnotation(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::name)
        return std::nullopt;
    return replaceName(context, context.covered(), context.argument(2));
}

/// `x: float` becomes `x: Scalar`, `i: int` becomes `i: Index`.
Fixes fixDeclaration(const FixContext& context)
{
    const std::string_view name = context.covered() == "float" ? "Scalar"
        : context.covered() == "int"                           ? "Index"
                                                               : "";
    const auto spelling = name.empty() ? std::nullopt : context.names.spell("hawk", name);
    if (!spelling)
        return std::nullopt;
    std::vector<TextEdit> edits;
    if (spelling->import)
        edits.push_back(*spelling->import);
    edits.push_back({context.range(), spelling->text});
    return Fix{std::format("Write `{}`.", spelling->text), std::move(edits)};
}

/// `m.prior` and `m[...]` become `m`.
Fixes fixOldSpelling(const FixContext& context)
{
    const Expr* object = context.root == nullptr    ? nullptr
        : context.root->kind == ExprKind::attribute ? as<AttributeExpr>(*context.root).object
        : context.root->kind == ExprKind::subscript ? as<SubscriptExpr>(*context.root).object
                                                    : nullptr;
    if (object == nullptr)
        return std::nullopt;
    const Range plain = context.place(object->range);
    return Fix{std::format("Write `{}`.", context.source().slice(plain)),
               {{{plain.end, context.range().end}, {}}}};
}

/// `math.sin(x)` of a value becomes the function of hawk.math.
Fixes fixPythonFunction(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::call)
        return std::nullopt;
    const Expr& callee = *as<CallExpr>(*context.root).callee;
    const std::string_view name = callee.kind == ExprKind::attribute ? as<AttributeExpr>(callee).name
        : callee.kind == ExprKind::name                              ? as<NameExpr>(callee).name
                                                                     : std::string_view();
    const auto spelling =
        std::ranges::contains(mathNames(), name) ? context.names.spell("hawk.math", name) : std::nullopt;
    if (!spelling || spelling->text == context.source().slice(context.place(callee.range)))
        return std::nullopt;
    std::vector<TextEdit> edits;
    if (spelling->import)
        edits.push_back(*spelling->import);
    edits.push_back({context.place(callee.range), spelling->text});
    return Fix{std::format("Write `{}`.", spelling->text), std::move(edits)};
}

std::optional<std::int64_t> numberOf(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// `v[-1]` becomes `v[2]` for a vector of three.
Fixes fixNegativeIndex(const FixContext& context)
{
    const auto position = numberOf(context.argument(2));
    const auto last = numberOf(context.argument(3));
    if (!position || !last || *position >= 0 || *position + *last + 1 < 0
        || context.covered() != context.argument(2))
        return std::nullopt;
    const std::string written = std::to_string(*position + *last + 1);
    return Fix{std::format("Write `{}`.", written), {{context.range(), written}}};
}

/// `v.y` becomes `v[1]`.
Fixes fixComponentName(const FixContext& context)
{
    const std::string_view described = context.argument(0);
    const std::size_t component = std::string_view("xyzw").find(context.argument(1));
    const std::string_view opening = "a Vector[";
    const std::uint32_t begin = context.range().begin;
    if (!described.starts_with(opening) || context.argument(1).size() != 1
        || component == std::string_view::npos || begin == 0
        || context.source().slice({begin - 1, begin}) != ".")
        return std::nullopt;
    const auto width = numberOf(described.substr(opening.size(), described.size() - opening.size() - 1));
    if (!width || static_cast<std::int64_t>(component) >= *width)
        return std::nullopt;
    const std::string written = std::format("[{}]", component);
    return Fix{std::format("Write `{}`.", written), {{{begin - 1, context.range().end}, written}}};
}

/// `Vector[3.0]` and `range(4.0)`: the same number as a whole one.
Fixes fixWholeNumber(const FixContext& context)
{
    const std::size_t point = context.covered().find('.');
    const std::string_view whole = context.covered().substr(0, point);
    const bool isWhole = point != std::string_view::npos && numberOf(whole)
        && context.covered().find_first_not_of("0", point + 1) == std::string_view::npos;
    if (!isWhole)
        return std::nullopt;
    return Fix{std::format("Write `{}`.", whole), {{context.range(), std::string(whole)}}};
}

/// `mask |= c` finishes by `c`, as `mask = c` does.
Fixes fixMaskForm(const FixContext& context)
{
    const std::size_t op = context.covered().find("|=");
    if (op == std::string_view::npos)
        return std::nullopt;
    const auto begin = context.range().begin + static_cast<std::uint32_t>(op);
    return Fix{std::format("Write `{} = …`.", context.argument(0)), {{{begin, begin + 2}, "="}}};
}

/// A line that only prints.
Fixes fixPrint(const FixContext& context)
{
    if (context.source().slice(context.trimmed(context.source().lineAt(context.range().begin)))
        != context.covered())
        return std::nullopt;
    return Fix{"Leave the line out.", {{context.range(), "pass"}}};
}

struct Row {
    const text::DiagnosticRule* rule;
    Fixes (*make)(const FixContext&);
};

constexpr Row table[] = {
    {&refusals::andOr, fixAndOr},
    {&refusals::notOperator, fixNot},
    {&refusals::chainedComparison, fixChain},
    {&refusals::bitsOfConditions, fixBits},
    {&refusals::integerOperator, fixIntegerOperator},
    {&refusals::conditionArithmetic, fixConditionArithmetic},
    {&refusals::notACondition, fixCondition},
    {&refusals::unknownName, fixMember},
    {&refusals::unknownImport, fixMember},
    {&refusals::noSuchMember, fixMember},
    {&refusals::undefinedName, fixName},
    {&refusals::unresolvedAnnotation, fixAnnotation},
    {&refusals::notADeclaration, fixDeclaration},
    {&refusals::oldPrior, fixOldSpelling},
    {&refusals::oldWholeStore, fixOldSpelling},
    {&refusals::builtinOnValue, fixPythonFunction},
    {&refusals::indexOutside, fixNegativeIndex},
    {&refusals::unknownAttribute, fixComponentName},
    {&refusals::badExtent, fixWholeNumber},
    {&refusals::rangeBound, fixWholeNumber},
    {&refusals::maskForm, fixMaskForm},
    {&refusals::printInKernel, fixPrint},
};

} // namespace

void addFixes(std::vector<text::Diagnostic>& diagnostics, const syntax::SyntaxTree& tree)
{
    std::optional<WrittenNames> names;
    for (text::Diagnostic& diagnostic : diagnostics) {
        const auto* row = std::ranges::find(table, diagnostic.rule, &Row::rule);
        // Another file is repaired when it is checked itself.
        if (row == std::end(table) || !diagnostic.fixes.empty()
            || !tree.source().isOwn(diagnostic.range.begin))
            continue;
        if (!names)
            names.emplace(tree);
        if (auto fix = row->make(FixContext(diagnostic, tree.source(), *names)))
            diagnostic.fixes.push_back(*std::move(fix));
    }
}

std::vector<const text::DiagnosticRule*> rulesWithFixes()
{
    std::vector<const text::DiagnosticRule*> rules;
    for (const Row& row : table)
        rules.push_back(row.rule);
    return rules;
}

} // namespace hawk::trace
