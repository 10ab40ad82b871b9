// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/sets.h"

#include <algorithm>

#include "trace/containers.h"

namespace hawk::trace {

using syntax::Operator;

namespace {

const std::vector<Value>* itemsOfSet(const Value& value)
{
    const auto* list = value.get<List>();
    return list != nullptr && list->data->form == ListForm::set ? &list->data->items : nullptr;
}

bool contains(const std::vector<Value>& items, const Value& item)
{
    return std::ranges::any_of(items, [&](const Value& each) { return isEqual(each, item); });
}

} // namespace

std::vector<Value> joinedItems(SetJoin join, const std::vector<Value>& left, const std::vector<Value>& right)
{
    std::vector<Value> out;
    for (const Value& item : left) {
        if (join == SetJoin::all || contains(right, item) == (join == SetJoin::intersection))
            out.push_back(item);
    }
    if (join == SetJoin::all || join == SetJoin::symmetricDifference) {
        std::ranges::copy_if(right, std::back_inserter(out),
                             [&](const Value& item) { return !contains(left, item); });
    }
    return out;
}

bool isSubset(const std::vector<Value>& part, const std::vector<Value>& whole)
{
    return std::ranges::all_of(part, [&](const Value& item) { return contains(whole, item); });
}

Value makeSet(Frame& frame, const std::vector<Value>& items)
{
    List set = newList(frame.session, {}, ListForm::set);
    for (const Value& item : items)
        addToSet(set, item);
    return set;
}

std::optional<Value> setBinary(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    const auto* a = itemsOfSet(left);
    const auto* b = itemsOfSet(right);
    const bool isJoin =
        op == Operator::bitOr || op == Operator::bitAnd || op == Operator::bitXor || op == Operator::subtract;
    if (a == nullptr || b == nullptr || !isJoin)
        return std::nullopt;
    if (!spend(frame, whole, a->size() * b->size() / comparisonsPerStep + a->size() + b->size()))
        return Unknown{};
    const SetJoin join = op == Operator::bitOr ? SetJoin::all
        : op == Operator::bitAnd               ? SetJoin::intersection
        : op == Operator::subtract             ? SetJoin::difference
                                               : SetJoin::symmetricDifference;
    return makeSet(frame, joinedItems(join, *a, *b));
}

std::optional<bool> setComparison(Operator op, const Value& left, const Value& right)
{
    const auto* a = itemsOfSet(left);
    const auto* b = itemsOfSet(right);
    if (a == nullptr || b == nullptr)
        return std::nullopt;
    switch (op) {
    case Operator::less:
        return a->size() < b->size() && isSubset(*a, *b);
    case Operator::lessEqual:
        return isSubset(*a, *b);
    case Operator::greater:
        return b->size() < a->size() && isSubset(*b, *a);
    case Operator::greaterEqual:
        return isSubset(*b, *a);
    default:
        return std::nullopt;
    }
}

} // namespace hawk::trace
