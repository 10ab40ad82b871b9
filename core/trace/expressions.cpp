// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/expressions.h"

#include "trace/calls.h"
#include "trace/choice.h"
#include "trace/comprehension.h"
#include "trace/containers.h"
#include "trace/imported_files.h"
#include "trace/large_integer.h"
#include "trace/lost_values.h"
#include "trace/operators.h"
#include "trace/refusals.h"
#include "trace/text_format.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Value evaluateNumber(Frame& frame, const NumberExpr& number)
{
    if (number.type == NumberExpr::Type::real)
        return number.value;
    if (number.type == NumberExpr::Type::imaginary)
        return Complex{0.0, number.value};
    const auto whole = wholeFromDigits(number.digits);
    return whole ? *whole : frame.refuse(unsupported::largeInteger, number.range);
}

Value evaluateConstant(const ConstantExpr& constant)
{
    switch (constant.value) {
    case ConstantExpr::Value::false_:
        return false;
    case ConstantExpr::Value::true_:
        return true;
    case ConstantExpr::Value::ellipsis:
        return Ellipsis{};
    case ConstantExpr::Value::none:
        break;
    }
    return None{};
}

/// A chain `a + b + c + …` leans to the left and can be very long: it is folded in a loop, not by recursion.
Value evaluateBinary(Frame& frame, const BinaryExpr& expression)
{
    std::vector<const BinaryExpr*> spine;
    const Expr* innermost = &expression;
    while (innermost->kind == ExprKind::binary) {
        spine.push_back(&as<BinaryExpr>(*innermost));
        innermost = spine.back()->left;
    }
    Value value = evaluate(frame, *innermost);
    for (auto it = spine.rbegin(); it != spine.rend(); ++it) {
        const BinaryExpr& step = **it;
        const Value right = evaluate(frame, *step.right);
        value =
            applyBinary(frame, step.op, {value, step.left->range}, {right, step.right->range}, step.range);
    }
    return value;
}

/// `and`, `or` of plain values; a body has neither.
Value evaluateBoolean(Frame& frame, const BooleanExpr& expression)
{
    Value value;
    for (const Expr* operand : expression.operands) {
        value = evaluate(frame, *operand);
        if (frame.isBody())
            continue;
        if (operand == expression.operands.back())
            return value;
        const auto truth = truthOf(value);
        if (!truth)
            return value.isUnknown()
                ? value
                : frame.refuse(refusals::truthValue, operand->range, {describe(frame, value)});
        if (*truth == (expression.op == Operator::logicalOr))
            return value;
    }
    return Unknown{};
}

Value evaluateUnary(Frame& frame, const UnaryExpr& expression)
{
    const Value operand = evaluate(frame, *expression.operand);
    if (expression.op == Operator::logicalNot && frame.isBody())
        return Unknown{};
    return applyUnary(frame, expression.op, {operand, expression.operand->range}, expression.range);
}

Value evaluateCompare(Frame& frame, const CompareExpr& expression)
{
    Value left = evaluate(frame, *expression.first);
    Range leftRange = expression.first->range;
    Value result;
    for (const CompareExpr::Link& link : expression.links) {
        const Value right = evaluate(frame, *link.operand);
        const bool isIdentity = link.op == Operator::is || link.op == Operator::isNot
            || link.op == Operator::in || link.op == Operator::notIn;
        if (frame.isBody() && (expression.links.size() > 1 || isIdentity)) {
            result = Unknown{};
            continue;
        }
        result = applyComparison(frame, link.op, {left, leftRange}, {right, link.operand->range},
                                 cover(leftRange, link.operand->range));
        if (expression.links.size() > 1 && &link != &expression.links.back()) {
            const auto truth = truthOf(result);
            if (!truth)
                return result.isUnknown()
                    ? result
                    : frame.refuse(refusals::truthValue, expression.range, {describe(frame, result)});
            if (!*truth)
                return result;
        }
        left = right;
        leftRange = link.operand->range;
    }
    return result;
}

Value evaluateConditional(Frame& frame, const ConditionalExpr& expression)
{
    const Value decision = evaluate(frame, *expression.condition);
    if (frame.isBody()) {
        const Condition condition = asCondition(frame, decision, expression.condition->range);
        const Value whenTrue = evaluate(frame, *expression.whenTrue);
        const Value whenFalse = evaluate(frame, *expression.whenFalse);
        return choose(frame, condition, whenTrue, whenFalse, MergeRule::branches, "this value",
                      expression.range);
    }
    const auto truth = truthOf(decision);
    if (!truth)
        return decision.isUnknown()
            ? decision
            : frame.refuse(refusals::truthValue, expression.condition->range, {describe(frame, decision)});
    return evaluate(frame, *truth ? *expression.whenTrue : *expression.whenFalse);
}

std::vector<Value> evaluateItems(Frame& frame, std::span<const Expr* const> items, bool& isKnown)
{
    std::vector<Value> values;
    for (const Expr* item : items) {
        if (item->kind != ExprKind::starred) {
            values.push_back(evaluate(frame, *item));
            continue;
        }
        const Expr& inner = *as<StarredExpr>(*item).value;
        const Value value = evaluate(frame, inner);
        const auto unpacked = frame.isBody() ? std::nullopt : trace::itemsOf(frame, value, inner.range);
        isKnown = isKnown && unpacked.has_value();
        if (unpacked)
            values.insert(values.end(), unpacked->begin(), unpacked->end());
    }
    return values;
}

Value evaluateSequence(Frame& frame, const SequenceExpr& expression)
{
    bool isKnown = true;
    std::vector<Value> items = evaluateItems(frame, expression.items, isKnown);
    if (!isKnown)
        return Unknown{};
    if (expression.kind == ExprKind::tuple)
        return makeTuple(std::move(items));
    if (expression.kind == ExprKind::list)
        return newList(frame.session, std::move(items));
    List set = newList(frame.session, {}, ListForm::set);
    for (Value& item : items)
        addToSet(set, std::move(item));
    return set;
}

Value evaluateDict(Frame& frame, const DictExpr& expression)
{
    Dict dict{std::make_shared<DictData>(DictData{{}, frame.session.branch})};
    bool isKnown = true;
    for (const DictExpr::Item& item : expression.items) {
        if (item.key == nullptr) {
            const Value value = evaluate(frame, *item.value);
            const auto* other = value.get<Dict>();
            isKnown = isKnown && other != nullptr;
            if (other != nullptr) {
                const auto entries = other->data->items;
                for (const auto& [key, entry] : entries)
                    setEntry(dict, key, entry);
            } else if (!value.isUnknown()) {
                frame.refuse(faults::notIterable, item.value->range, {describe(frame, value)});
            }
            continue;
        }
        const Value key = evaluate(frame, *item.key);
        Value value = evaluate(frame, *item.value);
        if (!isKey(key)) {
            if (!key.isUnknown())
                frame.refuse(faults::unhashable, item.key->range, {describe(frame, key)});
            isKnown = false;
            continue;
        }
        setEntry(dict, key, std::move(value));
    }
    return isKnown ? Value(dict) : Value(Unknown{});
}

Value refuseForm(Frame& frame, const Expr& expression, std::string_view what)
{
    return frame.isBody()
        ? Value(Unknown{})
        : frame.refuse(unsupported::helperExpression, expression.range, {std::string(what)});
}

/// `yield v` and `yield from items`: their value is None, as nobody sends one.
Value executeYield(Frame& frame, const KeywordExpr& expression)
{
    const Value value = expression.value != nullptr ? evaluate(frame, *expression.value) : Value(None{});
    std::vector<Value>& yielded = *frame.scope->yielded();
    if (!expression.isFrom) {
        yielded.push_back(value);
        return None{};
    }
    const auto items = itemsOf(frame, value, expression.range);
    if (!items)
        return Unknown{};
    yielded.insert(yielded.end(), items->begin(), items->end());
    return None{};
}

Value evaluateNamed(Frame& frame, const NamedExpr& expression)
{
    Value value = evaluate(frame, *expression.value);
    frame.scope->bind(expression.target->name, frame.isBody() ? Value(Unknown{}) : value);
    return value;
}

} // namespace

std::optional<std::string> textOf(Frame& frame, const Value& value, Range place)
{
    const auto* plain = value.get<std::string>();
    if (const auto* whole = value.get<LargeInteger>(); whole != nullptr && !hasDecimalDigits(*whole)) {
        frame.refuse(faults::badFormat, place, {"str", describe(frame, value)});
        return std::nullopt;
    }
    const std::size_t largest = frame.session.limits.items;
    auto text = plain != nullptr ? *plain : representWhole(value, largest);
    if (!spend(frame, place, text ? text->size() : largest + 1))
        return std::nullopt;
    return text;
}

Value refuseOpaque(Frame& frame, const Opaque& opaque, std::string name, Range range)
{
    if (opaque.cause != nullptr)
        return refuseLost(frame, opaque, std::move(name), range);
    if (opaque.rule == &refusals::missingModule)
        return frame.refuse(
            refusals::missingModule, range,
            {std::move(name), opaque.module, frame.session.files->suggestName(opaque.module)});
    return frame.refuse(*opaque.rule, range, {std::move(name), frame.session.spellLine(opaque.definedAt)});
}

Value readName(Frame& frame, std::string_view name, Range range)
{
    if (const Value* value = frame.scope->find(name)) {
        if (const auto* opaque = value->get<Opaque>())
            return refuseOpaque(frame, *opaque, std::string(name), range);
        return *value;
    }
    if (const auto builtin = builtinFromName(name))
        return BuiltinFunction{*builtin};
    if (isOtherBuiltin(name))
        return frame.refuse(unsupported::pythonFunction, range, {std::string(name)});
    std::vector<std::string_view> known = builtinNames();
    for (const Scope* scope = frame.scope.get(); scope != nullptr; scope = scope->around().get()) {
        for (const auto& [bound, value] : scope->names())
            known.push_back(bound);
    }
    return frame.refuse(refusals::undefinedName, range, {std::string(name), suggestion(name, known)});
}

Value evaluate(Frame& frame, const Expr& expression)
{
    if (!spend(frame, expression.range))
        return Unknown{};
    switch (expression.kind) {
    case ExprKind::error:
        return Unknown{};
    case ExprKind::name:
        return readName(frame, as<NameExpr>(expression).name, expression.range);
    case ExprKind::number:
        return evaluateNumber(frame, as<NumberExpr>(expression));
    case ExprKind::string: {
        const auto& text = as<StringExpr>(expression);
        return text.isBytes ? refuseForm(frame, expression, "A bytes literal")
                            : Value(std::string(text.value));
    }
    case ExprKind::formatted:
        return evaluateFormatted(frame, as<FormattedExpr>(expression));
    case ExprKind::constant:
        return evaluateConstant(as<ConstantExpr>(expression));
    case ExprKind::unary:
        return evaluateUnary(frame, as<UnaryExpr>(expression));
    case ExprKind::binary:
        return evaluateBinary(frame, as<BinaryExpr>(expression));
    case ExprKind::boolean:
        return evaluateBoolean(frame, as<BooleanExpr>(expression));
    case ExprKind::compare:
        return evaluateCompare(frame, as<CompareExpr>(expression));
    case ExprKind::call:
        return evaluateCall(frame, as<CallExpr>(expression));
    case ExprKind::attribute:
        return readAttribute(frame, as<AttributeExpr>(expression));
    case ExprKind::subscript:
        return readItem(frame, as<SubscriptExpr>(expression));
    case ExprKind::tuple:
    case ExprKind::list:
    case ExprKind::set:
        return evaluateSequence(frame, as<SequenceExpr>(expression));
    case ExprKind::dict:
        return evaluateDict(frame, as<DictExpr>(expression));
    case ExprKind::lambda:
        return frame.isBody() ? Value(Unknown{}) : Value(makeLambda(frame, as<LambdaExpr>(expression)));
    case ExprKind::conditional:
        return evaluateConditional(frame, as<ConditionalExpr>(expression));
    case ExprKind::comprehension:
        return frame.isBody() ? Value(Unknown{})
                              : evaluateComprehension(frame, as<ComprehensionExpr>(expression));
    case ExprKind::named:
        return evaluateNamed(frame, as<NamedExpr>(expression));
    case ExprKind::slice:
    case ExprKind::starred:
        return refuseForm(frame, expression,
                          expression.kind == ExprKind::slice ? "A slice standing alone"
                                                             : "An unpacking standing alone");
    case ExprKind::await:
        return refuseForm(frame, expression, "`await`");
    case ExprKind::yield:
        return frame.scope->yielded() != nullptr ? executeYield(frame, as<KeywordExpr>(expression))
                                                 : refuseForm(frame, expression, "`yield`");
    }
    return Unknown{};
}

} // namespace hawk::trace
