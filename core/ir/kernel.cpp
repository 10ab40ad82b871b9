// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/kernel.h"

namespace hawk::ir {

std::string_view nameOf(AccessClass access)
{
    switch (access) {
    case AccessClass::sampleLocal:
        return "sample_local";
    case AccessClass::crossSampleRead:
        return "cross_sample_read";
    case AccessClass::crossSampleWrite:
        break;
    }
    return "cross_sample_write";
}

std::vector<std::uint32_t> countUses(const Kernel& kernel)
{
    std::vector<std::uint32_t> uses(kernel.nodes.size());
    for (const Node& node : kernel.nodes) {
        for (NodeId operand : node.operands)
            ++uses[indexOf(operand)];
    }
    for (const Sink& sink : kernel.sinks)
        ++uses[indexOf(sink.value)];
    return uses;
}

} // namespace hawk::ir
