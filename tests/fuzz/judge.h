// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "choices.h"
#include "compile/compile.h"
#include "data/binding.h"
#include "grammar.h"
#include "kernel_generator.h"
#include "launch/launcher.h"

namespace hawk::fuzz {

/// A way to compute that is compared with the evaluator.
struct Engine {
    std::string name;
    codegen::TargetSpec target; ///< in any mode
    bool isExact = true; ///< else results may differ as far as errors of its operations reach
};
/// The host profiles at several levels, and the device code on the CPU.
std::vector<Engine> allEngines();

/// A generated kernel and the seed of its data.
struct Subject {
    std::string name;
    std::vector<std::uint32_t> choices;
    data::Mode mode = data::Mode::float64;
    std::uint64_t dataSeed = 0;
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

private:
    struct Traced;

    Result<Traced> trace(const Subject& subject, std::optional<Jitter> jitter = {}) const;
    std::optional<Fault> compare(const Subject& subject, const Traced& traced, const Engine& engine,
                                 const launch::KernelObject& object) const;
    std::optional<Fault> compareWithin(const Subject& subject, const Traced& traced, const Engine& engine,
                                       const data::BoundArguments& computed) const;

    Grammar m_grammar;
    compile::Session& m_session;
};

} // namespace hawk::fuzz
