// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "data/binding.h"
#include "eval/evaluator.h"
#include "ir/builder.h"

namespace hawk::eval::test {

/// A kernel under construction and the planes it will be bound to. Bindings are made by hand here: these
/// tests are about values, not about the checks of a binding.
class KernelFixture
{
public:
    ir::Builder builder;

    ir::NodeId input(const std::string& name, ir::Type type = ir::Type::real())
    {
        m_parts.parameters.push_back({.name = name,
                                      .role = type.isScalar() ? data::Role::perSample : data::Role::vecIn,
                                      .element = type.element,
                                      .shape = type.shape});
        return builder.leaf(ir::Op::input, name, type);
    }

    ir::NodeId uniform(const std::string& name)
    {
        m_parts.parameters.push_back({.name = name, .role = data::Role::uniform});
        return builder.leaf(ir::Op::uniform, name, ir::Type::real());
    }

    ir::NodeId prior(const std::string& name, ir::Type type = ir::Type::real())
    {
        m_parts.parameters.push_back({.name = name, .role = data::Role::mutablePlane, .shape = type.shape});
        return builder.leaf(ir::Op::prior, name, type);
    }

    /// All components of a plane at a place, an Index.
    ir::NodeId read(const std::string& plane, const ir::Type& type, ir::NodeId place)
    {
        return builder.add({.op = ir::Op::at, .type = type, .operands = {place}, .leaf = plane});
    }

    /// What is made of the values of all samples.
    ir::NodeId total(ir::NodeId term, ir::Reduction reduction, const std::string& name)
    {
        m_parts.reductions.push_back(std::move(reduction));
        return builder.add({.op = ir::Op::total,
                            .type = ir::Type::real(builder.type(term).shape),
                            .operands = {term},
                            .literal = static_cast<std::int64_t>(m_parts.reductions.size() - 1),
                            .name = name});
    }

    void grid(std::vector<data::Axis> axes) { m_parts.grid = std::move(axes); }

    /// Samples with the mask set are skipped.
    void guard(const std::string& mask)
    {
        m_parts.guards.push_back(mask);
        m_parts.parameters.push_back({.name = mask, .role = data::Role::terminated});
    }

    void store(const std::string& slot, ir::NodeId value) { m_parts.sinks.push_back({slot, value}); }

    /// A sink in which samples meet.
    void share(ir::Sink sink) { m_parts.sinks.push_back(std::move(sink)); }

    ir::Kernel kernel()
    {
        m_parts.name = "k";
        return finish(builder, m_parts);
    }

private:
    ir::KernelParts m_parts;
};

/// Planes by slot name, each of `samples` columns, component-major.
class Planes
{
public:
    explicit Planes(std::int64_t samples, data::Mode mode = data::Mode::float64)
        : m_samples(samples)
        , m_mode(mode)
    { }

    template <class T>
    void set(const std::string& name, const std::vector<T>& values)
    {
        std::vector<std::byte>& bytes = m_bytes[name];
        bytes.resize(values.size() * sizeof(T));
        for (std::size_t i = 0; i < values.size(); ++i) { // vector<bool> has no contiguous storage
            const T value = values[i];
            std::memcpy(bytes.data() + i * sizeof(T), &value, sizeof(T));
        }
    }

    template <class T>
    std::vector<T> get(const std::string& name) const
    {
        const std::vector<std::byte>& bytes = m_bytes.at(name);
        std::vector<T> values(bytes.size() / sizeof(T));
        for (std::size_t i = 0; i < values.size(); ++i) {
            T value;
            std::memcpy(&value, bytes.data() + i * sizeof(T), sizeof(T));
            values[i] = value;
        }
        return values;
    }

    /// A whole buffer is as long as the values that were given for it. `alias` binds a slot to another's
    /// memory.
    data::BoundArguments bind(const ir::Kernel& kernel, const std::map<std::string, std::string>& alias = {})
    {
        data::BoundArguments arguments{
            .signature = kernel.signature, .mode = m_mode, .sampleCount = m_samples};
        for (const data::Slot& slot : kernel.signature.slots) {
            const data::Dtype dtype = wireDtype(slot.element, m_mode);
            const auto other = alias.find(slot.name);
            std::vector<std::byte>& bytes = m_bytes[other == alias.end() ? slot.name : other->second];
            const std::size_t needed = slot.role == data::Role::uniform
                ? sizeOf(dtype)
                : sizeOf(dtype) * slot.shape.count() * static_cast<std::size_t>(m_samples);
            const std::int64_t length = slot.isWholeBuffer() && !bytes.empty()
                ? static_cast<std::int64_t>(bytes.size() / sizeOf(dtype) / slot.shape.count())
                : m_samples;
            if (bytes.size() < needed)
                bytes.resize(needed);
            data::BoundSlot bound{.dtype = dtype, .data = bytes.data(), .length = length};
            if (slot.role == data::Role::uniform)
                std::memcpy(bound.number.data(), bytes.data(), needed);
            arguments.slots.push_back(bound);
        }
        return arguments;
    }

    /// The numbers of a plane after all samples have been evaluated; none where that fails.
    std::vector<double> evaluated(const ir::Kernel& kernel, const std::string& plane)
    {
        auto arguments = bind(kernel);
        return evaluate(kernel, arguments, 0, arguments.sampleCount) ? get<double>(plane)
                                                                     : std::vector<double>{};
    }

private:
    std::int64_t m_samples;
    data::Mode m_mode;
    std::map<std::string, std::vector<std::byte>> m_bytes;
};

} // namespace hawk::eval::test
