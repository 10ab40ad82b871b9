// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/cuda/cuda_backend.h"

#include "codegen/backends/cuda/device_text.h"

namespace hawk::codegen {

static Result<GeneratedUnit> emit(const plan::LaunchPlan& plan, const text::SourceText& source,
                                  const TargetSpec& target)
{
    const Result<std::vector<LoweredKernel>> lowered = lowerForDevice(plan, source, target.mode);
    if (!lowered)
        return std::unexpected(lowered.error());
    TextWriter writer;
    writeDeviceText(writer, plan, *lowered, target.mode);

    GeneratedUnit unit;
    unit.name = plan::fileStem(plan.kernel);
    unit.fileName = unit.name + ".cu";
    for (const plan::Stage& stage : plan.stages)
        unit.entries.push_back(stage.entry);
    unit.text = writer.takeText();
    unit.lineMap = writer.takeLineMap();
    return unit;
}

constinit const Backend cudaBackend = {.id = "cuda",
                                       .title = "CUDA (GPU)",
                                       .compiler = CompilerKind::device,
                                       .sourceSuffix = "cu",
                                       .execTarget = "device",
                                       .emit = emit};

} // namespace hawk::codegen
