// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering.h"

#include <algorithm>
#include <format>

#include "codegen/expression.h"
#include "codegen/literals.h"
#include "codegen/source_comment.h"
#include "codegen/value_forms.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

class Lowering
{
public:
    Lowering(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
             const LoweringDialect& dialect)
        : m_kernel(kernel)
        , m_source(source)
        , m_mode(mode)
        , m_dialect(dialect)
        , m_names(dialect.reservedNames)
        , m_forms(decideForms(kernel, source))
        , m_sampleComment(source)
        , m_locals(kernel.nodes.size())
    { }

    Result<LoweredKernel> run()
    {
        Result<std::vector<SlotText>> slots = describeSlots(m_kernel, m_names);
        if (!slots)
            return std::unexpected(slots.error());
        m_result.slots = std::move(*slots);
        suggestComponentNames();
        addLoads();
        addStatements();
        addStores();
        return std::move(m_result);
    }

private:
    const SlotText& slotOf(const std::string& name) const
    {
        return *std::ranges::find(m_result.slots, name, [](const SlotText& text) { return text.slot->name; });
    }

    /// The parts of a vector that the author named get the vector's name.
    void suggestComponentNames()
    {
        m_suggested.resize(m_kernel.nodes.size());
        for (const Node& node : m_kernel.nodes) {
            if (node.op != Op::vec || node.name.empty())
                continue;
            for (std::size_t k = 0; k < node.operands.size(); ++k)
                m_suggested[indexOf(node.operands[k])] = std::format("{}_{}", node.name, k);
        }
    }

    void addLoads()
    {
        for (const Node& node : m_kernel.nodes) {
            if (node.op != Op::input && node.op != Op::prior)
                continue;
            const SlotText& slot = slotOf(node.leaf);
            for (std::uint32_t k = 0; k < slot.planes.size(); ++k) {
                const std::string_view test = node.type.element == Element::boolean ? " != 0" : "";
                m_result.loadLines.push_back({std::format("const {} {} = {}{};", valueType(node.type.element),
                                                          slot.values[k], m_dialect.element(slot, k), test),
                                              node.origin});
            }
        }
    }

    void addStatements()
    {
        SourceComment uniformComment(m_source);
        for (NodeId id : m_forms.statementOrder) {
            const Node& node = m_kernel.node(id);
            const std::uint32_t count = node.type.isScalar() ? 0 : node.type.shape.count();
            std::vector<std::string> names = m_names.uniqueComponents(wantedName(id), count);
            const bool isUniform = m_forms.isUniform[indexOf(id)];
            SourceComment& comment = isUniform ? uniformComment : m_sampleComment;
            std::vector<Line>& lines = isUniform ? m_result.uniformLines : m_result.sampleLines;
            for (std::uint32_t k = 0; k < names.size(); ++k) {
                comment.add(lines,
                            std::format("const {} {} = {};", valueType(node.type.element), names[k],
                                        compute(id, k).text),
                            node.origin);
            }
            m_locals[indexOf(id)] = std::move(names);
        }
    }

    void addStores()
    {
        for (const ir::Sink& sink : m_kernel.sinks) {
            const SlotText& slot = slotOf(sink.slot);
            for (std::uint32_t k = 0; k < slot.planes.size(); ++k) {
                m_sampleComment.add(
                    m_result.storeLines,
                    std::format("{} = {};", m_dialect.element(slot, k), component(sink.value, k).text),
                    sink.origin);
            }
        }
    }

    std::string wantedName(NodeId id)
    {
        const Node& node = m_kernel.node(id);
        if (!node.name.empty())
            return node.name;
        if (const std::string& suggested = m_suggested[indexOf(id)]; !suggested.empty())
            return suggested;
        const MathFunction* function = functionOf(node.op, node.type.element);
        return function ? std::format("{}_value", function->name) : std::string("part");
    }

    /// Component `k` of a value, by name where it has one. A scalar has the same value for every `k`.
    Expression component(NodeId id, std::uint32_t k)
    {
        const Node& node = m_kernel.node(id);
        const std::uint32_t position = node.type.isScalar() ? 0 : k;
        switch (m_forms.forms[indexOf(id)]) {
        case ValueForm::direct:
            return leaf(node, position);
        case ValueForm::structure:
            return part(node, position);
        case ValueForm::inlined:
            return compute(id, position);
        case ValueForm::local:
            break;
        }
        return {m_locals[indexOf(id)][position]};
    }

    Expression leaf(const Node& node, std::uint32_t k) const
    {
        if (node.op != Op::constant)
            return {slotOf(node.leaf).values[k]};
        std::string text = spellConstant(node, m_mode);
        const Binding binding = text.starts_with('-') ? Binding::unary : Binding::primary;
        return {std::move(text), binding};
    }

    Expression part(const Node& node, std::uint32_t k)
    {
        const auto position = [&] {
            return static_cast<std::uint32_t>(std::get<std::int64_t>(node.literal));
        };
        switch (node.op) {
        case Op::vec:
            return converted(node.operands[k], 0, node.type.element);
        case Op::component:
            return component(node.operands[0], position());
        case Op::setComponent:
            return k == position() ? converted(node.operands[1], 0, node.type.element)
                                   : converted(node.operands[0], k, node.type.element);
        default:
            return converted(node.operands[0], k, node.type.element);
        }
    }

    /// An operand as a number of the given kind (language.md 4.1: the wider kind of the operands wins).
    Expression converted(NodeId id, std::uint32_t k, Element target)
    {
        Expression value = component(id, k);
        const Element from = m_kernel.node(id).type.element;
        if (from == target)
            return value;
        if (target == Element::boolean)
            return spellBinary("!=", Binding::equality, value, {"0"});
        if (target == Element::real && from == Element::boolean)
            return call(mathFunction("select"), {value, {spellReal(1, m_mode)}, {spellReal(0, m_mode)}});
        if (target != Element::real && from == Element::real)
            return call(mathFunction("convert/index"), {value});
        return spellCall(valueType(target), {value});
    }

    Expression call(const MathFunction& function, const std::vector<Expression>& arguments)
    {
        m_result.math.add(function);
        return spellCall(std::format("math::{}", function.name), arguments);
    }

    /// The operation of a node itself on its operands.
    Expression compute(NodeId id, std::uint32_t k)
    {
        const Node& node = m_kernel.node(id);
        const auto each = [&](Element element) {
            std::vector<Expression> operands;
            for (NodeId operand : node.operands)
                operands.push_back(converted(operand, k, element));
            return operands;
        };
        switch (node.op) {
        case Op::select:
            return call(*functionOf(Op::select, node.type.element),
                        {component(node.operands[0], k), converted(node.operands[1], k, node.type.element),
                         converted(node.operands[2], k, node.type.element)});
        case Op::dot:
            return products(node.operands[0], node.operands[1]);
        case Op::norm:
            return call(mathFunction("sqrt"), {products(node.operands[0], node.operands[0])});
        case Op::sum:
            return terms(node.operands[0]);
        case Op::convert:
            return converted(node.operands[0], k, node.type.element);
        default:
            break;
        }
        const Element element =
            ir::info(node.op).opClass == ir::OpClass::predicate ? operandElement(node) : node.type.element;
        const bool isOperatorElement = node.op != Op::divide || element == Element::real;
        if (Expression expression = spellOperator(node.op, each(element));
            isOperatorElement && !expression.text.empty())
            return expression;
        return call(*functionOf(node.op, element), each(element));
    }

    /// What a comparison compares: the widest kind among its operands.
    Element operandElement(const Node& node) const
    {
        Element widest = Element::boolean;
        for (NodeId operand : node.operands)
            widest = std::max(widest, m_kernel.node(operand).type.element);
        return widest;
    }

    /// Left to right from the first product.
    Expression products(NodeId a, NodeId b)
    {
        Expression total;
        for (std::uint32_t k = 0; k < m_kernel.node(a).type.shape.count(); ++k) {
            const Expression product =
                spellBinary("*", Binding::multiplicative, component(a, k), component(b, k));
            total = k == 0 ? product : spellBinary("+", Binding::additive, total, product);
        }
        return total;
    }

    Expression terms(NodeId vector)
    {
        Expression total = component(vector, 0);
        for (std::uint32_t k = 1; k < m_kernel.node(vector).type.shape.count(); ++k)
            total = spellBinary("+", Binding::additive, total, component(vector, k));
        return total;
    }

    const ir::Kernel& m_kernel;
    const text::SourceText& m_source;
    data::Mode m_mode;
    const LoweringDialect& m_dialect;
    Names m_names;
    ValueForms m_forms;
    SourceComment m_sampleComment;
    std::vector<std::vector<std::string>> m_locals; ///< names of the components of local nodes
    std::vector<std::string> m_suggested;
    LoweredKernel m_result;
};

} // namespace

Result<LoweredKernel> lower(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                            const LoweringDialect& dialect)
{
    return Lowering(kernel, source, mode, dialect).run();
}

} // namespace hawk::codegen
