// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/stage_names.h"

#include <algorithm>
#include <format>

namespace hawk::ir {

namespace {

/// All planes that come of a reduction of this name: its numbers, and what they lose.
std::vector<std::string> planesOf(const std::string& name, data::Shape shape)
{
    const data::Total total{.name = name, .shape = shape};
    std::vector<std::string> planes{name};
    for (std::uint32_t k = 0; k < shape.count(); ++k) {
        planes.push_back(total.rowsName(k));
        planes.push_back(total.companionName(k));
        planes.push_back(total.rowsName(k) + "_c");
    }
    return planes;
}

} // namespace

StageNames::StageNames(const Kernel& kernel) : m_kernel(kernel)
{
    for (const data::Slot& slot : kernel.signature.slots)
        m_taken.insert(slot.name);
    for (const data::Parameter& parameter : kernel.signature.parameters)
        m_taken.insert(parameter.name);
    for (const data::Axis& axis : kernel.signature.grid)
        m_taken.insert(axis.label);
}

std::string StageNames::freshName(NodeId total)
{
    const Node& node = m_kernel.node(total);
    const Reduction& reduction = m_kernel.reductionOf(node);
    const std::string wanted = !node.name.empty() ? node.name
        : reduction.isMean                        ? std::string("mean")
                                                  : std::string(data::nameOf(reduction.op));
    std::string name = wanted;
    for (int number = 2; isTaken(planesOf(name, node.type.shape)); ++number)
        name = std::format("{}_{}", wanted, number);
    const std::vector<std::string> planes = planesOf(name, node.type.shape);
    m_taken.insert(planes.begin(), planes.end());
    return name;
}

bool StageNames::isTaken(const std::vector<std::string>& planes) const
{
    return std::ranges::any_of(planes, [&](const std::string& plane) { return m_taken.contains(plane); });
}

} // namespace hawk::ir
