// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/shim/shim_runtime.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <format>

namespace hawk::codegen {

namespace {

constexpr std::string_view prelude =
    R"(// What a device compiler provides, for a host compiler. No contraction: results can be compared bit for bit.
#pragma GCC optimize("fp-contract=off")
// A kernel may have the name of a function of the C library, as `step`: calls must stay in this object.
#define __global__ __attribute__((visibility("hidden")))
#define __device__
struct hawk_shim_index {
    unsigned x;
};
static thread_local hawk_shim_index blockIdx;
static thread_local hawk_shim_index threadIdx;
static thread_local hawk_shim_index blockDim;
)";

/// One block at a time runs in a thread of the CPU, which so has the block's memory.
constexpr std::string_view sharedMemory = "#define __shared__ static thread_local\n";

/// Several threads of the CPU compute blocks at once.
constexpr std::string_view atomics = R"(
template <class Number>
struct hawk_shim_exactly {
    typedef Number Type;
};

// Replaces the number by what `change` makes of it, and gives the old one.
template <class Number, class Change>
static inline Number hawk_shim_change(Number* number, Change change)
{
    Number old;
    __atomic_load(number, &old, __ATOMIC_RELAXED);
    for (;;) {
        Number changed = change(old);
        if (__atomic_compare_exchange(number, &old, &changed, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return old;
    }
}
)";

struct Atomic {
    std::string_view name;
    std::string_view change; ///< of `old` by `value`
};
constexpr Atomic atomicFunctions[] = {
    {"atomicAdd", "old + value"},
    {"atomicExch", "value"},
    {"atomicMax", "old > value ? old : value"},
    {"atomicMin", "old < value ? old : value"},
    {"atomicOr", "old | value"},
};

constexpr std::string_view compareAndSwap = R"(
template <class Number>
static inline Number atomicCAS(Number* number, typename hawk_shim_exactly<Number>::Type expected,
                               typename hawk_shim_exactly<Number>::Type value)
{
    return hawk_shim_change(number, [&](Number old) { return old == expected ? value : old; });
}
)";

/// The threads of a block take turns: each runs until it waits for others or ends.
constexpr std::string_view turns = R"(
enum class hawk_shim_state { ready, atWarp, atBlock, ended };
struct hawk_shim_thread {
    ucontext_t context;
    hawk_shim_state state;
    unsigned long long posted; // for other lanes
};
static thread_local hawk_shim_thread* hawk_shim_threads;
static thread_local ucontext_t hawk_shim_launcher;

static inline void hawk_shim_wait(hawk_shim_state state)
{
    hawk_shim_thread& self = hawk_shim_threads[threadIdx.x];
    self.state = state;
    swapcontext(&self.context, &hawk_shim_launcher);
}

static inline void hawk_shim_check(unsigned mask)
{
    if (mask != 0xffffffffu)
        __builtin_trap();
}

// Lets [begin, end) go on when all of them wait so; true when they did.
static inline bool hawk_shim_release(unsigned begin, unsigned end, hawk_shim_state state)
{
    for (unsigned i = begin; i < end; ++i)
        if (hawk_shim_threads[i].state != state)
            return false;
    for (unsigned i = begin; i < end; ++i)
        hawk_shim_threads[i].state = hawk_shim_state::ready;
    return true;
}

static inline void hawk_shim_run_block(void (*thread)(), char* stacks, unsigned long stackSize)
{
    const unsigned threads = blockDim.x;
    for (unsigned i = 0; i < threads; ++i) {
        hawk_shim_thread& one = hawk_shim_threads[i];
        getcontext(&one.context);
        one.context.uc_stack.ss_sp = stacks + i * stackSize;
        one.context.uc_stack.ss_size = stackSize;
        one.context.uc_link = &hawk_shim_launcher;
        makecontext(&one.context, thread, 0);
        one.state = hawk_shim_state::ready;
    }
    for (unsigned ended = 0; ended < threads;) {
        ended = 0;
        for (unsigned i = 0; i < threads; ++i) {
            threadIdx.x = i;
            if (hawk_shim_threads[i].state == hawk_shim_state::ready)
                swapcontext(&hawk_shim_launcher, &hawk_shim_threads[i].context);
            ended += hawk_shim_threads[i].state == hawk_shim_state::ended;
        }
        if (ended == threads)
            return;
        bool goesOn = hawk_shim_release(0, threads, hawk_shim_state::atBlock);
        for (unsigned i = 0; i < threads; i += 32)
            goesOn = hawk_shim_release(i, i + 32, hawk_shim_state::atWarp) || goesOn;
        // The others wait for threads that have ended or wait elsewhere.
        if (!goesOn)
            __builtin_trap();
    }
}

static inline void __syncthreads()
{
    hawk_shim_wait(hawk_shim_state::atBlock);
}

static inline void __syncwarp(unsigned mask = 0xffffffffu)
{
    hawk_shim_check(mask);
    hawk_shim_wait(hawk_shim_state::atWarp);
}

// The number of another lane of the warp; beyond the last one, the own.
template <class Number>
static inline Number hawk_shim_from(unsigned mask, Number value, unsigned lane)
{
    hawk_shim_check(mask);
    __builtin_memcpy(&hawk_shim_threads[threadIdx.x].posted, &value, sizeof value);
    hawk_shim_wait(hawk_shim_state::atWarp);
    Number result = value;
    if (lane < 32)
        __builtin_memcpy(&result, &hawk_shim_threads[(threadIdx.x & ~31u) + lane].posted, sizeof result);
    hawk_shim_wait(hawk_shim_state::atWarp);
    return result;
}

template <class Number>
static inline Number __shfl_sync(unsigned mask, Number value, unsigned lane)
{
    return hawk_shim_from(mask, value, lane % 32);
}

template <class Number>
static inline Number __shfl_down_sync(unsigned mask, Number value, unsigned distance)
{
    return hawk_shim_from(mask, value, threadIdx.x % 32 + distance);
}

template <class Number>
static inline Number __shfl_xor_sync(unsigned mask, Number value, unsigned bits)
{
    return hawk_shim_from(mask, value, (threadIdx.x % 32) ^ bits);
}
)";

constexpr std::string_view plainLaunch = R"(if (count <= 0)
    return;
blockDim.x = 256;
const long long blocks = (count + 255) / 256;
for (long long block = 0; block < blocks; ++block) {
    blockIdx.x = unsigned(block);
    for (threadIdx.x = 0; threadIdx.x < blockDim.x; ++threadIdx.x)
        hawk_shim_run_thread(params, base, count, sampleCount);
}
)";

constexpr std::string_view launchInTurns = R"(if (count <= 0)
    return;
blockDim.x = 256;
// Pages of a stack that are not touched take no memory.
const unsigned long stackSize = 256 * 1024;
char* const memory = static_cast<char*>(__builtin_malloc(256 * (stackSize + sizeof(hawk_shim_thread)) + 64));
if (memory == nullptr)
    __builtin_trap();
hawk_shim_threads = reinterpret_cast<hawk_shim_thread*>(memory);
char* const stacks = memory + 256 * sizeof(hawk_shim_thread);
hawk_shim_launch = {params, base, count, sampleCount};
const long long blocks = (count + 255) / 256;
for (long long block = 0; block < blocks; ++block) {
    blockIdx.x = unsigned(block);
    hawk_shim_run_block(hawk_shim_run_one, stacks, stackSize);
}
__builtin_free(memory);
)";

constexpr std::string_view oneInTurns = R"(static thread_local struct {
    void* const* params;
    long long base, count, sampleCount;
} hawk_shim_launch;

static void hawk_shim_run_one()
{
    hawk_shim_run_thread(hawk_shim_launch.params, hawk_shim_launch.base, hawk_shim_launch.count,
                         hawk_shim_launch.sampleCount);
    hawk_shim_threads[threadIdx.x].state = hawk_shim_state::ended;
}
)";

/// Whether the text holds the word by itself.
bool uses(std::string_view text, std::string_view word)
{
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isPart(text[at - 1])) && (end == text.size() || !isPart(text[end])))
            return true;
    }
    return false;
}

void writeAtomics(TextWriter& writer, std::string_view text)
{
    const bool swaps = uses(text, "atomicCAS");
    const auto isUsed = [text](const Atomic& function) { return uses(text, function.name); };
    if (!swaps && std::ranges::none_of(atomicFunctions, isUsed))
        return;
    writer.block(atomics);
    for (const Atomic& function : atomicFunctions) {
        if (!isUsed(function))
            continue;
        writer.blank();
        writer.line("template <class Number>");
        writer.line(std::format("static inline Number {}(Number* number, typename "
                                "hawk_shim_exactly<Number>::Type value)",
                                function.name));
        writer.open({});
        writer.line(std::format("return hawk_shim_change(number, [&]([[maybe_unused]] Number old) {{ return "
                                "Number({}); }});",
                                function.change));
        writer.close();
    }
    if (swaps)
        writer.block(compareAndSwap);
    writer.blank();
}

void writeUnchanged(TextWriter& writer, const DeviceText& device)
{
    writer.line(shimBegin);
    std::string_view rest = device.text;
    for (std::uint32_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        writer.line(rest.substr(0, end), device.lineMap.kernelRange(number));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    writer.line(shimEnd);
    writer.blank();
}

/// One thread of the device, its arguments taken from the argument block.
void writeThread(TextWriter& writer, const DeviceEntry& entry)
{
    writer.line("static void hawk_shim_run_thread(void* const* params, long long base, long long count, long "
                "long sampleCount)");
    writer.open({});
    // A kernel may have the name of a parameter of this function.
    writer.line(std::format("::{}(", entry.name));
    writer.indent();
    for (std::size_t i = 0; i < entry.parameterTypes.size(); ++i)
        writer.line(std::format("*static_cast<{} const*>(params[{}]),", entry.parameterTypes[i], i));
    writer.line("base, count, sampleCount);");
    writer.outdent();
    writer.close();
    writer.blank();
}

void writeHostEntry(TextWriter& writer, const DeviceEntry& entry, bool takesTurns)
{
    writeThread(writer, entry);
    if (takesTurns) {
        writer.block(oneInTurns);
        writer.blank();
    }
    writer.line(std::format(
        "extern \"C\" void {}_host(void* const* params, long long base, long long count, long long "
        "sampleCount)",
        entry.name));
    writer.open({});
    writer.block(takesTurns ? launchInTurns : plainLaunch);
    writer.close();
}

} // namespace

void writeShim(TextWriter& writer, const DeviceText& device, std::string_view library)
{
    constexpr std::array waiting = {"__syncthreads", "__syncwarp", "__shfl_sync", "__shfl_down_sync",
                                    "__shfl_xor_sync"};
    const bool takesTurns =
        std::ranges::any_of(waiting, [&](std::string_view word) { return uses(device.text, word); });
    if (takesTurns)
        writer.line("#include <ucontext.h>");
    writer.block(prelude);
    if (uses(device.text, "__shared__"))
        writer.block(sharedMemory);
    writer.blank();
    writeAtomics(writer, device.text);
    if (takesTurns) {
        writer.block(turns);
        writer.blank();
    }
    writer.block(library);
    writeUnchanged(writer, device);
    for (std::size_t i = 0; i < device.entries.size(); ++i) {
        const bool isOneOfSeveral = device.entries.size() > 1;
        if (isOneOfSeveral)
            writer.open(std::format("namespace hawk_shim_stage_{}", i + 1));
        writeHostEntry(writer, device.entries[i], takesTurns);
        if (isOneOfSeveral)
            writer.close();
    }
}

} // namespace hawk::codegen
