// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/element_types.h"
#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::DispatchPolicy;
using ir::Element;
using ir::NodeId;
using ir::Op;

/// The selector as an Index; nothing after a refusal.
std::optional<NodeId> selectorOf(const MathCall& call)
{
    const auto* traced = call.arguments[0].get<Traced>();
    if (traced != nullptr && !checkOwner(call.frame, *traced, call.places[0]))
        return std::nullopt;
    if (traced == nullptr || !call.frame.type(*traced).isScalar()
        || !isIntegerElement(call.frame.type(*traced).element)) {
        call.frame.refuse(refusals::dispatchSelector, call.places[0],
                          {describe(call.frame, call.arguments[0])});
        return std::nullopt;
    }
    return call.frame.builder().converted(traced->node, Element::index, call.places[0]);
}

/// The branches, all of one type; empty after a refusal.
std::vector<NodeId> branchesOf(const MathCall& call)
{
    const Value& given = call.arguments[1];
    const auto* list = given.get<List>();
    const auto* tuple = given.get<Tuple>();
    const std::vector<Value>* items = list != nullptr ? &list->data->items : nullptr;
    if (tuple != nullptr)
        items = tuple->items.get();
    if (items == nullptr || items->size() < 2) {
        call.frame.refuse(
            refusals::dispatchBranches, call.places[1],
            {items == nullptr || items->empty() ? describe(call.frame, given) : "a single one"});
        return {};
    }
    std::vector<NodeId> branches;
    for (const Value& item : *items) {
        const auto node = operandNode(call.frame, {item, call.places[1]}, call.row.name);
        if (!node)
            return {};
        branches.push_back(*node);
        const ir::Type& first = call.frame.builder().type(branches.front());
        if (call.frame.builder().type(*node) == first)
            continue;
        call.frame.refuse(refusals::branchTypes, call.places[1],
                          {std::to_string(branches.size()), describe(call.frame, call.frame.traced(*node)),
                           describe(call.frame, call.frame.traced(branches.front()))});
        return {};
    }
    return branches;
}

std::optional<DispatchPolicy> policyOf(const MathCall& call)
{
    const Value& given = call.arguments[2];
    if (given.is<None>())
        return DispatchPolicy::switched;
    const auto* word = given.get<std::string>();
    const auto policy = word != nullptr ? ir::dispatchPolicy(*word) : std::nullopt;
    if (!policy)
        call.frame.refuse(refusals::dispatchPolicy, call.places[2], {represent(given)});
    return policy;
}

/// A chain of choices: the first branch whose number is not below the selector, else the last.
Value callDispatch(const MathCall& call)
{
    const auto selector = selectorOf(call);
    const auto policy = policyOf(call);
    const std::vector<NodeId> branches = branchesOf(call);
    if (!selector || !policy || branches.empty())
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    NodeId value = branches.back();
    for (std::size_t i = branches.size() - 1; i-- > 0;) {
        const NodeId number = builder.constantIndex(static_cast<std::int64_t>(i), call.range);
        const NodeId isTaken = builder.apply(Op::lessEqual, {*selector, number}, call.range);
        value = builder.add({.op = Op::select,
                             .type = builder.type(value),
                             .operands = {isTaken, branches[i], value},
                             .origin = call.range});
    }
    call.frame.session.kernel->dispatches.push_back({.value = value,
                                                     .selector = *selector,
                                                     .branches = static_cast<std::uint32_t>(branches.size()),
                                                     .policy = *policy,
                                                     .origin = call.range});
    return call.frame.traced(value);
}

constexpr std::string_view names[] = {"selector", "branches", "policy"};

constexpr MathRow table[] = {
    {.name = "dispatch",
     .call = callDispatch,
     .arguments = 3,
     .op = Op::select,
     .usage = "dispatch(k, [a, b, c])",
     .names = names,
     .required = 2},
};

} // namespace

std::span<const MathRow> dispatchMathRows()
{
    return table;
}

} // namespace hawk::trace
