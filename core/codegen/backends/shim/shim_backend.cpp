// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/shim/shim_backend.h"

#include <algorithm>
#include <format>

#include "codegen/abi_text.h"
#include "codegen/backends/cuda/device_text.h"
#include "codegen/backends/shim/shim_runtime.h"
#include "codegen/math_text.h"

namespace hawk::codegen {

namespace {

/// The C library's functions that device bodies of our own call besides those in the table.
std::string libraryText(const MathUse& use, Mode mode)
{
    TextWriter writer;
    const std::string_view real = mode == Mode::float32 ? "float" : "double";
    const std::string_view suffix = mode == Mode::float32 ? "f" : "";
    const auto declare = [&](std::string_view name, std::string_view parameters) {
        writer.line(std::format("{} {}{}({});", real, name, suffix, parameters));
    };
    const std::string one(real);
    const std::string two = one + ", " + one;
    writer.open("extern \"C\"");
    for (const MathFunction* function : use.functions()) {
        if (function->source != MathSource::own) {
            const std::string name = libraryName(*function, Mode::float64);
            const auto commas = std::ranges::count(function->parameters, ',');
            declare(name, commas == 0 ? one : commas == 1 ? two : two + ", " + one);
        }
    }
    declare("fmin", two);
    declare("fmax", two);
    declare("round", one);
    writer.close();
    writer.blank();
    return writer.takeText();
}

Result<GeneratedUnit> emit(const plan::LaunchPlan& plan, const text::SourceText& source,
                           const TargetSpec& target)
{
    const Result<std::vector<LoweredKernel>> lowered = lowerForDevice(plan, source, target.mode);
    if (!lowered)
        return std::unexpected(lowered.error());
    TextWriter deviceWriter;
    writeDeviceText(deviceWriter, plan, *lowered, target.mode);
    DeviceText device{.text = deviceWriter.takeText(), .lineMap = deviceWriter.takeLineMap()};
    for (std::size_t i = 0; i < plan.stages.size(); ++i) {
        DeviceEntry& entry = device.entries.emplace_back(plan.stages[i].entry);
        for (const SlotText& slot : (*lowered)[i].slots)
            entry.parameterTypes.emplace_back(deviceParameterType(slot));
    }
    TextWriter writer;
    writeHeader(writer, plan, std::format("cuda-shim, {}", data::nameOf(target.mode)));
    writeShim(writer, device, libraryText(mathOf(*lowered), target.mode));

    GeneratedUnit unit;
    unit.name = plan::fileStem(plan.kernel);
    unit.fileName = unit.name + ".cpp";
    for (const plan::Stage& stage : plan.stages)
        unit.entries.push_back(stage.entry + "_host");
    unit.needsMathLibrary = true;
    unit.keepsLibraryCalls = true;
    unit.text = writer.takeText();
    unit.lineMap = writer.takeLineMap();
    return unit;
}

} // namespace

constinit const Backend shimBackend = {.id = "cuda-shim",
                                       .title = "CUDA on the CPU",
                                       .compiler = CompilerKind::hostCxx,
                                       .sourceSuffix = "cpp",
                                       .execTarget = "",
                                       .emit = emit};

} // namespace hawk::codegen
