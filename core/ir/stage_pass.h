// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "ir/kernel_copy.h"

namespace hawk::ir {

/// A reduction that some sample reads, with the name under which its numbers pass from stage to stage.
struct ReadReduction {
    NodeId node{};
    NodeId term{};
    std::string name;
};

/// What the passes of a kernel have in common.
struct CutKernel {
    explicit CutKernel(const Kernel& whole);

    const Kernel& kernel;
    Kernel cut; ///< what is read needs none of what it was made of
    std::vector<ReadReduction> reads; ///< in the order of their nodes
};

/// The nodes of one pass in a builder of their own; reads of what was made before stand in their places.
class StagePass : public CopyListener
{
public:
    /// A pass that computes what some sinks over the kernel's nodes need.
    StagePass(const CutKernel& kernel, std::vector<Sink> sinks);

    /// Planes that the kernel writes are read here and not written. To be called before the nodes are copied.
    void readPlanesOnly();
    void copyNodes();
    /// Makes a reduction of this pass: sinks for the values of the samples.
    void make(const ReadReduction& made);
    /// Stores what the kernel stores.
    void storeAll();
    Kernel finish() { return ir::finish(m_builder, std::move(m_parts)); }

    void copied(NodeId id) override;

private:
    NodeId readOf(const ReadReduction& read);

    const CutKernel& m_kernel;
    Builder m_builder;
    KernelParts m_parts;
    KernelCopy m_copy;
    bool m_keepsPlanes = true;
};

} // namespace hawk::ir
