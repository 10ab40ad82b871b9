// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/sample_count.h"

#include <algorithm>
#include <format>

#include "data/bind_value.h"

namespace hawk::data {

namespace {

class SampleCounter
{
public:
    SampleCounter(const BindRequest& request, const std::vector<SlotCall>& calls,
                  const std::vector<std::size_t>& order, std::optional<std::int64_t> asked,
                  Complaints& complaints)
        : m_request(request)
        , m_calls(calls)
        , m_order(order)
        , m_asked(asked)
        , m_complaints(complaints)
    { }

    SampleCount decide()
    {
        decideCount();
        return m_result;
    }

private:
    void decideCount()
    {
        std::vector<std::size_t> batches;
        std::vector<std::size_t> singles;
        for (const std::size_t index : m_order) {
            const auto& form = m_calls[index].form;
            if (form && form->batch == Batch::samples)
                batches.push_back(index);
            else if (form && form->batch == Batch::one)
                singles.push_back(index);
        }
        if (m_asked && *m_asked < 0)
            return m_complaints.add("R121", m_request.signature.kernel,
                                    "expected a sample count of 0 or more");
        if (batches.empty())
            return countWithoutBatch(singles);
        const std::size_t first = batches.front();
        m_result.count = m_asked.value_or(m_calls[first].form->samples);
        for (const std::size_t index : singles) {
            m_complaints.add(
                "R118", m_calls[index].title,
                std::format(
                    "expected {0} samples like {1}, got {2} for one sample; declare it as Param to use "
                    "one value for all samples, or give one value per sample: {3}=@{3}.npy, or "
                    "{3}=constant:VALUE for the same in each",
                    m_calls[first].form->samples, slotAt(first).name, argumentText(*m_calls[index].argument),
                    slotAt(index).name));
        }
        if (m_asked)
            return refuseShortPlanes(batches);
        const bool isAgreed = std::ranges::all_of(
            batches, [&](std::size_t index) { return m_calls[index].form->samples == m_result.count; });
        if (!isAgreed)
            refuseUnequalPlanes(batches);
    }

    void countWithoutBatch(const std::vector<std::size_t>& singles)
    {
        const bool isAnyEither =
            std::ranges::any_of(m_calls, [](const SlotCall& call) { return call.form.has_value(); });
        if (isAnyEither) {
            m_result.count = 1;
            m_result.isOneSample = true;
            if (m_asked && *m_asked != 1) {
                const std::size_t index = singles.empty() ? m_order.front() : singles.front();
                m_complaints.add(
                    "R118", m_calls[index].title,
                    std::format("expected {0} samples, got one; give one value per sample: {1}=@{1}.npy, or "
                                "{1}=constant:VALUE for the same in each",
                                *m_asked, slotAt(index).name));
            }
            return;
        }
        m_result.count = m_asked.value_or(countOfUnreadPlanes().value_or(0));
        if (!m_asked && !countOfUnreadPlanes() && m_complaints.isEmpty()) {
            m_complaints.add(
                "R121", m_request.signature.kernel,
                "no argument gives the number of samples; give the sample count (-n N), or a file for a "
                "plane");
        }
    }

    /// A plane the body never reads has no slot; it settles the count when nothing else does.
    std::optional<std::int64_t> countOfUnreadPlanes() const
    {
        for (const Parameter& parameter : m_request.signature.parameters) {
            const auto argument = m_request.arguments.find(parameter.name);
            const bool isUnread = !parameter.slot && argument != m_request.arguments.end();
            const Array* const array = isUnread ? std::get_if<Array>(&argument->second.value) : nullptr;
            if (!array || !hasSamples(parameter.role))
                continue;
            if (const auto form = readForm(array->shape(), parameter.shape, argument->second.layout))
                return form->samples;
        }
        return std::nullopt;
    }

    void refuseShortPlanes(const std::vector<std::size_t>& batches)
    {
        for (const std::size_t index : batches) {
            const std::int64_t samples = m_calls[index].form->samples;
            if (samples < m_result.count) {
                m_complaints.add(
                    "R121", m_calls[index].title,
                    std::format(
                        "expected at least the {} samples asked for, got {}; ask for fewer, or give more",
                        m_result.count, samples));
            }
        }
    }

    void refuseUnequalPlanes(const std::vector<std::size_t>& batches)
    {
        std::string counts;
        for (const std::size_t index : batches) {
            counts += std::format("{}{} has {}", counts.empty() ? "" : ", ", slotAt(index).name,
                                  m_calls[index].form->samples);
        }
        m_complaints.add("R121", "sample counts",
                         std::format("expected the same in every plane, got: {}", counts));
    }

    const Slot& slotAt(std::size_t index) const { return m_request.signature.slots[index]; }

    const BindRequest& m_request;
    const std::vector<SlotCall>& m_calls;
    const std::vector<std::size_t>& m_order;
    std::optional<std::int64_t> m_asked;
    Complaints& m_complaints;
    SampleCount m_result;
};

} // namespace

SampleCount decideSampleCount(const BindRequest& request, const std::vector<SlotCall>& calls,
                              const std::vector<std::size_t>& order, std::optional<std::int64_t> asked,
                              Complaints& complaints)
{
    return SampleCounter(request, calls, order, asked, complaints).decide();
}

} // namespace hawk::data
