// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/host/host_backend.h"

#include <format>

#include "codegen/abi_text.h"
#include "codegen/backends/host/host_frame.h"
#include "codegen/backends/host/host_math.h"
#include "codegen/component_wise.h"
#include "codegen/lowering.h"
#include "codegen/shared_text.h"

namespace hawk::codegen {

namespace {

/// Loops are computed for a block of samples side by side: they would keep a loop over single samples from
/// being vectorised. Those that store in every iteration are not, since the stores keep them from it anyway.
KernelLoops loopsOf(const ir::Kernel& kernel)
{
    return kernel.loops.empty() || ir::storesInLoops(kernel) ? KernelLoops::none : KernelLoops::some;
}

LoweringDialect hostDialect(const ir::Kernel& kernel, std::span<const std::string_view> reserved)
{
    const bool hasLanes = loopsOf(kernel) == KernelLoops::some;
    const std::string_view place = hasLanes ? "[lane]" : "[i]";
    return {.reservedNames = reserved,
            .place = place,
            .termPlace = place,
            .sampleIndex = {hasLanes ? "firstSample + lane" : "firstSample + i", Binding::additive},
            .loops = hasLanes || kernel.loops.empty() ? LoopStyle::lanes : LoopStyle::samples,
            .guards = GuardStyle::select,
            .keys = KeyStyle::collected};
}

void writeStage(TextWriter& writer, const HostFrame& frame, const std::string& entry,
                std::vector<std::string>& entries)
{
    writeTerms(writer, frame);
    writeArguments(writer, frame);
    writeLoop(writer, frame);
    writeRest(writer, frame);
    entries.push_back(entry + "_host");
    if (frame.source.hasSharedSinks()) {
        writeSharingEntry(writer, frame, entries.back());
        return writeFoldEntries(writer, frame, entry, entries);
    }
    if (frame.source.finish() != nullptr)
        writeFinishingEntry(writer, frame, entries.back());
    else
        writeEntry(writer, frame, entries.back());
    if (hasPureOutput(frame)) {
        entries.push_back(entry + "_host_stream");
        writeStreamEntry(writer, frame, entries.back());
    }
}

/// One for each stage; a kernel that is component-wise is lowered as that of one component.
Result<std::vector<LoweredKernel>> lowerStages(const plan::LaunchPlan& plan,
                                               const std::vector<std::optional<ComponentWise>>& components,
                                               const text::SourceText& source, data::Mode mode)
{
    std::vector<std::string_view> reserved(std::begin(commonReservedNames), std::end(commonReservedNames));
    reserved.insert(reserved.end(), std::begin(hostReservedNames), std::end(hostReservedNames));
    reserved.insert(reserved.end(), std::begin(sharedReservedNames), std::end(sharedReservedNames));
    std::vector<LoweredKernel> stages;
    for (std::size_t i = 0; i < plan.stages.size(); ++i) {
        const ir::Kernel& kernel = components[i] ? components[i]->kernel : *plan.stages[i].kernel;
        auto lowered = lower(kernel, source, mode, hostDialect(kernel, reserved));
        if (!lowered)
            return std::unexpected(std::move(lowered.error()));
        stages.push_back(*std::move(lowered));
    }
    return stages;
}

Result<GeneratedUnit> emit(const plan::LaunchPlan& plan, const text::SourceText& source,
                           const TargetSpec& target)
{
    std::vector<std::optional<ComponentWise>> ofOneComponent;
    for (const plan::Stage& stage : plan.stages)
        ofOneComponent.push_back(componentWise(*stage.kernel));
    const auto stages = lowerStages(plan, ofOneComponent, source, target.mode);
    if (!stages)
        return std::unexpected(stages.error());
    const MathUse math = mathOf(*stages);
    GeneratedUnit unit;
    unit.name = plan::fileStem(plan.kernel);
    unit.fileName = unit.name + ".cpp";
    unit.needsVectorMath = target.profile == Profile::nativeVectorMath && math.any(MathSource::vectorLibrary);
    unit.needsMathLibrary =
        math.any(MathSource::vectorLibrary) || math.any(MathSource::library) || math.any(MathSource::builtin);

    TextWriter writer;
    writeHeader(writer, plan, std::format("host, {}, {}", data::nameOf(target.mode), nameOf(target.profile)));
    writeTypes(writer, target.mode);
    writeLayoutChecks(writer);
    writeIdentity(writer, plan.signature, target.mode, {});
    writeHostMath(writer, math, target.mode, target.profile);
    for (std::size_t i = 0; i < stages->size(); ++i) {
        const plan::Stage& stage = plan.stages[i];
        const LoweredKernel& lowered = (*stages)[i];
        const HostFrame frame{.kernel = lowered,
                              .source = *stage.kernel,
                              .block = blockSize(*stage.kernel, lowered.slots),
                              .loops = loopsOf(*stage.kernel),
                              .mode = target.mode,
                              .components = ofOneComponent[i] ? ofOneComponent[i]->components : 0};
        // Each stage has functions of the same names.
        if (plan.isStaged())
            writer.open(std::format("namespace stage{}", i + 1));
        writeStage(writer, frame, stage.entry, unit.entries);
        if (plan.isStaged()) {
            writer.close();
            writer.blank();
        }
    }
    unit.text = writer.takeText();
    unit.lineMap = writer.takeLineMap();
    return unit;
}

} // namespace

constinit const Backend hostBackend = {.id = "host",
                                       .title = "C++ (CPU)",
                                       .compiler = CompilerKind::hostCxx,
                                       .sourceSuffix = "cpp",
                                       .execTarget = "host",
                                       .emit = emit};

} // namespace hawk::codegen
