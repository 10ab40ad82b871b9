// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Compares generated kernels: the evaluator, and compiled code of every kind.
//
//   fuzz-kernels [--seed S] [--count N] [--first I] [--engine NAME]

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <format>
#include <mutex>
#include <thread>

#include <QTemporaryDir>

#include "judge.h"
#include "kernel_generator.h"
#include "options.h"
#include "shrink.h"

namespace {

using namespace hawk;
using namespace hawk::fuzz;

constexpr std::uint64_t batchSize = 12;
constexpr std::size_t shrinkAttempts = 300;
constexpr std::size_t faultsToShrink = 3;

void print(const std::string& text)
{
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

/// A kernel and its data depend on the seed and the number alone.
Subject subjectOf(const Grammar& grammar, std::uint64_t seed, std::uint64_t number)
{
    const data::Mode mode = number / batchSize % 4 == 3 ? data::Mode::float32 : data::Mode::float64;
    Stream mixed(seed * 1'000'003 + number);
    Choices choices = Choices::drawn(mixed.next());
    const std::string name = std::format("k{}", number);
    generateKernel(choices, grammar, name);
    Subject subject{.name = name, .choices = choices.taken(), .mode = mode, .dataSeed = mixed.next()};
    if (number % 6 >= 4)
        subject.derivative = number % 6 == 4 ? ir::Direction::reverse : ir::Direction::forward;
    return subject;
}

/// How many kernels have what.
class Census
{
public:
    void add(const std::string& text)
    {
        for (std::size_t i = 0; i < std::size(features); ++i)
            m_counts[i] += text.contains(features[i].mark) ? 1 : 0;
    }

    std::string spell() const
    {
        std::string text;
        for (std::size_t i = 0; i < std::size(features); ++i)
            text += std::format("  {} {}\n", m_counts[i], features[i].name);
        return text;
    }

private:
    struct Feature {
        std::string_view name;
        std::string_view mark;
    };
    static constexpr Feature features[] = {
        {"with tables", ": Table["},
        {"with reads at other places", ".at("},
        {"with a grid", ": Grid["},
        {"with stores by key", "hawk.scatter("},
        {"with results over all samples", "\"s0\": hawk."},
        {"with a kind", "Shared"},
        {"with dispatch", "dispatch("},
        {"with matrices", "mat("},
        {"with quaternions", "quat"},
        {"with solutions of linear systems", "solve("},
        {"with inverses", "inv("},
        {"with eigenvalues", "eigh("},
        {"with random draws", "random"},
        {"that finish", "terminated = "},
        {"with loops", "for v"},
        {"with breaks", "break"},
        {"with helpers", "def helper"},
        {"with planes that go on", ": Mutable["},
    };

    std::array<std::uint64_t, std::size(features)> m_counts{};
};

class Campaign
{
public:
    Campaign(const Options& options, Grammar grammar, compile::Session& session)
        : m_options(options)
        , m_grammar(grammar)
        , m_judge(std::move(grammar), session)
        , m_next(options.first / batchSize)
    {
        if (!options.engine.empty())
            std::erase_if(m_engines, [&](const Engine& engine) { return engine.name != options.engine; });
    }

    /// The number of kernels that failed.
    std::size_t run()
    {
        {
            const auto work = [this] {
                for (std::uint64_t batch = m_next++; batch * batchSize < end(); batch = m_next++)
                    judgeBatch(batch);
            };
            std::jthread second(work);
            work();
        }
        for (std::size_t i = 0; i < m_faults.size(); ++i)
            report(m_faults[i].first, m_faults[i].second, i < faultsToShrink);
        print(m_census.spell());
        const Tally& tally = m_judge.tally();
        print(std::format(
            "  {} kernels that are derivatives; {} with derivatives: {} products of both compared, "
            "{} of them with differences\n",
            tally.derived.load(), tally.differentiable.load(), tally.products.load(),
            tally.differences.load()));
        return m_faults.size();
    }

private:
    std::uint64_t end() const { return m_options.first + m_options.count; }

    void judgeBatch(std::uint64_t batch)
    {
        std::vector<Subject> subjects;
        const std::uint64_t last = std::min((batch + 1) * batchSize, end());
        for (std::uint64_t i = std::max(batch * batchSize, m_options.first); i < last; ++i)
            subjects.push_back(subjectOf(m_grammar, m_options.seed, i));
        const auto faults = m_judge.judge(subjects, m_engines);
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < subjects.size(); ++i) {
            m_census.add(m_judge.textOf(subjects[i]));
            if (faults[i])
                m_faults.emplace_back(subjects[i], *faults[i]);
        }
    }

    void report(Subject subject, Fault fault, bool isShrunk)
    {
        const std::string name = subject.name;
        if (isShrunk) {
            std::vector<Engine> engines = allEngines();
            std::erase_if(engines, [&](const Engine& each) { return each.name != fault.engine; });
            subject.choices = shrink(
                subject.choices,
                [&](const std::vector<std::uint32_t>& choices) {
                    Subject smaller = subject;
                    smaller.choices = choices;
                    const auto found = m_judge.judge(smaller, engines);
                    if (!found || found->engine != fault.engine || found->kind != fault.kind)
                        return false;
                    fault = *found;
                    return true;
                },
                shrinkAttempts);
        }
        print(std::format(
            "FAILED {} of seed {} in {}: {} {}\n{}\n\n{}\nTo repeat: fuzz-kernels --seed {} --first {} "
            "--count 1\n\n",
            name, m_options.seed, data::nameOf(subject.mode), fault.kind, fault.engine, fault.explanation,
            m_judge.textOf(subject), m_options.seed, name.substr(1)));
    }

    const Options& m_options;
    Grammar m_grammar;
    Judge m_judge;
    std::atomic<std::uint64_t> m_next; ///< batch
    std::vector<Engine> m_engines = allEngines();
    std::mutex m_mutex;
    std::vector<std::pair<Subject, Fault>> m_faults;
    Census m_census;
};

Result<std::size_t> runCampaign(const Options& options)
{
    const QTemporaryDir cache;
    auto settings = toolchain::resolveSettings({.cacheDirectory = cache.path().toStdString()},
                                               process::Environment::ofThisProcess());
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));
    auto grammar = Grammar::read(HAWK_SOURCE_DIR "/tests/fuzz/grammar.txt");
    if (!grammar)
        return std::unexpected(grammar.error());
    return Campaign(options, *std::move(grammar), session).run();
}

} // namespace

int main(int argc, char** argv)
{
    const auto options =
        readOptions(std::span(argv, static_cast<std::size_t>(argc)).subspan(1), {.count = 300});
    if (!options) {
        print(options.error().message + "\n");
        return 2;
    }
    const auto failed = runCampaign(*options);
    if (!failed) {
        print(failed.error().message + "\n" + failed.error().hint + "\n");
        return 3;
    }
    print(std::format("{} kernels of seed {}, {} failed\n", options->count, options->seed, *failed));
    return *failed == 0 ? 0 : 1;
}
