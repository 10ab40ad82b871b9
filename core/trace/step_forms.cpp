// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/step_forms.h"

#include <algorithm>
#include <limits>

#include "ir/stepped.h"
#include "trace/kernels.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

struct ObstacleText {
    std::string_view reason;
    std::string_view hint;
};

ObstacleText textOf(ir::StepObstacle obstacle)
{
    switch (obstacle) {
    case ir::StepObstacle::finishesNothing:
        return {"it never finishes a sample",
                "Declare `terminated: Terminated` and end the step with `terminated = condition`."};
    case ir::StepObstacle::storesNothing:
        return {"it finishes samples but stores nothing that a next step could go on from",
                "Assign a `Mutable`, or leave the steps out."};
    case ir::StepObstacle::hasSharedSinks:
        return {"it adds up over samples, or stores by key",
                "Leave the steps out: each launch is then one step of all samples."};
    case ir::StepObstacle::isMultiStep:
        break;
    }
    return {"it takes several steps already", "Apply `hawk.steps` to the kernel of a single step."};
}

std::optional<ir::Kernel> taken(Frame& frame, ir::Kernel kernel, ir::StepForm form, Range place)
{
    if (const auto obstacle = ir::stepObstacle(kernel)) {
        const ObstacleText text = textOf(*obstacle);
        frame.refuse(refusals::notSteppable, place,
                     {kernel.name, std::string(text.reason), std::string(text.hint)});
        return std::nullopt;
    }
    form.isAsked = true;
    std::string name = ir::steppedName(kernel.name, form);
    return ir::withSteps(std::move(kernel), form, std::move(name));
}

} // namespace

std::optional<ir::StepForm> readSteps(Frame& frame, const Value& value, Range place, std::string_view kernel)
{
    const auto* count = value.get<Integer>();
    const auto* word = value.get<std::string>();
    if (word != nullptr && *word == "auto")
        return ir::StepForm{.kind = ir::StepKind::automatic};
    if (count != nullptr && *count >= 1 && *count <= std::numeric_limits<std::int32_t>::max()) {
        return ir::StepForm{.kind = *count == 1 ? ir::StepKind::single : ir::StepKind::fixed,
                            .count = static_cast<std::uint32_t>(*count)};
    }
    if (!value.isUnknown())
        frame.refuse(refusals::badSteps, place, {represent(value), std::string(kernel)});
    return std::nullopt;
}

std::optional<ir::Kernel> takeSteps(Frame& frame, ir::Kernel kernel, const StepRequest& request)
{
    if (!request.form) {
        std::string name = kernel.name;
        return ir::stepObstacle(kernel)
            ? std::move(kernel)
            : ir::withSteps(std::move(kernel), {.kind = ir::StepKind::automatic}, std::move(name));
    }
    if (request.form->kind == ir::StepKind::single)
        return kernel;
    return taken(frame, std::move(kernel), *request.form, request.place);
}

Value callSteps(Frame& frame, const Arguments& arguments, Range call)
{
    Session& session = frame.session;
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    const auto* given = arguments.positional.empty() ? nullptr : arguments.positional[0].get<KernelObject>();
    if (given == nullptr || arguments.positional.size() != 2 || !arguments.named.empty())
        return frame.refuse(refusals::stepsCall, call, {session.textOf(call)});
    const auto form = readSteps(frame, arguments.positional[1], call, given->name);
    if (!form)
        return Unknown{};
    const std::optional<ir::Kernel>& base = session.kernels[given->index].kernel;
    TracedKernel made{
        .name = ir::steppedName(given->name, *form), .range = call, .nameRange = call, .kernel = {}};
    if (base && form->kind == ir::StepKind::single)
        made.kernel = ir::withSteps(*base, *form, base->name);
    else if (base)
        made.kernel = taken(frame, *base, *form, call);
    std::string name = made.name;
    session.kernels.push_back(std::move(made));
    return KernelObject{session.kernels.size() - 1, std::move(name)};
}

} // namespace hawk::trace
