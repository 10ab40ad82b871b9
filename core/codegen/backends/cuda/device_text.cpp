// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/cuda/device_text.h"

#include <algorithm>
#include <format>

#include "codegen/abi_text.h"
#include "codegen/fold_text.h"
#include "codegen/literals.h"
#include "codegen/math_text.h"
#include "codegen/shared_text.h"
#include "data/row_fold.h"

namespace hawk::codegen {

namespace {

constexpr std::string_view reservedNames[] = {
    "Real",        "Int64",    "UInt64", "Bits",      "ScalarPlane", "ComponentPlane", "math",
    "linux",       "unix",     "i386",   "threadIdx", "blockIdx",    "blockDim",       "gridDim",
    "warpSize",    "sample",   "index",  "base",      "count",       "sampleCount",    "numbersOf",
    "componentOf", "lengthOf", "steps",  "step",      "atomicAdd",   "lane",           "row"};

/// Functions that a device has instructions or an own routine for, where the host text writes them out.
struct DeviceBody {
    std::string_view id;
    std::string_view body; ///< `F` stands for the suffix of float functions
};
constexpr DeviceBody deviceBodies[] = {
    {"select", "return condition ? a : b;"}, {"select/index", "return condition ? a : b;"},
    {"min", "return ::fminF(a, b);"},        {"max", "return ::fmaxF(a, b);"},
    {"round", "return ::roundF(x);"},
};

std::string deviceBody(const MathFunction& function, data::Mode mode)
{
    for (const DeviceBody& row : deviceBodies) {
        if (row.id != function.id)
            continue;
        std::string body(row.body);
        for (std::size_t at = body.find("F("); at != std::string::npos; at = body.find("F("))
            body.replace(at, 1, mode == data::Mode::float32 ? "f" : "");
        return body;
    }
    if (function.source == MathSource::own)
        return std::string(function.body);
    return std::format("return {};", forwardedCall("::" + libraryName(function, mode), function));
}

void writeMath(TextWriter& writer, const MathUse& use, data::Mode mode)
{
    const std::vector<const MathFunction*> functions = use.functions();
    if (functions.empty())
        return;
    writer.open("namespace math");
    for (const MathFunction* function : functions) {
        if (!function->sizes.empty())
            writer.line(std::format("template <{}>", function->sizes));
        writeFunction(writer,
                      std::format("static __device__ inline {} {}({})", function->result, function->name,
                                  function->parameters),
                      deviceBody(*function, mode));
    }
    writer.close();
    writer.blank();
}

constexpr std::string_view scalarAccess = R"(template <class Number>
static __device__ inline Number* numbersOf(const ScalarPlane& plane)
{
    return static_cast<Number*>(plane.data);
}
)";

constexpr std::string_view lengthAccess =
    R"(// How many numbers a plane has, where the launcher says so with a device number below 0.
static __device__ inline Int64 lengthOf(const ScalarPlane& plane)
{
    return plane.deviceOrdinal < 0 ? Int64(plane.samples) : 0x7fffffffffffffffLL;
}
)";

constexpr std::string_view componentAccess = R"(template <class Number>
static __device__ inline Number* componentOf(const ComponentPlane& plane, Int64 component)
{
    return static_cast<Number*>(plane.data) + component * Int64(plane.componentStride);
}
)";

void writePlanePointers(TextWriter& writer, const LoweredKernel& kernel)
{
    for (const SlotText& slot : kernel.slots) {
        const std::string number =
            std::format("{}{}", slot.isWritten ? "" : "const ", planeType(slot.slot->element));
        for (const std::vector<std::string>* names : {&slot.planes, &slot.wholes}) {
            for (std::size_t k = 0; k < names->size(); ++k) {
                const std::string first = std::format("numbersOf<{}>({})", number, slot.argument);
                const std::string access = slot.isMatrixLike()
                    ? std::format("componentOf<{}>({}, {})", number, slot.argument, k)
                    : k == 0 ? first
                             : std::format("{} + {} * {}", first, k, slot.lengthFor(slot.argument));
                writer.line(std::format("{}* const {} = {};", number, (*names)[k], access));
            }
        }
        if (slot.isLengthRead())
            writer.line(std::format("const Int64 {} = lengthOf({});", slot.length, slot.argument));
    }
}

const SlotText& slotNamed(const LoweredKernel& kernel, std::string_view name)
{
    return *std::ranges::find(kernel.slots, name, [](const SlotText& text) { return text.slot->name; });
}

/// Whether all masks say to compute the sample, or one of them to skip it.
std::string guardTest(const LoweredKernel& kernel, const ir::Kernel& source, std::string_view test,
                      std::string_view joint)
{
    std::string text;
    for (const std::string& guard : source.guards)
        text += std::format("{}{}[sample] {} 0", text.empty() ? "" : joint,
                            slotNamed(kernel, guard).planes.front(), test);
    return text;
}

/// The statements of a sample: once, or in a loop over the steps that it takes.
void writeStatements(TextWriter& writer, const LoweredKernel& kernel, const ir::Kernel& source)
{
    const bool isLoop = source.steps.kind != ir::StepKind::single;
    if (isLoop) {
        const std::string count = source.steps.kind == ir::StepKind::automatic
            ? std::format("*numbersOf<const Int64>({})", slotNamed(kernel, data::fusedSteps).argument)
            : std::to_string(source.steps.count);
        writer.line(std::format("const Int64 steps = {};", count));
        writer.open(std::format("for (Int64 step = 0; step < steps && {}; ++step)",
                                guardTest(kernel, source, "==", " && ")));
    } else if (!source.guards.empty()) {
        writer.line(std::format("if ({})", guardTest(kernel, source, "!=", " || ")));
        writer.line(kernel.terms.empty() ? "    return;" : "    continue;");
    }
    for (const auto* lines : {&kernel.loadLines, &kernel.sampleLines, &kernel.storeLines}) {
        for (const Line& line : *lines)
            writer.line(line);
    }
    if (isLoop)
        writer.close();
}

/// What the rows of a thread are made of, one row after another. Samples that are not there, or skipped,
/// bring what changes nothing.
void writeRowLoop(TextWriter& writer, const LoweredKernel& kernel, const ir::Kernel& source, data::Mode mode)
{
    for (const TermText& term : kernel.terms)
        writer.line(std::format("Real {}[32];", term.values.front()));
    writer.open("for (int lane = 0; lane < 32; ++lane)");
    for (const TermText& term : kernel.terms)
        writer.line(std::format("{}[lane] = {};", term.values.front(),
                                spellReal(data::identityOf<double>(term.sink->reduction), mode)));
    writer.line("const Int64 sample = row * 32 + lane;");
    writer.line("if (sample >= sampleCount)");
    writer.line("    continue;");
    writeStatements(writer, kernel, source);
    writer.close();
    for (const TermText& term : kernel.terms) {
        const std::string companion =
            term.sink->companion.empty() ? std::string() : slotNamed(kernel, term.sink->companion).argument;
        writer.line(spellRow(*term.sink, term.values.front(), slotNamed(kernel, term.sink->slot).argument,
                             companion, {}));
    }
}

void writeEntry(TextWriter& writer, const LoweredKernel& kernel, const ir::Kernel& source,
                std::string_view entry, data::Mode mode)
{
    const bool hasRows = !kernel.terms.empty();
    writer.line(hasRows ? "// One thread computes the samples of one row, as far as it begins in the range."
                        : "// One thread computes one sample.");
    writer.line(std::format("extern \"C\" __global__ void {}(", entry));
    writer.indent();
    for (const SlotText& slot : kernel.slots)
        writer.line(std::format("{} {},", deviceParameterType(slot), slot.argument));
    writer.line(
        std::format("Int64 base, Int64 count, Int64{})", kernel.usesSampleCount ? " sampleCount" : ""));
    writer.outdent();
    writer.open({});
    writer.line("const Int64 index = Int64(blockIdx.x) * blockDim.x + threadIdx.x;");
    if (hasRows)
        writer.line("const Int64 row = (base + 31) / 32 + index;");
    writer.line(hasRows ? "if (row * 32 >= base + count)" : "if (index >= count)");
    writer.line("    return;");
    if (!hasRows)
        writer.line("const Int64 sample = base + index;");
    writePlanePointers(writer, kernel);
    for (const SlotText& slot : kernel.slots) {
        if (slot.isSharedNumber() && slot.isCell()) {
            const std::string_view type = valueType(slot.slot->element);
            writer.line(std::format("const {0} {1} = *numbersOf<const {0}>({2});", type, slot.values.front(),
                                    slot.argument));
        } else if (slot.isUniform() && slot.isRead && slot.values.front() != slot.argument) {
            const std::string_view type = valueType(slot.slot->element);
            writer.line(std::format("const {} {} = {}({});", type, slot.values.front(), type, slot.argument));
        }
    }
    for (const Line& line : kernel.uniformLines)
        writer.line(line);
    if (hasRows)
        writeRowLoop(writer, kernel, source, mode);
    else
        writeStatements(writer, kernel, source);
    writer.close();
}

void writeFoldEntries(TextWriter& writer, const LoweredKernel& kernel, std::string_view entry)
{
    for (const FoldedPlane& plane : foldedPlanes(kernel)) {
        writer.blank();
        writer.line("// One thread puts what one of the sums has lost to rounding into it.");
        writer.line(std::format("extern \"C\" __global__ void {}(", foldEntryName(entry, plane)));
        writer.indent();
        for (const SlotText& slot : kernel.slots) {
            const std::string_view name = &slot == plane.sums ? " sumsPlane"
                : &slot == plane.lost                         ? " lostPlane"
                                                              : "";
            writer.line(std::format("{}{},", deviceParameterType(slot), name));
        }
        writer.line("Int64 base, Int64 count, Int64)");
        writer.outdent();
        writer.open({});
        writer.line("const Int64 index = Int64(blockIdx.x) * blockDim.x + threadIdx.x;");
        writer.line("if (index >= count)");
        writer.line("    return;");
        writer.line("const Int64 number = base + index;");
        writer.line("Real* const sums = numbersOf<Real>(sumsPlane);");
        writer.line("Real* const lost = numbersOf<Real>(lostPlane);");
        writeFold(writer);
        writer.close();
    }
}

} // namespace

Result<std::vector<LoweredKernel>> lowerForDevice(const plan::LaunchPlan& plan,
                                                  const text::SourceText& source, data::Mode mode)
{
    std::vector<std::string_view> reserved(std::begin(reservedNames), std::end(reservedNames));
    reserved.insert(reserved.end(), std::begin(sharedReservedNames), std::end(sharedReservedNames));
    const LoweringDialect dialect = {
        .reservedNames = reserved, .place = "[sample]", .termPlace = "[lane]", .sampleIndex = {"sample"}};
    std::vector<LoweredKernel> stages;
    for (const plan::Stage& stage : plan.stages) {
        auto lowered = lower(*stage.kernel, source, mode, dialect);
        if (!lowered)
            return std::unexpected(std::move(lowered.error()));
        stages.push_back(*std::move(lowered));
    }
    return stages;
}

std::string_view deviceParameterType(const SlotText& slot)
{
    if (slot.isPlane())
        return slot.isMatrixLike() ? "ComponentPlane" : "ScalarPlane";
    if (!slot.isUniform())
        return "unsigned"; // the number of samples, which the text takes from the last argument
    return slot.slot->element == data::Element::real ? "Real" : "Int64";
}

void writeDeviceText(TextWriter& writer, const plan::LaunchPlan& plan,
                     const std::vector<LoweredKernel>& stages, data::Mode mode)
{
    const MathUse math = mathOf(stages);
    const bool readsLengths = std::ranges::any_of(stages, [](const LoweredKernel& stage) {
        return std::ranges::any_of(stage.slots, &SlotText::needsLengthOf);
    });
    writeHeader(writer, plan, std::format("cuda, {}", data::nameOf(mode)));
    writeTypes(writer, mode);
    writeIdentity(writer, plan.signature, mode, "__device__ ");
    writeMath(writer, math, mode);
    writer.block(scalarAccess);
    writer.blank();
    writer.block(componentAccess);
    writer.blank();
    if (readsLengths) {
        writer.block(lengthAccess);
        writer.blank();
    }
    std::vector<const ir::Kernel*> kernels;
    for (const plan::Stage& stage : plan.stages)
        kernels.push_back(stage.kernel.get());
    constexpr std::string_view qualifier = "static __device__ inline ";
    writeSharedFunctions(writer, kernels, {.ofRows = qualifier, .ofStores = qualifier});
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (i > 0)
            writer.blank();
        writeEntry(writer, stages[i], *plan.stages[i].kernel, plan.stages[i].entry, mode);
        writeFoldEntries(writer, stages[i], plan.stages[i].entry);
    }
}

} // namespace hawk::codegen
