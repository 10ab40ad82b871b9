// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/stepped.h"

#include <format>

#include "ir/digest.h"
#include "ir/stages.h"

namespace hawk::ir {

std::optional<StepObstacle> stepObstacle(const Kernel& kernel)
{
    if (kernel.steps.isAsked)
        return StepObstacle::isMultiStep;
    if (kernel.finish() == nullptr)
        return StepObstacle::finishesNothing;
    if (kernel.sinks.size() == 1)
        return StepObstacle::storesNothing;
    if (kernel.hasSharedSinks() || readsReductions(kernel))
        return StepObstacle::hasSharedSinks;
    return std::nullopt;
}

Kernel withSteps(Kernel kernel, StepForm steps, std::string name)
{
    kernel.name = std::move(name);
    kernel.signature.kernel = kernel.name;
    kernel.steps = steps;
    auto& slots = kernel.signature.slots;
    std::erase_if(slots,
                  [](const data::Slot& slot) { return slot.isCell() && slot.name == data::fusedSteps; });
    if (steps.kind == StepKind::automatic) {
        slots.push_back({.role = data::Role::lookup,
                         .name = std::string(data::fusedSteps),
                         .element = Element::index,
                         .source = data::SlotSource::runner,
                         .extent = data::SlotExtent::oneCell});
    }
    kernel.signature.arrange();
    kernel.digest = digestOf(kernel);
    return kernel;
}

std::string steppedName(const std::string& kernel, StepForm steps)
{
    switch (steps.kind) {
    case StepKind::single:
        return kernel;
    case StepKind::fixed:
        return std::format("{}_x{}", kernel, steps.count);
    case StepKind::automatic:
        break;
    }
    return kernel + "_xauto";
}

} // namespace hawk::ir
