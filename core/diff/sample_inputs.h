// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "diff/gradient_inputs.h"

namespace hawk::diff {

/// The inputs of a kernel whose samples do not meet, component by component: a plane, a number, or a table,
/// whose numbers count as its components.
class SampleInputs
{
public:
    SampleInputs() = default;
    /// The kernel must outlive it.
    SampleInputs(const ir::Kernel& primal, GradientInputs inputs);

    const LaunchArguments& arguments() const { return m_inputs.arguments; }
    std::int64_t samples() const { return m_inputs.samples; }
    bool isTable(const std::string& input) const { return slotOf(input).isWholeBuffer(); }
    std::uint32_t componentsOf(const std::string& input) const;
    /// The values of one component, one for each sample.
    std::vector<double> valuesOf(const std::string& input, std::uint32_t component) const;

    /// The arguments with other values in one component of a real input.
    LaunchArguments changed(const std::string& input, std::uint32_t component,
                            const std::function<void(double&)>& change) const;
    /// What has the form of an input: zeros, with ones in one component.
    data::Argument unitOf(const std::string& input, std::optional<std::uint32_t> component) const;
    /// The same for a plane of the launch.
    data::Argument unit(const data::Shape& shape, std::optional<std::uint32_t> component) const;

private:
    const data::Slot& slotOf(const std::string& name) const;
    data::Array tableOf(const std::string& input) const;

    const ir::Kernel* m_primal = nullptr;
    GradientInputs m_inputs;
};

} // namespace hawk::diff
