// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/probe.h"

#include <algorithm>
#include <format>

#include "data/stage_binding.h"
#include "eval/evaluator.h"
#include "eval/run_steps.h"
#include "eval/sample_checks.h"
#include "plan/launch_plan.h"

namespace hawk::eval {

namespace {

std::vector<std::int64_t> axesOf(const data::Shape& shape)
{
    return {shape.extents.begin(), shape.extents.begin() + shape.rank};
}

/// One pass over one sample, and what is known of its values afterwards.
class ProbedPass
{
public:
    ProbedPass(const ir::Kernel& kernel, const data::BoundArguments& arguments, Program program)
        : m_kernel(kernel)
        , m_arguments(arguments)
        , m_program(std::move(program))
        , m_isStep(m_program.initialCells.size())
        , m_times(m_program.initialCells.size())
    { }

    Result<void> run(std::int64_t sample, const process::JobContext& job)
    {
        std::optional<MissedPlace> outside;
        const Frame frame{.cells = m_program.initialCells.data(),
                          .planes = m_program.planes.data(),
                          .sample = sample,
                          .outside = &outside};
        // Several steps may write a value one after the other.
        std::vector<std::uint64_t> runs(m_program.compute.size());
        const bool isDone = runSteps(m_program.compute, frame, job, [&](const Instruction& step) {
            ++runs[static_cast<std::size_t>(&step - m_program.compute.data())];
        });
        if (!isDone || (isOutside(frame) && !keepNeededMiss(m_program, frame, job)))
            return stopped(m_kernel, sample);
        if (outside)
            return refuseOutside(m_arguments, *outside, sample);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const std::uint32_t cell = m_program.compute[i].result;
            m_isStep[cell] = true;
            m_times[cell] = std::max(m_times[cell], runs[i]);
        }
        return {};
    }

    void listNodes(std::vector<ProbedValue>& values) const
    {
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            const ir::Node& node = m_kernel.nodes[i];
            if (!node.name.empty() && node.op != ir::Op::loop)
                values.push_back(valueOf(static_cast<ir::NodeId>(i), node.name, node.origin));
        }
    }

    /// What the sample stores at its end.
    void listStores(std::vector<ProbedValue>& values) const
    {
        for (const ir::Sink& sink : m_kernel.sinks) {
            const bool isListed = m_kernel.node(sink.value).name == sink.slot && !sink.key;
            if (sink.loop || sink.form == ir::SinkForm::rows || isListed)
                continue;
            std::string name = sink.slot;
            if (sink.key)
                name += std::format("[{}]", numberOf<std::int64_t>(*sink.key));
            values.push_back(valueOf(sink.value, std::move(name), sink.origin));
        }
    }

private:
    std::uint32_t cellOf(ir::NodeId id) const { return m_program.firstCell[indexOf(id)]; }

    template <class T>
    T numberOf(ir::NodeId id, std::size_t component = 0) const
    {
        Cell cell = m_program.initialCells[cellOf(id) + component];
        return as<T>(cell);
    }

    ProbedValue valueOf(ir::NodeId id, std::string name, text::Range origin) const
    {
        return {std::move(name), origin, numbersOf(id), timesOf(id)};
    }

    data::Array numbersOf(ir::NodeId id) const
    {
        const ir::Type& type = m_kernel.node(id).type;
        const data::Dtype dtype = data::wireDtype(type.element, m_arguments.mode);
        data::Array array = data::Array::zeros(dtype, axesOf(type.shape));
        withTypeOf(dtype, [&]<class T>(TypeOf<T>) {
            const auto numbers = array.writableValues<T>();
            for (std::size_t k = 0; k < numbers.size(); ++k)
                numbers[k] = numberOf<T>(id, k);
        });
        return array;
    }

    std::uint64_t timesOf(ir::NodeId id) const
    {
        const std::uint32_t cell = cellOf(id);
        const ir::Op op = m_kernel.node(id).op;
        const bool isOfLoop = op == ir::Op::carry || op == ir::Op::loopIndex || op == ir::Op::loopValue;
        return !m_isStep[cell] ? 1 : isOfLoop ? std::min<std::uint64_t>(m_times[cell], 1) : m_times[cell];
    }

    const ir::Kernel& m_kernel;
    const data::BoundArguments& m_arguments;
    Program m_program;
    std::vector<bool> m_isStep; ///< by cell: whether a step begins its result there
    std::vector<std::uint64_t> m_times;
};

enum class Stores : std::uint8_t { none, listed };

Result<void> probePass(Probe& probe, Stores stores, const ir::Kernel& kernel,
                       const data::BoundArguments& arguments, std::int64_t sample,
                       const process::JobContext& job)
{
    Result<Program> program = compileProgram(kernel, arguments);
    if (!program)
        return std::unexpected(program.error());
    if (isSkipped(*program, sample)) {
        probe.isSkipped = true;
        return {};
    }
    ProbedPass pass(kernel, arguments, *std::move(program));
    if (auto done = pass.run(sample, job); !done)
        return done;
    pass.listNodes(probe.values);
    if (stores == Stores::listed)
        pass.listStores(probe.values);
    return {};
}

/// In the order of places, each value once: several passes may compute it.
void arrange(std::vector<ProbedValue>& values)
{
    const auto identity = [](const ProbedValue& value) {
        return std::tuple(value.origin.begin, value.origin.end, std::string_view(value.name));
    };
    std::ranges::stable_sort(values, {}, identity);
    const auto [last, end] = std::ranges::unique(values, {}, identity);
    values.erase(last, end);
}

} // namespace

Result<Probe> probe(const ir::Kernel& kernel, const data::BoundArguments& arguments, std::int64_t sample,
                    const process::JobContext& job)
{
    if (auto inside = checkRange(kernel, arguments, sample, 1); !inside)
        return std::unexpected(inside.error());
    const plan::LaunchPlan plan = plan::planLaunch(kernel);
    Probe made;
    if (!plan.isStaged()) {
        if (auto done = probePass(made, Stores::listed, kernel, arguments, sample, job); !done)
            return std::unexpected(done.error());
        arrange(made.values);
        return made;
    }
    auto stages = data::bindStages(arguments, plan::signaturesOf(plan));
    if (!stages)
        return std::unexpected(std::move(stages.error()));
    const auto done = data::runStages(*stages, [&](std::size_t i, data::BoundArguments& bound) {
        const ir::Kernel& stage = *plan.stages[i].kernel;
        const bool isLast = i + 1 == stages->size();
        // The last one stores into the planes of the launch.
        if (!isLast) {
            if (auto evaluated = evaluate(stage, bound, 0, bound.sampleCount, job); !evaluated)
                return evaluated;
        }
        return probePass(made, isLast ? Stores::listed : Stores::none, stage, bound, sample, job);
    });
    if (!done)
        return std::unexpected(done.error());
    arrange(made.values);
    return made;
}

} // namespace hawk::eval
