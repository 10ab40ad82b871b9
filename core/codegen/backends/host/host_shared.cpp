// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>
#include <format>

#include "codegen/backends/host/host_frame.h"
#include "codegen/literals.h"
#include "codegen/shared_text.h"
#include "data/row_fold.h"
#include "ir/kept_numbers.h"

namespace hawk::codegen {

namespace {

constexpr std::string_view atomics = R"(// Several threads may compute samples at the same time.
template <class Number>
static inline Number atomicAdd(Number* number, Number term)
{
    Number before;
    __atomic_load(number, &before, __ATOMIC_RELAXED);
    for (;;) {
        Number sum = before + term;
        if (__atomic_compare_exchange(number, &before, &sum, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return before;
    }
}

template <class Number>
static inline Number atomicOr(Number* number, Number bits)
{
    return __atomic_fetch_or(number, bits, __ATOMIC_RELAXED);
}
)";

/// So many samples are collected at most: a multiple of every block and of the samples of a row.
constexpr std::size_t mostSamples = 512;
constexpr std::size_t collectedBytes = 65536;

bool hasRows(const HostFrame& frame)
{
    return std::ranges::contains(frame.source.sinks, ir::SinkForm::rows, &ir::Sink::form);
}

/// A multiple of the block and of the samples of a row, if there are rows. What loops store lies on the
/// stack.
std::size_t fewestSamples(const HostFrame& frame)
{
    if (ir::keptNumbers(frame.source) <= ir::keptInLargeBlocks)
        return 64;
    return hasRows(frame) ? 32 : 16;
}

std::size_t chunkSamples(const HostFrame& frame)
{
    const std::size_t fewest = fewestSamples(frame);
    std::size_t perSample = 0;
    for (const TermPointer& term : termPointers(frame))
        perSample += 8 * term.rounds.value_or(1);
    return std::clamp(collectedBytes / perSample / fewest * fewest, fewest, mostSamples);
}

bool hasKeys(const HostFrame& frame)
{
    return std::ranges::any_of(frame.source.sinks, [](const ir::Sink& sink) { return sink.key.has_value(); });
}

const SlotText& slotNamed(const HostFrame& frame, const std::string& name)
{
    return *std::ranges::find(frame.kernel.slots, name, [](const SlotText& text) { return text.slot->name; });
}

std::string parameterOf(const HostFrame& frame, const std::string& slot)
{
    return slot.empty() ? std::string() : std::format("params[{}]", slotNamed(frame, slot).position);
}

/// Samples that are not there bring what changes nothing.
void writeRows(TextWriter& writer, const HostFrame& frame)
{
    for (const TermText& term : frame.kernel.terms) {
        if (term.sink->form != ir::SinkForm::rows)
            continue;
        writer.line("for (Int64 i = samples; i % 32 != 0; ++i)");
        writer.line(std::format("    terms.{}[i] = {};", term.values.front(),
                                spellReal(data::identityOf<double>(term.sink->reduction), frame.mode)));
        writer.line("for (Int64 row = first / 32; row * 32 < first + samples; ++row)");
        writer.line("    "
                    + spellRow(*term.sink, std::format("terms.{} + (row * 32 - first)", term.values.front()),
                               parameterOf(frame, term.sink->slot), parameterOf(frame, term.sink->companion),
                               ", 0"));
    }
}

void writeStoreByKey(TextWriter& writer, const HostFrame& frame, const TermText& term)
{
    const SlotText& slot = slotNamed(frame, term.sink->slot);
    const std::string argument = parameterOf(frame, term.sink->slot);
    const std::string companion = parameterOf(frame, term.sink->companion);
    const std::string_view place = term.sink->loop ? "round * collected + i" : "i";
    for (std::uint32_t k = 0; k < term.values.size(); ++k) {
        writer.line(spellStoreByKey(*term.sink,
                                    {.plane = argument + ", 0",
                                     .companion = companion + ", 0",
                                     .length = slot.lengthFor(argument),
                                     .component = k,
                                     .key = std::format("terms.{}[{}]", term.key, place),
                                     .value = std::format("terms.{}[{}]", term.values[k], place)},
                                    valueType(slot.slot->element)));
    }
}

/// All stores of a sample before those of the next one: those of loops first, iteration by iteration.
void writeStoresByKey(TextWriter& writer, const HostFrame& frame)
{
    writer.open("for (Int64 i = 0; i < samples; ++i)");
    for (std::size_t loop = 0; loop < frame.source.loops.size(); ++loop) {
        const auto isOfLoop = [&](const TermText& term) {
            return term.sink->loop == static_cast<ir::LoopId>(loop);
        };
        if (std::ranges::none_of(frame.kernel.terms, isOfLoop))
            continue;
        writer.open(std::format("for (Int64 round = 0; round < {}; ++round)",
                                ir::iterationsOf(frame.source, static_cast<ir::LoopId>(loop))));
        for (const TermText& term : frame.kernel.terms) {
            if (isOfLoop(term))
                writeStoreByKey(writer, frame, term);
        }
        writer.close();
    }
    for (const TermText& term : frame.kernel.terms) {
        if (term.sink->key && !term.sink->loop)
            writeStoreByKey(writer, frame, term);
    }
    writer.close();
}

} // namespace

std::vector<TermPointer> termPointers(const HostFrame& frame)
{
    std::vector<TermPointer> pointers;
    for (const TermText& term : frame.kernel.terms) {
        const data::Element element = slotNamed(frame, term.sink->slot).slot->element;
        std::optional<std::uint64_t> rounds;
        if (term.sink->loop)
            rounds = ir::iterationsOf(frame.source, *term.sink->loop);
        for (const std::string& value : term.values)
            pointers.push_back({valueType(element), value, rounds});
        if (!term.key.empty())
            pointers.push_back({"Int64", term.key, rounds});
    }
    return pointers;
}

void writeTerms(TextWriter& writer, const HostFrame& frame)
{
    if (frame.kernel.terms.empty())
        return;
    if (ir::storesInLoops(frame.source))
        writer.line(std::format("constexpr Int64 collected = {}; // samples", chunkSamples(frame)));
    writer.line("// What a chunk of samples brings to numbers in which samples meet.");
    writer.open("struct Terms");
    writer.line("Int64 first; // sample of the chunk");
    for (const TermPointer& term : termPointers(frame))
        writer.line(
            std::format("{} {}[{}];", term.number, term.name, chunkSamples(frame) * term.rounds.value_or(1)));
    writer.close(";");
    writer.blank();
}

void writeSharingEntry(TextWriter& writer, const HostFrame& frame, std::string_view name)
{
    const bool finishes = frame.source.finish() != nullptr;
    if (hasKeys(frame)) {
        writer.block(atomics);
        writer.blank();
    }
    // One call for each row costs nothing that is seen; a copy for each sum and entry is a fifth of the
    // compile.
    writeSharedFunctions(writer, std::array{&frame.source},
                         {.ofRows = "static __attribute__((noinline)) ", .ofStores = "static inline "});
    if (finishes)
        writeCountSet(writer);
    if (hasRows(frame))
        writer.line("// A range of samples works on the rows that begin inside it.");
    writer.line(std::format("extern \"C\" void {}(void* const* params, Int64 base, Int64 count, Int64{})",
                            name, frame.kernel.usesSampleCount ? " sampleCount" : ""));
    writer.open({});
    writer.line("if (count <= 0)");
    writer.line("    return;");
    if (hasRows(frame)) {
        writer.line("const Int64 begin = (base + 31) / 32 * 32;");
        writer.line("Int64 end = (base + count + 31) / 32 * 32;");
        writer.line("end = end < sampleCount ? end : sampleCount;");
    } else {
        writer.line("const Int64 begin = base;");
        writer.line("const Int64 end = base + count;");
    }
    writer.line("Terms terms;");
    if (finishes)
        writer.line("Int64 finished = 0;");
    writer.open(std::format("for (Int64 first = begin; first < end; first += {})", chunkSamples(frame)));
    writer.line(
        std::format("const Int64 samples = end - first < {0} ? end - first : {0};", chunkSamples(frame)));
    writer.line(std::format("const Int64 blocks = samples / {};", frame.block));
    writer.line(std::format("const Int64 rest = samples % {};", frame.block));
    writer.line("terms.first = first;");
    if (finishes) {
        writer.line(std::format("const unsigned char* const mask = {};", maskOfChunk(frame, "first")));
        writer.line("const Int64 before = countSet(mask, samples);");
    }
    writer.line("if (blocks > 0)");
    writer.line(std::format("    compute(argumentsAt(params, first{}), blocks);", countArgument(frame)));
    writer.line("if (rest > 0)");
    writer.line(
        std::format("    computeRest(params, first + samples - rest, rest{});", countArgument(frame)));
    if (finishes)
        writer.line("finished += countSet(mask, samples) - before;");
    writeRows(writer, frame);
    if (hasKeys(frame))
        writeStoresByKey(writer, frame);
    writer.close();
    if (finishes)
        writeFinishedCount(writer, frame);
    writer.close();
    writer.blank();
}

} // namespace hawk::codegen
