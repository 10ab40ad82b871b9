// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/operators.h"

#include <algorithm>

#include "trace/arrays.h"
#include "trace/complex_numbers.h"
#include "trace/containers.h"
#include "trace/large_integer.h"
#include "trace/refusals.h"
#include "trace/sets.h"
#include "trace/static_numbers.h"
#include "trace/text_format.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

const std::vector<Value>* itemsOf(const Value& value)
{
    if (const auto* tuple = value.get<Tuple>())
        return tuple->items.get();
    if (const auto* list = value.get<List>(); list != nullptr && list->data->form == ListForm::list)
        return &list->data->items;
    return nullptr;
}

Value likeSequence(const Frame& frame, const Value& model, std::vector<Value> items)
{
    if (model.is<Tuple>())
        return makeTuple(std::move(items));
    return newList(frame.session, std::move(items));
}

Value repeatedText(Frame& frame, const std::string& text, Integer count, Range whole)
{
    const auto times =
        static_cast<std::size_t>(std::clamp<Integer>(count, 0, frame.session.limits.items + 1));
    if (!spend(frame, whole, times * text.size()))
        return Unknown{};
    std::string out;
    for (std::size_t i = 0; i < times; ++i)
        out += text;
    return out;
}

Value joinedDicts(Frame& frame, const Dict& left, const Dict& right, Range whole)
{
    const std::uint64_t sizes = left.data->items.size() + right.data->items.size();
    if (!spend(frame, whole, sizes + sizes * right.data->items.size() / comparisonsPerStep))
        return Unknown{};
    Dict out{std::make_shared<DictData>(DictData{left.data->items, frame.session.branch})};
    for (const auto& [key, value] : right.data->items)
        setEntry(out, key, value);
    return out;
}

Value sequenceBinary(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    if (op == Operator::add && left.data.index() == right.data.index()) {
        if (const auto* text = left.get<std::string>()) {
            const std::string& more = *right.get<std::string>();
            return spend(frame, whole, text->size() + more.size()) ? Value(*text + more) : Value(Unknown{});
        }
        const auto* first = itemsOf(left);
        const auto* second = itemsOf(right);
        if (first != nullptr && second != nullptr) {
            if (!spend(frame, whole, first->size() + second->size()))
                return Unknown{};
            std::vector<Value> items = *first;
            items.insert(items.end(), second->begin(), second->end());
            return likeSequence(frame, left, std::move(items));
        }
    }
    if (op == Operator::bitOr && left.is<Dict>() && right.is<Dict>())
        return joinedDicts(frame, *left.get<Dict>(), *right.get<Dict>(), whole);
    if (auto set = setBinary(frame, op, left, right, whole))
        return *std::move(set);
    if (const auto* text = left.get<std::string>(); text != nullptr && op == Operator::modulo)
        return formatPercent(frame, *text, right, whole);
    if (op == Operator::multiply) {
        const bool isCountFirst = asInteger(left).has_value();
        const Value& sequence = isCountFirst ? right : left;
        const auto count = asInteger(isCountFirst ? left : right);
        if (const auto* text = sequence.get<std::string>(); text != nullptr && count)
            return repeatedText(frame, *text, *count, whole);
        const auto* items = itemsOf(sequence);
        if (items != nullptr && count) {
            const auto times = static_cast<std::size_t>(std::max<Integer>(*count, 0));
            if (!items->empty() && times > frame.session.limits.items / items->size())
                return frame.refuse(unsupported::evaluationLimit, whole);
            if (!spend(frame, whole, times * items->size()))
                return Unknown{};
            std::vector<Value> repeated;
            repeated.reserve(times * items->size());
            for (std::size_t i = 0; i < times; ++i)
                repeated.insert(repeated.end(), items->begin(), items->end());
            return likeSequence(frame, sequence, std::move(repeated));
        }
    }
    return refuseOperands(frame, op, left, right, whole);
}

/// -1, 0, 1 or nothing (NaN, or no order between the two).
std::optional<int> order(const Value& a, const Value& b)
{
    if (const auto numbers = compareReals(a, b)) {
        return *numbers == std::partial_ordering::unordered ? std::nullopt
                                                            : std::optional(*numbers < 0 ? -1 : *numbers > 0);
    }
    const auto sign = [](const auto& x, const auto& y) { return x < y ? -1 : (x > y ? 1 : 0); };
    const auto* left = a.get<std::string>();
    const auto* right = b.get<std::string>();
    if (left != nullptr && right != nullptr)
        return sign(*left, *right);
    const auto* first = itemsOf(a);
    const auto* second = itemsOf(b);
    if (first == nullptr || second == nullptr || a.data.index() != b.data.index())
        return std::nullopt;
    for (std::size_t i = 0; i < std::min(first->size(), second->size()); ++i) {
        if (!isEqual((*first)[i], (*second)[i]))
            return order((*first)[i], (*second)[i]);
    }
    return sign(first->size(), second->size());
}

bool isOrderable(const Value& a, const Value& b)
{
    return compareReals(a, b).has_value() || order(a, b).has_value();
}

std::optional<bool> contains(const Value& container, const Value& item)
{
    if (const auto* text = container.get<std::string>()) {
        const auto* part = item.get<std::string>();
        return part == nullptr ? std::nullopt : std::optional(text->contains(*part));
    }
    if (const auto* dict = container.get<Dict>())
        return std::ranges::any_of(dict->data->items,
                                   [&](const auto& entry) { return isEqual(entry.first, item); });
    if (const auto* span = container.get<Span>()) {
        const auto number = asInteger(item);
        if (!number || span->size() == 0)
            return false;
        const Integer offset = *number - span->start;
        return offset % span->step == 0 && offset / span->step >= 0 && offset / span->step < span->size();
    }
    if (const auto* list = container.get<List>())
        return std::ranges::any_of(list->data->items,
                                   [&](const Value& entry) { return isEqual(entry, item); });
    if (const auto* tuple = container.get<Tuple>())
        return std::ranges::any_of(*tuple->items, [&](const Value& entry) { return isEqual(entry, item); });
    return std::nullopt;
}

} // namespace

Value staticBinary(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    if (auto array = arrayBinary(frame, op, left, right, whole))
        return *std::move(array);
    if (isWholeNumber(left) && isWholeNumber(right)) {
        const bool isLogical = op == Operator::bitAnd || op == Operator::bitOr || op == Operator::bitXor;
        Value result = wholeOperation(frame, op, left, right, whole);
        return isLogical && left.is<bool>() && right.is<bool>() ? Value(asInteger(result) != 0) : result;
    }
    if (const auto a = asReal(left), b = asReal(right); a && b)
        return realOperation(frame, op, *a, *b, whole);
    if (const auto a = asComplex(left), b = asComplex(right); a && b) {
        auto result = complexBinary(frame, op, *a, *b, whole);
        return result ? *std::move(result) : refuseOperands(frame, op, left, right, whole);
    }
    return sequenceBinary(frame, op, left, right, whole);
}

Value staticUnary(Frame& frame, Operator op, const Value& operand, Range whole)
{
    if (op == Operator::logicalNot) {
        const auto truth = truthOf(operand);
        if (!truth)
            return frame.refuse(refusals::truthValue, whole, {describe(frame, operand)});
        return !*truth;
    }
    if (auto array = arrayUnary(frame, op, operand, whole))
        return *std::move(array);
    if (isWholeNumber(operand)) {
        if (op == Operator::plus)
            return operand.is<bool>() ? Value(*asInteger(operand)) : operand;
        // Python's ~x is -1 - x.
        return wholeOperation(frame, Operator::subtract, Integer{op == Operator::invert ? -1 : 0}, operand,
                              whole);
    }
    if (const auto* real = operand.get<double>(); real != nullptr && op != Operator::invert)
        return op == Operator::negate ? -*real : *real;
    if (const auto* number = operand.get<Complex>(); number != nullptr && op != Operator::invert)
        return op == Operator::negate ? Complex{-number->real, -number->imaginary} : *number;
    return frame.refuse(faults::badOperand, whole, {std::string(spellingOf(op)), describe(frame, operand)});
}

Value staticComparison(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    if ((isArray(left) || isArray(right)) && op != Operator::is && op != Operator::isNot)
        return refuseOperands(frame, op, left, right, whole);
    const bool isEquality = op == Operator::equal || op == Operator::notEqual;
    const bool isMembership = op == Operator::in || op == Operator::notIn;
    const bool isSearch = isMembership && !right.is<Span>();
    if (!spend(frame, whole, isSearch ? sizeOf(right) / comparisonsPerStep : 0))
        return Unknown{};
    // Two values that are not the same one may still be equal in some samples.
    const bool dependsOnSamples = holdsTraced(right) || (isEquality && holdsTraced(left));
    const bool isDecided = isMembership ? contains(right, left).value_or(false) : isEqual(left, right);
    if ((isEquality || isMembership) && dependsOnSamples && !isDecided)
        return frame.refuse(refusals::truthValue, whole,
                            {describe(frame, holdsTraced(right) ? right : left)});
    switch (op) {
    case Operator::equal:
        return isEqual(left, right);
    case Operator::notEqual:
        return !isEqual(left, right);
    case Operator::is:
        return left.data.index() == right.data.index() && isEqual(left, right);
    case Operator::isNot:
        return left.data.index() != right.data.index() || !isEqual(left, right);
    case Operator::in:
    case Operator::notIn: {
        const auto found = contains(right, left);
        if (!found)
            return refuseOperands(frame, op, left, right, whole);
        return *found == (op == Operator::in);
    }
    default:
        break;
    }
    if (const auto isRelated = setComparison(op, left, right))
        return *isRelated;
    if (!isOrderable(left, right))
        return refuseOperands(frame, op, left, right, whole);
    const auto relation = order(left, right);
    if (!relation)
        return false;
    switch (op) {
    case Operator::less:
        return *relation < 0;
    case Operator::lessEqual:
        return *relation <= 0;
    case Operator::greater:
        return *relation > 0;
    default:
        return *relation >= 0;
    }
}

} // namespace hawk::trace
