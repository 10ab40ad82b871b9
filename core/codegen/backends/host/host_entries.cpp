// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "codegen/backends/host/host_frame.h"

namespace hawk::codegen {

namespace {

// `cold` keeps the compiler from spending time on code that handles a few samples, the empty assembly from
// turning a loop into a call of memcpy, which would need the C library.
constexpr std::string_view fillBlock = R"(template <class Number>
static __attribute__((cold, noinline)) void fillBlock(Number* block, const Number* from, Int64 rest)
{
    for (Int64 i = 0; i < BLOCK; ++i) {
        __asm__ volatile("");
        block[i] = from[i < rest ? i : rest - 1];
    }
}
)";

constexpr std::string_view copyNumbers = R"(template <class Number>
static __attribute__((cold, noinline)) void copyNumbers(Number* to, const Number* from, Int64 samples)
{
    for (Int64 i = 0; i < samples; ++i) {
        __asm__ volatile("");
        to[i] = from[i];
    }
}
)";

constexpr std::string_view streaming = R"(#if defined(__AVX512F__)
typedef long long Packet __attribute__((vector_size(64), may_alias));
static inline void storePast(Packet* to, Packet value) { __builtin_ia32_movntdq512(to, value); }
#elif defined(__AVX__)
typedef long long Packet __attribute__((vector_size(32), may_alias));
static inline void storePast(Packet* to, Packet value) { __builtin_ia32_movntdq256(to, value); }
#elif defined(__SSE2__)
typedef long long Packet __attribute__((vector_size(16), may_alias));
static inline void storePast(Packet* to, Packet value) { __builtin_ia32_movntdq(to, value); }
#else
typedef long long Packet __attribute__((may_alias));
static inline void storePast(Packet* to, Packet value) { *to = value; }
#endif
typedef Packet LoosePacket __attribute__((aligned(1)));

// How many numbers lie before the next cache line.
template <class Number>
static inline Int64 numbersToLine(const Number* to)
{
    return Int64(-reinterpret_cast<UInt64>(to) % 64 / sizeof(Number));
}

// Copies past the caches, which would first read each line and then push out what is still needed.
template <class Number>
static inline void streamNumbers(Number* to, const Number* from, Int64 samples)
{
    Int64 i = numbersToLine(to);
    i = i < samples ? i : samples;
    copyNumbers(to, from, i);
    constexpr Int64 width = sizeof(Packet) / sizeof(Number);
    for (; i + width <= samples; i += width)
        storePast(reinterpret_cast<Packet*>(to + i), *reinterpret_cast<const LoosePacket*>(from + i));
    copyNumbers(to + i, from + i, samples - i);
}
)";

std::string replaced(std::string text, std::string_view word, const std::string& by)
{
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

std::string withBlockName(const std::string& plane)
{
    return plane + "_block";
}

/// Small enough that the processor loads one chunk while it still writes the one before, and that the chunks
/// of all pure outputs stay in the first-level cache.
std::uint32_t chunkSamples(const HostFrame& frame)
{
    constexpr std::uint32_t bytes = 16384;
    std::uint32_t perSample = 0;
    for (const SlotText& slot : frame.kernel.slots) {
        if (slot.isPureOutput())
            perSample += 8 * static_cast<std::uint32_t>(slot.planes.size());
    }
    const std::uint32_t samples = std::min(128u, bytes / perSample);
    return std::max(frame.block, samples / frame.block * frame.block);
}

} // namespace

void writeRest(TextWriter& writer, const HostFrame& frame)
{
    writer.block(replaced(std::string(fillBlock), "BLOCK", std::to_string(frame.block)));
    writer.blank();
    writer.block(copyNumbers);
    writer.blank();
    writer.line("// Fewer samples than a block, through the same loop: the places past the end repeat the "
                "last sample.");
    writer.line(
        std::format("static __attribute__((cold, noinline)) void computeRest(void* const* params, Int64 "
                    "sample, Int64 rest{})",
                    countParameter(frame)));
    writer.open({});
    writer.line(std::format("Arguments arguments = argumentsAt(params, sample{});", countArgument(frame)));
    for (const SlotText& slot : frame.kernel.slots) {
        const std::string_view number = planeType(slot.slot->element);
        for (const std::string& plane : slot.planes) {
            writer.line(std::format("{} {}[{}];", number, withBlockName(plane), frame.block));
            if (slot.isRead)
                writer.line(std::format("fillBlock<{}>({}, arguments.{}, rest);", number,
                                        withBlockName(plane), plane));
            if (slot.isWritten)
                writer.line(std::format("{}* const {} = arguments.{};", number, plane, plane));
            writer.line(std::format("arguments.{} = {};", plane, withBlockName(plane)));
        }
    }
    for (const TermPointer& term : termPointers(frame)) {
        if (term.isOfLoop()) // what is collected of the places past the end is never looked at
            continue;
        writer.line(std::format("{} {}[{}];", term.number, withBlockName(term.name), frame.block));
        writer.line(std::format("{}* const {} = arguments.{};", term.number, term.name, term.name));
        writer.line(std::format("arguments.{} = {};", term.name, withBlockName(term.name)));
    }
    writer.line("compute(arguments, 1);");
    for (const TermPointer& term : termPointers(frame)) {
        if (!term.isOfLoop())
            writer.line(std::format("copyNumbers({}, {}, rest);", term.name, withBlockName(term.name)));
    }
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& plane : slot.planes) {
            if (slot.isWritten)
                writer.line(std::format("copyNumbers({}, {}, rest);", plane, withBlockName(plane)));
        }
    }
    writer.close();
    writer.blank();
}

void writeEntry(TextWriter& writer, const HostFrame& frame, std::string_view name)
{
    writer.line(std::format("extern \"C\" void {}(void* const* params, Int64 base, Int64 count, Int64{})",
                            name, frame.kernel.usesSampleCount ? " sampleCount" : ""));
    writer.open({});
    writer.line("if (count <= 0)");
    writer.line("    return;");
    writer.line(std::format("const Int64 blocks = count / {};", frame.block));
    writer.line(std::format("const Int64 rest = count % {};", frame.block));
    openComponents(writer, frame);
    writer.line("if (blocks > 0)");
    writer.line(std::format("    compute(argumentsAt(params, base{}), blocks);", countArgument(frame)));
    writer.line("if (rest > 0)");
    writer.line(std::format("    computeRest(params, base + count - rest, rest{});", countArgument(frame)));
    closeComponents(writer, frame);
    writer.close();
    writer.blank();
}

/// The loads of a chunk wait for memory unless they were asked for a few chunks before.
static void writePrefetches(TextWriter& writer, const HostFrame& frame)
{
    constexpr std::uint32_t samplesAhead = 512;
    for (const SlotText& slot : frame.kernel.slots) {
        for (const std::string& plane : slot.planes) {
            if (!slot.isRead)
                continue;
            writer.line(std::format("for (Int64 i = 0; i < blocks * {}; i += 64 / sizeof({}))", frame.block,
                                    planeType(slot.slot->element)));
            writer.line(std::format("    __builtin_prefetch(arguments.{} + {} + i);", plane, samplesAhead));
        }
    }
}

void writeStreamEntry(TextWriter& writer, const HostFrame& frame, std::string_view name)
{
    const auto& slots = frame.kernel.slots;
    const SlotText& first = *std::ranges::find_if(slots, &SlotText::isPureOutput);
    writer.block(streaming);
    writer.blank();
    writer.line("// The same for outputs that are larger than the caches.");
    writer.line(std::format(
        "extern \"C\" __attribute__((cold)) void {}(void* const* params, Int64 base, Int64 count, Int64{})",
        name, frame.kernel.usesSampleCount ? " sampleCount" : ""));
    writer.open({});
    writer.line("if (count <= 0)");
    writer.line("    return;");
    for (const SlotText& slot : slots) {
        for (const std::string& plane : slot.planes) {
            if (slot.isPureOutput()) {
                writer.line(std::format("alignas(64) {} {}[{}];", planeType(slot.slot->element),
                                        withBlockName(plane), chunkSamples(frame)));
            }
        }
    }
    openComponents(writer, frame);
    writer.line(std::format("const Int64 boundary = numbersToLine(argumentsAt(params, base{}).{});",
                            countArgument(frame), first.planes.front()));
    writer.line("Int64 done = boundary < count ? boundary : count;");
    writer.line("if (done > 0)");
    writer.line(std::format("    computeRest(params, base, done{});", countArgument(frame)));
    writer.open(std::format("while (count - done >= {})", frame.block));
    writer.line(
        std::format("Arguments arguments = argumentsAt(params, base + done{});", countArgument(frame)));
    writer.line(std::format("const Int64 blocks = (count - done < {} ? count - done : {}) / {};",
                            chunkSamples(frame), chunkSamples(frame), frame.block));
    for (const SlotText& slot : slots) {
        for (const std::string& plane : slot.planes) {
            if (slot.isPureOutput()) {
                writer.line(
                    std::format("{}* const {} = arguments.{};", planeType(slot.slot->element), plane, plane));
                writer.line(std::format("arguments.{} = {};", plane, withBlockName(plane)));
            }
        }
    }
    writePrefetches(writer, frame);
    writer.line("compute(arguments, blocks);");
    for (const SlotText& slot : slots) {
        for (const std::string& plane : slot.planes) {
            if (slot.isPureOutput())
                writer.line(std::format("streamNumbers({}, {}, blocks * {});", plane, withBlockName(plane),
                                        frame.block));
        }
    }
    writer.line(std::format("done += blocks * {};", frame.block));
    writer.close();
    writer.line("if (done < count)");
    writer.line(std::format("    computeRest(params, base + done, count - done{});", countArgument(frame)));
    closeComponents(writer, frame);
    writer.block("#if defined(__SSE2__)\n__builtin_ia32_sfence();\n#endif");
    writer.close();
}

} // namespace hawk::codegen
