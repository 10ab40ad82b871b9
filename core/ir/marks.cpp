// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/marks.h"

#include "ir/branch_counts.h"
#include "ir/kernel_copy.h"

namespace hawk::ir {

namespace {

/// Puts the values of helpers into the places of their calls.
class Unmarking : public CopyListener
{
public:
    explicit Unmarking(KernelCopy& copy) : m_copy(copy) { }
    void copied(NodeId id) override
    {
        const Node& node = m_copy.kernel().node(id);
        if (node.op == Op::primitive)
            m_copy.set(id, m_copy(node.operands.front()));
    }

private:
    KernelCopy& m_copy;
};

} // namespace

void copyWithoutMarks(const Kernel& marked, Builder& builder, KernelParts& parts)
{
    KernelCopy copy(marked, builder);
    Unmarking listener(copy);
    copy.copyAll(listener);
    parts.sinks.clear();
    for (const Sink& sink : marked.sinks)
        parts.sinks.push_back(copy(sink));
    parts.dispatches.clear();
    for (Dispatch dispatch : marked.dispatches) {
        dispatch.value = copy(dispatch.value);
        dispatch.selector = copy(dispatch.selector);
        parts.dispatches.push_back(dispatch);
    }
    parts.reductions = marked.reductions;
}

Kernel differentiable(const Kernel& kernel)
{
    if (kernel.marked == nullptr)
        return withoutBranchCounts(kernel);
    Kernel marked = *kernel.marked;
    marked.name = kernel.name;
    marked.signature.kernel = kernel.name;
    marked.steps = kernel.steps;
    marked.derived = kernel.derived;
    return marked;
}

} // namespace hawk::ir
