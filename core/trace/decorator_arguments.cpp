// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/decorator_arguments.h"

#include <algorithm>
#include <array>

#include "trace/keywords.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

/// The kind that `kind=` names; nothing when the value is none, which is refused here or before.
std::shared_ptr<const Kind> readKind(Frame& frame, const Value& value, Range place, std::string_view kernel)
{
    if (const auto* kind = value.get<KindObject>())
        return kind->data;
    if (value.is<None>())
        return std::make_shared<const Kind>();
    if (!value.isUnknown())
        frame.refuse(refusals::badKind, place, {describe(frame, value), std::string(kernel)});
    return nullptr;
}

class ArgumentReader
{
public:
    ArgumentReader(Frame& frame, std::string_view kernel, KernelRequest& request)
        : m_frame(frame)
        , m_kernel(kernel)
        , m_request(request)
    { }

    void read(const Arguments::Named& argument)
    {
        using Reader = void (ArgumentReader::*)(const Arguments::Named&);
        constexpr std::array<Reader, keywords::kernel.size()> readers = {
            &ArgumentReader::readStepForm, &ArgumentReader::readItsKind,  &ArgumentReader::readGroup,
            &ArgumentReader::readTime,     &ArgumentReader::readTimeStep, &ArgumentReader::readJump};
        const auto found = std::ranges::find(keywords::kernel, argument.name);
        if (found == keywords::kernel.end()) {
            m_frame.refuse(refusals::unknownDecoratorArgument, argument.place,
                           {argument.name, std::string(m_kernel)});
            return;
        }
        (this->*readers[static_cast<std::size_t>(found - keywords::kernel.begin())])(argument);
    }

    void finish(Range place)
    {
        if (m_request.time && !m_request.timeStep)
            m_frame.refuse(refusals::timeWithoutStep, m_request.time->place, {std::string(m_kernel)});
        else if (m_request.timeStep && !m_request.time)
            m_request.time = NamedPart{"t", place};
    }

private:
    void refuse(const Arguments::Named& argument)
    {
        if (!argument.value.isUnknown())
            m_frame.refuse(refusals::badDecoratorArgument, argument.place,
                           {argument.name, std::string(m_kernel), represent(argument.value)});
    }

    void readStepForm(const Arguments::Named& argument)
    {
        m_request.steps = {readSteps(m_frame, argument.value, argument.place, m_kernel), argument.place};
    }

    void readItsKind(const Arguments::Named& argument)
    {
        m_request.kind = readKind(m_frame, argument.value, argument.place, m_kernel);
    }

    void readTime(const Arguments::Named& argument) { m_request.time = readName(argument); }

    void readTimeStep(const Arguments::Named& argument) { m_request.timeStep = readName(argument); }

    std::optional<NamedPart> readName(const Arguments::Named& argument)
    {
        if (argument.value.is<None>())
            return std::nullopt;
        if (const auto* name = argument.value.get<std::string>())
            return NamedPart{*name, argument.place};
        refuse(argument);
        return std::nullopt;
    }

    void readGroup(const Arguments::Named& argument)
    {
        const auto* count = argument.value.get<Integer>();
        if (argument.value.is<std::string>())
            m_request.group = readName(argument);
        else if (!argument.value.is<None>() && (count == nullptr || *count < 1))
            refuse(argument);
    }

    void readJump(const Arguments::Named& argument)
    {
        const auto* word = argument.value.get<std::string>();
        const auto width = argument.value.isNumber() ? asReal(argument.value) : std::nullopt;
        if (argument.value.is<None>())
            return;
        m_request.hasJump = true;
        if (word != nullptr && *word != "auto")
            m_request.width = readName(argument);
        else if (word == nullptr && (!width || !(*width > 0.0)))
            refuse(argument);
    }

    Frame& m_frame;
    std::string_view m_kernel;
    KernelRequest& m_request;
};

const data::Parameter* findParameter(const ir::Kernel& kernel, std::string_view name)
{
    const auto& parameters = kernel.signature.parameters;
    const auto found = std::ranges::find(parameters, name, &data::Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

bool isScalarInput(const data::Parameter& parameter)
{
    const bool isInput = parameter.role == data::Role::uniform || parameter.role == data::Role::perSample;
    return isInput && parameter.element == data::Element::real && parameter.shape.rank == 0;
}

/// Whether `t` becomes `t + dt`, where the kernel stores it at all.
bool advances(const ir::Kernel& kernel, std::string_view time, std::string_view step)
{
    const auto sink = std::ranges::find(kernel.sinks, time, &ir::Sink::slot);
    if (sink == kernel.sinks.end())
        return true;
    const ir::Node& sum = kernel.node(sink->value);
    if (sum.op != ir::Op::add)
        return false;
    const std::string& left = kernel.node(sum.operands[0]).leaf;
    const std::string& right = kernel.node(sum.operands[1]).leaf;
    return (left == time && right == step) || (left == step && right == time);
}

/// A group begins at an axis after which every extent is known.
bool isGroup(const ir::Kernel& kernel, std::string_view label)
{
    const auto& axes = kernel.signature.grid;
    const auto found = std::ranges::find(axes, label, &data::Axis::label);
    return found != axes.end()
        && std::all_of(found, axes.end(), [](const data::Axis& axis) { return axis.extent.has_value(); });
}

} // namespace

void readArguments(Frame& frame, const Arguments& arguments, std::string_view kernel, KernelRequest& request)
{
    ArgumentReader reader(frame, kernel, request);
    for (const Arguments::Named& argument : arguments.named)
        reader.read(argument);
    if (!arguments.named.empty())
        reader.finish(arguments.named.front().place);
}

bool checkRequest(Frame& frame, const KernelRequest& request, const ir::Kernel& kernel)
{
    const auto refuse = [&](const text::DiagnosticRule& rule, const NamedPart& part) {
        frame.refuse(rule, part.place, {part.name, kernel.name});
        return false;
    };
    if (request.timeStep) {
        const data::Parameter* step = findParameter(kernel, request.timeStep->name);
        if (step == nullptr || !isScalarInput(*step) || !step->slot)
            return refuse(refusals::badTimeStep, *request.timeStep);
        if (!advances(kernel, request.time->name, step->name)) {
            frame.refuse(refusals::timeAdvance, request.time->place,
                         {request.time->name, kernel.name, step->name});
            return false;
        }
    }
    if (request.width) {
        const data::Parameter* width = findParameter(kernel, request.width->name);
        if (width == nullptr || width->role != data::Role::uniform || width->element != data::Element::real)
            return refuse(refusals::badJumpWidth, *request.width);
    }
    return !request.group || isGroup(kernel, request.group->name)
        || refuse(refusals::badGroup, *request.group);
}

} // namespace hawk::trace
