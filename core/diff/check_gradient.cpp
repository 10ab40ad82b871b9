// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/check_gradient.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "diff/check_launch.h"
#include "diff/gradient_difference.h"
#include "diff/gradient_inputs.h"
#include "diff/planes.h"
#include "ir/stepped.h"

namespace hawk::diff {

namespace {

using data::Argument;
using data::Array;
using Arguments = LaunchArguments;
using Planes = LaunchResults;

constexpr std::int64_t sampleCount = 64;

Result<ir::Kernel> derivativeOf(const ir::Kernel& primal, Direction direction, const GradientOptions& options)
{
    auto kernel = derive(primal,
                         {.direction = direction,
                          .name = std::format("{}_{}", primal.name, ir::nameOf(direction)),
                          .wrt = options.wrt});
    if (kernel)
        return *std::move(kernel);
    return std::unexpected(errorOf(kernel.error()));
}

/// Whether samples of a kernel read numbers of other samples, and not of tables alone, or write in common.
bool isCheckedByLaunches(const ir::Kernel& primal)
{
    const auto isTable = [&](const std::string& plane) {
        return primal.signature.slots[*primal.signature.findSlot(plane)].isWholeBuffer();
    };
    return primal.hasSharedSinks() || std::ranges::any_of(primal.nodes, [&](const ir::Node& node) {
               return node.op == ir::Op::total || (node.op == ir::Op::at && !isTable(node.leaf));
           });
}

class Check
{
public:
    Check(const ir::Kernel& primal, const GradientOptions& options, const process::JobContext& job)
        : m_primal(ir::withSteps(primal, {}, primal.name))
        , m_options(options)
        , m_job(job)
    { }

    Result<GradientReport> run()
    {
        auto forward = derivativeOf(m_primal, Direction::forward, m_options);
        if (!forward)
            return std::unexpected(forward.error());
        auto reverse = derivativeOf(m_primal, Direction::reverse, m_options);
        if (!reverse)
            return std::unexpected(reverse.error());
        if (isCheckedByLaunches(m_primal))
            return checkLaunches(m_primal, *forward, *reverse, m_options, m_job);
        m_names[Direction::forward] = PlaneNames(m_primal, Direction::forward, forward->derived->wrt);
        m_names[Direction::reverse] = PlaneNames(m_primal, Direction::reverse, reverse->derived->wrt);
        auto inputs = drawInputs(m_primal, m_options, sampleCount, DrawnMasks::skipNothing);
        if (!inputs)
            return std::unexpected(inputs.error());
        m_report.samples = inputs->samples;
        m_arguments = std::move(inputs->arguments);
        auto values = evaluate(m_primal, m_arguments);
        if (!values)
            return std::unexpected(values.error());
        m_values = *std::move(values);
        if (auto pulled = pullAll(*reverse); !pulled)
            return std::unexpected(pulled.error());
        for (const std::string& input : forward->derived->wrt) {
            const std::uint32_t count = entriesOf(input);
            for (std::uint32_t k = 0; k < count; ++k) {
                if (auto compared = compareInput(*forward, input, k); !compared)
                    return std::unexpected(compared.error());
            }
        }
        return m_report;
    }

private:
    Result<Planes> evaluate(const ir::Kernel& kernel, const Arguments& arguments) const
    {
        return launchKernel(kernel, arguments, m_report.samples, m_job);
    }

    const data::Slot& slotOf(const std::string& name) const
    {
        return m_primal.signature.slots[*m_primal.signature.findSlot(name)];
    }

    bool isTable(const std::string& input) const { return slotOf(input).isWholeBuffer(); }

    /// The components of an input of a sample, or the numbers of a table.
    std::uint32_t entriesOf(const std::string& input) const
    {
        return isTable(input)
            ? static_cast<std::uint32_t>(std::get<Array>(m_arguments.at(input).value).count())
            : slotOf(input).shape.count();
    }

    /// The arguments with other values in one component of a real input.
    template <class Change>
    Arguments changed(const std::string& input, std::uint32_t component, const Change& change) const
    {
        Arguments arguments = m_arguments;
        Argument& argument = arguments.at(input);
        if (auto* number = std::get_if<double>(&argument.value)) {
            change(*number);
            return arguments;
        }
        if (isTable(input)) {
            Array table = std::get<Array>(argument.value).contiguousCopy();
            change(table.writableValues<double>()[component]);
            argument.value = std::move(table);
            return arguments;
        }
        Array array = asColumns(std::get<Array>(argument.value), argument.layout);
        const auto samples = static_cast<std::size_t>(m_report.samples);
        const std::span<double> values = array.writableValues<double>().subspan(component * samples, samples);
        std::ranges::for_each(values, change);
        argument = {array, data::Layout::samplesLast};
        return arguments;
    }

    /// A copy with the samples last.
    Array asColumns(const Array& array, data::Layout layout) const
    {
        Array copy = array.contiguousCopy();
        const auto& shape = copy.shape();
        if (layout != data::Layout::samplesFirst || shape.size() < 2)
            return copy;
        Array columns = Array::zeros(copy.dtype(), {shape[1], shape[0]});
        for (std::int64_t i = 0; i < shape[0]; ++i) {
            for (std::int64_t k = 0; k < shape[1]; ++k)
                columns.writableValues<double>()[static_cast<std::size_t>(k * shape[0] + i)] =
                    copy.values<double>()[static_cast<std::size_t>(i * shape[1] + k)];
        }
        return columns;
    }

    /// The values of one component of an input, one for each sample.
    std::vector<double> valuesOf(const std::string& input, std::uint32_t component) const
    {
        std::vector<double> values;
        changed(input, component, [&values](double& value) { values.push_back(value); });
        if (values.size() == 1)
            values.resize(static_cast<std::size_t>(m_report.samples), values.front());
        return values;
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
    Result<void> pullAll(const ir::Kernel& reverse)
    {
        const PlaneNames& names = *m_names[Direction::reverse];
        for (const ir::Sink* seeded : realSinks()) {
            const std::uint32_t count = m_primal.node(seeded->value).type.shape.count();
            for (std::uint32_t k = 0; k < count; ++k) {
                Arguments arguments = m_arguments;
                for (const std::string& input : reverse.derived->wrt) {
                    if (isTable(input))
                        arguments[names(input)] = tableUnit(input, std::nullopt);
                }
                for (const ir::Sink* sink : realSinks())
                    arguments[names(sink->slot)] = unit(m_primal.node(sink->value).type.shape,
                                                        sink == seeded ? std::optional(k) : std::nullopt);
                auto planes = evaluate(reverse, arguments);
                if (!planes)
                    return std::unexpected(planes.error());
                m_pulled[{seeded->slot, k}] = *std::move(planes);
            }
        }
        return {};
    }

    /// A plane of zeros, or of ones in one component.
    Argument unit(const data::Shape& shape, std::optional<std::uint32_t> component) const
    {
        const auto samples = static_cast<std::size_t>(m_report.samples);
        Array plane = realPlane(shape, m_report.samples);
        if (component)
            std::ranges::fill(plane.writableValues<double>().subspan(*component * samples, samples), 1.0);
        return {plane, data::Layout::samplesLast};
    }

    /// A table of zeros, or with a one in one place.
    Argument tableUnit(const std::string& input, std::optional<std::uint32_t> place) const
    {
        Array table =
            Array::zeros(data::Dtype::float64, std::get<Array>(m_arguments.at(input).value).shape());
        if (place)
            table.writableValues<double>()[*place] = 1.0;
        return Argument{table};
    }

    Result<void> compareInput(const ir::Kernel& forward, const std::string& input, std::uint32_t component)
    {
        const PlaneNames& names = *m_names[Direction::forward];
        Arguments tangents = m_arguments;
        for (const std::string& name : forward.derived->wrt) {
            const data::Slot& slot = slotOf(name);
            const bool isChanged = name == input;
            const auto place = isChanged ? std::optional(component) : std::nullopt;
            tangents[names(name)] = slot.role == data::Role::uniform ? Argument{isChanged ? 1.0 : 0.0}
                : isTable(name)                                      ? tableUnit(name, place)
                                                                     : unit(slot.shape, place);
        }
        auto pushed = evaluate(forward, tangents);
        if (!pushed)
            return std::unexpected(pushed.error());
        std::array<Planes, differenceMoves.size()> moved;
        for (std::size_t i = 0; i < moved.size(); ++i) {
            auto planes = evaluate(m_primal, changed(input, component, [&](double& value) {
                                       value += differenceMoves[i] * std::max(1.0, std::abs(value));
                                   }));
            if (!planes)
                return std::unexpected(planes.error());
            moved[i] = *std::move(planes);
        }
        m_inputValues = valuesOf(input, component);
        for (const ir::Sink* sink : realSinks()) {
            const std::uint32_t count = m_primal.node(sink->value).type.shape.count();
            for (std::uint32_t k = 0; k < count; ++k)
                compareOutput(
                    {.output = sink->slot, .outputComponent = k, .input = input, .inputComponent = component},
                    moved, *pushed);
        }
        return {};
    }

    void compareOutput(GradientEntry entry, const std::array<Planes, differenceMoves.size()>& moved,
                       const Planes& pushed)
    {
        const auto samples = static_cast<std::size_t>(m_report.samples);
        const Planes& pulled = m_pulled.at({entry.output, entry.outputComponent});
        const bool isOfTable = isTable(entry.input);
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
                note(entry, Direction::reverse,
                     pulled.at((*m_names[Direction::reverse])(entry.input))[inputAtPlane], size);
            note(entry, Direction::forward, pushed.at((*m_names[Direction::forward])(entry.output))[outputAt],
                 size);
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
        note(entry, Direction::reverse,
             pulled.at((*m_names[Direction::reverse])(entry.input))[entry.inputComponent],
             std::max(static_cast<double>(samples), std::abs(total)));
    }

    void note(GradientEntry entry, Direction direction, double derivative, double size)
    {
        entry.direction = direction;
        m_report.note(true, std::move(entry), derivative, size);
    }

    ir::Kernel m_primal;
    const GradientOptions& m_options;
    const process::JobContext& m_job;
    std::map<Direction, std::optional<PlaneNames>> m_names;
    Arguments m_arguments;
    Planes m_values;
    std::vector<double> m_inputValues; ///< of the input component that is compared
    std::map<std::pair<std::string, std::uint32_t>, Planes> m_pulled; ///< by the seeded output component
    GradientReport m_report;
};

} // namespace

void GradientReport::note(bool isTrusted, GradientEntry entry, double derivative, double size)
{
    if (!isTrusted) {
        ++skipped;
        return;
    }
    entry.derivative = derivative;
    entry.error = std::abs(derivative - entry.difference) / std::max(size, std::abs(derivative));
    if (!std::isfinite(entry.error))
        entry.error = std::numeric_limits<double>::infinity();
    ++compared;
    if (!worst || entry.error > worst->error)
        worst = std::move(entry);
}

Result<GradientReport> checkGradient(const ir::Kernel& primal, const GradientOptions& options,
                                     const process::JobContext& job)
{
    return Check(primal, options, job).run();
}

} // namespace hawk::diff
