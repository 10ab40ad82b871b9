// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/host/host_frame.h"

#include <algorithm>
#include <format>

#include "ir/kept_numbers.h"

namespace hawk::codegen {

namespace {

/// Whether the argument describes a plane with components, all of which or one the text works with.
bool hasComponents(const HostFrame& frame, const SlotText& slot)
{
    const data::Slot& described = frame.source.signature.slots[slot.position];
    return slot.isMatrixLike() || (!described.shape.isScalar() && !described.isWholeBuffer());
}

std::string addressOf(const HostFrame& frame, const SlotText& slot, std::size_t component,
                      std::string_view sample)
{
    const std::string number =
        std::format("{}{}", slot.isWritten ? "" : "const ", planeType(slot.slot->element));
    if (slot.isGathered() && slot.slot->isWholeBuffer() && component > 0)
        return std::format("numbersOf<{}>(params[{}], {} * {})", number, slot.position, component,
                           slot.lengthFor(std::format("params[{}]", slot.position)));
    if (!hasComponents(frame, slot))
        return std::format("numbersOf<{}>(params[{}], {})", number, slot.position, sample);
    const bool isOneOfThem = frame.components > 0 && slot.slot->shape.isScalar()
        && !frame.source.signature.slots[slot.position].shape.isScalar();
    return std::format("componentOf<{}>(params[{}], {}, {})", number, slot.position,
                       isOneOfThem ? "component" : std::to_string(component), sample);
}

std::string_view constOf(const SlotText& slot)
{
    return slot.isWritten ? "" : "const ";
}

std::string declaration(const SlotText& slot, std::string_view name)
{
    if (slot.isPlane() && !slot.isSharedNumber())
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

std::uint32_t blockSize(const ir::Kernel& kernel, const std::vector<SlotText>& slots)
{
    const bool hasBytes = std::ranges::any_of(slots, [](const SlotText& slot) {
        return slot.isPlane() && slot.slot->element == data::Element::boolean;
    });
    return hasBytes && ir::keptNumbers(kernel) <= ir::keptInLargeBlocks ? 64 : 16;
}

std::string countArgument(const HostFrame& frame)
{
    return std::format("{}{}{}", frame.kernel.usesSampleCount ? ", sampleCount" : "",
                       frame.kernel.terms.empty() ? "" : ", terms",
                       frame.components == 0 ? "" : ", component");
}

std::string countParameter(const HostFrame& frame)
{
    return std::format("{}{}{}", frame.kernel.usesSampleCount ? ", Int64 sampleCount" : "",
                       frame.kernel.terms.empty() ? "" : ", Terms& terms",
                       frame.components == 0 ? "" : ", Int64 component");
}

void openComponents(TextWriter& writer, const HostFrame& frame)
{
    if (frame.components > 0)
        writer.open(std::format("for (Int64 component = 0; component < {}; ++component)", frame.components));
}

void closeComponents(TextWriter& writer, const HostFrame& frame)
{
    if (frame.components > 0)
        writer.close();
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
        if (slot.isSharedNumber())
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
    if (std::ranges::any_of(slots, [&](const SlotText& slot) { return hasComponents(frame, slot); }))
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
            writer.line(
                std::format("arguments.{} = {};", slot.planes[k], addressOf(frame, slot, k, "sample")));
        for (std::size_t k = 0; k < slot.wholes.size(); ++k)
            writer.line(std::format("arguments.{} = {};", slot.wholes[k], addressOf(frame, slot, k, "0")));
        if (slot.isLengthRead())
            writer.line(std::format("arguments.{} = lengthOf(params[{}]);", slot.length, slot.position));
        if (slot.isSharedNumber() && slot.isCell()) {
            writer.line(std::format("arguments.{} = *numbersOf<const {}>(params[{}], 0);", slot.argument,
                                    planeType(slot.slot->element), slot.position));
        } else if (slot.isUniform()) {
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

namespace {

bool isOfBytes(const SlotText& slot)
{
    return !slot.planes.empty() && slot.slot->element == data::Element::boolean;
}

/// What all samples share.
void writeShared(TextWriter& writer, const HostFrame& frame)
{
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& whole : slot.wholes)
            writer.line(std::format("const {}* const {} = arguments.{};", planeType(slot.slot->element),
                                    whole, whole));
        if (slot.isLengthRead())
            writer.line(std::format("const Int64 {} = arguments.{};", slot.length, slot.length));
        if (slot.isSharedNumber()) {
            writer.line(std::format("const {} {} = arguments.{};", valueType(slot.slot->element),
                                    slot.isRead ? slot.values.front() : slot.argument, slot.argument));
        }
    }
    // The entries may need it where the body does not.
    if (frame.kernel.usesSampleCount)
        writer.line("[[maybe_unused]] const Int64 sampleCount = arguments.sampleCount;");
    for (const Line& line : frame.kernel.uniformLines)
        writer.line(line);
}

/// The numbers from one sample on; `offset` is ` + block`, or nothing for the first sample. Bytes become as
/// wide as the numbers beside them.
void writePlanes(TextWriter& writer, const HostFrame& frame, std::string_view offset)
{
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& plane : slot.planes) {
            if (!isOfBytes(slot)) {
                writer.line(std::format("{}{}* const {} = arguments.{}{};", constOf(slot),
                                        planeType(slot.slot->element), plane, plane, offset));
                continue;
            }
            writer.line(std::format("Bits {}[lanes];", plane));
            if (slot.isRead)
                writer.line(std::format("widen({}, arguments.{}{});", plane, plane, offset));
        }
    }
    for (const TermPointer& term : termPointers(frame))
        writer.line(std::format("{}* const {} = arguments.{}{};", term.number, term.name, term.name, offset));
    if (frame.kernel.usesSampleIndex)
        writer.line(std::format("const Int64 firstSample = arguments.firstSample{};", offset));
}

void writeStatements(TextWriter& writer, const HostFrame& frame)
{
    for (const auto* lines : {&frame.kernel.loadLines, &frame.kernel.sampleLines, &frame.kernel.storeLines}) {
        for (const Line& line : *lines)
            writer.line(line);
    }
}

/// Samples side by side, a block at a time.
void writeBlocks(TextWriter& writer, const HostFrame& frame)
{
    writer.line(std::format("constexpr Int64 lanes = {};", frame.block));
    writer.open("for (Int64 block = 0; block < blocks * lanes; block += lanes)");
    writePlanes(writer, frame, " + block");
    if (frame.loops == KernelLoops::some) {
        writeStatements(writer, frame);
    } else {
        writer.line("#pragma GCC ivdep");
        writer.open("for (Int64 i = 0; i < lanes; ++i)");
        writeStatements(writer, frame);
        writer.close();
    }
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& plane : slot.planes) {
            if (isOfBytes(slot) && slot.isWritten)
                writer.line(std::format("narrow(arguments.{} + block, {});", plane, plane));
        }
    }
    writer.close();
}

constexpr std::string_view byteConversions =
    R"(// Beside numbers of 8 bytes, bytes would have the compiler compute 64 samples in every step of a loop.
template <Int64 size>
static inline void widen(Bits (&to)[size], const unsigned char* from)
{
    for (Int64 i = 0; i < size; ++i)
        to[i] = from[i];
}

template <Int64 size>
static inline void narrow(unsigned char* to, const Bits (&from)[size])
{
    for (Int64 i = 0; i < size; ++i)
        to[i] = static_cast<unsigned char>(from[i]);
}
)";

} // namespace

void writeLoop(TextWriter& writer, const HostFrame& frame)
{
    const bool hasBytes = std::ranges::any_of(frame.kernel.slots, isOfBytes);
    if (hasBytes) {
        writer.block(byteConversions);
        writer.blank();
    }
    writer.line(std::format(
        "// Computes blocks of {} samples. As that is a multiple of every vector width, this is the only",
        frame.block));
    writer.line(
        "// code that computes a sample: its bits do not depend on its place. Planes coincide or lie apart.");
    writer.line("static __attribute__((noipa, optimize(\"no-tree-loop-distribute-patterns\")))");
    writer.line("void compute(const Arguments& arguments, Int64 blocks)");
    writer.open({});
    writeShared(writer, frame);
    if (hasBytes || frame.loops == KernelLoops::some) {
        writeBlocks(writer, frame);
    } else {
        writePlanes(writer, frame, {});
        writer.line(std::format("const Int64 samples = blocks * {};", frame.block));
        writer.line("#pragma GCC ivdep");
        writer.open("for (Int64 i = 0; i < samples; ++i)");
        writeStatements(writer, frame);
        writer.close();
    }
    writer.close();
    writer.blank();
}

} // namespace hawk::codegen
