// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/binding.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::workspace {

/// The forms in which a person gives a value, the same in the terminal and in the inputs panel:
///
///     2.5   3   true                   a number; `nan`, `inf` and `-inf` too
///     1,2.5,4                          a short list, one value per sample
///     @x.npy                           a NumPy file
///     @v.npy:samples_first             the same, each row a sample; `:samples_last`: each row a component
///     @data.csv:temperature            a column of a CSV file
///     constant:2.5                     one value for every sample, which may be `nan` or `inf`
///     linspace:0:1                     evenly spaced over the samples, both ends included
///     uniform:-5:5   uniform:-5:5:7    seeded draws (seed 0 when left out)
///     normal:0:1     normal:0:1:7      mean and standard deviation
///
/// Generated forms need the sample count and the plane's width, so they are resolved last. A table is a list
/// or file of its own length, or generated where its declaration says the length. The extent of an axis that
/// only a launch knows is given by the label of the axis, as in `row=100`.
struct PlaneArgument {
    std::string name;
    std::string text; ///< what stands after `name=`
};

/// `name=value`. A usage error names the argument.
Result<PlaneArgument> parsePlaneArgument(std::string_view text);

/// Reads and generates every argument for the signature. Without a `sampleCount` it is taken
/// from the first file or list.
/// `tables`: CSV files whose columns are offered by name to planes that are not given otherwise.
/// All faults of one call are in one error, one line each. Environment errors "out-of-memory", and
/// "cancelled" when the job is stopped, which is looked at before each argument.
Result<std::map<std::string, data::Argument>>
resolveArguments(const std::vector<PlaneArgument>& arguments, const std::vector<std::string>& tables,
                 const data::Signature& signature, data::Mode mode, std::optional<std::int64_t> sampleCount,
                 const process::JobContext& job = {});

} // namespace hawk::workspace
