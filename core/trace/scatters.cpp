// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/scatters.h"

#include <algorithm>
#include <format>

#include "trace/declarations.h"
#include "trace/element_types.h"
#include "trace/expressions.h"
#include "trace/plane_positions.h"
#include "trace/planes.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;

namespace {

enum class Policy { compensated, plain, bits };

/// One store by key.
class KeyedStoreTracer
{
public:
    KeyedStoreTracer(Frame& frame, const SubscriptExpr& target, const CallExpr& call, KeyedForm form,
                     Range statement)
        : m_frame(frame)
        , m_kernel(*frame.session.kernel)
        , m_target(target)
        , m_call(call)
        , m_form(form)
        , m_statement(statement)
    { }

    void run(const Value& value, Range valueRange)
    {
        const DeclaredParameter* plane = planeOf();
        if (plane == nullptr || !readPolicy(*plane) || !checkPlane(*plane))
            return;
        const auto key = keyOf(*plane);
        const auto node = valueNode(*plane, value, valueRange);
        m_frame.scope->bind(plane->name, planeValue(m_frame, *plane));
        if (key && node)
            keep(*plane, *key, *node);
    }

private:
    void refuse(std::string why, std::string advice)
    {
        m_frame.refuse(refusals::notKeyed, m_statement,
                       {m_frame.session.textOf(m_target.range), std::move(why), std::move(advice)});
    }

    /// Null after a refusal.
    const DeclaredParameter* planeOf()
    {
        const std::string advice = "Write `hawk.scatter(y)[key] += value` with the name of a `Mutable`.";
        if (m_call.arguments.empty() || !m_call.arguments.front().name.empty()
            || m_call.arguments.front().value->kind != ExprKind::name) {
            refuse("it does not begin with the name of a plane", advice);
            return nullptr;
        }
        const std::string_view name = as<NameExpr>(*m_call.arguments.front().value).name;
        const auto& parameters = *m_kernel.parameters;
        const auto found = std::ranges::find(parameters, name, &DeclaredParameter::name);
        if (found != parameters.end() && !found->parameter)
            return nullptr; // its declaration was refused
        if (found == parameters.end() || (!found->isMutable() && !found->isKeyed())) {
            refuse(std::format("`{}` is no `Mutable` of the kernel", name), advice);
            return nullptr;
        }
        m_kernel.keyedPlanes.push_back(found->name);
        if (m_kernel.branches > 0) {
            m_frame.refuse(refusals::keyedInBranch, m_statement, {std::string(name)});
            return nullptr;
        }
        return &*found;
    }

    bool readPolicy(const DeclaredParameter& plane)
    {
        const Value* given = nullptr;
        Value value;
        for (const Argument& argument : std::span(m_call.arguments).subspan(1)) {
            if (argument.name != "policy" || given != nullptr) {
                refuse("`hawk.scatter` takes a plane and `policy=`", "Leave the other arguments out.");
                return false;
            }
            value = evaluate(m_frame, *argument.value);
            given = &value;
        }
        if (given != nullptr && given->isUnknown())
            return false;
        const auto* word = given != nullptr ? given->get<std::string>() : nullptr;
        const bool isWhole = isIntegerElement(plane.type.element);
        const bool isBits = word != nullptr && *word == "or";
        const auto unfit = [&](std::string why, std::string advice) {
            refuse(std::move(why), std::move(advice));
            return false;
        };
        if (m_form == KeyedForm::other)
            return unfit("a number by key is only added to, replaced, or given bits",
                         "Use `+=`, also of a negative value, `=`, or `|=` with `policy=\"or\"`.");
        if (given != nullptr && !isBits
            && (word == nullptr || (*word != "auto" && *word != "compensated" && *word != "plain")))
            return unfit(std::format("{} is no policy of a store by key", represent(*given)),
                         "The policies are \"auto\", \"compensated\" and \"plain\", and \"or\" with `|=`.");
        if (m_form == KeyedForm::store && given != nullptr)
            return unfit("`=` takes no policy", "Leave `policy=` out.");
        if (isBits != (m_form == KeyedForm::setBits))
            return unfit("`|=` and `policy=\"or\"` belong together",
                         "Write `hawk.scatter(y, policy=\"or\")[word] |= bits`.");
        if (isBits && (!isWhole || plane.type.element == Element::index))
            return unfit(std::format("`{}` holds no words of 32 bits", plane.name),
                         "Declare it with `Int32` or `UInt32`.");
        const bool keepsLosses = m_form == KeyedForm::add && !isWhole && plane.type.isScalar()
            && (word == nullptr || *word != "plain");
        m_policy = isBits ? Policy::bits : keepsLosses ? Policy::compensated : Policy::plain;
        return true;
    }

    bool checkPlane(const DeclaredParameter& plane)
    {
        const auto refuseUse = [&](std::string use) {
            m_frame.refuse(refusals::storedTwice, m_statement, {std::string(plane.name), std::move(use)});
            return false;
        };
        if (!plane.type.isScalar() && (m_form != KeyedForm::add || plane.parameter->axes.empty())) {
            refuse(
                "a vector or matrix is only added, and to a plane with declared axes",
                std::format("Declare `{}` with axes, as in `Mutable[Vector[3], \"bin\":16]`.", plane.name));
            return false;
        }
        if (const auto assigned = lastAssignment(m_kernel.definition->body, plane.name)) {
            m_frame.refuse(refusals::storedTwice,
                           assigned->begin > m_statement.begin ? *assigned : m_statement,
                           {std::string(plane.name), "by each sample"});
            return false;
        }
        for (const ir::Sink& sink : m_kernel.keyed) {
            if (sink.slot != plane.name)
                continue;
            const bool isStored = sink.form == ir::SinkForm::store;
            if (isStored && m_form == KeyedForm::store)
                return refuseUse("with `=` a second time");
            if (isStored != (m_form == KeyedForm::store))
                return refuseUse("both added to and replaced");
        }
        return true;
    }

    /// Refuses a key that is no whole number.
    bool isWholeKey(const Value& key, Range place, std::string_view plane)
    {
        if (key.isUnknown() || key.is<Integer>())
            return !key.isUnknown();
        const auto* traced = key.get<Traced>();
        if (traced != nullptr && !checkOwner(m_frame, *traced, place))
            return false;
        if (traced != nullptr && m_frame.type(*traced).isScalar()
            && isIntegerElement(m_frame.type(*traced).element))
            return true;
        m_frame.refuse(refusals::keyType, place, {std::string(plane), describe(m_frame, key)});
        return false;
    }

    std::optional<NodeId> keyOf(const DeclaredParameter& plane)
    {
        const std::vector<data::Axis>& axes = plane.parameter->axes;
        const Expr& index = *m_target.index;
        const std::span<const Expr* const> items = index.kind == ExprKind::tuple
            ? std::span<const Expr* const>(as<SequenceExpr>(index).items)
            : std::span<const Expr* const>(&m_target.index, 1);
        if (items.size() != 1 && items.size() != axes.size()) {
            m_frame.refuse(
                refusals::keyCount, index.range,
                {std::string(plane.name), std::format("{} axes", axes.size()), std::to_string(items.size())});
            return std::nullopt;
        }
        const bool isKnown = !axes.empty() && axes.front().extent;
        const std::vector<std::int64_t> strides = data::stridesOf(axes);
        std::vector<PlaceIndex> indices;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i]->kind == ExprKind::slice) {
                m_frame.refuse(refusals::keyType, items[i]->range, {std::string(plane.name), "a slice"});
                return std::nullopt;
            }
            Value value = evaluate(m_frame, *items[i]);
            if (!isWholeKey(value, items[i]->range, plane.name))
                return std::nullopt;
            PlaceIndex one{.value = std::move(value), .place = items[i]->range};
            if (items.size() > 1) {
                one.axis = axes[i].label;
                one.stride = strides[i];
                one.extent = axes[i].extent;
            } else if (isKnown) {
                one.extent = data::knownCount(axes);
            }
            indices.push_back(std::move(one));
        }
        return placeOf(m_frame, std::string(plane.name), indices, m_target.range);
    }

    std::optional<NodeId> valueNode(const DeclaredParameter& plane, const Value& value, Range range)
    {
        const auto* traced = value.get<Traced>();
        if (value.isUnknown() || (traced != nullptr && !checkOwner(m_frame, *traced, range)))
            return std::nullopt;
        if (traced != nullptr && m_frame.type(*traced) == plane.type)
            return traced->node;
        const auto* whole = value.get<Integer>();
        if (whole != nullptr && plane.type.isScalar() && isIntegerElement(plane.type.element))
            return integerConstant(m_frame, *whole, plane.type.element, range);
        if (value.isNumber() && plane.type == ir::Type::real())
            return m_frame.builder().constant(*asReal(value), range);
        m_frame.refuse(refusals::commitType, m_statement,
                       {std::string(plane.name), plane.parameter->declaration, describe(m_frame, value),
                        std::format("Store a value of the type {}.", ir::spell(plane.type))});
        return std::nullopt;
    }

    void keep(const DeclaredParameter& plane, NodeId key, NodeId value)
    {
        ir::SinkForm form = ir::SinkForm::add;
        if (m_form != KeyedForm::add)
            form = m_form == KeyedForm::store ? ir::SinkForm::store : ir::SinkForm::setBits;
        const std::string name(plane.name);
        m_kernel.keyed.push_back(
            {.slot = name,
             .value = value,
             .origin = m_statement,
             .form = form,
             .key = key,
             .companion = m_policy == Policy::compensated ? name + "_c" : std::string()});
    }

    Frame& m_frame;
    KernelState& m_kernel;
    const SubscriptExpr& m_target;
    const CallExpr& m_call;
    KeyedForm m_form;
    Range m_statement;
    Policy m_policy = Policy::plain;
};

bool holdsStore(Frame& frame, const Stmt& statement)
{
    switch (statement.kind) {
    case StmtKind::assign:
        return std::ranges::any_of(as<AssignStmt>(statement).targets,
                                   [&](const Expr* target) { return scatterOf(frame, *target) != nullptr; });
    case StmtKind::augmentedAssign:
        return scatterOf(frame, *as<AugmentedAssignStmt>(statement).target) != nullptr;
    case StmtKind::if_:
        return storesByKey(frame, as<IfStmt>(statement).body)
            || storesByKey(frame, as<IfStmt>(statement).otherwise);
    case StmtKind::for_:
        return storesByKey(frame, as<ForStmt>(statement).body);
    default:
        return false;
    }
}

/// What the name of a function stands for, without a word about one that stands for nothing.
const NameRow* nameRowOf(Frame& frame, const Expr& callee)
{
    const bool isDotted =
        callee.kind == ExprKind::attribute && as<AttributeExpr>(callee).object->kind == ExprKind::name;
    const std::string text = frame.session.textOf(callee.range);
    if (!text.ends_with("scatter") && callee.kind != ExprKind::name)
        return nullptr;
    const Expr& root = isDotted ? *as<AttributeExpr>(callee).object : callee;
    if (root.kind != ExprKind::name || frame.scope->find(as<NameExpr>(root).name) == nullptr)
        return nullptr;
    const Value value = evaluate(frame, callee);
    const auto* name = value.get<HawkName>();
    return name != nullptr ? name->row : nullptr;
}

} // namespace

const CallExpr* scatterOf(Frame& frame, const Expr& target)
{
    if (target.kind != ExprKind::subscript || as<SubscriptExpr>(target).object->kind != ExprKind::call)
        return nullptr;
    const auto& call = as<CallExpr>(*as<SubscriptExpr>(target).object);
    const NameRow* row = nameRowOf(frame, *call.callee);
    return row != nullptr && row->meaning == Meaning::scatter ? &call : nullptr;
}

bool storesByKey(Frame& frame, Suite suite)
{
    return std::ranges::any_of(suite, [&](const Stmt* statement) { return holdsStore(frame, *statement); });
}

void storeByKey(Frame& frame, const SubscriptExpr& target, const CallExpr& call, KeyedForm form,
                const Value& value, Range valueRange, Range statement)
{
    if (frame.session.kernel == nullptr || !frame.isBody()) {
        frame.refuse(refusals::notKeyed, statement,
                     {frame.session.textOf(target.range), "it stands outside of the body of a kernel",
                      "Return what is to be stored, and store it in the body."});
        return;
    }
    KeyedStoreTracer(frame, target, call, form, statement).run(value, valueRange);
}

Value refuseScatterCall(Frame& frame, Range call, std::string_view written)
{
    return frame.refuse(refusals::notKeyed, call,
                        {frame.session.textOf(call), std::format("`{}` has no value", written),
                         "It stands at the left of a statement: `hawk.scatter(y)[key] += value`."});
}

} // namespace hawk::trace
