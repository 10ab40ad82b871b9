// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <format>

#include "example.h"
#include "hand_code.h"
#include "measures.h"
#include "pinned_team.h"

namespace hawk::bench {

namespace {

constexpr double a = 1.75;
constexpr double b = 0.125;

/// Both sides read one input and write into two outputs in turn, so that neither keeps the better pages.
class Affine
{
public:
    Affine(std::int64_t samples, unsigned threads, int batch)
        : m_samples(samples)
        , m_batch(batch)
        , m_pool(threads)
        , m_team(threads)
        , m_x(data::Array::zeros(data::Dtype::float64, {samples}))
        , m_y{data::Array::zeros(data::Dtype::float64, {samples}),
              data::Array::zeros(data::Dtype::float64, {samples})}
    {
        m_team.run([this](unsigned part) {
            for (std::int64_t i = begin(part); i < begin(part + 1); ++i) {
                x()[i] = static_cast<double>(i % 1000) * 0.5;
                y(0)[i] = 0.0;
                y(1)[i] = 0.0;
            }
        });
    }

    Result<void> bind(const LoadedKernel& kernel);
    Result<double> product();
    Result<double> hand(HandCode::Function function);
    Result<void> check(const char* who);

private:
    /// Where a part starts; on a cache line.
    std::int64_t begin(unsigned part) const { return m_samples * part / m_team.threads() / 64 * 64; }
    double* x() { return m_x.writableValues<double>().data(); }
    double* y(std::size_t which) { return m_y[which].writableValues<double>().data(); }

    std::int64_t m_samples;
    int m_batch;
    launch::ThreadPool m_pool;
    PinnedTeam m_team;
    data::Array m_x;
    std::array<data::Array, 2> m_y;
    std::optional<launch::KernelObject> m_object;
    std::vector<data::BoundArguments> m_bound; ///< one for each output
    std::vector<launch::ArgumentBlock> m_blocks;
    std::size_t m_turn = 0; ///< counts what was done: even and odd turns write into different outputs
};

Result<void> Affine::bind(const LoadedKernel& kernel)
{
    m_object.emplace(kernel.object);
    m_bound.reserve(m_y.size());
    for (const data::Array& output : m_y) {
        auto bound =
            data::bindArguments({.signature = kernel.built.plan.signature,
                                 .arguments = {{"x", {m_x}}, {"y", {output}}, {"a", {a}}, {"b", {b}}}});
        if (!bound)
            return std::unexpected(bound.error());
        m_bound.push_back(*std::move(bound));
        m_blocks.emplace_back(m_bound.back());
    }
    return {};
}

Result<double> Affine::product()
{
    const std::size_t which = m_turn++ % 2;
    Result<void> done;
    const double seconds = secondsOf([&] {
        for (int i = 0; i < m_batch && done; ++i)
            done = launch::launch(*m_object, m_blocks[which], m_bound[which], m_pool);
    });
    if (!done)
        return std::unexpected(done.error());
    return seconds / m_batch;
}

Result<double> Affine::hand(HandCode::Function function)
{
    double* const output = y(m_turn++ % 2);
    const auto part = [&](unsigned number) {
        function(x(), output, a, b, begin(number),
                 number + 1 == m_team.threads() ? m_samples : begin(number + 1));
    };
    const double seconds = secondsOf([&] {
        if (m_team.threads() > 1) {
            for (int i = 0; i < m_batch; ++i)
                m_team.run(part);
        } else {
            // One thread needs nobody to wake.
            for (int i = 0; i < m_batch; ++i)
                function(x(), output, a, b, 0, m_samples);
        }
    });
    return seconds / m_batch;
}

/// Whether the newest output is right; clears it.
Result<void> Affine::check(const char* who)
{
    const std::size_t which = (m_turn + 1) % 2;
    for (std::int64_t i = 0; i < m_samples; ++i) {
        if (y(which)[i] != a * x()[i] + b)
            return text::internalError("bench-wrong-result",
                                       std::format("{} gives {} for sample {}.", who, y(which)[i], i));
        y(which)[i] = 0.0;
    }
    return {};
}

struct Size {
    std::string what;
    std::int64_t samples;
    unsigned threads;
    int batch;
    unsigned rounds;
};

/// The seconds of the product, the plain loop and the loop with streaming stores.
Result<Rounds> measureSize(const Size& size, const LoadedKernel& kernel, const HandCode& code,
                           const Context& context)
{
    Affine affine(size.samples, size.threads, size.batch);
    if (const auto bound = affine.bind(kernel); !bound)
        return std::unexpected(bound.error());
    const Arm arms[] = {{"product", [&] { return affine.product(); }},
                        {"plain loop", [&] { return affine.hand(code.plain); }},
                        {"streaming loop", [&] { return affine.hand(code.stream); }}};
    for (const Arm& arm : arms) {
        const auto done = arm.run().and_then([&](double) { return affine.check(arm.name.c_str()); });
        if (!done)
            return std::unexpected(done.error());
    }
    return interleave(arms, context.roundsOr(size.rounds), 2);
}

std::string details(const Rounds& rounds, std::int64_t samples)
{
    const auto rate = [&](std::size_t arm) {
        const double seconds = figureOf(rounds.of(arm)).median;
        return std::format("{} ({:.1f} GB/s)", spellSeconds(seconds),
                           16e-9 * static_cast<double>(samples) / seconds);
    };
    return std::format("ours {}, by hand streaming {}, plain {}", rate(0), rate(2), rate(1));
}

Result<std::vector<Line>> run(const Context& context)
{
    compile::Session session(context.settings);
    const auto kernel = loadKernel(exampleText("affine.py"), "affine.py", session);
    if (!kernel)
        return std::unexpected(kernel.error());
    const auto code = loadHandCode(kernel->built.target, session);
    if (!code)
        return std::unexpected(code.error());

    const Size large{"y = a*x + b, N = 1.6e7, 2 threads: hand / ours", 16'000'000, 2, 8, 15};
    const Size small{"y = a*x + b, N = 32768, 1 thread: ours / hand", 32'768, 1, 2000, 25};
    const auto ofLarge = measureSize(large, *kernel, *code, context);
    if (!ofLarge)
        return std::unexpected(ofLarge.error());
    const auto ofSmall = measureSize(small, *kernel, *code, context);
    if (!ofSmall)
        return std::unexpected(ofSmall.error());
    return std::vector<Line>{{.what = large.what,
                              .figure = ratioOf(ofLarge->of(2), ofLarge->of(0)),
                              .goal = {Goal::Kind::atLeast, 0.95},
                              .details = details(*ofLarge, large.samples),
                              .noise = isNoisy(ofLarge->of(2)) ? Noise::noisy : Noise::quiet},
                             {.what = small.what,
                              .figure = ratioOf(ofSmall->of(0), ofSmall->of(1)),
                              .goal = {Goal::Kind::atMost, 1.05},
                              .weight = Weight::information,
                              .details = details(*ofSmall, small.samples),
                              .noise = isNoisy(ofSmall->of(1)) ? Noise::noisy : Noise::quiet}};
}

} // namespace

const Measure streamMeasure{
    .name = "stream",
    .question = "How near is a large launch to what the memory allows a hand-written loop?",
    .run = run,
};

} // namespace hawk::bench
