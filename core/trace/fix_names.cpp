// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Repairs of names, numbers and spellings.

#include <algorithm>
#include <charconv>
#include <format>

#include "trace/fix_rules.h"
#include "trace/math_functions.h"
#include "trace/session.h"

namespace hawk::trace::repairs {

using text::Fix;
using text::TextEdit;

/// The name that the message suggests, where it suggests only one.
static Fixes replaceName(const FixContext& context, std::string_view written, std::string_view suggested)
{
    const auto name = onlySuggestion(suggested);
    if (!name || !context.covered().starts_with(written))
        return std::nullopt;
    const std::uint32_t begin = context.range().begin;
    const Range range{begin, begin + static_cast<std::uint32_t>(written.size())};
    return Fix{std::format("Write `{}`.", *name), {{range, *name}}};
}

Fixes member(const FixContext& context)
{
    return replaceName(context, context.argument(1), context.argument(2));
}

Fixes name(const FixContext& context)
{
    return replaceName(context, context.argument(0), context.argument(1));
}

Fixes annotation(const FixContext& context)
{
    if (context.root == nullptr || context.root->kind != ExprKind::name)
        return std::nullopt;
    return replaceName(context, context.covered(), context.argument(2));
}

Fixes declaration(const FixContext& context)
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

Fixes oldSpelling(const FixContext& context)
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

Fixes pythonFunction(const FixContext& context)
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

static std::optional<std::int64_t> numberOf(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

Fixes negativeIndex(const FixContext& context)
{
    const auto position = numberOf(context.argument(2));
    const auto last = numberOf(context.argument(3));
    if (!position || !last || *position >= 0 || *position + *last + 1 < 0
        || context.covered() != context.argument(2))
        return std::nullopt;
    const std::string written = std::to_string(*position + *last + 1);
    return Fix{std::format("Write `{}`.", written), {{context.range(), written}}};
}

Fixes componentName(const FixContext& context)
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

Fixes wholeNumber(const FixContext& context)
{
    const std::size_t point = context.covered().find('.');
    const std::string_view whole = context.covered().substr(0, point);
    const bool isWhole = point != std::string_view::npos && numberOf(whole)
        && context.covered().find_first_not_of("0", point + 1) == std::string_view::npos;
    if (!isWhole)
        return std::nullopt;
    return Fix{std::format("Write `{}`.", whole), {{context.range(), std::string(whole)}}};
}

Fixes maskForm(const FixContext& context)
{
    const std::size_t op = context.covered().find("|=");
    if (op == std::string_view::npos)
        return std::nullopt;
    const auto begin = context.range().begin + static_cast<std::uint32_t>(op);
    return Fix{std::format("Write `{} = …`.", context.argument(0)), {{{begin, begin + 2}, "="}}};
}

Fixes print(const FixContext& context)
{
    if (context.source().slice(context.trimmed(context.source().lineAt(context.range().begin)))
        != context.covered())
        return std::nullopt;
    return Fix{"Leave the line out.", {{context.range(), "pass"}}};
}

} // namespace hawk::trace::repairs
