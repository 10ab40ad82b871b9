// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "batch.h"
#include "choices.h"
#include "compile/compile.h"
#include "data/binding.h"
#include "grammar.h"
#include "refusal_counts.h"

namespace hawk::fuzz {

/// What an engine is held against.
enum class Comparison : std::uint8_t {
    bits, ///< the evaluator's
    errors, ///< the evaluator's numbers, as far as errors of the operations reach
    slopes ///< each other's, and differences of the evaluator's numbers: the derivatives
};

/// A way to compute that is compared with the evaluator.
struct Engine {
    std::string name;
    codegen::TargetSpec target; ///< in any mode
    Comparison comparison = Comparison::bits;
    /// It is enough to take part in one of so many batches.
    std::uint64_t oneBatchOf = 1;
};
/// The host profiles at several levels, the device code on the CPU, and the derivatives.
std::vector<Engine> allEngines();

/// A generated kernel and the seed of its data.
struct Subject {
    std::string name;
    std::vector<std::uint32_t> choices;
    data::Mode mode = data::Mode::float64;
    std::uint64_t dataSeed = 0;
    /// The kernel's derivative in its place, if it has one.
    std::optional<ir::Direction> derivative = {};
};

/// How much was compared.
struct Tally {
    std::atomic<std::uint64_t> staged = 0; ///< kernels that go on with what is made of all samples
    std::atomic<std::uint64_t> derived = 0; ///< kernels that are derivatives
    std::atomic<std::uint64_t> differentiable = 0; ///< kernels whose derivatives were compared
    std::atomic<std::uint64_t> products = 0; ///< see DerivativeReport
    std::atomic<std::uint64_t> differences = 0;
    RefusalCounts refused; ///< derivatives that do not exist, or not in this version
};

struct Fault {
    std::string engine; ///< empty: before any ran
    std::string kind; ///< `refused R45`, `compiler`, `differs`…
    std::string explanation; ///< of several lines: what differs, and where
};

class Judge
{
public:
    Judge(Grammar grammar, compile::Session& session) : m_grammar(std::move(grammar)), m_session(session) { }

    std::string textOf(const Subject& subject) const;
    /// What is wrong with each of the subjects, which have one mode and different names. All are compiled
    /// together.
    std::vector<std::optional<Fault>> judge(std::span<const Subject> subjects,
                                            std::span<const Engine> engines);
    std::optional<Fault> judge(const Subject& subject, std::span<const Engine> engines);
    const Tally& tally() const { return m_tally; }

private:
    struct Traced;

    Result<ir::Kernel> traceKernel(const Subject& subject, const text::SourceText& source);
    Result<Traced> trace(const Subject& subject);
    std::optional<Fault> compare(const Subject& subject, const Traced& traced, const Engine& engine,
                                 const CompiledKernel& compiled) const;
    std::optional<Fault> compareSlopes(const Subject& subject, const Traced& traced, const Engine& engine);
    std::optional<Fault> compareWithin(const Subject& subject, const Traced& traced, const Engine& engine,
                                       const data::BoundArguments& computed) const;

    Grammar m_grammar;
    compile::Session& m_session;
    Tally m_tally;
};

} // namespace hawk::fuzz
