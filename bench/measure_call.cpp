// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <format>

#include "example.h"
#include "launch/checked_call.h"
#include "measures.h"

namespace hawk::bench {

namespace {

constexpr int batch = 100'000;
constexpr double a = 2.5;
constexpr double b = -0.75;

Error wrongResult(std::int64_t samples)
{
    return text::internalError("bench-wrong-result",
                               std::format("A checked launch of {} samples is wrong.", samples))
        .error();
}

/// Checked launches of one size beside calls of the bare function with ready pointers.
class Calls
{
public:
    Calls(const LoadedKernel& kernel, std::int64_t samples, launch::ThreadPool& pool)
        : m_object(kernel.object)
        , m_samples(samples)
        , m_call(kernel.object, kernel.built.plan.signature, data::Mode::float64, pool)
        , m_arguments{{linearPlane(samples, -1.0, 4.0)}, {a}, {b}}
    { }

    /// Seconds of a batch of checked launches.
    Result<double> checked()
    {
        bool isFine = true;
        const double seconds = secondsOf([&] {
            for (int i = 0; i < batch; ++i)
                isFine = m_call.call(m_arguments).has_value() && isFine;
        });
        if (!isFine)
            return std::unexpected(wrongResult(m_samples));
        return seconds;
    }

    Result<double> bare()
    {
        const auto bound = m_call.call(m_arguments);
        if (!bound)
            return std::unexpected(bound.error());
        const launch::ArgumentBlock block(**bound);
        const launch::KernelObject::Entry entry = m_object.entry();
        return secondsOf([&] {
            for (int i = 0; i < batch; ++i)
                entry(block.parameters(), 0, m_samples, m_samples);
        });
    }

    Result<void> check()
    {
        const auto bound = m_call.call(m_arguments);
        if (!bound)
            return std::unexpected(bound.error());
        const auto x = std::get<data::Array>(m_arguments[0].value).values<double>();
        const auto y = (*bound)->results.at("y").values<double>();
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (!(std::abs(y[i] - (a * x[i] + b)) <= 1e-14 * (std::abs(a * x[i]) + std::abs(b))))
                return std::unexpected(wrongResult(m_samples));
        }
        return {};
    }

private:
    launch::KernelObject m_object;
    std::int64_t m_samples;
    launch::CheckedCall m_call;
    std::vector<data::Argument> m_arguments;
};

Line lineOf(std::int64_t samples, const std::vector<double>& checked, const std::vector<double>& bare)
{
    const double each = 1.0 / batch;
    return {.what = std::format("checked launch in process, N = {}", samples),
            .figure = scaled(figureOf(checked), 1e9 * each),
            .unit = Unit::nanoseconds,
            .goal = {Goal::Kind::below, 1000.0},
            .details = std::format("all checks, a fresh output and the launch; the bare function {}",
                                   spellSeconds(figureOf(bare).median * each)),
            .noise = isNoisy(bare) ? Noise::noisy : Noise::quiet};
}

Result<std::vector<Line>> run(const Context& context)
{
    compile::Session session(context.settings);
    const auto kernel = loadKernel(exampleText("affine.py"), "affine.py", session);
    if (!kernel)
        return std::unexpected(kernel.error());
    launch::ThreadPool pool(0);
    Calls one(*kernel, 1, pool);
    Calls many(*kernel, 256, pool);
    for (Calls* calls : {&one, &many}) {
        if (const auto checked = calls->check(); !checked)
            return std::unexpected(checked.error());
    }
    const Arm arms[] = {{"checked 1", [&] { return one.checked(); }},
                        {"bare 1", [&] { return one.bare(); }},
                        {"checked 256", [&] { return many.checked(); }},
                        {"bare 256", [&] { return many.bare(); }}};
    const auto rounds = interleave(arms, context.roundsOr(15), 2);
    if (!rounds)
        return std::unexpected(rounds.error());
    return std::vector{lineOf(1, rounds->of(0), rounds->of(1)), lineOf(256, rounds->of(2), rounds->of(3))};
}

} // namespace

const Measure callMeasure{
    .name = "call",
    .question = "What does a launch of a small batch cost with all checks?",
    .run = run,
};

} // namespace hawk::bench
