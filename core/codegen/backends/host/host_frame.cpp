// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/host/host_frame.h"

#include <algorithm>
#include <format>

namespace hawk::codegen {

namespace {

std::string addressOf(const SlotText& slot, std::size_t component, std::string_view sample)
{
    const std::string number =
        std::format("{}{}", slot.isWritten ? "" : "const ", planeType(slot.slot->element));
    return slot.isMatrixLike()
        ? std::format("componentOf<{}>(params[{}], {}, {})", number, slot.position, component, sample)
        : std::format("numbersOf<{}>(params[{}], {})", number, slot.position, sample);
}

std::string_view constOf(const SlotText& slot)
{
    return slot.isWritten ? "" : "const ";
}

std::string declaration(const SlotText& slot, std::string_view name)
{
    if (slot.isPlane())
        return std::format("{}{}* {};", constOf(slot), planeType(slot.slot->element), name);
    return std::format("{} {};", valueType(slot.slot->element), name);
}

constexpr std::string_view argumentReaders = R"(template <class Number>
static inline Number* numbersOf(void* plane, Int64 sample)
{
    return static_cast<Number*>(static_cast<const ScalarPlane*>(plane)->data) + sample;
}
)";

constexpr std::string_view componentReaders = R"(template <class Number>
static inline Number* componentOf(void* plane, Int64 component, Int64 sample)
{
    const ComponentPlane* p = static_cast<const ComponentPlane*>(plane);
    return static_cast<Number*>(p->data) + component * Int64(p->componentStride) + sample;
}
)";

constexpr std::string_view lengthReader =
    R"(// How many numbers a plane has, where the launcher says so with a device number below 0.
static inline Int64 lengthOf(void* plane)
{
    const ScalarPlane* p = static_cast<const ScalarPlane*>(plane);
    return p->deviceOrdinal < 0 ? Int64(p->samples) : 0x7fffffffffffffffLL;
}
)";

constexpr std::string_view uniformReaders = R"(template <class Number>
static inline Number valueOf(void* number)
{
    return *static_cast<const Number*>(number);
}
)";

} // namespace

std::uint32_t blockSize(const std::vector<SlotText>& slots)
{
    const bool hasBytes = std::ranges::any_of(slots, [](const SlotText& slot) {
        return slot.isPlane() && slot.slot->element == data::Element::boolean;
    });
    return hasBytes ? 64 : 16;
}

std::string_view countArgument(const HostFrame& frame)
{
    if (!frame.kernel.terms.empty())
        return frame.kernel.usesSampleCount ? ", sampleCount, terms" : ", terms";
    return frame.kernel.usesSampleCount ? ", sampleCount" : "";
}

std::string_view countParameter(const HostFrame& frame)
{
    if (!frame.kernel.terms.empty())
        return frame.kernel.usesSampleCount ? ", Int64 sampleCount, Terms& terms" : ", Terms& terms";
    return frame.kernel.usesSampleCount ? ", Int64 sampleCount" : "";
}

bool hasPureOutput(const HostFrame& frame)
{
    return std::ranges::any_of(frame.kernel.slots, &SlotText::isPureOutput);
}

void writeArguments(TextWriter& writer, const HostFrame& frame)
{
    const auto& slots = frame.kernel.slots;
    writer.line("// The numbers of the planes from one sample on, and the values that all samples share.");
    writer.open("struct Arguments");
    for (const SlotText& slot : slots) {
        for (const std::string& plane : slot.planes)
            writer.line(declaration(slot, plane));
        for (const std::string& whole : slot.wholes)
            writer.line(declaration(slot, whole));
        if (slot.isLengthRead())
            writer.line(std::format("Int64 {};", slot.length));
        if (slot.isUniform())
            writer.line(declaration(slot, slot.argument));
    }
    for (const TermPointer& term : termPointers(frame))
        writer.line(std::format("{}* {};", term.number, term.name));
    if (frame.kernel.usesSampleIndex)
        writer.line("Int64 firstSample;");
    if (frame.kernel.usesSampleCount)
        writer.line("Int64 sampleCount;");
    writer.close(";");
    writer.blank();

    if (std::ranges::any_of(slots,
                            [](const SlotText& slot) { return slot.isPlane() && !slot.isMatrixLike(); }))
        writer.block(argumentReaders), writer.blank();
    if (std::ranges::any_of(slots, &SlotText::isMatrixLike))
        writer.block(componentReaders), writer.blank();
    if (std::ranges::any_of(slots, &SlotText::needsLengthOf))
        writer.block(lengthReader), writer.blank();
    if (std::ranges::any_of(slots, &SlotText::isUniform))
        writer.block(uniformReaders), writer.blank();

    writer.line(std::format("static inline Arguments argumentsAt(void* const* params, Int64 sample{})",
                            countParameter(frame)));
    writer.open({});
    writer.line("Arguments arguments;");
    for (const SlotText& slot : slots) {
        for (std::size_t k = 0; k < slot.planes.size(); ++k)
            writer.line(std::format("arguments.{} = {};", slot.planes[k], addressOf(slot, k, "sample")));
        for (std::size_t k = 0; k < slot.wholes.size(); ++k)
            writer.line(std::format("arguments.{} = {};", slot.wholes[k], addressOf(slot, k, "0")));
        if (slot.isLengthRead())
            writer.line(std::format("arguments.{} = lengthOf(params[{}]);", slot.length, slot.position));
        if (slot.isUniform()) {
            const bool isReal = slot.slot->element == data::Element::real;
            writer.line(std::format("arguments.{} = valueOf<{}>(params[{}]);", slot.argument,
                                    isReal ? "Real" : "Int64", slot.position));
        }
    }
    for (const TermPointer& term : termPointers(frame))
        writer.line(std::format("arguments.{0} = terms.{0} + (sample - terms.first);", term.name));
    if (frame.kernel.usesSampleIndex)
        writer.line("arguments.firstSample = sample;");
    if (frame.kernel.usesSampleCount)
        writer.line("arguments.sampleCount = sampleCount;");
    writer.line("return arguments;");
    writer.close();
    writer.blank();
}

void writeLoop(TextWriter& writer, const HostFrame& frame)
{
    writer.line(std::format(
        "// Computes blocks of {} samples. As that is a multiple of every vector width, this is the only",
        frame.block));
    writer.line(
        "// code that computes a sample: its bits do not depend on its place. Planes coincide or lie apart.");
    writer.line("static __attribute__((noipa, optimize(\"no-tree-loop-distribute-patterns\")))");
    writer.line("void compute(const Arguments& arguments, Int64 blocks)");
    writer.open({});
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& plane : slot.planes)
            writer.line(std::format("{}{}* const {} = arguments.{};", constOf(slot),
                                    planeType(slot.slot->element), plane, plane));
        for (const std::string& whole : slot.wholes)
            writer.line(std::format("const {}* const {} = arguments.{};", planeType(slot.slot->element),
                                    whole, whole));
        if (slot.isLengthRead())
            writer.line(std::format("const Int64 {} = arguments.{};", slot.length, slot.length));
        if (slot.isUniform()) {
            writer.line(std::format("const {} {} = arguments.{};", valueType(slot.slot->element),
                                    slot.isRead ? slot.values.front() : slot.argument, slot.argument));
        }
    }
    for (const TermPointer& term : termPointers(frame))
        writer.line(std::format("{}* const {} = arguments.{};", term.number, term.name, term.name));
    if (frame.kernel.usesSampleIndex)
        writer.line("const Int64 firstSample = arguments.firstSample;");
    // The entries may need it where the body does not.
    if (frame.kernel.usesSampleCount)
        writer.line("[[maybe_unused]] const Int64 sampleCount = arguments.sampleCount;");
    for (const Line& line : frame.kernel.uniformLines)
        writer.line(line);
    writer.line(std::format("const Int64 samples = blocks * {};", frame.block));
    if (frame.loops == KernelLoops::some) {
        writer.line(std::format("constexpr Int64 lanes = {};", frame.block));
        writer.open("for (Int64 block = 0; block < samples; block += lanes)");
    } else {
        writer.line("#pragma GCC ivdep");
        writer.open("for (Int64 i = 0; i < samples; ++i)");
    }
    for (const auto* lines : {&frame.kernel.loadLines, &frame.kernel.sampleLines, &frame.kernel.storeLines}) {
        for (const Line& line : *lines)
            writer.line(line);
    }
    writer.close();
    writer.close();
    writer.blank();
}

} // namespace hawk::codegen
