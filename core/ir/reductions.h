// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "ir/builder.h"

namespace hawk::ir {

/// The axes of the grid along which a reduction has a number for each place.
std::vector<data::Axis> keptAxes(const std::vector<data::Axis>& grid, const Reduction& reduction);

/// The place of the sample's number among those: an Index.
NodeId keptPlace(Builder& builder, const std::vector<data::Axis>& grid, const Reduction& reduction,
                 text::Range origin);

/// The result that a launch makes of all samples under a name. The reduction keeps no axes.
data::Total totalOf(const Reduction& reduction, std::string name, data::Shape shape);

/// What each sample brings to that result: for each of its numbers a sink of rows (docs/abi.md "Rows of
/// sums").
std::vector<Sink> rowSinks(Builder& builder, const data::Total& total, NodeId term, text::Range origin);

/// What each sample brings to a sum over some of the axes: a store by key into `name`. A mean adds the
/// value divided by the number of samples that are added up. What the sum loses to rounding is kept where the
/// author asks for it, and of numbers alone: sums over some axes are plain additions unless their policy is
/// "compensated", and a vector has no companion under any policy (docs/kernels.md "Results over all samples,
/// and stores by key").
Sink keptSink(Builder& builder, const std::vector<data::Axis>& grid, const Reduction& reduction, NodeId term,
              std::string name, text::Range origin);

} // namespace hawk::ir
