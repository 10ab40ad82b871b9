// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string_view>

#include "codegen/lowering.h"

namespace hawk::codegen {

/// Whether the statements are those of one sample, or, with loops of the kernel, of a block in lanes.
enum class KernelLoops : std::uint8_t { none, some };

/// The parts of a host text around the statements of one sample. `block` is the number of samples that every
/// call of the loop computes a multiple of.
struct HostFrame {
    const LoweredKernel& kernel;
    const ir::Kernel& source;
    std::uint32_t block;
    KernelLoops loops;
    data::Mode mode;
    std::uint32_t components =
        0; ///< of a component-wise kernel, whose functions compute one of them at a time
};

inline constexpr std::string_view hostReservedNames[] = {
    "Arguments",   "argumentsAt", "arguments",   "compute",     "computeRest", "params",  "sample",
    "samples",     "blocks",      "i",           "numbersOf",   "componentOf", "valueOf", "fillBlock",
    "copyNumbers", "storePast",   "Packet",      "LoosePacket", "rest",        "base",    "count",
    "done",        "firstSample", "sampleCount", "chunk",       "boundary",    "block",   "lane",
    "lanes",       "countSet",    "steps",       "step",        "mask",        "before",  "finished",
    "set",         "lengthOf",    "Terms",       "terms",       "first",       "end",     "row",
    "atomicAdd",   "atomicOr",    "collected",   "round",       "widen",       "narrow",  "component"};

/// `, sampleCount` and `, Int64 sampleCount`: what the functions of a text pass on when the kernel works with
/// the number of samples, `, terms` when it collects what samples bring, and `, component` when it is
/// component-wise; else nothing.
std::string countArgument(const HostFrame& frame);
std::string countParameter(const HostFrame& frame);

/// How many samples a block needs for no vector register to be filled partly; of a kernel whose loops keep
/// very many numbers, for none of reals.
std::uint32_t blockSize(const ir::Kernel& kernel, const std::vector<SlotText>& slots);

/// A pointer to what is collected of one component, with the type of its numbers.
struct TermPointer {
    std::string_view number;
    std::string name;
    /// How many of them a sample brings, one in each iteration of a loop; none where it brings a single one.
    std::optional<std::uint64_t> rounds = {};
    bool isOfLoop() const { return rounds.has_value(); }
};
std::vector<TermPointer> termPointers(const HostFrame& frame);
/// `struct Terms`, which holds what is collected of a chunk of samples; nothing for a kernel without any.
void writeTerms(TextWriter& writer, const HostFrame& frame);
/// `struct Arguments` and the function that reads it from the argument block.
void writeArguments(TextWriter& writer, const HostFrame& frame);
/// The one loop over samples.
void writeLoop(TextWriter& writer, const HostFrame& frame);
/// Fewer samples than a block, through the same loop.
void writeRest(TextWriter& writer, const HostFrame& frame);
void writeEntry(TextWriter& writer, const HostFrame& frame, std::string_view name);
/// The entry of a kernel that finishes samples: takes the steps of a launch, and counts.
void writeFinishingEntry(TextWriter& writer, const HostFrame& frame, std::string_view name);
/// The entry of a kernel in whose sinks samples meet: computes a chunk of them, then brings their terms in.
void writeSharingEntry(TextWriter& writer, const HostFrame& frame, std::string_view name);
/// For each plane that has a companion the entry that puts the losses into a range of its numbers, which is
/// called after the last sample; their names are added to `entries`.
void writeFoldEntries(TextWriter& writer, const HostFrame& frame, const std::string& entry,
                      std::vector<std::string>& entries);
/// The function that counts the bytes of a mask, and the parts of an entry that counts the samples of a chunk
/// which finish.
void writeCountSet(TextWriter& writer);
std::string maskOfChunk(const HostFrame& frame, std::string_view firstSample);
void writeFinishedCount(TextWriter& writer, const HostFrame& frame);
/// The loop of an entry over the components of a component-wise kernel; nothing for another.
void openComponents(TextWriter& writer, const HostFrame& frame);
void closeComponents(TextWriter& writer, const HostFrame& frame);
/// The entry that writes pure outputs past the caches.
void writeStreamEntry(TextWriter& writer, const HostFrame& frame, std::string_view name);
bool hasPureOutput(const HostFrame& frame);

} // namespace hawk::codegen
