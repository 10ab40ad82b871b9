// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/deletions.h"

#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

void deleteItem(Frame& frame, const SubscriptExpr& target)
{
    const Value object = evaluate(frame, *target.object);
    if (target.index->kind == ExprKind::slice && !object.isUnknown()) {
        storeSlice(frame, object, as<SliceExpr>(*target.index), {makeTuple({}), target.range}, target.range);
        return;
    }
    const Value index = evaluate(frame, *target.index);
    const Value found = staticItem(frame, object, index, target.range);
    const auto* list = object.get<List>();
    const auto* dict = object.get<Dict>();
    const bool isList = list != nullptr && list->data->form == ListForm::list;
    if (found.isUnknown() || (dict == nullptr && !isList)) {
        if (!object.isUnknown() && !found.isUnknown())
            frame.refuse(faults::notAssignable, target.range);
        return;
    }
    if (!mayChange(frame, isList ? list->data->branch : dict->data->branch, target.range)
        || !spend(frame, target.range, sizeOf(object)))
        return;
    if (dict != nullptr) {
        std::erase_if(dict->data->items, [&](const auto& entry) { return isEqual(entry.first, index); });
        return;
    }
    auto& items = list->data->items;
    const Integer position = *asInteger(index);
    items.erase(items.begin()
                + static_cast<std::ptrdiff_t>(position < 0 ? position + static_cast<Integer>(items.size())
                                                           : position));
}

void deleteTarget(Frame& frame, const Expr& target)
{
    switch (target.kind) {
    case ExprKind::name:
        frame.scope->unbind(as<NameExpr>(target).name);
        return;
    case ExprKind::subscript:
        deleteItem(frame, as<SubscriptExpr>(target));
        return;
    case ExprKind::tuple:
    case ExprKind::list:
        for (const Expr* item : as<SequenceExpr>(target).items)
            deleteTarget(frame, *item);
        return;
    default:
        frame.refuse(faults::notAssignable, target.range);
    }
}

} // namespace

void executeDelete(Frame& frame, const SimpleStmt& statement)
{
    for (const Expr* target : statement.values)
        deleteTarget(frame, *target);
}

} // namespace hawk::trace
