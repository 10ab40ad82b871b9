// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/stage_binding.h"

#include <algorithm>
#include <cstring>
#include <format>
#include <map>

#include "data/settle_sums.h"
#include "text/within_memory.h"

namespace hawk::data {

namespace {

/// Where the numbers are that stages hand on, by the names of their planes.
using MadePlanes = std::map<std::string, BoundSlot>;

class StageBinding
{
public:
    StageBinding(const BoundArguments& launch, const Signature& stage, MadePlanes& made)
        : m_launch(launch)
        , m_made(made)
    {
        m_bound.signature = stage;
        m_bound.mode = launch.mode;
        m_bound.sampleCount = launch.sampleCount;
        m_bound.slots.resize(stage.slots.size());
    }

    Result<BoundArguments> run()
    {
        for (std::size_t i = 0; i < m_bound.slots.size(); ++i) {
            const Slot& slot = m_bound.signature.slots[i];
            if (const auto made = m_made.find(slot.name); made != m_made.end() && slot.role == Role::lookup)
                m_bound.slots[i] = made->second;
            else if (const auto given = m_launch.signature.findSlot(slot.name))
                m_bound.slots[i] = m_launch.slots[*given];
            else if (slot.role == Role::nSamples)
                m_bound.slots[i] = sampleCountNumber();
            else if (slot.role == Role::accumOut)
                m_bound.slots[i] = ownPlane(slot);
            else
                return text::internalError("stage-slot",
                                           std::format("A stage of kernel {} finds no plane `{}`.",
                                                       m_bound.signature.kernel, slot.name));
        }
        for (const Total& total : m_bound.signature.totals)
            addTotal(total);
        return std::move(m_bound);
    }

private:
    BoundSlot sampleCountNumber() const
    {
        BoundSlot bound{.dtype = Dtype::uint32};
        const auto count = static_cast<std::uint32_t>(m_launch.sampleCount);
        std::memcpy(bound.number.data(), &count, sizeof(count));
        return bound;
    }

    /// The extent that only the launch knows is the one that the grid leaves to it.
    std::int64_t lengthOf(const Slot& slot) const
    {
        if (slot.isRows())
            return rowCount(m_launch.sampleCount);
        const bool isOpen = !openLabel(slot.axes).empty();
        return isOpen ? m_launch.sampleCount / knownCount(m_launch.signature.grid) * knownCount(slot.axes)
                      : knownCount(slot.axes);
    }

    /// Rows, sums by key and what they lose; all scalars.
    BoundSlot ownPlane(const Slot& slot)
    {
        BoundSlot bound = cells(lengthOf(slot));
        if (slot.isWholeBuffer() && slot.companionOf.empty())
            m_made.insert_or_assign(slot.name, bound);
        return bound;
    }

    BoundSlot cells(std::int64_t count) const
    {
        const Dtype wire = wireDtype(Element::real, m_launch.mode);
        BoundSlot bound{.dtype = wire, .length = count, .storage = Array::zeros(wire, {count})};
        bound.data = bound.storage.writableBytes();
        return bound;
    }

    void addTotal(const Total& total)
    {
        if (const auto given = m_launch.results.find(total.name); given != m_launch.results.end()) {
            m_bound.results.insert_or_assign(total.name, given->second);
            return;
        }
        const BoundSlot numbers = cells(total.shape.count());
        m_bound.results.insert_or_assign(total.name, numbers.storage);
        for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
            BoundSlot one = numbers;
            one.data += k * sizeOf(one.dtype);
            one.length = 1;
            m_made.insert_or_assign(total.rowsName(k), one);
        }
    }

    const BoundArguments& m_launch;
    MadePlanes& m_made;
    BoundArguments m_bound;
};

} // namespace

Result<std::vector<BoundArguments>> bindStages(const BoundArguments& launch,
                                               std::span<const Signature> stages)
{
    return text::withinMemory(
        std::format("What the stages of kernel {} hand on does", launch.signature.kernel),
        "Launch fewer samples at a time.", [&]() -> Result<std::vector<BoundArguments>> {
            std::vector<BoundArguments> bound;
            MadePlanes made;
            for (const Signature& stage : stages) {
                auto one = StageBinding(launch, stage, made).run();
                if (!one)
                    return std::unexpected(std::move(one.error()));
                bound.push_back(*std::move(one));
            }
            return bound;
        });
}

/// Sums by key begin at zero.
static void clearSums(BoundArguments& stage)
{
    for (std::size_t i = 0; i < stage.slots.size(); ++i) {
        const Slot& slot = stage.signature.slots[i];
        const BoundSlot& bound = stage.slots[i];
        if (slot.isWholeBuffer() && slot.isWritten())
            std::memset(bound.data, 0, static_cast<std::size_t>(bound.length) * sizeOf(bound.dtype));
    }
}

Result<void> runStages(std::span<BoundArguments> stages,
                       const std::function<Result<void>(std::size_t, BoundArguments&)>& launchStage)
{
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const bool isLast = i + 1 == stages.size();
        if (!isLast)
            clearSums(stages[i]);
        if (auto done = launchStage(i, stages[i]); !done)
            return done;
        if (!isLast)
            settleSums(stages[i]);
    }
    return {};
}

} // namespace hawk::data
