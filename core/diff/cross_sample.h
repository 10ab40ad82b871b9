// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/adjoints.h"
#include "diff/derivation.h"

/// Planes in which samples meet (docs/derivatives.md "Planes in which samples meet"): stores by key, results
/// over all samples, and planes that are read at other places.
namespace hawk::diff {

/// Refuses what has no derivative in either direction: a largest or smallest value over samples, stored bits,
/// a store by key that replaces what is there, a largest or smallest value over samples that is read again.
void checkSharedPlanes(Derivation& derivation);

/// The adjoint that a shared sink receives: of a store by key the seed's number at the key, of a result over
/// samples one number for all of them.
NodeId seedOf(Derivation& derivation, const ir::Sink& sink);

/// The same sink for the tangent of its value.
void storeTangent(Derivation& derivation, const ir::Sink& sink, NodeId tangent);

/// Adjoints of planes that are read at other places, to be added up at those places.
class GatheredAdjoints
{
public:
    explicit GatheredAdjoints(Derivation& derivation) : m_derivation(derivation) { }

    /// Loops of the derivative that are open: what is added belongs to the innermost.
    void enterLoop(ir::LoopId loop) { m_loops.push_back(loop); }
    void leaveLoop() { m_loops.pop_back(); }
    /// Of a read at another place; inside of a loop it is stored in every iteration.
    void add(const ir::Node& at, NodeId bar);
    /// Stores them, and what the plane's own samples contribute. False where the plane has none.
    bool store(const std::string& plane, std::optional<NodeId> ofOwnSample);

private:
    struct Contribution {
        std::string plane;
        NodeId key{};
        NodeId bar{};
        text::Range origin;
        std::optional<ir::LoopId> loop = {}; ///< whose stores are complete
    };
    void storeSum(const std::string& name, const std::vector<Contribution>& contributions);

    Derivation& m_derivation;
    std::vector<Contribution> m_contributions;
    std::vector<ir::LoopId> m_loops;
};

} // namespace hawk::diff
