// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/sidecar.h"

#include <algorithm>

#include "bundle/dispatch_facts.h"
#include "bundle/shared_facts.h"
#include "text/version.h"

namespace hawk::bundle {

namespace {

using data::Element;
using data::Role;
using data::Slot;

bool hasPlaneLength(const Slot& slot)
{
    return slot.role == Role::perSample || slot.role == Role::vecIn || slot.role == Role::matIn
        || slot.role == Role::terminated || slot.role == Role::mutablePlane || slot.role == Role::out;
}

Json strings(const std::vector<std::string>& items)
{
    return Json::Array(items.begin(), items.end());
}

template <class Predicate>
Json namesOf(const std::vector<Slot>& slots, Predicate&& isWanted)
{
    Json::Array names;
    for (const Slot& slot : slots) {
        if (isWanted(slot))
            names.emplace_back(slot.name);
    }
    return names;
}

Json namesOf(const std::vector<Slot>& slots, Role role)
{
    return namesOf(slots, [role](const Slot& slot) { return slot.role == role; });
}

Json matrixShape(const Slot& slot)
{
    return Json::Array{slot.shape.extents[0], slot.shape.extents[1]};
}

std::string_view mutableDtype(const Slot& slot)
{
    if (slot.shape.rank == 2)
        return "matrix";
    if (slot.shape.rank == 1)
        return "vector";
    switch (slot.element) {
    case Element::index:
        return "int";
    case Element::int32:
        return "int32";
    case Element::uint32:
        return "uint32";
    case Element::boolean:
    case Element::real:
        break;
    }
    return "scalar";
}

Json mutables(const std::vector<Slot>& slots)
{
    Json::Array out;
    for (const Slot& slot : slots) {
        if (slot.role != Role::mutablePlane && slot.role != Role::out)
            continue;
        Json::Object one{{"name", slot.name},
                         {"dtype", mutableDtype(slot)},
                         {"width", slot.shape.count()},
                         {"default", {}}};
        if (slot.shape.rank == 2)
            one.emplace_back("shape", matrixShape(slot));
        if (slot.startValue == data::StartValue::read)
            one.emplace_back("prior", true);
        out.emplace_back(std::move(one));
    }
    return out;
}

Json parameters(const std::vector<Slot>& slots)
{
    Json::Array out;
    for (const Slot& slot : slots) {
        if (slot.role == Role::uniform)
            out.emplace_back(Json::Object{{"name", slot.name},
                                          {"dtype", slot.element == Element::real ? "float" : "int"}});
    }
    return out;
}

Json argumentSpec(const std::vector<Slot>& slots)
{
    Json::Array out;
    for (const Slot& slot : slots)
        out.emplace_back(Json::Array{data::nameOf(slot.role), slot.name});
    return out;
}

/// The samples of a kernel without a grid have one axis without a name.
Json laneAxes(const std::vector<data::Axis>& grid)
{
    if (grid.empty())
        return Json::Array{Json::Object{{"label", {}}, {"extent", {}}}};
    Json::Array axes;
    for (const data::Axis& axis : grid)
        axes.emplace_back(
            Json::Object{{"label", axis.label}, {"extent", axis.extent ? Json(*axis.extent) : Json()}});
    return axes;
}

Json finish(const ir::Kernel& kernel)
{
    constexpr std::uint32_t automaticMaximum = 64;
    const bool isAutomatic = kernel.steps.kind == ir::StepKind::automatic;
    Json::Object facts{{"mask", kernel.finish()->slot}, {"counter", data::finishedCount}};
    facts.emplace_back("steps", isAutomatic ? Json("auto") : Json(kernel.steps.count));
    if (isAutomatic)
        facts.emplace_back("steps_max", automaticMaximum);
    return facts;
}

/// The primal is looked for beside the derivative: no unit of another bundle is named.
Json derivative(const ir::DerivedFrom& derived)
{
    return Json::Object{{"kind", ir::nameOf(derived.direction)},
                        {"wrt", strings(derived.wrt)},
                        {"primal", derived.primal},
                        {"primal_unit", {}}};
}

/// What no loader of the reference reads: where the object came from and what it needs.
Json ownFacts(const plan::LaunchPlan& plan, const SidecarFacts& facts)
{
    Json::Object own{{"version", text::productVersion()}, {"opt_level", nameOf(facts.target.optLevel)}};
    if (facts.hasHostEntry)
        own.emplace_back("host_profile", nameOf(facts.target.profile));
    if (!facts.target.architecture.empty())
        own.emplace_back("device_architecture", facts.target.architecture);
    if (facts.hasHostEntry && facts.target.profile != codegen::Profile::portable) {
        Json::Object machine;
        for (const auto& [name, value] : facts.machine)
            machine.emplace_back(name, value);
        own.emplace_back("machine", std::move(machine));
    }
    own.emplace_back("file", plan.main().sourceName);
    return own;
}

} // namespace

std::string sidecarText(const plan::LaunchPlan& plan, const SidecarFacts& facts)
{
    const std::vector<Slot>& slots = plan.signature.slots;
    const std::string& entry = plan.entry();

    Json::Object matrixShapes;
    Json::Object widths;
    Json::Object vectorWidths;
    Json::Object shapes;
    Json::Object dtypes;
    for (const Slot& slot : slots) {
        if (!slot.isPlane())
            continue;
        if (slot.role == Role::matIn)
            matrixShapes.emplace_back(slot.name, matrixShape(slot));
        if (slot.role == Role::vecIn)
            vectorWidths.emplace_back(slot.name, slot.shape.count());
        if (hasPlaneLength(slot))
            widths.emplace_back(slot.name, slot.shape.count());
        shapes.emplace_back(slot.name, hasPlaneLength(slot) ? Json(slot.shape.count()) : Json());
        dtypes.emplace_back(slot.name, data::nameOf(data::wireDtype(slot.element, facts.target.mode)));
    }

    Json::Object out{
        {"format", facts.format},
        {"schema_version", schemaVersion},
        {"pattern", "pure"},
        {"aether_abi", abiTag},
        {"exec_targets", strings(facts.execTargets)},
        {"exec_access", ir::nameOf(plan.access)},
        {"scalar_type", data::nameOf(facts.target.mode)},
        {"kernel", entry},
        {"params", parameters(slots)},
        {"params_schema", 2},
        {"per_sample", namesOf(slots, Role::perSample)},
        {"vector_inputs", namesOf(slots, Role::vecIn)},
        {"matrix_inputs", namesOf(slots, Role::matIn)},
        {"mat_shapes", std::move(matrixShapes)},
        {"mutables", mutables(slots)},
        {"arg_widths", std::move(widths)},
        {"vec_widths", std::move(vectorWidths)},
        {"arg_shapes", std::move(shapes)},
        {"arg_dtypes", std::move(dtypes)},
        {"wide_inputs", namesOf(slots, Role::wideIn)},
        {"wide_outputs", namesOf(slots, Role::wideOut)},
        {"accum_outputs", namesOf(slots, Role::accumOut)},
        {"dispatch", dispatchFacts(plan.main())},
        {"buffers", Json::Array{}},
        {"arg_spec", argumentSpec(slots)},
        {"terminated_readonly", plan.main().finish() == nullptr},
        {"launch",
         Json::Object{{"lane_space", Json::Object{{"axes", laneAxes(plan.signature.grid)}, {"group", 1}}}}},
        {"digest", plan.main().digest},
        {"quantities", Json::Object{}},
        {"aether_include", "none"},
        {"eagle_include", "none"},
    };
    if (plan.main().finish() != nullptr)
        out.emplace_back("finish", finish(plan.main()));
    for (auto& fact : sharedFacts(plan.signature, facts.split))
        out.push_back(std::move(fact));
    if (const auto& derived = plan.main().derived)
        out.emplace_back("derivative", derivative(*derived));
    if (facts.hasHostEntry)
        out.emplace_back("host_entry", entry + "_host");
    out.emplace_back("workbench", ownFacts(plan, facts));
    return Json(std::move(out)).toText();
}

std::string manifestText(const std::vector<ManifestEntry>& entries,
                         const std::vector<std::string>& execTargets, std::string_view access)
{
    Json::Array plugins;
    for (const ManifestEntry& entry : entries) {
        plugins.emplace_back(Json::Object{{"id", entry.id},
                                          {"order", plugins.size()},
                                          {"enabled", true},
                                          {"artifact", entry.artifact},
                                          {"sidecar", entry.id + ".json"},
                                          {"format", entry.format}});
    }
    return Json(Json::Object{{"schema_version", schemaVersion},
                             {"pattern", "pure"},
                             {"aether_abi", abiTag},
                             {"exec_targets", strings(execTargets)},
                             {"exec_access", access},
                             {"plugins", std::move(plugins)}})
        .toText();
}

} // namespace hawk::bundle
