// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "campaign.h"

#include <algorithm>
#include <format>
#include <thread>

#include "kernel_generator.h"
#include "shrink.h"

namespace hawk::fuzz {

namespace {

constexpr std::uint64_t batchSize = 12;
constexpr std::uint64_t batchesBetweenLines = 10;
constexpr std::size_t shrinkAttempts = 300;
constexpr std::size_t faultsToShrink = 3;

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

} // namespace

Campaign::Campaign(const Options& options, Grammar grammar, compile::Session& session, Print print,
                   std::function<bool()> isStopped)
    : m_options(options)
    , m_grammar(grammar)
    , m_judge(std::move(grammar), session)
    , m_print(std::move(print))
    , m_isStopped(std::move(isStopped))
    , m_next(options.first / batchSize)
{
    if (options.engine.empty())
        return;
    std::erase_if(m_engines, [&](const Engine& engine) { return engine.name != options.engine; });
    for (Engine& engine : m_engines)
        engine.oneBatchOf = 1;
}

std::size_t Campaign::run()
{
    {
        std::jthread second([this] { work(); });
        work();
    }
    const std::string tally = spellTally();
    for (std::size_t i = 0; i < m_faults.size(); ++i)
        report(m_faults[i].first, m_faults[i].second, i < faultsToShrink && !m_isStopped());
    m_print(tally);
    return m_faults.size();
}

void Campaign::work()
{
    while (!m_isStopped()) {
        std::uint64_t batch = 0;
        {
            const std::scoped_lock lock(m_mutex);
            batch = m_next;
            if (batch * batchSize >= end())
                return;
            m_unfinished.insert(m_next++);
        }
        judgeBatch(batch);
    }
}

void Campaign::judgeBatch(std::uint64_t batch)
{
    std::vector<Subject> subjects;
    const std::uint64_t last = std::min((batch + 1) * batchSize, end());
    for (std::uint64_t i = std::max(batch * batchSize, m_options.first); i < last; ++i)
        subjects.push_back(subjectOf(m_grammar, m_options.seed, i));
    std::vector<Engine> engines = m_engines;
    std::erase_if(engines, [batch](const Engine& engine) { return batch % engine.oneBatchOf != 0; });
    const auto faults = m_judge.judge(subjects, engines);
    const std::scoped_lock lock(m_mutex);
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        m_census.add(m_judge.textOf(subjects[i]));
        if (!faults[i])
            continue;
        m_faults.emplace_back(subjects[i], *faults[i]);
        m_print(std::format("{} failed: {} {}\n", subjects[i].name, faults[i]->kind, faults[i]->engine));
    }
    noteDone(batch, subjects.size());
}

void Campaign::noteDone(std::uint64_t batch, std::size_t kernels)
{
    m_done += kernels;
    m_unfinished.erase(batch);
    if ((batch + 1) % batchesBetweenLines != 0)
        return;
    const std::uint64_t open = m_unfinished.empty() ? m_next : *m_unfinished.begin();
    m_print(std::format("{} of {} kernels, {} failed; all before {} are done\n", m_done, m_options.count,
                        m_faults.size(), std::min(open * batchSize, end())));
}

void Campaign::report(Subject subject, Fault fault, bool isShrunk)
{
    const std::string name = subject.name;
    if (isShrunk)
        fault = shrinkSubject(subject, std::move(fault));
    m_print(std::format(
        "FAILED {} of seed {} in {}: {} {}\n{}\n\n{}\nTo repeat: fuzz-kernels --seed {} --first {} "
        "--count 1\n\n",
        name, m_options.seed, data::nameOf(subject.mode), fault.kind, fault.engine, fault.explanation,
        m_judge.textOf(subject), m_options.seed, name.substr(1)));
}

/// Gives the fault of the smaller subject.
Fault Campaign::shrinkSubject(Subject& subject, Fault fault)
{
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
    return fault;
}

std::string Campaign::spellRest() const
{
    const std::uint64_t first = std::max(m_next * batchSize, m_options.first);
    return first >= end()
        ? ""
        : std::format("--seed {} --first {} --count {}", m_options.seed, first, end() - first);
}

std::string Campaign::spellTally() const
{
    const Tally& tally = m_judge.tally();
    return m_census.spell()
        + std::format(
               "  {} that go on with what is made of all samples\n"
               "  {} that are derivatives; {} with derivatives: {} products of both compared, {} of them "
               "with differences\n",
               tally.staged.load(), tally.derived.load(), tally.differentiable.load(), tally.products.load(),
               tally.differences.load())
        + "Derivatives:\n" + tally.refused.spell();
}

} // namespace hawk::fuzz
