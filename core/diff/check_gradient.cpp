// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/check_gradient.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "data/convert.h"
#include "data/generators.h"
#include "diff/planes.h"
#include "eval/evaluator.h"
#include "ir/stepped.h"

namespace hawk::diff {

namespace {

using data::Argument;
using data::Array;
using Arguments = std::map<std::string, Argument>;
using Planes = std::map<std::string, std::vector<double>>; ///< component-major

constexpr double step = 1e-4;
/// Differences that change more than this when the step is halved belong to no smooth function.
constexpr double smoothness = 1e-4;

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

Array realPlane(const data::Shape& shape, std::int64_t samples)
{
    if (shape.isScalar())
        return Array::zeros(data::Dtype::float64, {samples});
    return Array::zeros(data::Dtype::float64, {static_cast<std::int64_t>(shape.count()), samples});
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
        if (m_primal.hasSharedSinks() || readsOtherSamples())
            return text::refused(
                "gradient-shared-samples",
                std::format("The samples of kernel `{}` read or write in common.", m_primal.name),
                "Differences are taken sample by sample; check a kernel of one sample's values.");
        auto forward = derivativeOf(m_primal, Direction::forward, m_options);
        if (!forward)
            return std::unexpected(forward.error());
        auto reverse = derivativeOf(m_primal, Direction::reverse, m_options);
        if (!reverse)
            return std::unexpected(reverse.error());
        m_names[Direction::forward] = PlaneNames(m_primal, Direction::forward, forward->derived->wrt);
        m_names[Direction::reverse] = PlaneNames(m_primal, Direction::reverse, reverse->derived->wrt);
        if (auto made = makeInputs(); !made)
            return std::unexpected(made.error());
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
    const data::Slot& slotOf(const std::string& name) const
    {
        return m_primal.signature.slots[*m_primal.signature.findSlot(name)];
    }

    bool isTable(const std::string& input) const { return slotOf(input).isWholeBuffer(); }

    /// Whether a sample reads the numbers of another one, and not of a table alone.
    bool readsOtherSamples() const
    {
        return std::ranges::any_of(m_primal.nodes, [this](const ir::Node& node) {
            return node.op == ir::Op::total || (node.op == ir::Op::at && !isTable(node.leaf));
        });
    }

    /// The components of an input of a sample, or the numbers of a table.
    std::uint32_t entriesOf(const std::string& input) const
    {
        return isTable(input)
            ? static_cast<std::uint32_t>(std::get<Array>(m_arguments.at(input).value).count())
            : slotOf(input).shape.count();
    }

    Result<void> makeInputs()
    {
        m_arguments = m_options.inputs;
        m_report.samples = m_options.samples.value_or(64);
        for (const auto& [name, argument] : m_options.inputs) {
            const auto slot = m_primal.signature.findSlot(name);
            const auto* array = std::get_if<Array>(&argument.value);
            if (slot && array != nullptr && !m_options.samples && !array->shape().empty() && !isTable(name))
                m_report.samples = array->shape().back();
        }
        std::int64_t counter = 0;
        for (const data::Slot& slot : m_primal.signature.slots) {
            ++counter;
            const auto given = m_arguments.find(slot.name);
            if (given != m_arguments.end() && slot.element == data::Element::real)
                given->second = asReal(given->second, slot);
            if (given != m_arguments.end() || slot.source == data::SlotSource::runner)
                continue;
            auto made = makeInput(slot, counter);
            if (!made)
                return std::unexpected(made.error());
            m_arguments[slot.name] = *std::move(made);
        }
        return {};
    }

    /// A number of a Param, and a plane of real numbers for everything else; what does not fit stays as it is
    /// and is refused where it is bound.
    Argument asReal(const Argument& given, const data::Slot& slot) const
    {
        const bool isNumber = slot.role == data::Role::uniform;
        const bool isShared = slot.isWholeBuffer() && std::get_if<Array>(&given.value) == nullptr;
        if (isShared) // one number is no table
            return given;
        if (const auto* array = std::get_if<Array>(&given.value)) {
            const auto reals = data::convertExactly(*array, data::Dtype::float64);
            if (!reals)
                return given;
            return isNumber && reals->count() == 1 ? Argument{reals->values<double>()[0]}
                                                   : Argument{*reals, given.layout};
        }
        double number = 0;
        std::visit(
            [&number](const auto& value) {
                if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(value)>>)
                    number = static_cast<double>(value);
            },
            given.value);
        if (isNumber)
            return {number};
        Array plane = realPlane(slot.shape, m_report.samples);
        std::ranges::fill(plane.writableValues<double>(), number);
        return {plane, data::Layout::samplesLast};
    }

    Result<Argument> makeInput(const data::Slot& slot, std::int64_t counter) const
    {
        const std::int64_t samples = m_report.samples;
        const bool isKnownTable = slot.role == data::Role::lookup && slot.isWholeBuffer()
            && !slot.axes.empty() && slot.axes.front().extent;
        const std::int64_t count = isKnownTable ? data::knownCount(slot.axes) : samples * slot.shape.count();
        const bool isReal = slot.element == data::Element::real;
        const Array drawn = data::uniform(isReal ? -2.0 : 0.0, isReal ? 2.0 : 3.0, m_options.seed,
                                          std::max<std::int64_t>(count, 1), counter);
        switch (slot.role) {
        case data::Role::uniform:
            if (isReal)
                return Argument{drawn.values<double>()[0]};
            return Argument{static_cast<std::int64_t>(drawn.values<double>()[0])};
        case data::Role::terminated:
            return Argument{Array::zeros(data::Dtype::boolean, {samples})};
        case data::Role::mutablePlane: {
            std::vector<std::int64_t> shape = {samples};
            if (!slot.shape.isScalar())
                shape.insert(shape.begin(), slot.shape.count());
            return Argument{Array::zeros(data::wireDtype(slot.element, data::Mode::float64), shape),
                            data::Layout::samplesLast};
        }
        case data::Role::perSample:
        case data::Role::vecIn:
        case data::Role::matIn:
            break;
        case data::Role::lookup:
            if (isKnownTable)
                return makeTable(slot, drawn);
            [[fallthrough]];
        default:
            return text::refused("gradient-no-data", std::format("The plane `{}` has no data.", slot.name),
                                 std::format("Give it: `{}=DATA`.", slot.name));
        }
        if (!isReal) {
            Array whole = Array::zeros(data::Dtype::int64, {samples});
            for (std::int64_t i = 0; i < samples; ++i)
                whole.writableValues<std::int64_t>()[static_cast<std::size_t>(i)] =
                    static_cast<std::int64_t>(drawn.values<double>()[static_cast<std::size_t>(i)]);
            return Argument{whole};
        }
        Array plane = realPlane(slot.shape, samples);
        std::ranges::copy(drawn.values<double>(), plane.writableValues<double>().begin());
        return Argument{plane, data::Layout::samplesLast};
    }

    Argument makeTable(const data::Slot& slot, const Array& drawn) const
    {
        std::vector<std::int64_t> shape;
        for (const data::Axis& axis : slot.axes)
            shape.push_back(static_cast<std::int64_t>(*axis.extent));
        Array table = Array::zeros(data::wireDtype(slot.element, data::Mode::float64), shape);
        if (slot.element == data::Element::real)
            std::ranges::copy(drawn.values<double>(), table.writableValues<double>().begin());
        return Argument{table};
    }

    /// The written planes of a kernel, run over the arguments that it binds.
    Result<Planes> evaluate(const ir::Kernel& kernel, const Arguments& given) const
    {
        data::BindRequest request{
            .signature = kernel.signature, .sampleCount = m_report.samples, .masks = data::Masks::madeFresh};
        for (const data::Slot& slot : kernel.signature.slots) {
            if (const auto found = given.find(slot.name); found != given.end())
                request.arguments.insert(*found);
        }
        auto bound = bindArguments(request);
        if (!bound)
            return std::unexpected(bound.error());
        if (auto done = eval::evaluate(kernel, *bound, 0, bound->sampleCount, m_job); !done)
            return std::unexpected(done.error());
        finishBinding(*bound);
        Planes planes;
        for (const auto& [name, array] : bound->results) {
            if (array.dtype() != data::Dtype::float64)
                continue;
            const Array whole = array.contiguousCopy();
            planes[name] = {whole.values<double>().begin(), whole.values<double>().end()};
        }
        return planes;
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
        std::array<Planes, 4> moved;
        constexpr std::array<double, 4> steps = {step, -step, step / 2, -step / 2};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            auto planes = evaluate(m_primal, changed(input, component, [&](double& value) {
                                       value += steps[i] * std::max(1.0, std::abs(value));
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

    void compareOutput(GradientEntry entry, const std::array<Planes, 4>& moved, const Planes& pushed)
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
            const double width = step * std::max(1.0, std::abs(entry.inputValue));
            const auto at = [&](std::size_t move) { return moved[move].at(entry.output)[outputAt]; };
            const double coarse = (at(0) - at(1)) / (2 * width);
            const double fine = (at(2) - at(3)) / width;
            entry.difference = (4 * fine - coarse) / 3;
            const double value = m_values.at(entry.output)[outputAt];
            const double size = std::max({1.0, std::abs(value), std::abs(entry.difference)});
            if (!std::isfinite(value) || !std::isfinite(entry.difference)
                || std::abs(fine - coarse) > smoothness * size) {
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
        entry.derivative = derivative;
        entry.error = std::abs(derivative - entry.difference) / std::max(size, std::abs(derivative));
        if (!std::isfinite(entry.error))
            entry.error = std::numeric_limits<double>::infinity();
        ++m_report.compared;
        if (!m_report.worst || entry.error > m_report.worst->error)
            m_report.worst = entry;
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

Result<GradientReport> checkGradient(const ir::Kernel& primal, const GradientOptions& options,
                                     const process::JobContext& job)
{
    return Check(primal, options, job).run();
}

} // namespace hawk::diff
