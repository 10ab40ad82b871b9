// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/binding.h"

#include <algorithm>
#include <cstring>
#include <format>
#include <limits>

#include "data/argument_names.h"
#include "data/bind_buffer.h"
#include "data/bind_grid.h"
#include "data/bind_value.h"
#include "data/fresh_planes.h"
#include "data/sample_count.h"
#include "data/slot_call.h"
#include "text/within_memory.h"

namespace hawk::data {

namespace {

/// One pass over a call: reads everything, decides the sample count, then puts the planes into place.
class BindingPass
{
public:
    explicit BindingPass(const BindRequest& request) : m_request(request), m_sampleCount(request.sampleCount)
    {
        MatchedArguments matched = matchArguments(request);
        m_calls = std::move(matched.calls);
        m_order = std::move(matched.order);
        m_bound.signature = request.signature;
        m_bound.mode = request.mode;
        m_bound.slots.resize(request.signature.slots.size());
    }

    Result<BoundArguments> run()
    {
        readExtents();
        layGrid();
        for (const std::size_t slot : m_order)
            readSlot(slot);
        refuseUnknownNames(m_request, m_complaints);
        const SampleCount count = decideSampleCount(m_request, m_calls, m_order, m_sampleCount, m_complaints);
        m_bound.sampleCount = count.count;
        m_bound.isOneSample = count.isOneSample;
        refuseUncountable();
        refuseTotals();
        refuseUnknownExtents();
        for (const std::size_t slot : m_order)
            prepareSlot(slot);
        if (!m_complaints.isEmpty())
            return refusal();
        makeRest();
        return std::move(m_bound);
    }

private:
    const Signature& signature() const { return m_request.signature; }
    const Slot& slotAt(std::size_t index) const { return signature().slots[index]; }

    void complain(std::string_view code, std::string_view title, std::string_view text)
    {
        m_complaints.add(code, title, text);
    }

    std::unexpected<Error> refusal() const
    {
        std::string message;
        for (const std::string& line : m_complaints.lines())
            message += (message.empty() ? "" : "\n") + line;
        std::string call;
        for (const Parameter& parameter : signature().parameters)
            call += std::format("{}{}: {}", call.empty() ? "" : ", ", parameter.name, parameter.declaration);
        return text::refused(
            m_complaints.code(), std::move(message),
            std::format("The kernel is {}({}); N is the number of samples.", signature().kernel, call));
    }

    /// Extents are given by their labels, like arguments.
    void readExtents()
    {
        for (const std::string& label : signature().openLabels()) {
            const Argument* const argument = findArgument(m_request, label);
            if (!argument)
                continue;
            const auto* extent = std::get_if<std::int64_t>(&argument->value);
            if (extent && *extent >= 1)
                m_extents.emplace(label, *extent);
            else
                complain("R146", label,
                         std::format("expected a whole number from 1 on, the extent of an axis, got {}",
                                     argumentText(*argument)));
        }
        for (const Axis& axis : signature().grid) {
            if (axis.extent && findArgument(m_request, axis.label))
                complain(
                    "R146", axis.label,
                    std::format("the axis has the extent {} in the declaration; leave it out", *axis.extent));
        }
    }

    /// Puts the samples of every plane into a single row.
    void layGrid()
    {
        if (signature().grid.empty())
            return;
        auto shape = gridShape(signature(), m_request.arguments, m_sampleCount, m_extents);
        if (!shape)
            return complain(shape.error().code, signature().kernel, shape.error().text);
        m_grid = *std::move(shape);
        m_sampleCount = 1;
        for (const std::int64_t extent : m_grid)
            *m_sampleCount *= extent;
        for (const std::size_t index : m_order) {
            SlotCall& call = m_calls[index];
            const Slot& slot = slotAt(index);
            if (!call.argument || !slot.isPlane() || slot.extent != SlotExtent::samples)
                continue;
            auto flat = flatArgument(*call.argument, slot, m_request.mode, m_request.conversions, m_grid);
            if (!flat) {
                complain(flat.error().code, call.title, flat.error().text);
                call.isRefused = true;
                continue;
            }
            if (!flat->note.empty())
                m_bound.notes.push_back(std::move(flat->note));
            call.argument = &m_flat.insert_or_assign(index, std::move(flat->argument)).first->second;
        }
    }

    void readSlot(std::size_t index)
    {
        const Slot& slot = slotAt(index);
        SlotCall& call = m_calls[index];
        if (slot.role == Role::nSamples)
            return;
        if (slot.role == Role::uniform)
            return readUniform(index);
        if (slot.isCell())
            return readCell(index);
        if (call.isRefused)
            return;
        if (slot.source == SlotSource::runner && slot.role == Role::accumOut) {
            if (call.argument && slot.isWholeBuffer())
                complain("R120", call.title, "the launcher keeps this plane; leave it out");
            call.argument = nullptr;
            return;
        }
        if (slot.isWholeBuffer())
            return readBuffer(index);
        if (!hasSamples(slot.role) || slot.source == SlotSource::runner)
            return complain(
                "binding-role", call.title,
                std::format("planes of role {} cannot be bound by this version", nameOf(slot.role)));
        if (call.argument) {
            auto form = m_request.conversions == Conversions::exact
                ? readExactPlane(*call.argument, slot, m_request.mode)
                : readPlane(*call.argument, slot, m_request.mode);
            if (form)
                call.form = *form;
            else
                complain(form.error().code, call.title, form.error().text);
        } else if (slot.role == Role::terminated && slot.isWritten() && m_request.masks == Masks::madeFresh) {
            return;
        } else if (slot.role == Role::terminated) {
            complain("R110", call.title,
                     "missing; give an array of bool values, true for each sample to skip");
        } else if (slot.isWritten() && slot.startValue == StartValue::read) {
            complain(
                "R145", call.title,
                std::format("its start value is read, so it needs an initial value; {}", valuesAdvice(slot)));
        } else if (!slot.isWritten()) {
            complain("R110", call.title, std::format("missing; {}", valuesAdvice(slot)));
        }
    }

    void readBuffer(std::size_t index)
    {
        const SlotCall& call = m_calls[index];
        const Slot& slot = slotAt(index);
        if (!call.argument) {
            if (!slot.isWritten())
                complain("R110", call.title, std::format("missing; {}", valuesAdvice(slot)));
            return;
        }
        auto bound = bindBuffer(*call.argument, slot, m_request.mode, m_request.conversions, m_extents);
        if (!bound)
            return complain(bound.error().code, call.title, bound.error().text);
        m_bound.slots[index] = std::move(bound->slot);
        if (!bound->note.empty())
            m_bound.notes.push_back(std::move(bound->note));
        if (slot.isWritten())
            m_bound.results.insert_or_assign(slot.name, std::get<Array>(call.argument->value));
    }

    std::string valuesAdvice(const Slot& slot) const
    {
        const std::string_view type = nameOf(wireDtype(slot.element, m_request.mode));
        if (slot.isWholeBuffer())
            return std::format("give all its {0} values, as in {1}=@{1}.npy", type, slot.name);
        return slot.shape.isScalar()
            ? std::format("give one {0} value for each sample, as in {1}=@{1}.npy", type, slot.name)
            : std::format("give {0} {1} values for each sample, as in {2}=@{2}.npy", slot.shape.count(), type,
                          slot.name);
    }

    void readUniform(std::size_t index)
    {
        const SlotCall& call = m_calls[index];
        const auto parameter =
            std::ranges::find(signature().parameters, std::optional(index), &Parameter::slot);
        Argument fallback;
        const Argument* argument = call.argument;
        if (!argument && parameter != signature().parameters.end() && parameter->defaultValue) {
            fallback.value = *parameter->defaultValue;
            argument = &fallback;
        }
        if (!argument)
            return complain("R110", call.title,
                            std::format("missing; give one number, as in {}=2.5", slotAt(index).name));
        auto bound = bindUniform(*argument, slotAt(index), m_request.mode);
        if (bound)
            m_bound.slots[index] = std::move(*bound);
        else
            complain(bound.error().code, call.title, bound.error().text);
    }

    void readCell(std::size_t index)
    {
        const SlotCall& call = m_calls[index];
        const Slot& slot = slotAt(index);
        if (!call.argument)
            return;
        auto bound = bindCell(*call.argument, slot, m_request.mode);
        if (!bound)
            return complain(bound.error().code, call.title, bound.error().text);
        m_bound.slots[index] = std::move(*bound);
        if (slot.isWritten())
            m_bound.results.insert_or_assign(slot.name, std::get<Array>(call.argument->value));
    }

    /// A kernel that is told the count gets it in a slot of 32 bits.
    void refuseUncountable()
    {
        const bool isTold = std::ranges::contains(signature().slots, Role::nSamples, &Slot::role);
        if (isTold && m_bound.sampleCount > std::numeric_limits<std::uint32_t>::max())
            complain("R121", "n_samples",
                     std::format("expected fewer than 2^32 samples, because the kernel works with their "
                                 "count; got {}",
                                 m_bound.sampleCount));
    }

    /// What runs a bundle binds the plane that takes the result; null where it is made here.
    const Array* givenTotal(const Total& total) const
    {
        const Argument* const argument =
            m_request.conversions == Conversions::exact ? findArgument(m_request, total.name) : nullptr;
        const Array* const array = argument ? std::get_if<Array>(&argument->value) : nullptr;
        const bool fits = array && array->dtype() == wireDtype(Element::real, m_request.mode)
            && array->count() == total.shape.count() && array->isContiguous()
            && array->access() == Access::writable;
        return fits ? array : nullptr;
    }

    /// The result of a reduction over samples is made of one sample at least.
    void refuseTotals()
    {
        for (const Total& total : signature().totals) {
            if (findArgument(m_request, total.name) && !givenTotal(total))
                complain("R120", total.name,
                         "the result of a reduction over samples is made by the launch; leave it out");
            if (m_bound.sampleCount == 0 && m_complaints.isEmpty())
                complain("R152", signature().kernel,
                         std::format("expected one sample at least, because {} is made of all of them",
                                     total.name));
        }
    }

    /// A written buffer that is left out is made, which needs its extents.
    void refuseUnknownExtents()
    {
        for (const std::size_t index : m_order) {
            const Slot& slot = slotAt(index);
            if (!slot.isWholeBuffer() || m_calls[index].argument || !slot.isWritten()
                || !slot.companionOf.empty())
                continue;
            if (slot.axes.empty() && hasUnknownLength(slot))
                complain(
                    "R146", m_calls[index].title,
                    std::format("it is as long as `{}`, which this kernel does not read; give the plane, "
                                "with zeros",
                                slot.lengthOf));
            else if (!settledShape(slot.axes, m_extents))
                complain(
                    "R146", m_calls[index].title,
                    std::format("the extent of its axis \"{0}\" is not known; give it, as in {0}=100, or "
                                "give the plane",
                                openLabel(slot.axes)));
        }
    }

    /// As long as a table that is not there; planes of samples have a number for each.
    bool hasUnknownLength(const Slot& slot) const
    {
        return !signature().findSlot(slot.lengthOf)
            && std::ranges::any_of(signature().parameters, [&](const Parameter& parameter) {
                   return parameter.name == slot.lengthOf && parameter.role == Role::lookup;
               });
    }

    void prepareSlot(std::size_t index)
    {
        SlotCall& call = m_calls[index];
        if (!call.form)
            return;
        const Slot& slot = slotAt(index);
        auto prepared = preparePlane(*call.argument, slot, m_request.mode, *call.form);
        if (!prepared)
            return complain(prepared.error().code, call.title, prepared.error().text);
        m_bound.slots[index] = std::move(prepared->slot);
        if (!prepared->note.empty())
            m_bound.notes.push_back(std::move(prepared->note));
        if (slot.isWritten())
            m_bound.results.insert_or_assign(slot.name,
                                             std::get<Array>(findArgument(m_request, slot.name)->value));
    }

    /// What the caller did not give.
    void makeRest()
    {
        FreshPlanes fresh(m_bound, m_grid, m_extents);
        for (const std::size_t index : m_order) {
            if (slotAt(index).role == Role::nSamples)
                tellCount(m_bound.slots[index]);
            else if (slotAt(index).isPlane() && !m_calls[index].argument)
                fresh.makePlane(index);
        }
        for (const Total& total : signature().totals) {
            if (const Array* const given = givenTotal(total))
                m_bound.results.insert_or_assign(total.name, *given);
            else
                fresh.makeTotal(total);
        }
    }

    void tellCount(BoundSlot& slot) const
    {
        const auto count = static_cast<std::uint32_t>(m_bound.sampleCount);
        std::memcpy(slot.number.data(), &count, sizeof(count));
        slot.dtype = Dtype::uint32;
    }

    const BindRequest& m_request;
    std::vector<SlotCall> m_calls; ///< one per slot
    std::vector<std::size_t> m_order; ///< see MatchedArguments
    std::optional<std::int64_t> m_sampleCount; ///< that is asked for, or that the grid has
    Complaints m_complaints;
    BoundArguments m_bound;
    Extents m_extents;
    std::vector<std::int64_t> m_grid; ///< the extents of its axes
    std::map<std::size_t, Argument> m_flat; ///< arguments that stand for others, by slot
};

} // namespace

Result<BoundArguments> bindArguments(const BindRequest& request)
{
    return text::withinMemory(std::format("The arguments of kernel {} do", request.signature.kernel),
                              "Launch fewer samples at a time.", [&] { return BindingPass(request).run(); });
}

} // namespace hawk::data
