// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/comprehension.h"

#include "trace/assignments.h"
#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// Runs the clauses from `depth` on; false when something was refused and the result is unknown.
bool runClauses(Frame& frame, const ComprehensionExpr& expression, std::size_t depth,
                std::vector<std::pair<Value, Value>>& results)
{
    if (depth == expression.clauses.size()) {
        Value key = expression.key != nullptr ? evaluate(frame, *expression.key) : Value(None{});
        results.emplace_back(std::move(key), evaluate(frame, *expression.element));
        return true;
    }
    const ComprehensionExpr::Clause& clause = expression.clauses[depth];
    const Value iterable = evaluate(frame, *clause.iterable);
    const auto items = itemsOf(frame, iterable, clause.iterable->range);
    if (!items)
        return false;
    for (const Value& item : *items) {
        if (!spend(frame, expression.range))
            return false;
        assignTarget(frame, *clause.target, item, clause.iterable->range);
        bool isChosen = true;
        for (const Expr* condition : clause.conditions) {
            const Value decision = evaluate(frame, *condition);
            const auto truth = truthOf(decision);
            if (!truth) {
                if (!decision.isUnknown())
                    frame.refuse(refusals::truthValue, condition->range, {describe(frame, decision)});
                return false;
            }
            isChosen = isChosen && *truth;
            if (!isChosen)
                break;
        }
        if (isChosen && !runClauses(frame, expression, depth + 1, results))
            return false;
    }
    return true;
}

} // namespace

Value evaluateComprehension(Frame& frame, const ComprehensionExpr& expression)
{
    std::unordered_set<std::string_view> locals;
    for (const ComprehensionExpr::Clause& clause : expression.clauses)
        addTargetNames(*clause.target, locals);
    Frame inner{frame.session, std::make_shared<Scope>(Scope::Kind::helper, frame.scope, std::move(locals))};
    std::vector<std::pair<Value, Value>> results;
    if (!runClauses(inner, expression, 0, results))
        return Unknown{};
    const std::uint32_t branch = frame.session.branch;
    if (expression.result == ComprehensionExpr::Result::dict) {
        Dict dict{std::make_shared<DictData>(DictData{{}, branch})};
        for (auto& [key, value] : results) {
            if (!isKey(key))
                return key.isUnknown()
                    ? key
                    : frame.refuse(faults::unhashable, expression.key->range, {describe(frame, key)});
            setEntry(dict, key, std::move(value));
        }
        return dict;
    }
    const bool isSet = expression.result == ComprehensionExpr::Result::set;
    List list{std::make_shared<ListData>(ListData{{}, branch, isSet ? ListForm::set : ListForm::list})};
    for (auto& [key, value] : results) {
        if (isSet)
            addToSet(list, std::move(value));
        else
            list.data->items.push_back(std::move(value));
    }
    return list;
}

} // namespace hawk::trace
