// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/host/host_backend.h"

#include <format>

#include "codegen/abi_text.h"
#include "codegen/backends/host/host_frame.h"
#include "codegen/backends/host/host_math.h"
#include "codegen/lowering.h"
#include "codegen/shared_text.h"

namespace hawk::codegen {

namespace {

/// Loops are computed for a block of samples side by side: they would keep a loop over single samples from
/// being vectorised.
LoweringDialect hostDialect(const ir::Kernel& kernel, std::span<const std::string_view> reserved)
{
    const std::string_view place = kernel.loops.empty() ? "[i]" : "[block + lane]";
    return {.reservedNames = reserved,
            .place = place,
            .termPlace = place,
            .sampleIndex = {kernel.loops.empty() ? "firstSample + i" : "firstSample + block + lane",
                            Binding::additive},
            .loops = LoopStyle::lanes,
            .guards = GuardStyle::select,
            .keys = KeyStyle::collected};
}

Result<GeneratedUnit> emit(const plan::LaunchPlan& plan, const text::SourceText& source,
                           const TargetSpec& target)
{
    std::vector<std::string_view> reserved(std::begin(commonReservedNames), std::end(commonReservedNames));
    reserved.insert(reserved.end(), std::begin(hostReservedNames), std::end(hostReservedNames));
    reserved.insert(reserved.end(), std::begin(sharedReservedNames), std::end(sharedReservedNames));
    const plan::Stage& stage = plan.stages.front();
    Result<LoweredKernel> lowered =
        lower(*stage.kernel, source, target.mode, hostDialect(*stage.kernel, reserved));
    if (!lowered)
        return std::unexpected(lowered.error());
    const HostFrame frame{.kernel = *lowered,
                          .source = *stage.kernel,
                          .block = blockSize(lowered->slots),
                          .loops = stage.kernel->loops.empty() ? KernelLoops::none : KernelLoops::some,
                          .mode = target.mode};

    GeneratedUnit unit;
    unit.name = plan::fileStem(plan.kernel);
    unit.fileName = unit.name + ".cpp";
    unit.entries = {stage.entry + "_host"};
    unit.needsVectorMath =
        target.profile == Profile::nativeVectorMath && lowered->math.any(MathSource::vectorLibrary);
    unit.needsMathLibrary = lowered->math.any(MathSource::vectorLibrary)
        || lowered->math.any(MathSource::library) || lowered->math.any(MathSource::builtin);

    TextWriter writer;
    writeHeader(writer, plan, std::format("host, {}, {}", data::nameOf(target.mode), nameOf(target.profile)));
    writeTypes(writer, target.mode);
    writeLayoutChecks(writer);
    writeIdentity(writer, plan.signature, target.mode, {});
    writeHostMath(writer, lowered->math, target.mode, target.profile);
    writeTerms(writer, frame);
    writeArguments(writer, frame);
    writeLoop(writer, frame);
    writeRest(writer, frame);
    if (stage.kernel->hasSharedSinks())
        writeSharingEntry(writer, frame, unit.entries.front());
    else if (stage.kernel->finish() != nullptr)
        writeFinishingEntry(writer, frame, unit.entries.front());
    else
        writeEntry(writer, frame, unit.entries.front());
    if (hasPureOutput(frame) && !stage.kernel->hasSharedSinks()) {
        unit.entries.push_back(stage.entry + "_host_stream");
        writeStreamEntry(writer, frame, unit.entries.back());
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
