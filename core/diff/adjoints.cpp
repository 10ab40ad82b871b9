// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/adjoints.h"

namespace hawk::diff {

void Adjoints::accumulate(std::optional<NodeId>& sum, NodeId contribution)
{
    sum = sum ? m_math.add(*sum, contribution) : contribution;
}

void Adjoints::add(NodeId primal, NodeId contribution)
{
    const bool isSpread = m_kernel.node(primal).type.isScalar() && !m_math.type(contribution).isScalar();
    accumulate(m_collected[primal].whole, isSpread ? m_math.sum(contribution) : m_math.plain(contribution));
}

void Adjoints::addComponent(NodeId primal, std::uint32_t position, NodeId contribution)
{
    Collected& collected = m_collected[primal];
    collected.components.resize(m_kernel.node(primal).type.shape.count());
    accumulate(collected.components[position], contribution);
}

std::optional<NodeId> Adjoints::take(NodeId primal)
{
    const auto found = m_collected.find(primal);
    if (found == m_collected.end())
        return std::nullopt;
    const Collected collected = std::move(found->second);
    m_collected.erase(found);
    if (collected.components.empty())
        return collected.whole;
    std::vector<NodeId> parts;
    for (std::uint32_t k = 0; k < collected.components.size(); ++k) {
        std::optional<NodeId> part = collected.components[k];
        if (collected.whole) {
            const NodeId ofWhole = m_math.component(*collected.whole, k);
            part = part ? m_math.add(ofWhole, *part) : ofWhole;
        }
        parts.push_back(part.value_or(m_math.number(0.0)));
    }
    return m_math.assembled(std::move(parts), m_kernel.node(primal).type.shape);
}

std::vector<NodeId> Adjoints::waiting() const
{
    std::vector<NodeId> nodes;
    for (const auto& [node, collected] : m_collected)
        nodes.push_back(node);
    return nodes;
}

} // namespace hawk::diff
