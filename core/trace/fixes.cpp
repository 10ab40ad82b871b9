// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/fixes.h"

#include <algorithm>

#include "trace/fix_rules.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

struct Row {
    const text::DiagnosticRule* rule;
    repairs::Fixes (*make)(const FixContext&);
};

constexpr Row table[] = {
    {&refusals::andOr, repairs::andOr},
    {&refusals::notOperator, repairs::notOperator},
    {&refusals::chainedComparison, repairs::chain},
    {&refusals::bitsOfConditions, repairs::bits},
    {&refusals::integerOperator, repairs::wholeQuotient},
    {&refusals::conditionArithmetic, repairs::conditionArithmetic},
    {&refusals::notACondition, repairs::condition},
    {&refusals::unknownName, repairs::member},
    {&refusals::unknownImport, repairs::member},
    {&refusals::noSuchMember, repairs::member},
    {&refusals::undefinedName, repairs::name},
    {&refusals::unresolvedAnnotation, repairs::annotation},
    {&refusals::notADeclaration, repairs::declaration},
    {&refusals::oldPrior, repairs::oldSpelling},
    {&refusals::oldWholeStore, repairs::oldSpelling},
    {&refusals::builtinOnValue, repairs::pythonFunction},
    {&refusals::indexOutside, repairs::negativeIndex},
    {&refusals::unknownAttribute, repairs::componentName},
    {&refusals::badExtent, repairs::wholeNumber},
    {&refusals::rangeBound, repairs::wholeNumber},
    {&refusals::maskForm, repairs::maskForm},
    {&refusals::printInKernel, repairs::print},
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
