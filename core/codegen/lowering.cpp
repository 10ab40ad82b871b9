// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering.h"

#include <algorithm>
#include <format>

#include "codegen/lowering_context.h"
#include "codegen/source_comment.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

/// The statements of one sample.
class Lowering
{
public:
    Lowering(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
             const LoweringDialect& dialect)
        : m_kernel(kernel)
        , m_source(source)
        , m_dialect(dialect)
        , m_context(kernel, source, mode, dialect.reservedNames)
        , m_sampleComment(source)
    { }

    Result<LoweredKernel> run()
    {
        Result<std::vector<SlotText>> slots = describeSlots(m_kernel, m_context.names());
        if (!slots)
            return std::unexpected(slots.error());
        m_context.slots() = std::move(*slots);
        suggestComponentNames();
        addLoads();
        addStatements();
        addStores();
        m_result.slots = std::move(m_context.slots());
        m_result.math = m_context.math();
        return std::move(m_result);
    }

private:
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
            const SlotText& slot = m_context.slotOf(node.leaf);
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
        for (NodeId id : m_context.forms().statementOrder) {
            const Node& node = m_kernel.node(id);
            const std::uint32_t count = node.type.isScalar() ? 0 : node.type.shape.count();
            std::vector<std::string> names = m_context.names().uniqueComponents(wantedName(id), count);
            const bool isUniform = m_context.forms().isUniform[indexOf(id)];
            SourceComment& comment = isUniform ? uniformComment : m_sampleComment;
            std::vector<Line>& lines = isUniform ? m_result.uniformLines : m_result.sampleLines;
            for (std::uint32_t k = 0; k < names.size(); ++k) {
                comment.add(lines,
                            std::format("const {} {} = {};", valueType(node.type.element), names[k],
                                        compute(m_context, node, k).text),
                            node.origin);
            }
            m_context.setLocals(id, std::move(names));
        }
    }

    void addStores()
    {
        for (const ir::Sink& sink : m_kernel.sinks) {
            const SlotText& slot = m_context.slotOf(sink.slot);
            for (std::uint32_t k = 0; k < slot.planes.size(); ++k) {
                m_sampleComment.add(m_result.storeLines,
                                    std::format("{} = {};", m_dialect.element(slot, k),
                                                m_context.component(sink.value, k).text),
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

    const ir::Kernel& m_kernel;
    const text::SourceText& m_source;
    const LoweringDialect& m_dialect;
    LoweringContext m_context;
    SourceComment m_sampleComment;
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
