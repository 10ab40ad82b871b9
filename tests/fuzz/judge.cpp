// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "judge.h"

#include <algorithm>
#include <format>

#include "derivative_check.h"
#include "diff/diff.h"
#include "eval/evaluator.h"
#include "ir/stages.h"
#include "kernel_generator.h"
#include "tolerance.h"
#include "trace/trace.h"

namespace hawk::fuzz {

namespace {

using codegen::OptLevel;
using codegen::Profile;

Fault faultOf(const Error& error, std::string engine)
{
    std::string kind = error.code;
    std::string text = error.message;
    for (const text::Diagnostic& diagnostic : error.diagnostics) {
        kind = std::string(diagnostic.code());
        text += std::format("\n  bytes {} to {}: [{}] {}", diagnostic.range.begin, diagnostic.range.end,
                            diagnostic.code(), diagnostic.message());
    }
    return {.engine = std::move(engine), .kind = "refused " + kind, .explanation = text};
}

/// By the language, or in this version.
bool hasNoDerivative(const Error& error)
{
    return error.code == "R102" || error.code.starts_with("U");
}

} // namespace

std::vector<Engine> allEngines()
{
    const auto host = [](std::string name, Profile profile, OptLevel level) {
        return Engine{.name = std::move(name),
                      .target = {.profile = profile, .optLevel = level},
                      .comparison =
                          profile == Profile::nativeVectorMath ? Comparison::errors : Comparison::bits};
    };
    return {host("native at O0", Profile::native, OptLevel::O0),
            host("native at O3", Profile::native, OptLevel::O3),
            {.name = "cuda-shim",
             .target = {.backend = "cuda-shim", .profile = Profile::native, .optLevel = OptLevel::O1}},
            host("native-vector-math", Profile::nativeVectorMath, OptLevel::O3),
            // The text of `native` for another processor.
            {.name = "portable",
             .target = {.profile = Profile::portable, .optLevel = OptLevel::O2},
             .oneBatchOf = 3},
            {.name = "derivatives", .comparison = Comparison::slopes}};
}

struct Judge::Traced {
    ir::Kernel kernel;
    text::SourceText source;
    data::BoundArguments exact;
};

std::string Judge::textOf(const Subject& subject) const
{
    Choices choices = Choices::replayed(subject.choices);
    return generateKernel(choices, m_grammar, subject.name);
}

Result<ir::Kernel> Judge::traceKernel(const Subject& subject, const text::SourceText& source)
{
    auto kernel = trace::selectKernel(trace::traceModule(syntax::parse(source)), {});
    if (!kernel || !subject.derivative)
        return kernel;
    auto derived = diff::derive(*kernel, {.direction = *subject.derivative, .name = subject.name + "_of"});
    if (derived)
        return *std::move(derived);
    Error error = diff::errorOf(derived.error());
    if (!hasNoDerivative(error))
        return std::unexpected(std::move(error));
    m_tally.refused.add(subject.name, error);
    return kernel;
}

Result<Judge::Traced> Judge::trace(const Subject& subject)
{
    const text::SourceText source(textOf(subject), subject.name + ".py");
    auto kernel = traceKernel(subject, source);
    if (!kernel)
        return std::unexpected(kernel.error());
    auto exact = makeArguments(kernel->signature, subject.mode, subject.dataSeed);
    if (!exact)
        return std::unexpected(exact.error());
    if (const auto done = eval::evaluate(*kernel, *exact, 0, exact->sampleCount); !done)
        return std::unexpected(done.error());
    data::finishBinding(*exact);
    return Traced{.kernel = *std::move(kernel), .source = source, .exact = *std::move(exact)};
}

std::optional<Fault> Judge::judge(const Subject& subject, std::span<const Engine> engines)
{
    return judge(std::span(&subject, 1), engines).front();
}

std::vector<std::optional<Fault>> Judge::judge(std::span<const Subject> subjects,
                                               std::span<const Engine> engines)
{
    std::vector<std::optional<Fault>> faults(subjects.size());
    std::vector<std::optional<Traced>> all(subjects.size());
    std::vector<Candidate> candidates;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        if (auto traced = trace(subjects[i])) {
            all[i] = *std::move(traced);
            m_tally.staged += ir::readsReductions(all[i]->kernel) ? 1 : 0;
            candidates.push_back({.kernel = &all[i]->kernel, .source = all[i]->source});
            numbers.push_back(i);
        } else {
            faults[i] = faultOf(traced.error(), {});
        }
    }
    if (candidates.empty())
        return faults;
    for (const Engine& engine : engines) {
        if (engine.comparison == Comparison::slopes) {
            for (std::size_t i : numbers) {
                if (!faults[i])
                    faults[i] = compareSlopes(subjects[i], *all[i], engine);
            }
            continue;
        }
        codegen::TargetSpec target = engine.target;
        target.mode = subjects.front().mode;
        const auto objects = compileBatch(candidates, target, m_session);
        if (!objects && subjects.size() == 1)
            return {faultOf(objects.error(), engine.name)};
        for (std::size_t n = 0; n < numbers.size(); ++n) {
            const std::size_t i = numbers[n];
            if (!faults[i])
                faults[i] = objects ? compare(subjects[i], *all[i], engine, (*objects)[n])
                                    : judge(subjects[i], std::span(&engine, 1));
        }
    }
    return faults;
}

std::optional<Fault> Judge::compare(const Subject& subject, const Traced& traced, const Engine& engine,
                                    const CompiledKernel& compiled) const
{
    auto arguments = makeArguments(traced.kernel.signature, subject.mode, subject.dataSeed);
    if (!arguments)
        return faultOf(arguments.error(), engine.name);
    if (const auto done = compiled.launch(*arguments); !done)
        return faultOf(done.error(), engine.name);
    if (engine.comparison == Comparison::errors)
        return compareWithin(subject, traced, engine, *arguments);
    const auto place = firstDifference(traced.exact, *arguments);
    if (!place)
        return std::nullopt;
    return Fault{.engine = engine.name,
                 .kind = "differs",
                 .explanation = std::format(
                     "{} of sample {}, component {}: {} by the evaluator, {} by {}\nof {}", place->plane,
                     place->sample, place->component, spellAt(traced.exact, *place),
                     spellAt(*arguments, *place), engine.name,
                     spellInputs(traced.kernel.signature, subject.mode, subject.dataSeed, place->sample))};
}

std::optional<Fault> Judge::compareSlopes(const Subject& subject, const Traced& traced, const Engine& engine)
{
    if (traced.kernel.derived) {
        ++m_tally.derived;
        return std::nullopt;
    }
    const auto report = checkDerivatives(traced.kernel, subject.dataSeed);
    if (!report) {
        if (!hasNoDerivative(report.error()))
            return faultOf(report.error(), engine.name);
        m_tally.refused.add(subject.name, report.error());
        return std::nullopt;
    }
    ++m_tally.differentiable;
    m_tally.products += report->products;
    m_tally.differences += report->differences;
    if (!report->disagreement)
        return std::nullopt;
    return Fault{.engine = engine.name, .kind = "disagree", .explanation = *report->disagreement};
}

std::optional<Fault> Judge::compareWithin(const Subject& subject, const Traced& traced, const Engine& engine,
                                          const data::BoundArguments& computed) const
{
    // Of columns that depend on each other, as in `lstsq(transpose(mat([p, p])), p)`, the last pivot is what
    // rounding leaves: another number, 0 or not, once a product is fused with the sum behind it, as this
    // profile allows. On one side of 0 the factor fails and the solution is 0, on the other it is a large
    // number; what follows from them, NaN included, has no bound in common.
    const auto isLinear = [](const ir::Node& node) {
        return ir::info(node.op).opClass == ir::OpClass::linear;
    };
    if (std::ranges::any_of(traced.kernel.nodes, isLinear))
        return std::nullopt;
    Tolerance tolerance(traced.exact, subject.mode, [&](std::uint64_t n) -> Result<data::BoundArguments> {
        auto moved = makeArguments(traced.kernel.signature, subject.mode, subject.dataSeed);
        if (!moved)
            return moved;
        if (const auto done = eval::evaluateMoved(traced.kernel, *moved, n); !done)
            return std::unexpected(done.error());
        data::finishBinding(*moved);
        return moved;
    });
    const auto place = tolerance.firstFault(computed);
    if (!place)
        return faultOf(place.error(), engine.name);
    if (!*place)
        return std::nullopt;
    return Fault{.engine = engine.name,
                 .kind = "too far",
                 .explanation = std::format(
                     "{} of sample {}, component {}: {} by the evaluator, {} by {}\nof {}", (*place)->plane,
                     (*place)->sample, (*place)->component, spellAt(traced.exact, **place),
                     spellAt(computed, **place), engine.name,
                     spellInputs(traced.kernel.signature, subject.mode, subject.dataSeed, (*place)->sample))};
}

} // namespace hawk::fuzz
