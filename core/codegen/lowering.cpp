// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering.h"

#include <algorithm>

#include "codegen/statement_writer.h"

namespace hawk::codegen {

using ir::Node;
using ir::NodeId;
using ir::Op;

static void addLoads(const StatementWriter& writer, LoweringContext& context, std::vector<Line>& lines)
{
    for (const Node& node : context.kernel().nodes) {
        if (node.op != Op::input && node.op != Op::prior)
            continue;
        const SlotText& slot = context.slotOf(node.leaf);
        for (std::uint32_t k = 0; k < slot.planes.size(); ++k)
            lines.push_back(writer.load(slot, k, node.origin));
    }
    // What only the guard needs: the masks, and the numbers that skipped samples keep.
    for (const SlotText& slot : context.slots()) {
        const bool isLoaded = std::ranges::any_of(context.kernel().nodes, [&](const Node& node) {
            return (node.op == Op::input || node.op == Op::prior) && node.leaf == slot.slot->name;
        });
        for (std::uint32_t k = 0; slot.isRead && !isLoaded && k < slot.planes.size(); ++k)
            lines.push_back(writer.load(slot, k, {}));
    }
}

/// Names what is collected of each sample.
static void addTerms(LoweringContext& context, KeyStyle keys)
{
    for (const ir::Sink& sink : context.kernel().sinks) {
        if (!sink.isShared())
            continue;
        TermText term{.sink = &sink, .values = {}, .key = {}};
        if (!sink.key || keys == KeyStyle::collected) {
            const ir::Type& type = context.type(sink.value);
            term.values = context.names().uniqueComponents(sink.slot + "_terms",
                                                           type.isScalar() ? 0 : type.shape.count());
            term.key = sink.key ? context.names().unique(sink.slot + "_places") : std::string();
        }
        context.terms().push_back(std::move(term));
    }
}

MathUse mathOf(const std::vector<LoweredKernel>& stages)
{
    MathUse use;
    for (const LoweredKernel& stage : stages) {
        for (const MathFunction* function : stage.math.functions())
            use.add(*function);
    }
    return use;
}

Result<LoweredKernel> lower(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                            const LoweringDialect& dialect)
{
    LoweringContext context(kernel, source, mode, dialect.loops, dialect.reservedNames);
    Result<std::vector<SlotText>> slots = describeSlots(kernel, dialect.guards, context.names());
    if (!slots)
        return std::unexpected(slots.error());
    context.slots() = std::move(*slots);
    context.setSampleIndex(dialect.sampleIndex);
    addTerms(context, dialect.keys);

    LoweredKernel result;
    for (const Node& node : kernel.nodes) {
        result.usesSampleIndex = result.usesSampleIndex || node.op == Op::sampleIndex;
        result.usesSampleCount = result.usesSampleCount || node.op == Op::sampleCount
            || (node.op == Op::at && !context.slotOf(node.leaf).slot->isWholeBuffer());
    }
    // The last row can be short.
    result.usesSampleCount = result.usesSampleCount
        || std::ranges::any_of(kernel.sinks,
                               [](const ir::Sink& sink) { return sink.form == ir::SinkForm::rows; });
    StatementWriter writer(context, source, dialect);
    const ValueForms& forms = context.forms();
    for (NodeId id : forms.statementOrder) {
        if (forms.isUniform[indexOf(id)])
            writer.addLocal(result.uniformLines, id);
    }
    context.beginSegment();
    writer.startOver();
    if (!kernel.loops.empty() && dialect.loops == LoopStyle::lanes) {
        addLaneStatements(writer, result.sampleLines);
    } else {
        addLoads(writer, context, result.loadLines);
        writer.addNoLoopStores(result.sampleLines);
        addSampleStatements(writer, result.sampleLines);
        writer.addStores(result.storeLines);
    }
    result.slots = std::move(context.slots());
    result.terms = std::move(context.terms());
    std::erase_if(result.terms, [](const TermText& term) { return term.values.empty(); });
    result.math = context.math();
    return result;
}

} // namespace hawk::codegen
