// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>

#include "diff/derivation.h"

namespace hawk::diff {

/// Copies the primal and gives each active node a tangent beside its copy. A loop carries the tangents of its
/// carries after the carries.
class ForwardWalk final : public CopyListener
{
public:
    explicit ForwardWalk(Derivation& derivation) : m_derivation(derivation) { }

    std::optional<NodeId> tangent(NodeId id) const
    {
        const auto found = m_tangents.find(id);
        return found != m_tangents.end() ? std::optional(found->second) : std::nullopt;
    }
    NodeId tangentOrZero(NodeId id)
    {
        return tangent(id).value_or(m_derivation.math.zero(m_derivation.node(id).type));
    }

    void copied(NodeId id) override;
    void opened(ir::LoopId loop, ir::LoopId copy) override;
    void closing(ir::LoopId loop, std::vector<NodeId>& nexts, std::vector<NodeId>& exits) override;

private:
    NodeId ruled(const ir::Node& node, NodeId copy);
    /// Of a helper with a derivative of its own.
    void pushByOwnRule(NodeId id);
    /// The tangent of a carry after its loop or at the start of one of its iterations.
    NodeId carried(const ir::Node& node, NodeId copy);
    /// Where the tangent of a carry stands among all carries of the copied loop.
    std::int64_t positionOfTangent(const ir::Loop& loop, std::size_t carry) const;

    Derivation& m_derivation;
    std::map<NodeId, NodeId> m_tangents;
};

} // namespace hawk::diff
