// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/check_samples.h"

#include <cmath>

#include "diff/gradient_difference.h"
#include "diff/planes.h"
#include "diff/sample_inputs.h"

namespace hawk::diff {

namespace {

constexpr std::int64_t sampleCount = 64;

class Check
{
public:
    Check(const ir::Kernel& primal, const ir::Kernel& forward, const ir::Kernel& reverse,
          const process::JobContext& job)
        : m_primal(primal)
        , m_forward(forward)
        , m_reverse(reverse)
        , m_job(job)
        , m_pushedNames(primal, Direction::forward, forward.derived->wrt)
        , m_pulledNames(primal, Direction::reverse, reverse.derived->wrt)
    { }

    Result<GradientReport> run(const GradientOptions& options)
    {
        auto inputs = drawInputs(m_primal, options, sampleCount, DrawnMasks::skipNothing);
        if (!inputs)
            return std::unexpected(inputs.error());
        m_inputs = SampleInputs(m_primal, *std::move(inputs));
        m_report.samples = m_inputs.samples();
        auto values = evaluate(m_primal, m_inputs.arguments());
        if (!values)
            return std::unexpected(values.error());
        m_values = *std::move(values);
        if (auto pulled = pullAll(); !pulled)
            return std::unexpected(pulled.error());
        for (const std::string& input : m_forward.derived->wrt) {
            const std::uint32_t count = m_inputs.componentsOf(input);
            for (std::uint32_t k = 0; k < count; ++k) {
                if (auto compared = compareInput(input, k); !compared)
                    return std::unexpected(compared.error());
            }
        }
        return m_report;
    }

private:
    Result<LaunchResults> evaluate(const ir::Kernel& kernel, const LaunchArguments& arguments) const
    {
        return launchKernel(kernel, arguments, m_report.samples, m_job);
    }

    std::vector<const ir::Sink*> realSinks() const
    {
        std::vector<const ir::Sink*> sinks;
        for (const ir::Sink& sink : m_primal.sinks) {
            if (sink.form != ir::SinkForm::finish && isReal(m_primal, sink))
                sinks.push_back(&sink);
        }
        return sinks;
    }

    /// All rows of the Jacobian by the reverse derivative: one run for each component of an output.
    Result<void> pullAll()
    {
        for (const ir::Sink* seeded : realSinks()) {
            const std::uint32_t count = m_primal.node(seeded->value).type.shape.count();
            for (std::uint32_t k = 0; k < count; ++k) {
                LaunchArguments arguments = m_inputs.arguments();
                for (const std::string& input : m_reverse.derived->wrt) {
                    if (m_inputs.isTable(input))
                        arguments[m_pulledNames(input)] = m_inputs.unitOf(input, std::nullopt);
                }
                for (const ir::Sink* sink : realSinks())
                    arguments[m_pulledNames(sink->slot)] =
                        m_inputs.unit(m_primal.node(sink->value).type.shape,
                                      sink == seeded ? std::optional(k) : std::nullopt);
                auto planes = evaluate(m_reverse, arguments);
                if (!planes)
                    return std::unexpected(planes.error());
                m_pulled[{seeded->slot, k}] = *std::move(planes);
            }
        }
        return {};
    }

    Result<void> compareInput(const std::string& input, std::uint32_t component)
    {
        LaunchArguments tangents = m_inputs.arguments();
        for (const std::string& name : m_forward.derived->wrt)
            tangents[m_pushedNames(name)] =
                m_inputs.unitOf(name, name == input ? std::optional(component) : std::nullopt);
        auto pushed = evaluate(m_forward, tangents);
        if (!pushed)
            return std::unexpected(pushed.error());
        std::array<LaunchResults, differenceMoves.size()> moved;
        for (std::size_t i = 0; i < moved.size(); ++i) {
            auto planes = evaluate(m_primal, m_inputs.changed(input, component, [&](double& value) {
                value += differenceMoves[i] * std::max(1.0, std::abs(value));
            }));
            if (!planes)
                return std::unexpected(planes.error());
            moved[i] = *std::move(planes);
        }
        m_inputValues = m_inputs.valuesOf(input, component);
        for (const ir::Sink* sink : realSinks()) {
            const std::uint32_t count = m_primal.node(sink->value).type.shape.count();
            for (std::uint32_t k = 0; k < count; ++k)
                compareOutput(
                    {.output = sink->slot, .outputComponent = k, .input = input, .inputComponent = component},
                    moved, *pushed);
        }
        return {};
    }

    void compareOutput(GradientEntry entry, const std::array<LaunchResults, differenceMoves.size()>& moved,
                       const LaunchResults& pushed)
    {
        const auto samples = static_cast<std::size_t>(m_report.samples);
        const LaunchResults& pulled = m_pulled.at({entry.output, entry.outputComponent});
        const bool isOfTable = m_inputs.isTable(entry.input);
        double total = 0;
        bool isWhole = true;
        for (std::size_t i = 0; i < samples; ++i) {
            const std::size_t outputAt = entry.outputComponent * samples + i;
            const std::size_t inputAtPlane = entry.inputComponent * samples + i;
            entry.sample = static_cast<std::int64_t>(i);
            entry.inputValue = m_inputValues[i];
            const auto at = [&](std::size_t move) { return moved[move].at(entry.output)[outputAt]; };
            const Difference difference =
                differenceOf({at(0), at(1), at(2), at(3)}, std::max(1.0, std::abs(entry.inputValue)));
            entry.difference = difference.value;
            const double value = m_values.at(entry.output)[outputAt];
            const double size = sizeOf(difference, value);
            if (!isSmooth(difference, value)) {
                m_report.skipped += isOfTable ? 1 : 2;
                isWhole = false;
                continue;
            }
            total += entry.difference;
            if (!isOfTable)
                note(entry, Direction::reverse, pulled.at(m_pulledNames(entry.input))[inputAtPlane], size);
            note(entry, Direction::forward, pushed.at(m_pushedNames(entry.output))[outputAt], size);
        }
        // The adjoint of a table's number is what it does to all samples together.
        if (!isOfTable)
            return;
        if (!isWhole) {
            ++m_report.skipped;
            return;
        }
        entry.sample = 0;
        entry.difference = total;
        note(entry, Direction::reverse, pulled.at(m_pulledNames(entry.input))[entry.inputComponent],
             std::max(static_cast<double>(samples), std::abs(total)));
    }

    void note(GradientEntry entry, Direction direction, double derivative, double size)
    {
        entry.direction = direction;
        m_report.note(true, std::move(entry), derivative, size);
    }

    const ir::Kernel& m_primal;
    const ir::Kernel& m_forward;
    const ir::Kernel& m_reverse;
    const process::JobContext& m_job;
    PlaneNames m_pushedNames;
    PlaneNames m_pulledNames;
    SampleInputs m_inputs;
    LaunchResults m_values;
    std::vector<double> m_inputValues; ///< of the input component that is compared
    std::map<std::pair<std::string, std::uint32_t>, LaunchResults>
        m_pulled; ///< by the seeded output component
    GradientReport m_report;
};

} // namespace

Result<GradientReport> checkSamples(const ir::Kernel& primal, const ir::Kernel& forward,
                                    const ir::Kernel& reverse, const GradientOptions& options,
                                    const process::JobContext& job)
{
    return Check(primal, forward, reverse, job).run(options);
}

} // namespace hawk::diff
