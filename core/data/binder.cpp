// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/binder.h"

#include <format>
#include <new>
#include <utility>

#include "data/convert.h"

namespace hawk::data {

namespace {

constexpr std::int64_t unknownCount = -1;

bool isLeftOut(const Argument& argument)
{
    const Array* const array = std::get_if<Array>(&argument.value);
    return array && array->isNull();
}

/// The sample count of an array that a plane can take as it is; unknownCount when it cannot.
std::int64_t fittingCount(const Argument& argument, const Slot& slot, Dtype wire)
{
    const Array* const array = std::get_if<Array>(&argument.value);
    const std::size_t rank = slot.shape.isScalar() ? 1 : 2;
    if (!array || array->dtype() != wire || array->shape().size() != rank || !array->isContiguous())
        return unknownCount;
    if (slot.isWritten() && array->access() == Access::readOnly)
        return unknownCount;
    if (reinterpret_cast<std::uintptr_t>(array->bytes()) % sizeOf(wire) != 0)
        return unknownCount;
    const std::int64_t width = slot.shape.count();
    const std::int64_t samples = array->shape().back();
    if (rank == 1)
        return samples;
    // A square array, or one of a one-row or one-column matrix, is for the full rules.
    const bool isPlain = argument.layout != Layout::samplesFirst && slot.shape.rank == 1
        && array->shape().front() == width && samples != width;
    return isPlain ? samples : unknownCount;
}

} // namespace

Binder::Binder(Signature signature, Mode mode)
{
    m_bound.signature = std::move(signature);
    m_bound.mode = mode;
}

Result<const BoundArguments*> Binder::bind(std::span<const Argument> arguments)
{
    if (arguments.size() != m_bound.signature.parameters.size()) {
        return text::usageError("argument-count",
                                std::format("Kernel {} takes {} arguments, got {}.", m_bound.signature.kernel,
                                            m_bound.signature.parameters.size(), arguments.size()));
    }
    try {
        if (m_isReady && bindFitting(arguments))
            return &m_bound;
    } catch (const std::bad_alloc&) {
        // The full rules word it.
    }
    return bindAny(arguments);
}

bool Binder::bindFitting(std::span<const Argument> arguments)
{
    std::int64_t samples = unknownCount;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!bindParameter(m_bound.signature.parameters[i], arguments[i], samples))
            return false;
    }
    if (samples == unknownCount)
        return false;
    m_bound.sampleCount = samples;
    m_bound.isOneSample = false;
    m_bound.notes.clear();
    for (std::size_t index = 0; index < m_bound.slots.size(); ++index) {
        const Slot& slot = m_bound.signature.slots[index];
        if (slot.role == Role::nSamples)
            return false;
        if (!m_isFresh[index])
            continue;
        BoundSlot& bound = m_bound.slots[index];
        if (slot.isWholeBuffer() || slot.isRows())
            return false;
        const std::int64_t length = slot.isCell() ? 1 : samples;
        bound.storage = slot.shape.isScalar() ? Array::zeros(bound.dtype, {length})
                                              : Array::zeros(bound.dtype, {slot.shape.count(), length});
        bound.data = bound.storage.writableBytes();
        bound.length = length;
        *m_results[index] = bound.storage;
    }
    return true;
}

bool Binder::bindParameter(const Parameter& parameter, const Argument& argument, std::int64_t& samples)
{
    if (!parameter.slot)
        return isLeftOut(argument);
    const std::size_t index = *parameter.slot;
    const Slot& slot = m_bound.signature.slots[index];
    BoundSlot& bound = m_bound.slots[index];
    if (slot.role == Role::uniform) {
        // Other elements travel in another type than they are checked in.
        const double* const number = std::get_if<double>(&argument.value);
        const auto bytes =
            number && slot.element == Element::real ? encodeNumber(*number, bound.dtype) : std::nullopt;
        if (bytes)
            bound.number = *bytes;
        return bytes.has_value();
    }
    if (isLeftOut(argument))
        return m_isFresh[index];
    if (m_isFresh[index] || slot.isWholeBuffer() || !m_bound.signature.grid.empty())
        return false;
    const std::int64_t count = fittingCount(argument, slot, wireDtype(slot.element, m_bound.mode));
    if (count == unknownCount || (samples != unknownCount && samples != count))
        return false;
    samples = count;
    const Array& array = std::get<Array>(argument.value);
    bound.storage = array;
    bound.data = const_cast<std::byte*>(array.bytes());
    bound.length = count;
    if (m_results[index])
        *m_results[index] = array;
    return true;
}

Result<const BoundArguments*> Binder::bindAny(std::span<const Argument> arguments)
{
    m_isReady = false;
    BindRequest request{
        .signature = m_bound.signature, .mode = m_bound.mode, .arguments = {}, .sampleCount = {}};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!isLeftOut(arguments[i]))
            request.arguments.emplace(m_bound.signature.parameters[i].name, arguments[i]);
    }
    Result<BoundArguments> bound = bindArguments(request);
    if (!bound)
        return std::unexpected(bound.error());
    m_bound = std::move(*bound);
    m_results.assign(m_bound.slots.size(), nullptr);
    m_isFresh.assign(m_bound.slots.size(), false);
    for (std::size_t index = 0; index < m_bound.slots.size(); ++index) {
        const Slot& slot = m_bound.signature.slots[index];
        const auto result = slot.isWritten() ? m_bound.results.find(slot.name) : m_bound.results.end();
        if (result == m_bound.results.end())
            continue;
        m_results[index] = &result->second;
        m_isFresh[index] = !request.arguments.contains(slot.name);
    }
    m_isReady = true;
    return &m_bound;
}

} // namespace hawk::data
