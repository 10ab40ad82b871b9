// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/large_integer.h"
#include "trace/value.h"

namespace hawk::trace {

namespace {

/// Lists can hold themselves: below this depth nothing is equal any more. They can also hold one list many
/// times: what needs more comparisons counts as different.
constexpr int deepest = 64;
constexpr std::size_t mostCompared = 10'000'000;

bool isEqualAt(const Value& a, const Value& b, int depth, std::size_t& budget);

bool isSequenceEqual(const std::vector<Value>& a, const std::vector<Value>& b, int depth, std::size_t& budget)
{
    return std::ranges::equal(
        a, b, [&](const Value& x, const Value& y) { return isEqualAt(x, y, depth + 1, budget); });
}

/// Of sets: every item of one is in the other.
bool isSetEqual(const std::vector<Value>& a, const std::vector<Value>& b, int depth, std::size_t& budget)
{
    return a.size() == b.size() && std::ranges::all_of(a, [&](const Value& item) {
               return std::ranges::any_of(
                   b, [&](const Value& other) { return isEqualAt(item, other, depth + 1, budget); });
           });
}

/// The entries of both in whatever order.
bool isDictEqual(const DictData& a, const DictData& b, int depth, std::size_t& budget)
{
    return a.items.size() == b.items.size() && std::ranges::all_of(a.items, [&](const auto& entry) {
               return std::ranges::any_of(b.items, [&](const auto& other) {
                   return isEqualAt(entry.first, other.first, depth + 1, budget)
                       && isEqualAt(entry.second, other.second, depth + 1, budget);
               });
           });
}

bool isEqualAt(const Value& a, const Value& b, int depth, std::size_t& budget)
{
    if (depth > deepest || budget == 0)
        return false;
    --budget;
    if (const auto order = compareReals(a, b))
        return *order == 0;
    if (const auto left = asComplex(a), right = asComplex(b); left && right)
        return *left == *right;
    if (a.data.index() != b.data.index())
        return false;
    if (a.is<None>() || a.is<Ellipsis>())
        return true;
    if (const auto* text = a.get<std::string>())
        return *text == *b.get<std::string>();
    if (const auto* traced = a.get<Traced>())
        return traced->node == b.get<Traced>()->node && traced->kernel == b.get<Traced>()->kernel;
    if (const auto* factor = a.get<LuFactor>())
        return factor->value.node == b.get<LuFactor>()->value.node
            && factor->value.kernel == b.get<LuFactor>()->value.kernel;
    if (const auto* tuple = a.get<Tuple>(); tuple != nullptr && tuple->items == b.get<Tuple>()->items)
        return true;
    if (const auto* tuple = a.get<Tuple>())
        return isSequenceEqual(*tuple->items, *b.get<Tuple>()->items, depth, budget);
    if (const auto* list = a.get<List>(); list != nullptr && list->data == b.get<List>()->data)
        return true;
    if (const auto* list = a.get<List>()) {
        const ListData& other = *b.get<List>()->data;
        if (list->data->form != other.form)
            return false;
        return list->data->form == ListForm::set
            ? isSetEqual(list->data->items, other.items, depth, budget)
            : isSequenceEqual(list->data->items, other.items, depth, budget);
    }
    if (const auto* dict = a.get<Dict>())
        return isDictEqual(*dict->data, *b.get<Dict>()->data, depth, budget);
    if (const auto* span = a.get<Span>()) {
        const Span& other = *b.get<Span>();
        return span->start == other.start && span->stop == other.stop && span->step == other.step;
    }
    if (const auto* function = a.get<Function>())
        return function->data == b.get<Function>()->data;
    if (const auto* function = a.get<BuiltinFunction>())
        return function->id == b.get<BuiltinFunction>()->id;
    if (const auto* function = a.get<MathFunction>())
        return function->row == b.get<MathFunction>()->row;
    if (const auto* name = a.get<HawkName>())
        return name->row == b.get<HawkName>()->row;
    if (const auto* function = a.get<StaticFunction>())
        return function->name == b.get<StaticFunction>()->name;
    if (const auto* type = a.get<ClassObject>())
        return type->data == b.get<ClassObject>()->data;
    if (const auto* instance = a.get<Instance>())
        return instance->data == b.get<Instance>()->data;
    if (const auto* module = a.get<ModuleObject>())
        return module->name == b.get<ModuleObject>()->name;
    if (const auto* payload = a.get<Payload>())
        return payload->type == b.get<Payload>()->type;
    if (const auto* plane = a.get<PlaneReference>())
        return plane->data == b.get<PlaneReference>()->data;
    return false;
}

} // namespace

bool isEqual(const Value& a, const Value& b)
{
    std::size_t budget = mostCompared;
    return isEqualAt(a, b, 0, budget);
}

} // namespace hawk::trace
