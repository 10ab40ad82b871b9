// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/loop_stores.h"

#include <algorithm>

namespace hawk::eval {

namespace {

void countDown(const Instruction& step, const Frame& frame)
{
    --as<std::int64_t>(frame.cells[step.result]);
}

std::uint32_t numberCell(NodeCompiler& compiler, std::int64_t value)
{
    const std::uint32_t cell = compiler.newCells(1);
    as<std::int64_t>(compiler.program().initialCells[cell]) = value;
    return cell;
}

} // namespace

LoopStores::LoopStores(NodeCompiler& compiler) : m_compiler(compiler)
{
    for (const ir::Sink& sink : compiler.kernel().sinks) {
        if (!sink.loop)
            continue;
        const auto rounds = static_cast<std::uint32_t>(iterationsOf(compiler.kernel(), *sink.loop));
        const std::uint32_t width = compiler.type(sink.value).shape.count();
        Kept kept{.sink = &sink,
                  .rounds = rounds,
                  .roundCount = numberCell(compiler, rounds),
                  .left = compiler.newCells(1),
                  .keys = compiler.newCells(rounds),
                  .values = compiler.newCells(rounds * width),
                  .width = width};
        const std::uint32_t nowhere = numberCell(compiler, noPlace);
        compiler.append({.run = copyFunction(), .result = kept.left, .operands = {Operand{kept.roundCount}}});
        compiler.append(
            {.run = copyFunction(), .result = kept.keys, .count = rounds, .operands = {Operand{nowhere, 0}}});
        m_kept.push_back(kept);
    }
}

void LoopStores::addIteration(ir::LoopId loop)
{
    for (const Kept& kept : m_kept) {
        if (kept.sink->loop != loop)
            continue;
        const auto keep = [&](std::uint32_t row, std::uint32_t count, Operand value) {
            m_compiler.append({.run = keepFunction(),
                               .result = row,
                               .count = count,
                               .operands = {Operand{kept.left}, Operand{kept.roundCount}, value},
                               .flow = Flow::keeping});
        };
        keep(kept.keys, 1, m_compiler.operandAs(*kept.sink->key, data::Element::index));
        keep(kept.values, kept.width, m_compiler.operandAs(kept.sink->value, elementOf(*kept.sink)));
        m_compiler.append({.run = &countDown, .result = kept.left, .flow = Flow::none});
    }
}

bool LoopStores::addStores()
{
    const data::Signature& signature = m_compiler.arguments().signature;
    for (std::size_t loop = 0; loop < m_compiler.kernel().loops.size(); ++loop) {
        const auto isOfLoop = [&](const Kept& kept) {
            return kept.sink->loop == static_cast<ir::LoopId>(loop);
        };
        const auto first = std::ranges::find_if(m_kept, isOfLoop);
        for (std::uint32_t round = 0; first != m_kept.end() && round < first->rounds; ++round) {
            for (const Kept& kept : m_kept) {
                if (!isOfLoop(kept))
                    continue;
                const auto plane = signature.findSlot(kept.sink->slot);
                const auto companion = signature.findSlot(kept.sink->companion);
                if (!plane)
                    return false;
                const data::Dtype dtype = m_compiler.dtypeOf(elementOf(*kept.sink));
                m_compiler.program().store.push_back(
                    {.run = companion ? compensatedAddFunction(dtype) : keyedFunction(kept.sink->form, dtype),
                     .count = kept.width,
                     .operands = {Operand{kept.values + round * kept.width, 1}, Operand{kept.keys + round}},
                     .plane = static_cast<std::uint32_t>(*plane),
                     .counter = static_cast<std::uint32_t>(companion.value_or(0))});
            }
        }
    }
    return true;
}

data::Element LoopStores::elementOf(const ir::Sink& sink) const
{
    return m_compiler.type(sink.value).element;
}

} // namespace hawk::eval
