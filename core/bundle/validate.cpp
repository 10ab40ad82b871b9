// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/validate.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>

#include "bundle/parts.h"
#include "text/identifier.h"

namespace hawk::bundle {

namespace {

/// Readers of the format scan the text for these words, so no kernel or plane may be called so
/// (docs/bundles.md "The sidecar").
constexpr auto reservedWords = std::to_array<std::string_view>({
    "accum_outputs", "adjoint_like",  "aether_abi",    "aether_include",
    "arg_dtypes",    "arg_shapes",    "arg_spec",      "arg_widths",
    "artifact",      "blocks",        "buffers",       "cells",
    "companions",    "derivative",    "device",        "digest",
    "dispatch",      "dtype",         "eagle_include", "enabled",
    "exec_access",   "exec_op",       "exec_targets",  "finish",
    "format",        "gather_mats",   "host_entry",    "id",
    "kernel",        "keyed",         "lanes",         "launch",
    "mat_shapes",    "matrix_inputs", "mutables",      "name",
    "order",         "param_planes",  "params",        "params_schema",
    "pattern",       "per_sample",    "plane_axes",    "plugins",
    "ptxas",         "quantities",    "scalar_type",   "schema_version",
    "sidecar",       "sorted_inputs", "stages",        "terminated_readonly",
    "vec_widths",    "vector_inputs", "wide_inputs",   "wide_outputs",
    "workbench",
});

Result<void> checkName(std::string_view what, const std::string& name, const std::string& kernel)
{
    if (!text::isAsciiIdentifier(name))
        return text::refused(
            "bundle-name",
            std::format("The {} `{}` of kernel `{}` cannot be written into a bundle.", what, name, kernel),
            "Use letters a-z, digits and underscores; loaders of bundles know no others.");
    if (std::ranges::binary_search(reservedWords, name))
        return text::refused("bundle-reserved-name",
                             std::format("The {} `{}` of kernel `{}` is a word of the bundle's own format.",
                                         what, name, kernel),
                             std::format("Rename it, for example to `{}_`.", name));
    return {};
}

/// The launcher of a bundle calls the stages once.
Result<void> checkSteps(const plan::LaunchPlan& plan)
{
    const ir::Kernel& last = plan.main();
    if (!plan.isStaged() || (last.finish() == nullptr && last.steps.kind == ir::StepKind::single))
        return {};
    return text::refused(
        "bundle-stepping-stages",
        std::format("Kernel `{}` finishes its samples and reads what is made of all of them, and bundles "
                    "know no kernel that does both.",
                    plan.kernel),
        "Run it with `hawk run`, or leave the condition for its end to the program that launches it.");
}

Result<void> checkNames(const std::vector<Part>& parts)
{
    std::set<std::string> seen;
    for (const Part& part : parts) {
        const std::string& kernel = part.plan.kernel;
        if (!seen.insert(kernel).second)
            return text::refused(
                "R155", std::format("Two kernels of the bundle are called `{}`.", kernel),
                "Rename one `def`, or build them one by one with FILE:KERNEL: kernels that one "
                "function makes share the name of its `def`, which names the files.");
        if (auto fine = checkName("name", kernel, kernel); !fine)
            return fine;
        for (const data::Slot& slot : part.plan.signature.slots) {
            if (auto fine = checkName("plane", slot.name, kernel); !fine)
                return fine;
        }
    }
    return {};
}

/// Stages run under the axis of the first one.
Result<void> checkAxes(const std::vector<Part>& parts)
{
    const plan::LaunchPlan& first = parts.front().plan;
    for (const Part& part : parts) {
        if (part.stage == 0 && part.plan.access != first.access)
            return text::refused("R155",
                                 std::format("`{}` is {} and `{}` is {}: a bundle has ONE execution axis.",
                                             first.kernel, ir::nameOf(first.access), part.plan.kernel,
                                             ir::nameOf(part.plan.access)),
                                 "Build them into two bundles.");
    }
    return {};
}

Result<void> checkMembers(const std::vector<Member>& members, const std::vector<Part>& parts)
{
    if (members.empty())
        return text::refused("bundle-empty", "There is no kernel to build.",
                             "Name a file with at least one kernel.");
    for (const Member& member : members) {
        if (auto fine = checkSteps(member.plan); !fine)
            return fine;
    }
    if (auto fine = checkNames(parts); !fine)
        return fine;
    return checkAxes(parts);
}

Result<void> checkDefines(const std::vector<std::string>& defines)
{
    for (const std::string& define : defines) {
        if (!text::isAsciiIdentifier(std::string_view(define).substr(0, define.find('='))))
            return text::usageError("bundle-define",
                                    std::format("`{}` is no preprocessor definition.", define),
                                    "Write NAME or NAME=VALUE.");
    }
    return {};
}

} // namespace

Result<std::vector<const codegen::Backend*>> validateRequest(const BundleRequest& request,
                                                             const std::vector<Part>& parts)
{
    if (auto fine = checkMembers(request.members, parts); !fine)
        return std::unexpected(fine.error());
    if (auto fine = checkDefines(request.target.defines); !fine)
        return std::unexpected(fine.error());
    if (request.targets.empty())
        return text::usageError("R155", "The bundle has no target.", "Name `host`, `cuda` or both.");
    std::vector<const codegen::Backend*> backends;
    for (const std::string& name : request.targets) {
        const auto backend = codegen::findBackend(name);
        if (!backend || (*backend)->execTarget.empty())
            return text::usageError("R155", std::format("`{}` is no target of a bundle.", name),
                                    "Choose from `host` and `cuda`.");
        if (std::ranges::contains(backends, *backend))
            return text::usageError("bundle-repeated-target",
                                    std::format("The target `{}` is named twice.", name),
                                    "Name each target once.");
        backends.push_back(*backend);
    }
    return backends;
}

} // namespace hawk::bundle
