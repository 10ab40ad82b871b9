// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/containers.h"

#include <algorithm>

#include "trace/arrays.h"
#include "trace/expressions.h"
#include "trace/refusals.h"

namespace hawk::trace {

bool isKey(const Value& value)
{
    if (const auto* tuple = value.get<Tuple>())
        return std::ranges::all_of(*tuple->items, isKey);
    return value.isStaticNumber() || value.is<LargeInteger>() || value.is<std::string>() || value.is<None>();
}

const Value* findEntry(const Dict& dict, const Value& key)
{
    const auto found =
        std::ranges::find_if(dict.data->items, [&](const auto& entry) { return isEqual(entry.first, key); });
    return found == dict.data->items.end() ? nullptr : &found->second;
}

void setEntry(const Dict& dict, const Value& key, Value value)
{
    const auto found =
        std::ranges::find_if(dict.data->items, [&](const auto& entry) { return isEqual(entry.first, key); });
    if (found == dict.data->items.end())
        dict.data->items.emplace_back(key, std::move(value));
    else
        found->second = std::move(value);
}

void addToSet(const List& set, Value item)
{
    auto& items = set.data->items;
    if (!std::ranges::any_of(items, [&](const Value& known) { return isEqual(known, item); }))
        items.push_back(std::move(item));
}

bool mayChange(Frame& frame, std::uint32_t madeIn, Range place)
{
    if (madeIn >= frame.session.branch)
        return true;
    if (frame.session.isDead)
        return false;
    frame.refuse(unsupported::changeInBranch, place);
    return false;
}

void storeSlice(Frame& frame, const Value& object, const syntax::SliceExpr& slice, const Operand& values,
                Range place)
{
    const auto* list = object.get<List>();
    if (list == nullptr || list->data->form != ListForm::list) {
        if (!object.isUnknown())
            frame.refuse(faults::notAssignable, place);
        return;
    }
    std::vector<Value>& items = list->data->items;
    const auto bounds = sliceBounds(frame, slice, static_cast<Integer>(items.size()));
    auto given = itemsOf(frame, values.value, values.range);
    if (!bounds || !given || !mayChange(frame, list->data->branch, place)
        || !spend(frame, place, items.size()))
        return;
    if (bounds->step == 1) {
        const auto begin = items.begin() + static_cast<std::ptrdiff_t>(bounds->start);
        const auto next = items.erase(begin, begin + static_cast<std::ptrdiff_t>(bounds->count));
        items.insert(next, given->begin(), given->end());
        return;
    }
    if (static_cast<Integer>(given->size()) != bounds->count) {
        frame.refuse(faults::unpackCount, place, {std::to_string(given->size()), spell(bounds->count)});
        return;
    }
    for (std::size_t i = 0; i < given->size(); ++i)
        items[static_cast<std::size_t>(bounds->start + static_cast<Integer>(i) * bounds->step)] = (*given)[i];
}

void storeItem(Frame& frame, const Value& object, const Value& index, Value value, Range place)
{
    if (object.isUnknown() || index.isUnknown())
        return;
    if (const auto* dict = object.get<Dict>()) {
        if (!isKey(index))
            frame.refuse(faults::unhashable, place, {describe(frame, index)});
        else if (mayChange(frame, dict->data->branch, place)
                 && spend(frame, place, dict->data->items.size() / comparisonsPerStep))
            setEntry(*dict, index, std::move(value));
        return;
    }
    const auto* list = object.get<List>();
    const auto position = asInteger(index);
    if (list == nullptr || list->data->form == ListForm::set || !position) {
        frame.refuse(list == nullptr ? faults::notAssignable : faults::notIndexable, place,
                     {describe(frame, object), describe(frame, index)});
        return;
    }
    auto& items = list->data->items;
    const auto size = static_cast<Integer>(items.size());
    const Integer wrapped = *position < 0 ? *position + size : *position;
    if (wrapped < 0 || wrapped >= size) {
        frame.refuse(faults::indexRange, place, {spell(*position), describe(frame, object), spell(size)});
        return;
    }
    if (list->data->form == ListForm::array) {
        auto entry = asEntry(*list->data, value);
        if (!entry) {
            frame.refuse(faults::notAssignable, place);
            return;
        }
        value = *std::move(entry);
    }
    if (mayChange(frame, list->data->branch, place))
        items[static_cast<std::size_t>(wrapped)] = std::move(value);
}

} // namespace hawk::trace
