// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/value_forms.h"

#include <algorithm>
#include <optional>

#include "codegen/branches.h"

namespace hawk::codegen {

using ir::Node;
using ir::NodeId;
using ir::Op;
using ir::OpClass;

namespace {

/// More operators than this in one statement are hard to follow.
constexpr std::uint32_t maximumOperators = 6;

/// Terms that a text writes out; a product of more is computed by loops.
constexpr std::uint32_t mostTerms = 256;

bool isLargeProduct(const ir::Kernel& kernel, const Node& node)
{
    if (node.op != Op::matrixMatrix && node.op != Op::matrixVector)
        return false;
    const std::uint32_t inner = kernel.node(node.operands[0]).type.shape.extents[1];
    return node.type.shape.count() * inner > mostTerms;
}

/// Whether a node's value stands in an array, which a function fills.
bool isArray(const ir::Kernel& kernel, const Node& node)
{
    switch (node.op) {
    case Op::lu:
    case Op::cholesky:
    case Op::choleskyFrom:
    case Op::eigh:
    case Op::luSolve:
    case Op::choleskySolve:
        return true;
    default:
        return isLargeProduct(kernel, node);
    }
}

bool isStructure(Op op)
{
    return op == Op::vec || op == Op::splat || op == Op::component || op == Op::setComponent
        || op == Op::transpose || op == Op::loopValue || op == Op::choleskyFactor || op == Op::eighValues
        || op == Op::eighVectors;
}

/// Whether the text of a user holds each component of this operand once.
bool printsOnce(const Node& user, const Node& operand)
{
    const OpClass family = ir::info(user.op).opClass;
    const bool repeats = isStructure(user.op) || family == OpClass::product || family == OpClass::linear
        || user.op == Op::norm || user.op == Op::componentAt || user.op == Op::setComponentAt
        || user.op == Op::loop;
    if (repeats)
        return false;
    return user.op == Op::dot || user.op == Op::sum || user.type.shape.count() == operand.type.shape.count();
}

bool isOperator(const Node& node)
{
    switch (node.op) {
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::negate:
    case Op::bitAnd:
    case Op::bitOr:
    case Op::bitXor:
    case Op::invert:
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::equal:
    case Op::notEqual:
    case Op::logicalAnd:
    case Op::logicalOr:
    case Op::logicalNot:
        return true;
    case Op::divide:
        return node.type.element == data::Element::real;
    default:
        return false;
    }
}

/// The one place where a node is used, when there is only one.
struct OnlyUse {
    std::optional<NodeId> user;
    const ir::Sink* sink = nullptr;
    bool isExit = false; ///< the condition that leaves a loop
};

class FormDecision
{
public:
    FormDecision(const ir::Kernel& kernel, const text::SourceText& source, ChoiceStyle style)
        : m_kernel(kernel)
        , m_arms(style == ChoiceStyle::jumps ? armsOf(kernel)
                                             : std::vector<std::optional<Arm>>(kernel.nodes.size()))
        , m_uses(ir::countUses(kernel))
        , m_onlyUses(kernel.nodes.size())
        , m_operators(kernel.nodes.size())
    {
        const std::size_t count = kernel.nodes.size();
        m_result.forms.resize(count);
        m_result.isUniform.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            const Node& node = kernel.nodes[i];
            m_result.lines.push_back(node.origin.isEmpty() ? 0 : source.position(node.origin.begin).line);
            for (NodeId operand : node.operands)
                m_onlyUses[indexOf(operand)].user = static_cast<NodeId>(i);
        }
        for (const ir::Loop& loop : kernel.loops) {
            if (loop.leaves)
                m_onlyUses[indexOf(*loop.leaves)].isExit = true;
        }
        for (const ir::Sink& sink : kernel.sinks) {
            m_onlyUses[indexOf(sink.value)].sink = &sink;
            m_sinkLines.push_back(sink.origin.isEmpty() ? 0 : source.position(sink.origin.begin).line);
        }
    }

    ValueForms decide()
    {
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            const Node& node = m_kernel.nodes[i];
            m_result.isUniform[i] = node.op == Op::constant || node.op == Op::uniform
                || node.op == Op::sampleCount
                || (ir::info(node.op).opClass != OpClass::leaf && ir::info(node.op).opClass != OpClass::loop
                    && std::ranges::all_of(node.operands,
                                           [&](NodeId id) { return m_result.isUniform[indexOf(id)]; }));
            m_result.forms[i] = formOf(i);
        }
        for (const std::optional<Arm>& arm : m_arms) {
            if (arm && !m_result.isUniform[indexOf(arm->choice)]) {
                m_result.forms[indexOf(arm->choice)] = ValueForm::local;
                m_result.jumps.try_emplace(arm->choice);
            }
        }
        orderStatements();
        return std::move(m_result);
    }

private:
    ValueForm formOf(std::size_t i)
    {
        const Node& node = m_kernel.nodes[i];
        if (ir::info(node.op).opClass == OpClass::leaf)
            return ValueForm::direct;
        if (isStructure(node.op))
            return ValueForm::structure;
        if (ir::info(node.op).opClass == OpClass::loop)
            return ValueForm::local;
        if (isArray(m_kernel, node))
            return ValueForm::array;
        m_operators[i] = 1;
        for (NodeId operand : node.operands) {
            if (m_result.forms[indexOf(operand)] == ValueForm::inlined)
                m_operators[i] += m_operators[indexOf(operand)];
        }
        return canBeInlined(i) ? ValueForm::inlined : ValueForm::local;
    }

    bool canBeInlined(std::size_t i) const
    {
        const Node& node = m_kernel.nodes[i];
        if (m_uses[i] != 1 || !node.name.empty() || node.op == Op::luDeterminant)
            return false;
        const OnlyUse& use = m_onlyUses[i];
        if (use.sink)
            return m_result.lines[i]
                == m_sinkLines[static_cast<std::size_t>(use.sink - m_kernel.sinks.data())];
        const bool isSimple = isOperator(node) && m_operators[i] < maximumOperators;
        if (use.isExit)
            return isSimple && !m_result.isUniform[i];
        if (!use.user)
            return false;
        const std::size_t userIndex = indexOf(*use.user);
        const Node& user = m_kernel.nodes[userIndex];
        return printsOnce(user, node) && isSimple && user.region == node.region
            && m_result.lines[i] == m_result.lines[userIndex]
            && !(m_result.isUniform[i] && ir::info(node.op).isCostly);
    }

    /// A statement's line is at least that of the statements it needs: stable sorting keeps emission order
    /// valid.
    void orderStatements()
    {
        std::vector<std::uint32_t> keys(m_kernel.nodes.size());
        m_result.bodies.resize(m_kernel.loops.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const Node& node = m_kernel.nodes[i];
            const bool isPlaceholder = node.op == Op::carry || node.op == Op::loopIndex;
            const bool isLeaf = ir::info(node.op).opClass == OpClass::leaf || isPlaceholder;
            keys[i] = isLeaf ? 0 : m_result.lines[i];
            for (NodeId operand : node.operands)
                keys[i] = std::max(keys[i], keys[indexOf(operand)]);
            const ValueForm form = m_result.forms[i];
            if ((form == ValueForm::local || form == ValueForm::array) && !isPlaceholder)
                listOf(static_cast<NodeId>(i)).push_back(static_cast<NodeId>(i));
        }
        const auto sort = [&](std::vector<NodeId>& statements) {
            std::ranges::stable_sort(statements, {}, [&](NodeId id) { return keys[indexOf(id)]; });
        };
        sort(m_result.statementOrder);
        for (BodyOrder& body : m_result.bodies) {
            sort(body.beforeExit);
            sort(body.afterExit);
        }
        for (auto& [choice, arms] : m_result.jumps) {
            sort(arms.whenTrue);
            sort(arms.whenFalse);
        }
    }

    std::vector<NodeId>& listOf(NodeId id)
    {
        const std::optional<Arm>& arm = m_arms[indexOf(id)];
        if (arm && !m_result.isUniform[indexOf(id)]) {
            ArmOrder& arms = m_result.jumps.at(arm->choice);
            return arm->isWhenTrue ? arms.whenTrue : arms.whenFalse;
        }
        const auto region = m_kernel.node(id).region;
        if (!region)
            return m_result.statementOrder;
        BodyOrder& body = m_result.bodies[indexOf(*region)];
        return id < m_kernel.loop(*region).exitPoint ? body.beforeExit : body.afterExit;
    }

    const ir::Kernel& m_kernel;
    std::vector<std::optional<Arm>> m_arms; ///< parallel to the nodes
    std::vector<std::uint32_t> m_uses;
    std::vector<OnlyUse> m_onlyUses;
    std::vector<std::uint32_t> m_operators;
    std::vector<std::uint32_t> m_sinkLines;
    ValueForms m_result;
};

} // namespace

ValueForms decideForms(const ir::Kernel& kernel, const text::SourceText& source, ChoiceStyle style)
{
    return FormDecision(kernel, source, style).decide();
}

} // namespace hawk::codegen
