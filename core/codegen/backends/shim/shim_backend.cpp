// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/shim/shim_backend.h"

#include <algorithm>
#include <format>

#include "codegen/abi_text.h"
#include "codegen/backends/cuda/device_text.h"
#include "codegen/math_text.h"

namespace hawk::codegen {

namespace {

constexpr std::string_view prelude =
    R"(// What a device compiler provides, for a host compiler. No contraction: results can be compared bit for bit.
#pragma GCC optimize("fp-contract=off")
// A kernel may have the name of a function of the C library, as `step`: calls must stay in this object.
#define __global__ __attribute__((visibility("hidden")))
#define __device__
struct LaunchIndex {
    unsigned x;
};
static thread_local LaunchIndex blockIdx;
static thread_local LaunchIndex threadIdx;
static thread_local LaunchIndex blockDim;
)";

constexpr std::string_view atomics =
    R"(// Samples may be computed by several threads.
static inline unsigned atomicAdd(unsigned* number, unsigned value)
{
    return __atomic_fetch_add(number, value, __ATOMIC_RELAXED);
}
)";

constexpr std::string_view postlude = R"(if (count <= 0)
    return;
blockDim.x = 128;
const Int64 blocks = (count + 127) / 128;
for (Int64 block = 0; block < blocks; ++block) {
    blockIdx.x = unsigned(block);
    for (threadIdx.x = 0; threadIdx.x < blockDim.x; ++threadIdx.x)
)";

/// The C library's functions that device bodies of our own call besides those in the table.
void writeLibrary(TextWriter& writer, const MathUse& use, Mode mode)
{
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
    declare("nextafter", two);
    writer.close();
    writer.blank();
}

void writePostlude(TextWriter& writer, const LoweredKernel& kernel, std::string_view entry)
{
    writer.blank();
    writer.line("// Blocks and threads of a launch, one after another.");
    writer.line(std::format(
        "extern \"C\" void {}_host(void* const* params, Int64 base, Int64 count, Int64 sampleCount)", entry));
    writer.open({});
    writer.block(postlude);
    writer.indent();
    writer.indent();
    // A kernel may have the name of a parameter or a local of this function.
    writer.line(std::format("::{}(", entry));
    writer.indent();
    for (const SlotText& slot : kernel.slots)
        writer.line(
            std::format("*static_cast<const {}*>(params[{}]),", deviceParameterType(slot), slot.position));
    writer.line("base, count, sampleCount);");
    writer.outdent();
    writer.outdent();
    writer.close();
    writer.close();
}

Result<GeneratedUnit> emit(const plan::LaunchPlan& plan, const text::SourceText& source,
                           const TargetSpec& target)
{
    const Result<LoweredKernel> lowered = lowerForDevice(plan, source, target.mode);
    if (!lowered)
        return std::unexpected(lowered.error());
    TextWriter writer;
    writeHeader(writer, plan, std::format("cuda-shim, {}", data::nameOf(target.mode)));
    writer.block(prelude);
    writer.blank();
    if (plan.main().finish() != nullptr) {
        writer.block(atomics);
        writer.blank();
    }
    writeLibrary(writer, lowered->math, target.mode);
    writeDeviceText(writer, plan, *lowered, target.mode);
    writePostlude(writer, *lowered, plan.stages.front().entry);

    GeneratedUnit unit;
    unit.name = plan::fileStem(plan.kernel);
    unit.fileName = unit.name + ".cpp";
    unit.entries = {plan.stages.front().entry + "_host"};
    unit.needsMathLibrary = true;
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
