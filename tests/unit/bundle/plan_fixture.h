// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "plan/launch_plan.h"

/// A plan without a body: all that a bundle's texts tell of a kernel. The digest is a row of zeros.
inline hawk::plan::LaunchPlan handBuiltPlan(const std::string& name, std::vector<hawk::data::Slot> slots,
                                            hawk::ir::AccessClass access = hawk::ir::AccessClass::sampleLocal)
{
    hawk::ir::Kernel kernel;
    kernel.name = name;
    kernel.signature.kernel = name;
    kernel.signature.slots = std::move(slots);
    kernel.access = access;
    kernel.digest = std::string(64, '0');
    kernel.sourceName = name + ".py";
    return hawk::plan::planLaunch(std::move(kernel));
}

/// `y = a * x + b`.
inline hawk::plan::LaunchPlan affinePlan(const std::string& name)
{
    using hawk::data::Role;
    return handBuiltPlan(name,
                         {{.role = Role::mutablePlane, .name = "y"},
                          {.role = Role::perSample, .name = "x"},
                          {.role = Role::uniform, .name = "a"},
                          {.role = Role::uniform, .name = "b"}});
}
