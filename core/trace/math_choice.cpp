// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/choice.h"
#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::Element;
using ir::Op;

Value callLogic(const MathCall& call)
{
    bool isValid = true;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const Value& value = call.arguments[i];
        const auto* traced = value.get<Traced>();
        const bool isNumber = value.isNumber()
            || (traced != nullptr && checkOwner(call.frame, *traced, call.places[i])
                && call.frame.type(*traced).element != Element::boolean);
        if (isNumber) {
            call.frame.refuse(refusals::notACondition, call.places[i],
                              {describe(call.frame, value), call.frame.session.textOf(call.places[i])});
            isValid = false;
        }
    }
    if (!isValid)
        return Unknown{};
    return applyElementwise(call.frame, call.row.op, call.row.name, call.arguments, call.places, call.range);
}

Value callSelect(const MathCall& call)
{
    const Condition condition = asCondition(call.frame, call.arguments[0], call.places[0]);
    bool isValid = condition.isValid();
    for (std::size_t i = 1; i < 3; ++i)
        isValid = call.node(i).has_value() && isValid;
    if (!isValid)
        return Unknown{};
    if (condition.known) {
        // The result is a traced value even where the choice is made before the run.
        const auto node = call.node(*condition.known ? 1 : 2);
        return call.frame.traced(*node);
    }
    return choose(call.frame, condition, call.arguments[1], call.arguments[2], MergeRule::expression,
                  call.row.name, call.range);
}

constexpr MathRow table[] = {
    {"land", callLogic, 2, Op::logicalAnd, "land(a, b)"},
    {"lor", callLogic, 2, Op::logicalOr, "lor(a, b)"},
    {"lnot", callLogic, 1, Op::logicalNot, "lnot(a)"},
    {"where", callSelect, 3, Op::select, "where(condition, a, b)"},
    {"select", callSelect, 3, Op::select, "select(condition, a, b)"},
};

} // namespace

std::span<const MathRow> choiceMathRows()
{
    return table;
}

} // namespace hawk::trace
