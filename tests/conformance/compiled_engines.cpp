// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compiled_engines.h"

#include "data/stage_binding.h"
#include "launch/launcher.h"
#include "plan/launch_plan.h"

namespace hawk::conformance {

namespace {

using codegen::Profile;

/// Vector math is within 4 units of the last place of an exact function, and a contracted product may take
/// away what the case rounds: an error in one operand as large as its last place.
constexpr Tolerance vectorMathTolerance{
    .ulp = 16, .relative = 1e-13, .absolute = 1e-15, .isZeroSigned = false};

Result<void> runCompiled(const ir::Kernel& kernel, const text::SourceText& source,
                         const codegen::TargetSpec& target, compile::Session& session,
                         data::BoundArguments& arguments, std::int64_t base, std::int64_t count)
{
    const plan::LaunchPlan plan = plan::planLaunch(kernel);
    const auto unit = codegen::generate(plan, source, target);
    if (!unit)
        return std::unexpected(unit.error());
    const auto artifact = compile::compileUnit(*unit, target, session);
    if (!artifact)
        return std::unexpected(artifact.error());
    const auto runPass = [&](std::size_t stage, const data::BoundArguments& bound, std::int64_t first,
                             std::int64_t samples) -> Result<void> {
        const auto object = launch::KernelObject::load(artifact->object, plan.stages[stage].entry);
        if (!object)
            return std::unexpected(object.error());
        const launch::ArgumentBlock block(bound);
        object->entry()(block.parameters(), first, samples, bound.sampleCount);
        return {};
    };
    if (!plan.isStaged())
        return runPass(0, arguments, base, count);
    auto stages = data::bindStages(arguments, plan::signaturesOf(plan));
    if (!stages)
        return std::unexpected(std::move(stages.error()));
    return data::runStages(*stages, [&](std::size_t stage, data::BoundArguments& bound) {
        return runPass(stage, bound, 0, bound.sampleCount);
    });
}

Engine compiledEngine(std::string name, const std::string& backend, Profile profile, const Tolerance& least,
                      const std::shared_ptr<compile::Session>& session)
{
    const auto run = [backend, profile, session](const ir::Kernel& kernel, const text::SourceText& source,
                                                 data::BoundArguments& arguments, std::int64_t base,
                                                 std::int64_t count) {
        const codegen::TargetSpec target{.backend = backend,
                                         .mode = arguments.mode,
                                         .profile = profile,
                                         .optLevel = codegen::OptLevel::O2};
        return runCompiled(kernel, source, target, *session, arguments, base, count);
    };
    return {.name = std::move(name), .run = run, .leastTolerance = least};
}

} // namespace

Result<std::vector<Engine>> compiledEngines(const std::string& cacheDirectory)
{
    auto settings =
        toolchain::resolveSettings({.cacheDirectory = cacheDirectory}, process::Environment::ofThisProcess());
    if (!settings)
        return std::unexpected(settings.error());
    const auto session = std::make_shared<compile::Session>(*std::move(settings));
    std::vector<Engine> engines;
    for (const Profile profile : {Profile::native, Profile::portable, Profile::nativeVectorMath}) {
        const bool isExact = profile != Profile::nativeVectorMath;
        engines.push_back(compiledEngine(std::string(nameOf(profile)), "host", profile,
                                         isExact ? Tolerance{} : vectorMathTolerance, session));
    }
    if (codegen::findBackend("cuda-shim"))
        engines.push_back(compiledEngine("cuda-shim", "cuda-shim", Profile::native, Tolerance{}, session));
    return engines;
}

} // namespace hawk::conformance
