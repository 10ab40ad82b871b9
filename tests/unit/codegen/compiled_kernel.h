// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "codegen/backend.h"
#include "kernel_fixtures.h"

/// What the system's g++ made of a generated text, loaded into the test. Removes its folder at the end.
class CompiledKernel
{
public:
    CompiledKernel(const KernelFixture& fixture, const hawk::codegen::TargetSpec& target);
    ~CompiledKernel();

    /// Empty when all went well, else the compiler's or loader's text.
    const std::string& failure() const { return m_failure; }
    const hawk::codegen::GeneratedUnit& unit() const { return m_unit; }
    const hawk::ir::Kernel& kernel() const { return m_plan.main(); }
    std::string objectPath() const { return m_folder + "/kernel.so"; }
    void* symbol(const std::string& name) const;

    using Entry = void (*)(void* const* params, std::int64_t base, std::int64_t count,
                           std::int64_t sampleCount);
    Entry entry(std::size_t position = 0) const;

private:
    hawk::plan::LaunchPlan m_plan;
    hawk::codegen::GeneratedUnit m_unit;
    std::string m_folder;
    std::string m_failure;
    void* m_library = nullptr;
};

/// The output of a program, standard error included; empty when it cannot be started.
std::string outputOf(const std::string& program, const std::vector<std::string>& arguments,
                     int* exitCode = nullptr);

/// Planes of one launch of a kernel, described as the binary interface wants them.
template <class Real>
class LaunchData
{
public:
    /// Inputs from `value(slot, component, sample)`; outputs hold a pattern that no kernel makes.
    LaunchData(const hawk::ir::Kernel& kernel, std::int64_t samples,
               const std::function<double(const std::string&, std::uint32_t, std::int64_t)>& value);

    void run(CompiledKernel::Entry entry, std::int64_t base, std::int64_t count);
    void evaluate(const hawk::ir::Kernel& kernel);
    /// Makes two slots the same buffer.
    void alias(const std::string& slot, const std::string& sameAs);
    const std::vector<std::byte>& bytes(std::size_t slot) const { return m_planes[slot]; }
    Real at(std::size_t slot, std::uint32_t component, std::int64_t sample) const;

private:
    struct Descriptor {
        void* data = nullptr;
        std::uint64_t samples = 0, stride = 0, sampleStride = 1;
        int deviceType = 1, deviceOrdinal = 0;
        Real number = 0;
    };
    hawk::data::Signature m_signature;
    std::int64_t m_samples;
    std::vector<std::vector<std::byte>> m_planes;
    std::vector<Descriptor> m_descriptors;
};
