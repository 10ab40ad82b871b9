// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>
#include <vector>

#include "diff/diff.h"

namespace hawk::diff {

/// The derivative planes of a kernel by the names of the primal's.
class PlaneNames
{
public:
    /// `bar_` or `dot_`, or the next of `bar2_`, `bar3_`, … with which no derivative plane is called like a
    /// plane of the primal.
    PlaneNames(const ir::Kernel& primal, Direction direction, const std::vector<std::string>& wrt);

    std::string operator()(const std::string& primalName) const;

private:
    std::string m_prefix;
};

/// The sinks that have a derivative or none; not the one that finishes.
std::vector<ir::Sink> storingSinks(const ir::Kernel& kernel);
bool isReal(const ir::Kernel& kernel, const ir::Sink& sink);

/// The names asked for, in the order in which the kernel reads them.
Outcome<std::vector<std::string>> resolveInputs(const ir::Kernel& primal, const Request& request);

/// The parameters that are bound in the order of their slots, which is that of a call, since a derivative has
/// no signature of its own; then those that may be given and are not needed.
void orderParameters(data::Signature& signature);

/// The role of a plane with one value of a shape for each sample.
data::Role inputRole(const data::Shape& shape);

} // namespace hawk::diff
