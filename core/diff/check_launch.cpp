// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/check_launch.h"

#include <algorithm>
#include <numeric>

#include "diff/gradient_difference.h"
#include "diff/gradient_draws.h"
#include "diff/launch_planes.h"

namespace hawk::diff {

namespace {

/// Two rows of samples, the second of one alone: what is done at their ends shows.
constexpr std::int64_t sampleCount = data::rowSamples + 1;
constexpr std::size_t numbersOfInput = 32;
constexpr double smallestScale = 1e-3;

using Numbers = std::vector<double>;
/// What launches leave at the four moves.
using Moved = std::array<LaunchResults, differenceMoves.size()>;

class LaunchCheck
{
public:
    LaunchCheck(const ir::Kernel& primal, const ir::Kernel& forward, const ir::Kernel& reverse,
                LaunchPlanes planes, std::int64_t seed, const process::JobContext& job)
        : m_primal(primal)
        , m_forward(forward)
        , m_reverse(reverse)
        , m_planes(std::move(planes))
        , m_draws(seed)
        , m_job(job)
    {
        m_report.samples = m_planes.samples();
    }

    Result<GradientReport> run()
    {
        auto values = launch(m_primal, m_planes.arguments());
        if (!values)
            return std::unexpected(values.error());
        m_values = *std::move(values);
        for (const LaunchOutput& output : m_planes.outputs())
            m_scales[output.name] = scaleOf(output.name);
        for (const auto& compare : {&LaunchCheck::compareReverse, &LaunchCheck::compareForward}) {
            if (auto compared = (this->*compare)(); !compared)
                return std::unexpected(compared.error());
        }
        return m_report;
    }

private:
    Result<LaunchResults> launch(const ir::Kernel& kernel, const LaunchArguments& arguments) const
    {
        return launchKernel(kernel, arguments, m_planes.samples(), m_job);
    }

    /// What the numbers of an output are compared with where they are small themselves: a share of a sum over
    /// the samples is small in all of them, and zeros are what rounding leaves of larger numbers.
    double scaleOf(const std::string& output) const
    {
        double largest = smallestScale;
        for (const double value : m_values.at(output)) {
            if (std::isfinite(value))
                largest = std::max(largest, std::abs(value));
        }
        return std::min(largest, 1.0);
    }

    Result<void> compareReverse()
    {
        const PlaneNames names(m_primal, Direction::reverse, m_reverse.derived->wrt);
        LaunchArguments arguments = m_planes.arguments();
        for (const LaunchOutput& output : m_planes.outputs()) {
            Numbers& bars = m_bars[output.name] = m_draws.numbers(output.count, -2.0, 2.0);
            // What has no value has no weight in the sum.
            for (std::size_t i = 0; i < output.count; ++i) {
                m_isFinite = m_isFinite && std::isfinite(m_values.at(output.name)[i]);
                if (!std::isfinite(m_values.at(output.name)[i]))
                    bars[i] = 0;
            }
            m_planes.putAdjoint(arguments, output, names, bars);
        }
        for (const std::string& input : m_reverse.derived->wrt)
            m_planes.putSums(arguments, input, names(input));
        const auto pulled = launch(m_reverse, arguments);
        if (!pulled)
            return std::unexpected(pulled.error());
        for (const std::string& input : m_reverse.derived->wrt) {
            Numbers gradient = pulled->at(names(input));
            const std::size_t count = m_planes.numbers(input).size();
            if (gradient.size() > count) // of a Param, from each sample
                gradient = {std::accumulate(gradient.begin(), gradient.end(), 0.0)};
            for (const std::size_t place : m_draws.places(count, numbersOfInput)) {
                if (auto compared = compareNumber(input, place, gradient[place]); !compared)
                    return compared;
            }
        }
        return {};
    }

    /// The adjoint of one number of an input with what the number does to all outputs.
    Result<void> compareNumber(const std::string& input, std::size_t place, double derivative)
    {
        const double number = m_planes.numbers(input)[place];
        const double unit = std::max(1.0, std::abs(number));
        const auto moved = launchMoved([&](LaunchArguments& arguments, double move) {
            Numbers numbers = m_planes.numbers(input);
            numbers[place] += move * unit;
            m_planes.put(arguments, input, input, std::move(numbers));
        });
        if (!moved)
            return std::unexpected(moved.error());
        GradientEntry entry = placed({.direction = Direction::reverse, .input = input, .inputValue = number},
                                     m_planes.hasSamples(input), place, &GradientEntry::inputComponent);
        double size = smallestScale;
        bool isTrusted = m_isFinite || std::isfinite(derivative);
        bool isSeen = m_isFinite; // what reaches only outputs without a value would agree with everything
        forEachOutput([&](const LaunchOutput& output, std::size_t i) {
            const Difference difference = differenceAt(*moved, output.name, i, unit);
            const double value = m_values.at(output.name)[i];
            const double scale = m_scales.at(output.name);
            const double bar = m_bars.at(output.name)[i];
            if (bar == 0 || (difference.value == 0 && difference.change == 0))
                return;
            isSeen = true;
            isTrusted = isTrusted && isSmooth(difference, value, scale);
            entry.difference += bar * difference.value;
            size = std::max(size, std::abs(bar) * sizeOf(difference, value, scale));
        });
        m_report.note(isTrusted && isSeen, entry, derivative, size);
        return {};
    }

    /// The tangents of all outputs along a drawn direction of all inputs.
    Result<void> compareForward()
    {
        const PlaneNames names(m_primal, Direction::forward, m_forward.derived->wrt);
        LaunchArguments arguments = m_planes.arguments();
        std::map<std::string, Numbers> tangents;
        for (const std::string& input : m_forward.derived->wrt) {
            const Numbers numbers = m_planes.numbers(input);
            Numbers& tangent = tangents[input] = m_draws.numbers(numbers.size(), -1.0, 1.0);
            for (std::size_t i = 0; i < numbers.size(); ++i)
                tangent[i] *= std::max(1.0, std::abs(numbers[i]));
            m_planes.put(arguments, input, names(input), tangent);
        }
        for (const LaunchOutput& output : m_planes.outputs())
            m_planes.putSums(arguments, output.name, names(output.name));
        const auto pushed = launch(m_forward, arguments);
        if (!pushed)
            return std::unexpected(pushed.error());
        const auto moved = launchMoved([&](LaunchArguments& other, double move) {
            for (const auto& [input, tangent] : tangents) {
                Numbers numbers = m_planes.numbers(input);
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    numbers[i] += move * tangent[i];
                m_planes.put(other, input, input, std::move(numbers));
            }
        });
        if (!moved)
            return std::unexpected(moved.error());
        forEachOutput([&](const LaunchOutput& output, std::size_t i) {
            const Difference difference = differenceAt(*moved, output.name, i, 1.0);
            const double value = m_values.at(output.name)[i];
            const double scale = m_scales.at(output.name);
            GradientEntry entry = placed({.direction = Direction::forward, .output = output.name},
                                         output.hasSamples, i, &GradientEntry::outputComponent);
            entry.difference = difference.value;
            m_report.note(isSmooth(difference, value, scale), entry, pushed->at(names(output.name))[i],
                          sizeOf(difference, value, scale));
        });
        return {};
    }

    template <class Move>
    Result<Moved> launchMoved(const Move& move) const
    {
        Moved moved;
        for (std::size_t i = 0; i < moved.size(); ++i) {
            LaunchArguments arguments = m_planes.arguments();
            move(arguments, differenceMoves[i]);
            auto results = launch(m_primal, arguments);
            if (!results)
                return std::unexpected(results.error());
            moved[i] = *std::move(results);
        }
        return moved;
    }

    static Difference differenceAt(const Moved& moved, const std::string& output, std::size_t i, double unit)
    {
        std::array<double, differenceMoves.size()> values{};
        std::ranges::transform(moved, values.begin(),
                               [&](const LaunchResults& results) { return results.at(output)[i]; });
        return differenceOf(values, unit);
    }

    template <class Use>
    void forEachOutput(const Use& use) const
    {
        for (const LaunchOutput& output : m_planes.outputs()) {
            for (std::size_t i = 0; i < output.count; ++i)
                use(output, i);
        }
    }

    /// Says which number of a plane is meant: a component of a sample, or a place.
    GradientEntry placed(GradientEntry entry, bool hasSamples, std::size_t place,
                         std::uint32_t GradientEntry::* component) const
    {
        const auto samples = hasSamples ? static_cast<std::size_t>(m_planes.samples()) : 0;
        entry.*component = static_cast<std::uint32_t>(hasSamples ? place / samples : place);
        entry.sample = static_cast<std::int64_t>(hasSamples ? place % samples : 0);
        return entry;
    }

    const ir::Kernel& m_primal;
    const ir::Kernel& m_forward;
    const ir::Kernel& m_reverse;
    LaunchPlanes m_planes;
    GradientDraws m_draws;
    const process::JobContext& m_job;
    LaunchResults m_values;
    std::map<std::string, double> m_scales; ///< of the outputs
    bool m_isFinite = true; ///< all of them
    std::map<std::string, Numbers> m_bars;
    GradientReport m_report;
};

} // namespace

Result<GradientReport> checkLaunches(const ir::Kernel& primal, const ir::Kernel& forward,
                                     const ir::Kernel& reverse, const GradientOptions& options,
                                     const process::JobContext& job)
{
    const auto inputs = drawInputs(primal, options, sampleCount, DrawnMasks::skipSome);
    if (!inputs)
        return std::unexpected(inputs.error());
    auto planes = LaunchPlanes::settle(primal, *inputs);
    if (!planes)
        return std::unexpected(planes.error());
    return LaunchCheck(primal, forward, reverse, *std::move(planes), options.seed, job).run();
}

} // namespace hawk::diff
