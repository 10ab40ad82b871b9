// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "codegen/backends/host/host_frame.h"

namespace hawk::codegen {

namespace {

constexpr std::string_view countSet = R"(// How many bytes of a mask are set.
static inline Int64 countSet(const unsigned char* mask, Int64 samples)
{
    Int64 set = 0;
    for (Int64 i = 0; i < samples; ++i)
        set += mask[i] != 0;
    return set;
}
)";

/// So many samples take all their steps together: their numbers stay in the first-level cache.
constexpr std::uint32_t chunkSamples = 512;

std::size_t positionOf(const HostFrame& frame, std::string_view slot)
{
    return std::ranges::find(frame.kernel.slots, slot, [](const SlotText& text) { return text.slot->name; })
        ->position;
}

std::string stepCount(const HostFrame& frame)
{
    const ir::StepForm& steps = frame.source.steps;
    if (steps.kind == ir::StepKind::automatic)
        return std::format("*numbersOf<const Int64>(params[{}], 0)", positionOf(frame, data::fusedSteps));
    return std::to_string(steps.count);
}

} // namespace

void writeCountSet(TextWriter& writer)
{
    writer.block(countSet);
    writer.blank();
}

std::string maskOfChunk(const HostFrame& frame, std::string_view firstSample)
{
    return std::format("numbersOf<const unsigned char>(params[{}], {})",
                       positionOf(frame, frame.source.finish()->slot), firstSample);
}

void writeFinishedCount(TextWriter& writer, const HostFrame& frame)
{
    writer.line("if (finished > 0)");
    writer.line(std::format("    __atomic_fetch_add(numbersOf<unsigned>(params[{}], 0), unsigned(finished), "
                            "__ATOMIC_RELAXED);",
                            positionOf(frame, data::finishedCount)));
}

void writeFinishingEntry(TextWriter& writer, const HostFrame& frame, std::string_view name)
{
    writeCountSet(writer);
    writer.line("// A chunk of samples takes all its steps before the next one does, as far as there are any "
                "that have");
    writer.line("// not finished.");
    writer.line(std::format("extern \"C\" void {}(void* const* params, Int64 base, Int64 count, Int64{})",
                            name, frame.kernel.usesSampleCount ? " sampleCount" : ""));
    writer.open({});
    writer.line(std::format("const Int64 steps = {};", stepCount(frame)));
    writer.line("Int64 finished = 0;");
    writer.open(std::format("for (Int64 done = 0; done < count; done += {})", chunkSamples));
    writer.line(std::format("const Int64 samples = count - done < {0} ? count - done : {0};", chunkSamples));
    writer.line(std::format("const Int64 blocks = samples / {};", frame.block));
    writer.line(std::format("const Int64 rest = samples % {};", frame.block));
    writer.line(std::format("const unsigned char* const mask = {};", maskOfChunk(frame, "base + done")));
    writer.line("const Int64 before = countSet(mask, samples);");
    writer.line("Int64 set = before;");
    writer.open("for (Int64 step = 0; step < steps && set < samples; ++step)");
    writer.line("if (blocks > 0)");
    writer.line(
        std::format("    compute(argumentsAt(params, base + done{}), blocks);", countArgument(frame)));
    writer.line("if (rest > 0)");
    writer.line(
        std::format("    computeRest(params, base + done + samples - rest, rest{});", countArgument(frame)));
    writer.line("set = countSet(mask, samples);");
    writer.close();
    writer.line("finished += set - before;");
    writer.close();
    writeFinishedCount(writer, frame);
    writer.close();
    writer.blank();
}

} // namespace hawk::codegen
