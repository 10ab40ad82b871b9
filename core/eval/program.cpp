// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/program.h"

#include <algorithm>
#include <cstring>
#include <format>

namespace hawk::eval {

using data::Dtype;
using ir::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;
using ir::OpClass;

namespace {

/// Appends each node's steps; the add functions say whether the node has a meaning.
class Compiler
{
public:
    Compiler(const ir::Kernel& kernel, const data::BoundArguments& arguments)
        : m_kernel(kernel)
        , m_arguments(arguments)
    { }

    Result<Program> run();

private:
    Dtype dtypeOf(Element element) const { return data::wireDtype(element, m_arguments.mode); }
    Dtype dtypeOf(NodeId id) const { return dtypeOf(m_kernel.node(id).type.element); }
    std::uint32_t newCells(std::uint32_t count);
    Operand operand(NodeId id) const;
    Operand operandAs(NodeId id, Element wanted);
    bool append(const Node& node, std::uint32_t result, Instruction::Function function,
                Element operandElement);

    bool addNode(const Node& node);
    bool addLeaf(const Node& node);
    bool addElementwise(const Node& node);
    bool addPredicate(const Node& node);
    bool addSelect(const Node& node);
    bool addStructural(const Node& node);
    void setConstant(std::uint32_t cell, const Node& node);

    const ir::Kernel& m_kernel;
    const data::BoundArguments& m_arguments;
    Program m_program;
};

std::uint32_t Compiler::newCells(std::uint32_t count)
{
    const auto first = static_cast<std::uint32_t>(m_program.initialCells.size());
    m_program.initialCells.resize(first + count);
    return first;
}

Operand Compiler::operand(NodeId id) const
{
    return {m_program.firstCell[indexOf(id)], m_kernel.node(id).type.isScalar() ? 0u : 1u};
}

Operand Compiler::operandAs(NodeId id, Element wanted)
{
    const Node& node = m_kernel.node(id);
    const Operand given = operand(id);
    if (node.type.element == wanted)
        return given;
    const std::uint32_t count = node.type.shape.count();
    const Operand converted{newCells(count), given.step};
    m_program.compute.push_back({.run = convertFunction(dtypeOf(node.type.element), dtypeOf(wanted)),
                                 .result = converted.cell,
                                 .count = count,
                                 .operands = {given}});
    return converted;
}

bool Compiler::append(const Node& node, std::uint32_t result, Instruction::Function function,
                      Element operandElement)
{
    Instruction step{.run = function, .result = result, .count = node.type.shape.count()};
    if (!function || node.operands.size() > step.operands.size())
        return false;
    for (std::size_t i = 0; i < node.operands.size(); ++i)
        step.operands[i] = operandAs(node.operands[i], operandElement);
    m_program.compute.push_back(step);
    return true;
}

void Compiler::setConstant(std::uint32_t cell, const Node& node)
{
    withTypeOf(dtypeOf(node.type.element), [&]<class T>(TypeOf<T>) {
        T& value = as<T>(m_program.initialCells[cell]);
        if (const auto* real = std::get_if<double>(&node.literal))
            value = static_cast<T>(*real);
        else if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
            value = static_cast<T>(*integer);
        else if (const auto* boolean = std::get_if<bool>(&node.literal))
            value = static_cast<T>(*boolean);
    });
}

bool Compiler::addLeaf(const Node& node)
{
    const std::uint32_t count = node.type.shape.count();
    const std::uint32_t result = newCells(count);
    m_program.firstCell.push_back(result);
    if (node.op == Op::constant) {
        for (std::uint32_t i = 0; i < count; ++i)
            setConstant(result + i, node);
        return true;
    }
    const auto slot = m_arguments.signature.findSlot(node.leaf);
    if (!slot)
        return false;
    const Dtype dtype = dtypeOf(node.type.element);
    if (node.op == Op::uniform) {
        const data::BoundSlot& bound = m_arguments.slots[*slot];
        withTypeOf(dtype, [&]<class T>(TypeOf<T>) {
            std::memcpy(&as<T>(m_program.initialCells[result]), bound.number.data(), sizeof(T));
        });
        return true;
    }
    m_program.compute.push_back({.run = loadFunction(dtype),
                                 .result = result,
                                 .count = count,
                                 .plane = static_cast<std::uint32_t>(*slot)});
    return true;
}

bool Compiler::addElementwise(const Node& node)
{
    const std::uint32_t result = newCells(node.type.shape.count());
    m_program.firstCell.push_back(result);
    return append(node, result, elementwiseFunction(node.op, dtypeOf(node.type.element)), node.type.element);
}

bool Compiler::addPredicate(const Node& node)
{
    const std::uint32_t result = newCells(node.type.shape.count());
    m_program.firstCell.push_back(result);
    Element element = Element::boolean;
    if (node.op == Op::isnan || node.op == Op::isinf || node.op == Op::isfinite)
        element = Element::real;
    else if (node.op != Op::logicalAnd && node.op != Op::logicalOr && node.op != Op::logicalNot) {
        for (NodeId id : node.operands)
            element = std::max(element, m_kernel.node(id).type.element);
    }
    return append(node, result, predicateFunction(node.op, dtypeOf(element)), element);
}

bool Compiler::addSelect(const Node& node)
{
    const std::uint32_t count = node.type.shape.count();
    const std::uint32_t result = newCells(count);
    m_program.firstCell.push_back(result);
    const Element element = node.type.element;
    Instruction step{.run = selectFunction(dtypeOf(element)), .result = result, .count = count};
    step.operands = {operandAs(node.operands[0], Element::boolean), operandAs(node.operands[1], element),
                     operandAs(node.operands[2], element)};
    m_program.compute.push_back(step);
    return true;
}

bool Compiler::addStructural(const Node& node)
{
    const std::uint32_t count = node.type.shape.count();
    const Element element = node.type.element;
    const auto position = [&node] {
        return static_cast<std::uint32_t>(std::get<std::int64_t>(node.literal));
    };

    if (node.op == Op::component) { // no step of its own: it is a cell of its vector
        m_program.firstCell.push_back(m_program.firstCell[indexOf(node.operands[0])] + position());
        return m_kernel.node(node.operands[0]).type.element == element;
    }

    const std::uint32_t result = newCells(count);
    m_program.firstCell.push_back(result);
    const auto copy = [&](NodeId from, std::uint32_t to, std::uint32_t cells) {
        m_program.compute.push_back(
            {.run = copyFunction(), .result = to, .count = cells, .operands = {operandAs(from, element)}});
    };
    switch (node.op) {
    case Op::vec:
        for (std::uint32_t i = 0; i < count; ++i)
            copy(node.operands[i], result + i, 1);
        return true;
    case Op::splat:
    case Op::convert:
        copy(node.operands[0], result, count);
        return true;
    case Op::setComponent:
        copy(node.operands[0], result, count);
        copy(node.operands[1], result + position(), 1);
        return true;
    default:
        break;
    }
    Instruction step{.run = reductionFunction(node.op, dtypeOf(element)), .result = result};
    if (!step.run)
        return false;
    step.count = m_kernel.node(node.operands[0]).type.shape.count();
    for (std::size_t i = 0; i < node.operands.size(); ++i)
        step.operands[i] = operandAs(node.operands[i], element);
    m_program.compute.push_back(step);
    return true;
}

bool Compiler::addNode(const Node& node)
{
    switch (info(node.op).opClass) {
    case OpClass::leaf:
        return addLeaf(node);
    case OpClass::elementwise:
        return addElementwise(node);
    case OpClass::predicate:
        return addPredicate(node);
    case OpClass::choice:
        return addSelect(node);
    case OpClass::structural:
        break;
    }
    return addStructural(node);
}

Result<Program> Compiler::run()
{
    if (m_arguments.slots.size() != m_arguments.signature.slots.size())
        return text::internalError("eval-binding",
                                   std::format("The binding of kernel {} is incomplete.", m_kernel.name));
    for (const data::BoundSlot& slot : m_arguments.slots)
        m_program.planes.push_back({slot.data, slot.length});
    for (const Node& node : m_kernel.nodes) {
        if (!addNode(node)) {
            return text::internalError("eval-operation",
                                       std::format("Kernel {} uses {} on {}, which has no meaning.",
                                                   m_kernel.name, info(node.op).name, spell(node.type)));
        }
    }
    for (const ir::Sink& sink : m_kernel.sinks) {
        const auto slot = m_arguments.signature.findSlot(sink.slot);
        if (!slot)
            return text::internalError(
                "eval-binding",
                std::format("Kernel {} writes {}, which is not bound.", m_kernel.name, sink.slot));
        const data::Slot& target = m_arguments.signature.slots[*slot];
        m_program.store.push_back({.run = storeFunction(dtypeOf(target.element)),
                                   .count = target.shape.count(),
                                   .operands = {operandAs(sink.value, target.element)},
                                   .plane = static_cast<std::uint32_t>(*slot)});
    }
    return std::move(m_program);
}

} // namespace

Result<Program> compileProgram(const ir::Kernel& kernel, const data::BoundArguments& arguments)
{
    return Compiler(kernel, arguments).run();
}

} // namespace hawk::eval
