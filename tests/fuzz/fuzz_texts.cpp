// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Breaks the texts of the tests' kernels and gives them to the parser, the tracer and the back ends.
//
//   fuzz-texts [--seed S] [--count N] [--first I]

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <new>
#include <utility>

#include <sys/mman.h>

#include "contained.h"
#include "front_end.h"
#include "mutate.h"
#include "options.h"

namespace {

using namespace hawk;
using namespace hawk::fuzz;

constexpr Allowance allowance;
constexpr std::uint64_t chunkSize = 500;

std::string textOf(const Corpus& corpus, std::uint64_t seed, std::uint64_t number)
{
    Stream stream(seed * 1'000'003 + number);
    return brokenText(corpus, stream);
}

struct Timed {
    double seconds = 0; ///< of a processor
    std::uint64_t number = 0;
};

/// How far the texts are tried, and which took longest.
struct Progress {
    std::uint64_t current = 0;
    std::array<Timed, 5> slowest; ///< the slowest first

    void add(Timed text)
    {
        for (Timed& slow : slowest) {
            if (text.seconds > slow.seconds)
                std::swap(text, slow);
        }
    }
};

/// A value that a process and those it starts share.
class SharedProgress
{
public:
    SharedProgress()
        : m_memory(mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))
    {
        new (m_memory) Progress;
    }
    ~SharedProgress() { munmap(m_memory, sizeof(Progress)); }
    SharedProgress(const SharedProgress&) = delete;
    SharedProgress& operator=(const SharedProgress&) = delete;
    Progress& operator*() const { return *static_cast<Progress*>(m_memory); }

private:
    void* m_memory;
};

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// One change less at a time: lines are taken out as long as the fault stays.
std::string smaller(std::string text, const std::string& fault)
{
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string without = text.substr(0, begin) + text.substr(end);
        const auto found = runContained(allowance, [&without] { return faultOfText(without); });
        if ((found ? *found : found.error()) == fault)
            text = without;
        else
            begin = end;
    }
    return text;
}

void report(const Options& options, std::uint64_t number, const std::string& text, const std::string& fault)
{
    std::printf(
        "FAILED text %llu of seed %llu: %s\n%s\nTo repeat: fuzz-texts --seed %llu --first %llu --count 1\n\n",
        static_cast<unsigned long long>(number), static_cast<unsigned long long>(options.seed), fault.c_str(),
        smaller(text, fault).c_str(), static_cast<unsigned long long>(options.seed),
        static_cast<unsigned long long>(number));
    std::fflush(stdout);
}

/// Texts in a process of their own, until one fails. The number of the text after the last that was tried.
std::uint64_t tryChunk(const Options& options, const Corpus& corpus, Progress& progress, std::uint64_t begin,
                       std::uint64_t end, std::uint64_t& failed)
{
    const auto outcome = runContained(allowance, [&] {
        for (progress.current = begin; progress.current < end; ++progress.current) {
            restartSeconds(allowance);
            const double start = processorSeconds();
            if (std::string fault = faultOfText(textOf(corpus, options.seed, progress.current));
                !fault.empty())
                return fault;
            progress.add({.seconds = processorSeconds() - start, .number = progress.current});
        }
        return std::string();
    });
    if (outcome && outcome->empty())
        return end;
    ++failed;
    report(options, progress.current, textOf(corpus, options.seed, progress.current),
           outcome ? *outcome : outcome.error());
    return progress.current + 1;
}

} // namespace

int main(int argc, char** argv)
{
    const auto options =
        readOptions(std::span(argv, static_cast<std::size_t>(argc)).subspan(1), {.count = 4000});
    if (!options) {
        std::printf("%s\n", options.error().message.c_str());
        return 2;
    }
    const Corpus corpus = Corpus::read(HAWK_SOURCE_DIR);
    const SharedProgress progress;
    std::uint64_t failed = 0;
    const std::uint64_t end = options->first + options->count;
    for (std::uint64_t i = options->first; i < end;)
        i = tryChunk(*options, corpus, *progress, i, std::min(i + chunkSize, end), failed);
    std::printf("%llu broken texts of seed %llu, %llu failed\n",
                static_cast<unsigned long long>(options->count),
                static_cast<unsigned long long>(options->seed), static_cast<unsigned long long>(failed));
    for (const Timed& slow : (*progress).slowest)
        std::printf("  %.2f s text %llu\n", slow.seconds, static_cast<unsigned long long>(slow.number));
    return failed == 0 ? 0 : 1;
}
