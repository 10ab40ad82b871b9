// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "diff/reverse.h"

namespace hawk::diff {

using ir::Carry;
using ir::ExitPlace;
using ir::Loop;
using ir::LoopId;

namespace {

/// The loop that runs one of the primal backwards. Its carries are the adjoints of the primal's carries, and
/// one sum for each value from outside that an iteration reads.
class ReversedLoop
{
public:
    ReversedLoop(Derivation& derivation, LoopId primal, const RunLoop& run)
        : m_derivation(derivation)
        , m_primal(primal)
        , m_run(run)
    { }

    ir::LoopId loop() const { return m_loop; }

    void begin(const std::map<std::size_t, NodeId>& seeds)
    {
        ir::Builder& builder = m_derivation.builder;
        const Loop& loop = primal();
        const auto trips = static_cast<std::int64_t>(loop.trips);
        m_loop = m_run.count ? builder.beginLoop({0, 1, loop.trips}, loop.origin)
                             : builder.beginLoop({trips - 1, -1, loop.trips}, loop.origin);
        m_index = builder.loopIndex(m_loop, "round");
        const bool isMasked =
            std::ranges::any_of(seeds, [&](const auto& seed) { return math().isMasked(seed.second); });
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            const Carry& carry = loop.carries[i];
            if (!m_derivation.activity(carry.placeholder))
                continue;
            const auto seed = seeds.find(i);
            const NodeId initial = seed != seeds.end()
                ? seed->second
                : math().zero(math().type(m_derivation.copy(carry.initial)));
            m_active.push_back(i);
            m_bars.push_back(builder.carry(m_loop, "bar_" + carry.name, initial));
            if (isMasked)
                math().setMasked(m_bars.back());
        }
    }

    /// The iteration that this one goes back through: its index, and the carries at its start.
    void enterIteration()
    {
        ir::Builder& builder = m_derivation.builder;
        NodeId ordinal = m_index;
        if (m_run.count) {
            const NodeId last = math().apply(Op::subtract, {*m_run.count, builder.constantIndex(1)});
            ordinal = math().apply(Op::maximum,
                                   {math().apply(Op::subtract, {last, m_index}), builder.constantIndex(0)});
        }
        const Loop& loop = primal();
        if (loop.index)
            m_derivation.copy.set(*loop.index, indexAt(ordinal));
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            const NodeId placeholder = loop.carries[i].placeholder;
            const NodeId value = builder.add({.op = Op::recorded,
                                              .type = m_derivation.node(placeholder).type,
                                              .operands = {m_run.node, ordinal},
                                              .literal = static_cast<std::int64_t>(i),
                                              .name = loop.carries[i].name,
                                              .origin = loop.origin});
            m_derivation.copy.set(placeholder, value);
            m_derivation.noteCopy(placeholder);
        }
    }

    /// What the iteration ended with has the adjoints that the carries have now.
    void seed(Adjoints& adjoints)
    {
        const Loop& loop = primal();
        const bool leavesWithItsOwn = ir::exitPlace(loop) == ExitPlace::middle;
        for (std::size_t i = 0; i < m_active.size(); ++i) {
            const Carry& carry = loop.carries[m_active[i]];
            const auto give = [&](NodeId value, NodeId bar) {
                if (m_derivation.activity(value))
                    adjoints.add(value, bar);
            };
            if (!leavesWithItsOwn) {
                give(carry.next, m_bars[i]);
                continue;
            }
            const NodeId leaves = m_derivation.copy(*loop.leaves);
            give(carry.next, math().maskedUnless(leaves, m_bars[i]));
            give(carry.atExit, math().maskedWhere(leaves, m_bars[i]));
        }
    }

    /// Closes the loop; what it has collected goes to the values from outside.
    void end(Adjoints& inner, Adjoints& outer)
    {
        ir::Builder& builder = m_derivation.builder;
        const Loop& loop = primal();
        math().setOrigin(loop.origin);
        std::vector<NodeId> nexts;
        std::vector<NodeId> receivers;
        for (std::size_t i = 0; i < m_active.size(); ++i) {
            const Carry& carry = loop.carries[m_active[i]];
            nexts.push_back(inner.take(carry.placeholder).value_or(math().zero(math().type(m_bars[i]))));
            receivers.push_back(carry.initial);
        }
        for (NodeId outside : inner.waiting()) {
            const NodeId contribution = *inner.take(outside);
            const std::string& name = m_derivation.node(outside).name;
            const NodeId sum = builder.carry(m_loop, "bar_" + (name.empty() ? std::string("part") : name),
                                             math().zero(math().type(contribution)));
            m_bars.push_back(sum);
            if (math().isMasked(contribution))
                math().setMasked(sum);
            nexts.push_back(math().add(sum, contribution));
            receivers.push_back(outside);
        }
        std::optional<ir::LoopExit> exit;
        if (m_run.count)
            exit = ir::LoopExit{math().apply(Op::greaterEqual, {m_index, *m_run.count}), m_bars};
        const std::vector<NodeId> values = builder.endLoop(nexts, std::move(exit));
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (math().isMasked(m_bars[i]))
                math().setMasked(values[i]);
            if (m_derivation.activity(receivers[i]))
                outer.add(receivers[i], values[i]);
        }
    }

private:
    const Loop& primal() const { return m_derivation.primal.loop(m_primal); }
    Arithmetic& math() { return m_derivation.math; }

    NodeId indexAt(NodeId ordinal)
    {
        ir::Builder& builder = m_derivation.builder;
        const Loop& loop = primal();
        NodeId index = ordinal;
        if (loop.step != 1)
            index = math().apply(Op::multiply, {index, builder.constantIndex(loop.step)});
        if (loop.start != 0)
            index = math().apply(Op::add, {index, builder.constantIndex(loop.start)});
        return index;
    }

    Derivation& m_derivation;
    LoopId m_primal;
    RunLoop m_run;
    LoopId m_loop{};
    NodeId m_index{};
    std::vector<std::size_t> m_active; ///< carries of the primal
    std::vector<NodeId> m_bars; ///< their adjoints, then the sums
};

} // namespace

void ReverseWalk::pullLoop(LoopId id, Adjoints& adjoints)
{
    const Loop& loop = m_derivation.primal.loop(id);
    const auto seeds = m_seeds.extract(loop.node);
    if (seeds.empty())
        return;
    ReversedLoop reversed(m_derivation, id, m_loops[id]);
    reversed.begin(seeds.mapped());
    reversed.enterIteration();
    copyBody(id);
    Adjoints inner(m_derivation.primal, m_derivation.math);
    reversed.seed(inner);
    m_gathered.enterLoop(reversed.loop());
    walk(indexOf(loop.firstBodyNode), indexOf(loop.node), id, inner);
    m_gathered.leaveLoop();
    reversed.end(inner, adjoints);
}

} // namespace hawk::diff
