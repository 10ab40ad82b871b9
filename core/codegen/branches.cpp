// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/branches.h"

namespace hawk::codegen {

using ir::Node;
using ir::NodeId;
using ir::Op;
using ir::OpClass;

namespace {

class Arms
{
public:
    explicit Arms(const ir::Kernel& kernel) : m_kernel(kernel), m_isJump(kernel.nodes.size(), true) { }

    std::vector<std::optional<Arm>> run()
    {
        find();
        keepCostly();
        find();
        return std::move(m_arms);
    }

private:
    bool isJump(const Node& node, NodeId id) const
    {
        return node.op == Op::select && m_kernel.node(node.operands[0]).type.isScalar()
            && m_isJump[indexOf(id)];
    }

    /// Users stand behind what they use.
    void find()
    {
        const std::size_t count = m_kernel.nodes.size();
        m_arms.assign(count, std::nullopt);
        m_isNeeded.assign(count, false);
        for (const ir::Sink& sink : m_kernel.sinks) {
            addUse(sink.value, std::nullopt);
            if (sink.key)
                addUse(*sink.key, std::nullopt);
            for (auto loop = sink.loop; loop; loop = m_kernel.loop(*loop).parent)
                addUse(m_kernel.loop(*loop).node, std::nullopt);
        }
        for (const ir::Loop& loop : m_kernel.loops) {
            if (loop.leaves)
                addUse(*loop.leaves, std::nullopt);
            for (const ir::Carry& carry : loop.carries) {
                addUse(carry.next, std::nullopt);
                addUse(carry.atExit, std::nullopt);
            }
        }
        for (std::size_t i = count; i-- > 0;) {
            const Node& node = m_kernel.nodes[i];
            const auto id = static_cast<NodeId>(i);
            for (std::size_t k = 0; k < node.operands.size(); ++k) {
                const bool isSide = k > 0 && isJump(node, id);
                addUse(node.operands[k], isSide ? std::optional(Arm{id, k == 1}) : m_arms[i], node.region);
            }
        }
    }

    /// A use from inside a loop is one of the loop, which counts where it stands.
    void addUse(NodeId id, std::optional<Arm> arm, std::optional<ir::LoopId> region)
    {
        if (m_kernel.node(id).region == region)
            addUse(id, arm);
    }

    void addUse(NodeId id, std::optional<Arm> arm)
    {
        const std::size_t i = indexOf(id);
        m_arms[i] = m_isNeeded[i] ? common(m_arms[i], arm) : arm;
        m_isNeeded[i] = true;
    }

    /// The innermost side around both.
    std::optional<Arm> common(std::optional<Arm> a, std::optional<Arm> b) const
    {
        while (a != b) {
            // The choice around another one stands behind it.
            const bool isInner = a && (!b || a->choice <= b->choice);
            std::optional<Arm>& inner = isInner ? a : b;
            inner = m_arms[indexOf(inner->choice)];
        }
        return a;
    }

    void keepCostly()
    {
        m_isJump.assign(m_kernel.nodes.size(), false);
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            const Node& node = m_kernel.nodes[i];
            if (!ir::info(node.op).isCostly && node.op != Op::loop)
                continue;
            for (auto arm = m_arms[i]; arm; arm = m_arms[indexOf(arm->choice)])
                m_isJump[indexOf(arm->choice)] = true;
        }
    }

    const ir::Kernel& m_kernel;
    std::vector<bool> m_isJump; ///< whether a choice would be one
    std::vector<bool> m_isNeeded;
    std::vector<std::optional<Arm>> m_arms;
};

} // namespace

std::vector<std::optional<Arm>> armsOf(const ir::Kernel& kernel)
{
    return Arms(kernel).run();
}

} // namespace hawk::codegen
