// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "batch.h"

#include <array>
#include <format>

#include "data/stage_binding.h"
#include "plan/launch_plan.h"

namespace hawk::fuzz {

namespace {

/// What every text exports under one name; the object has those of the first.
constexpr std::array<std::string_view, 3> exportedFacts = {"eagle_abi_tag", "eagle_layout_sizes",
                                                           "hawk_argument_digest"};

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Takes the lines that include a header out of a text.
std::string takeIncludes(std::string& text)
{
    std::string includes;
    for (std::size_t at = text.find("#include"); at != std::string::npos; at = text.find("#include", at)) {
        const std::size_t end = text.find('\n', at) + 1;
        includes += text.substr(at, end - at);
        text.erase(at, end - at);
    }
    return includes;
}

std::string inNameSpace(std::string text, std::size_t number, const plan::LaunchPlan& plan)
{
    std::string defines = takeIncludes(text);
    // The device code on the CPU calls its functions from the outermost name space.
    for (const plan::Stage& stage : plan.stages)
        replaceAll(text, "::" + stage.entry + "(", std::format("unit_{}::{}(", number, stage.entry));
    std::string ends;
    for (std::string_view name :
         number == 0 ? std::span<const std::string_view>() : std::span(exportedFacts)) {
        defines += std::format("#define {0} {0}_{1}\n", name, number);
        ends += std::format("#undef {}\n", name);
    }
    return std::format("{}namespace unit_{} {{\n{}}}\n{}", defines, number, text, ends);
}

Result<CompiledKernel> load(const plan::LaunchPlan& plan, const std::string& file)
{
    std::vector<launch::KernelObject> objects;
    for (const plan::Stage& stage : plan.stages) {
        auto object = launch::KernelObject::load(file, stage.entry);
        if (!object)
            return std::unexpected(object.error());
        objects.push_back(*std::move(object));
    }
    return CompiledKernel(plan::signaturesOf(plan), std::move(objects));
}

} // namespace

Result<void> CompiledKernel::launch(data::BoundArguments& arguments) const
{
    const auto launchStage = [this](std::size_t stage, const data::BoundArguments& bound) -> Result<void> {
        const launch::ArgumentBlock block(bound);
        m_objects[stage].entry()(block.parameters(), 0, bound.sampleCount, bound.sampleCount);
        return {};
    };
    Result<void> done;
    if (m_objects.size() == 1) {
        done = launchStage(0, arguments);
    } else {
        auto stages = data::bindStages(arguments, m_stages);
        if (!stages)
            return std::unexpected(stages.error());
        done = data::runStages(*stages, launchStage);
    }
    data::finishBinding(arguments);
    return done;
}

Result<std::vector<CompiledKernel>> compileBatch(std::span<const Candidate> candidates,
                                                 const codegen::TargetSpec& target, compile::Session& session)
{
    codegen::GeneratedUnit all;
    // Texts that declare functions of the C library for themselves speak of the outermost name space.
    if (target.backend == "cuda-shim")
        all.text = "#include <math.h>\n";
    std::vector<plan::LaunchPlan> plans;
    for (const Candidate& candidate : candidates) {
        plans.push_back(plan::planLaunch(*candidate.kernel));
        const auto unit = codegen::generate(plans.back(), candidate.source, target);
        if (!unit)
            return std::unexpected(unit.error());
        all.text += inNameSpace(unit->text, plans.size() - 1, plans.back());
        all.needsMathLibrary |= unit->needsMathLibrary;
        all.needsVectorMath |= unit->needsVectorMath;
        all.keepsLibraryCalls |= unit->keepsLibraryCalls;
    }
    all.name = "batch_" + plans.front().entry();
    const auto artifact = compile::compileUnit(all, target, session);
    if (!artifact)
        return std::unexpected(artifact.error());
    std::vector<CompiledKernel> kernels;
    for (const plan::LaunchPlan& plan : plans) {
        auto kernel = load(plan, artifact->object);
        if (!kernel)
            return std::unexpected(kernel.error());
        kernels.push_back(*std::move(kernel));
    }
    return kernels;
}

} // namespace hawk::fuzz
