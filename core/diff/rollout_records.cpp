// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "diff/lineage.h"
#include "diff/refusals.h"
#include "diff/rollout.h"
#include "diff/step_function.h"
#include "ir/digest.h"
#include "ir/marks.h"
#include "ir/stepped.h"

namespace hawk::diff {

using ir::Kernel;
using ir::Node;
using ir::Sink;

namespace {

constexpr std::string_view startTime = "t_0";
constexpr std::string_view appliedSteps = "applied_steps";
constexpr std::string_view partOfStep = "dt_tau";
constexpr std::string_view tapePlane = "tape";
constexpr std::string_view tapeSwitch = "tape_on";
/// As wide as a plane of a kernel file may be.
constexpr std::uint32_t widestTape = 1024;

data::Parameter input(std::string_view name, ir::Type type, data::Role role = data::Role::perSample)
{
    return {.name = std::string(name),
            .declaration = role == data::Role::uniform ? "Param[Index]" : ir::spell(type),
            .role = role,
            .element = type.element,
            .shape = type.shape};
}

/// One of the names that is a plane of the kernel already.
std::optional<std::string> takenName(const Kernel& kernel, std::initializer_list<std::string_view> names)
{
    for (std::string_view name : names) {
        if (kernel.signature.findSlot(name)
            || std::ranges::contains(kernel.signature.parameters, name, &data::Parameter::name))
            return std::string(name);
    }
    return std::nullopt;
}

/// The time at which step `count` begins.
NodeId timeBefore(ir::Builder& builder, NodeId count, NodeId step, text::Range origin)
{
    const NodeId start = builder.leaf(Op::input, std::string(startTime), ir::Type::real(), origin);
    const NodeId elapsed =
        builder.apply(Op::multiply, {builder.converted(count, ir::Element::real), step}, origin);
    return builder.apply(Op::add, {start, elapsed}, origin);
}

/// Takes a part of the step from the values before it.
class RefinedStart final : public StartValues
{
public:
    void copied(NodeId id) override
    {
        StartValues::copied(id);
        const Kernel& kernel = this->kernel();
        const Node& start = node(id);
        if (start.leaf == kernel.timeStep && start.op != Op::prior) {
            replace(id, builder().leaf(Op::input, std::string(partOfStep), start.type, start.origin));
        } else if (start.op == Op::prior && start.leaf == kernel.time) {
            const NodeId count =
                builder().leaf(Op::input, std::string(appliedSteps), ir::Type::index(), start.origin);
            const NodeId step = builder().leaf(Op::input, kernel.timeStep, ir::Type::real(), start.origin);
            replace(id, timeBefore(builder(), count, step, start.origin));
        }
    }
};

/// Makes the size of the steps an input, and the time follow from it.
class TimedSteps final : public StartValues
{
public:
    explicit TimedSteps(NodeId count) : m_count(count) { }

    void copied(NodeId id) override
    {
        const Kernel& kernel = this->kernel();
        const Node& start = node(id);
        if (kernel.timeStep.empty() || start.leaf.empty())
            return;
        if (start.leaf == kernel.timeStep && start.op == Op::uniform) {
            replace(id, builder().leaf(Op::input, start.leaf, start.type, start.origin));
        } else if (start.op == Op::prior && start.leaf == kernel.time) {
            const NodeId step = builder().leaf(Op::input, kernel.timeStep, ir::Type::real(), start.origin);
            replace(id, timeBefore(builder(), m_count, step, start.origin));
        }
    }

private:
    NodeId m_count;
};

void addTimePlanes(const Kernel& kernel, std::vector<data::Parameter>& parameters)
{
    const auto step = std::ranges::find(parameters, kernel.timeStep, &data::Parameter::name);
    if (step != parameters.end()) {
        step->role = data::Role::perSample;
        step->declaration = ir::spell(ir::Type::real());
        step->defaultValue.reset();
    }
    parameters.push_back(input(startTime, ir::Type::real()));
}

/// The planes that a tape records: what the step reads before it stores into it, in the order of their slots.
std::vector<std::string> recordedPlanes(const Kernel& kernel)
{
    std::vector<std::string> names;
    for (const data::Slot& slot : kernel.signature.slots) {
        const bool isRead = std::ranges::any_of(
            kernel.nodes, [&](const Node& node) { return node.op == Op::prior && node.leaf == slot.name; });
        const bool isStored = std::ranges::any_of(storingSinks(kernel), [&](const Sink& sink) {
            return sink.slot == slot.name && isState(kernel, sink);
        });
        if (isRead && isStored && slot.element == ir::Element::real)
            names.push_back(slot.name);
    }
    return names;
}

/// The tape before the step with the state in the row of the step, where it is asked for.
NodeId recorded(const Kernel& kernel, ir::Builder& builder, const std::vector<std::string>& planes,
                NodeId count, std::uint32_t window)
{
    Arithmetic math(builder);
    std::vector<NodeId> numbers;
    for (const std::string& plane : planes) {
        const data::Slot& slot = kernel.signature.slots[*kernel.signature.findSlot(plane)];
        const NodeId state = builder.leaf(Op::prior, plane, {slot.element, slot.shape, slot.tag});
        for (std::uint32_t k = 0; k < slot.shape.count(); ++k)
            numbers.push_back(slot.shape.isScalar() ? state : builder.component(state, k));
    }
    const auto width = static_cast<std::uint32_t>(numbers.size());
    const ir::Type type = ir::Type::real(data::Shape::vector(width * window));
    const NodeId before = builder.leaf(Op::prior, std::string(tapePlane), type);
    const NodeId row = builder.apply(Op::modulo, {count, builder.constantIndex(window)});
    const NodeId first = builder.apply(Op::multiply, {row, builder.constantIndex(width)});
    NodeId after = before;
    for (std::uint32_t k = 0; k < width; ++k) {
        const NodeId place = builder.apply(Op::add, {first, builder.constantIndex(k)});
        after = math.make(Op::setComponentAt, type, {after, place, numbers[k]});
    }
    const NodeId isOn = builder.apply(
        Op::notEqual,
        {builder.leaf(Op::uniform, std::string(tapeSwitch), ir::Type::index()), builder.constantIndex(0)});
    return math.choose(isOn, after, before);
}

} // namespace

Outcome<Kernel> refineEntry(const Kernel& primal)
{
    constexpr std::string_view transform = "refine_entry";
    const Kernel kernel = ir::differentiable(primal);
    if (kernel.timeStep.empty())
        return refuse(refusals::noTimeStep, transform, kernel);
    const auto events = eventsOf(kernel, transform);
    if (!events)
        return std::unexpected(events.error());
    if (const auto taken = takenName(kernel, {partOfStep, startTime, appliedSteps}))
        return refuse(refusals::planeTaken, transform, kernel, {*taken});
    RefinedStart starts;
    StepFunction function(kernel, starts);
    function.giveEvents(*events);
    for (const Sink& sink : storingSinks(kernel)) {
        if (isState(kernel, sink))
            function.give(sink.slot + "_refined", function(sink.value), sink.origin);
    }
    std::vector<data::Parameter> parameters = function.parameters();
    std::erase_if(parameters, [&](const data::Parameter& parameter) {
        return parameter.role == data::Role::terminated && parameter.name == kernel.finish()->slot;
    });
    addTimePlanes(kernel, parameters);
    parameters.push_back(input(partOfStep, ir::Type::real()));
    parameters.push_back(input(appliedSteps, ir::Type::index()));
    return function.finish(kernel.name + "_refine", std::move(parameters), {});
}

Outcome<Kernel> recordSteps(const Kernel& primal, std::uint32_t window)
{
    constexpr std::string_view transform = "tape";
    const Kernel kernel = ir::differentiable(primal);
    if (samplesMeet(kernel))
        return refuse(refusals::stepMeets, transform, kernel);
    if (const auto taken = takenName(kernel, {appliedSteps, tapePlane, tapeSwitch, startTime}))
        return refuse(refusals::planeTaken, transform, kernel, {*taken});
    const std::vector<std::string> planes = recordedPlanes(kernel);
    if (planes.empty())
        return refuse(refusals::nothingToRecord, transform, kernel);
    std::uint64_t numbers = 0;
    for (const std::string& plane : planes)
        numbers += kernel.signature.slots[*kernel.signature.findSlot(plane)].shape.count();
    numbers *= window;
    if (numbers > widestTape)
        return refuse(refusals::tapeTooWide, transform, kernel,
                      {std::to_string(numbers), std::to_string(widestTape)});

    ir::Builder builder;
    const NodeId count = builder.leaf(Op::prior, std::string(appliedSteps), ir::Type::index());
    KernelCopy copy(kernel, builder);
    TimedSteps steps(count);
    steps.setCopy(copy, builder);
    copy.copyAll(steps);

    ir::KernelParts parts{.name = kernel.name + "_tape",
                          .parameters = kernel.signature.parameters,
                          .guards = kernel.guards,
                          .ownDerivative = kernel.ownDerivative,
                          .primitives = kernel.primitives,
                          .grid = kernel.signature.grid,
                          .sourceName = kernel.sourceName,
                          .range = kernel.range};
    for (const Sink& sink : storingSinks(kernel))
        parts.sinks.push_back(copy(sink));
    parts.sinks.push_back({.slot = std::string(appliedSteps),
                           .value = builder.apply(Op::add, {count, builder.constantIndex(1)})});
    parts.sinks.push_back(
        {.slot = std::string(tapePlane), .value = recorded(kernel, builder, planes, count, window)});
    if (const Sink* finish = kernel.finish())
        parts.sinks.push_back(copy(*finish));
    for (data::Parameter& parameter : parts.parameters)
        parameter.slot.reset();
    if (!kernel.timeStep.empty())
        addTimePlanes(kernel, parts.parameters);
    parts.parameters.push_back(input(appliedSteps, ir::Type::index(), data::Role::mutablePlane));
    parts.parameters.push_back(input(tapePlane,
                                     ir::Type::real(data::Shape::vector(static_cast<std::uint32_t>(numbers))),
                                     data::Role::mutablePlane));
    parts.parameters.push_back(input(tapeSwitch, ir::Type::index(), data::Role::uniform));
    Kernel made = ir::finish(builder, std::move(parts));
    made.signature.slots[*made.signature.findSlot(tapePlane)].role = data::Role::out;
    made.signature.arrange();
    made.digest = ir::digestOf(made);
    orderParameters(made.signature);
    std::string name = made.name;
    return kernel.steps.kind == ir::StepKind::single
        ? made
        : ir::withSteps(std::move(made), kernel.steps, std::move(name));
}

} // namespace hawk::diff
