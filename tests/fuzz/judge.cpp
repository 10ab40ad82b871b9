// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "judge.h"

#include <algorithm>
#include <format>

#include "batch.h"
#include "eval/evaluator.h"
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

Result<void> run(const launch::KernelObject& object, data::BoundArguments& arguments)
{
    const launch::ArgumentBlock block(arguments);
    object.entry()(block.parameters(), 0, arguments.sampleCount, arguments.sampleCount);
    data::finishBinding(arguments);
    return {};
}

} // namespace

std::vector<Engine> allEngines()
{
    const auto host = [](std::string name, Profile profile, OptLevel level) {
        return Engine{.name = std::move(name),
                      .target = {.profile = profile, .optLevel = level},
                      .isExact = profile != Profile::nativeVectorMath};
    };
    return {host("native at O0", Profile::native, OptLevel::O0),
            host("native at O3", Profile::native, OptLevel::O3),
            {.name = "cuda-shim",
             .target = {.backend = "cuda-shim", .profile = Profile::native, .optLevel = OptLevel::O1}},
            host("native-vector-math", Profile::nativeVectorMath, OptLevel::O3),
            host("portable", Profile::portable, OptLevel::O2)};
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

Result<Judge::Traced> Judge::trace(const Subject& subject, std::optional<Jitter> jitter) const
{
    Choices choices = Choices::replayed(subject.choices);
    const text::SourceText source(generateKernel(choices, m_grammar, subject.name, jitter),
                                  subject.name + ".py");
    auto kernel = trace::selectKernel(trace::traceModule(syntax::parse(source)), {});
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
            candidates.push_back({.kernel = &all[i]->kernel, .source = all[i]->source});
            numbers.push_back(i);
        } else {
            faults[i] = faultOf(traced.error(), {});
        }
    }
    if (candidates.empty())
        return faults;
    for (const Engine& engine : engines) {
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
                                    const launch::KernelObject& object) const
{
    auto arguments = makeArguments(traced.kernel.signature, subject.mode, subject.dataSeed);
    if (!arguments)
        return faultOf(arguments.error(), engine.name);
    if (const auto done = run(object, *arguments); !done)
        return faultOf(done.error(), engine.name);
    if (!engine.isExact)
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

std::optional<Fault> Judge::compareWithin(const Subject& subject, const Traced& traced, const Engine& engine,
                                          const data::BoundArguments& computed) const
{
    Tolerance tolerance(traced.exact, subject.mode, [&](std::uint64_t n) -> Result<data::BoundArguments> {
        auto moved = trace(subject, Jitter{.seed = n + 1, .mode = subject.mode});
        if (!moved)
            return std::unexpected(moved.error());
        return std::move(moved->exact);
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
