// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/derivation.h"

namespace hawk::diff {

/// Puts inputs into the places of launch-start values, while a kernel is copied.
class StartValues : public CopyListener
{
public:
    void setCopy(KernelCopy& copy, ir::Builder& builder);
    void copied(NodeId id) override;

protected:
    const ir::Kernel& kernel() const { return m_copy->kernel(); }
    const ir::Node& node(NodeId id) const { return kernel().node(id); }
    void replace(NodeId id, NodeId by) { m_copy->set(id, by); }
    ir::Builder& builder() { return *m_builder; }

private:
    KernelCopy* m_copy = nullptr;
    ir::Builder* m_builder = nullptr;
};

/// The comparisons of real numbers, joined by `or`, with which a kernel finishes samples. Refused for a
/// transform that needs them: a kernel that finishes none, or by something else, or whose samples meet.
Outcome<std::vector<NodeId>> eventsOf(const ir::Kernel& kernel, std::string_view transform);

/// A function of the values before a step: a copy of the kernel, of which some values are returned.
class StepFunction
{
public:
    /// Both must outlive the function.
    StepFunction(const ir::Kernel& step, StartValues& starts);

    NodeId operator()(NodeId id) const { return m_copy(id); }
    void give(std::string slot, NodeId value, text::Range origin);
    /// `event_g0`, `event_g1`, …: what becomes 0 or less where a comparison holds.
    void giveEvents(const std::vector<NodeId>& comparisons);
    bool givesNothing() const { return m_sinks.empty(); }

    /// Parameters of the kernel with its written planes as inputs.
    std::vector<data::Parameter> parameters() const;
    /// Samples that the guards skip are skipped.
    ir::Kernel finish(std::string name, std::vector<data::Parameter> parameters,
                      std::vector<std::string> guards);

private:
    const ir::Kernel& m_kernel;
    ir::Builder m_builder;
    KernelCopy m_copy;
    std::vector<ir::Sink> m_sinks;
};

/// Whether a step uses or makes numbers of several samples, so that it is no function of one sample's values.
bool samplesMeet(const ir::Kernel& kernel);
/// Whether a sink stores into a plane that the next step goes on from, and not into a returned one.
bool isState(const ir::Kernel& kernel, const ir::Sink& sink);

} // namespace hawk::diff
