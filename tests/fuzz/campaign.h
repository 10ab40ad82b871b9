// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "census.h"
#include "judge.h"
#include "options.h"

namespace hawk::fuzz {

/// Compares the kernels that the options name, batch by batch on two threads, and tells what comes of it: a
/// line after some batches, every failure once it is made smaller, and counts at the end.
class Campaign
{
public:
    using Print = std::function<void(const std::string&)>;

    /// Asked for `isStopped` before each batch: then the rest is left out, and what was done is told.
    Campaign(const Options& options, Grammar grammar, compile::Session& session, Print print,
             std::function<bool()> isStopped);

    /// The number of kernels that failed.
    std::size_t run();
    /// How many kernels were compared.
    std::uint64_t done() const { return m_done; }
    /// Once it ran: the options of those that were left out; empty when there are none.
    std::string spellRest() const;

private:
    std::uint64_t end() const { return m_options.first + m_options.count; }
    void work();
    void judgeBatch(std::uint64_t batch);
    void noteDone(std::uint64_t batch, std::size_t kernels);
    void report(Subject subject, Fault fault, bool isShrunk);
    Fault shrinkSubject(Subject& subject, Fault fault);
    std::string spellTally() const;

    const Options& m_options;
    Grammar m_grammar;
    Judge m_judge;
    Print m_print;
    std::function<bool()> m_isStopped;
    std::vector<Engine> m_engines = allEngines();
    std::mutex m_mutex;
    // Of what follows every thread holds the mutex.
    std::uint64_t m_next = 0; ///< batch that none has taken
    std::set<std::uint64_t> m_unfinished; ///< batches that were taken
    std::uint64_t m_done = 0; ///< kernels
    std::vector<std::pair<Subject, Fault>> m_faults;
    Census m_census;
};

} // namespace hawk::fuzz
