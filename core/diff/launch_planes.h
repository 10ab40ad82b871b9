// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "diff/gradient_inputs.h"
#include "diff/planes.h"

/// The planes of a kernel as rows of numbers, component by component, whatever their axes are, and of its
/// derivatives beside them.
namespace hawk::diff {

/// A real output of a kernel: a plane, a plane that is written by key, or a result over samples.
struct LaunchOutput {
    std::string name;
    std::size_t count = 0;
    bool hasSamples = false; ///< a value for each sample, and not numbers of its own
};

class LaunchPlanes
{
public:
    /// Binds the inputs to the primal once. Refused: what `bindArguments` refuses.
    static Result<LaunchPlanes> settle(const ir::Kernel& primal, const GradientInputs& inputs);

    const LaunchArguments& arguments() const { return m_arguments; }
    std::int64_t samples() const { return m_bound.sampleCount; }
    const std::vector<LaunchOutput>& outputs() const { return m_outputs; }

    std::vector<double> numbers(const std::string& input) const;
    bool hasSamples(const std::string& input) const;
    /// Puts other numbers into the place of an input or of an input's tangent, which is called `name`.
    void put(LaunchArguments& arguments, const std::string& input, const std::string& name,
             std::vector<double> numbers) const;
    /// The adjoint of an output, which the reverse derivative reads.
    void putAdjoint(LaunchArguments& arguments, const LaunchOutput& output, const PlaneNames& names,
                    const std::vector<double>& numbers) const;
    /// Zeros for what `name` adds up, where `plane` of the primal has numbers of its own.
    void putSums(LaunchArguments& arguments, const std::string& plane, const std::string& name) const;

private:
    const data::Slot& slotOf(const std::string& name) const;
    std::size_t indexOf(const std::string& name) const { return *m_bound.signature.findSlot(name); }
    std::vector<std::int64_t> shapeOf(const std::string& name) const;
    data::Array planeOf(const std::string& name) const;
    void listOutputs(const ir::Kernel& primal);

    data::BoundArguments m_bound;
    LaunchArguments m_arguments;
    std::vector<LaunchOutput> m_outputs;
};

} // namespace hawk::diff
