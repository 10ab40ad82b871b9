// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/kernel.h"

#include <algorithm>

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

ExitPlace exitPlace(const Loop& loop)
{
    if (!loop.leaves)
        return ExitPlace::none;
    const auto leavesWith = [&](NodeId Carry::* value) {
        return std::ranges::all_of(loop.carries,
                                   [&](const Carry& carry) { return carry.atExit == carry.*value; });
    };
    if (leavesWith(&Carry::placeholder))
        return ExitPlace::head;
    return leavesWith(&Carry::next) ? ExitPlace::tail : ExitPlace::middle;
}

const Loop& outermostLoop(const Kernel& kernel, LoopId loop)
{
    while (kernel.loop(loop).parent)
        loop = *kernel.loop(loop).parent;
    return kernel.loop(loop);
}

std::uint64_t iterationsOf(const Kernel& kernel, LoopId loop)
{
    std::uint64_t count = kernel.loop(loop).trips;
    for (auto around = kernel.loop(loop).parent; around; around = kernel.loop(*around).parent)
        count *= kernel.loop(*around).trips;
    return count;
}

bool storesInLoops(const Kernel& kernel)
{
    return std::ranges::any_of(kernel.sinks, [](const Sink& sink) { return sink.loop.has_value(); });
}

std::vector<std::uint32_t> countUses(const Kernel& kernel)
{
    std::vector<std::uint32_t> uses(kernel.nodes.size());
    for (const Node& node : kernel.nodes) {
        for (NodeId operand : node.operands)
            ++uses[indexOf(operand)];
    }
    for (const Loop& loop : kernel.loops) {
        if (loop.leaves)
            ++uses[indexOf(*loop.leaves)];
        for (const Carry& carry : loop.carries) {
            ++uses[indexOf(carry.next)];
            if (loop.leaves)
                ++uses[indexOf(carry.atExit)];
        }
    }
    for (const Sink& sink : kernel.sinks) {
        ++uses[indexOf(sink.value)];
        if (sink.key)
            ++uses[indexOf(*sink.key)];
    }
    return uses;
}

std::vector<bool> recordedCarries(const Kernel& kernel, LoopId loop)
{
    std::vector<bool> recorded(kernel.loop(loop).carries.size());
    for (const Node& node : kernel.nodes) {
        if (node.op == Op::recorded && kernel.node(node.operands.front()).loop == loop)
            recorded[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))] = true;
    }
    return recorded;
}

} // namespace hawk::ir
