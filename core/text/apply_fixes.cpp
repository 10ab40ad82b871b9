// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/apply_fixes.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace hawk::text {

namespace {

/// A line, such as an import, that two repairs need: equal brackets of both are two.
bool isSameLine(const TextEdit& a, const TextEdit& b)
{
    return a.range == b.range && a.replacement == b.replacement && a.replacement.contains('\n');
}

bool areApart(const TextEdit& a, const TextEdit& b)
{
    return a.range.end < b.range.begin || b.range.end < a.range.begin;
}

/// The edits of a fix that are not made yet; nothing when one of them is in the way of another.
std::optional<std::vector<TextEdit>> newEdits(const Fix& fix, const std::vector<TextEdit>& made)
{
    std::vector<TextEdit> edits;
    for (const TextEdit& edit : fix.edits) {
        if (std::ranges::any_of(made, [&](const TextEdit& known) { return isSameLine(known, edit); }))
            continue;
        if (!std::ranges::all_of(made, [&](const TextEdit& known) { return areApart(known, edit); }))
            return std::nullopt;
        edits.push_back(edit);
    }
    return edits;
}

} // namespace

const Fix* fixWithin(const Diagnostic& diagnostic, std::size_t size)
{
    if (diagnostic.fixes.empty())
        return nullptr;
    const Fix& fix = diagnostic.fixes.front();
    const bool isWithin =
        std::ranges::all_of(fix.edits, [size](const TextEdit& edit) { return edit.range.end <= size; });
    return isWithin ? &fix : nullptr;
}

FixedText applyFixes(std::string_view text, const std::vector<Diagnostic>& diagnostics)
{
    FixedText fixed;
    std::vector<TextEdit> made;
    for (const Diagnostic& diagnostic : diagnostics) {
        const Fix* fix = fixWithin(diagnostic, text.size());
        if (fix == nullptr)
            continue;
        auto edits = newEdits(*fix, made);
        if (!edits)
            continue;
        std::ranges::move(*edits, std::back_inserter(made));
        ++fixed.fixCount;
    }
    std::ranges::stable_sort(made, {}, [](const TextEdit& edit) { return edit.range.begin; });
    std::size_t done = 0;
    for (const TextEdit& edit : made) {
        fixed.text += text.substr(done, edit.range.begin - done);
        fixed.text += edit.replacement;
        done = edit.range.end;
    }
    fixed.text += text.substr(done);
    return fixed;
}

} // namespace hawk::text
