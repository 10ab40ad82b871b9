// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/signature.h"
#include "process/job_context.h"
#include "text/error.h"
#include "workspace/plane_argument.h"

namespace hawk::workspace {

/// What the values of an input are counted by.
enum class InputCount {
    byRole, ///< as the role says: by sample, or one for all
    ownLength, ///< as many as its axes have places, or as are given
    extent ///< one whole number, which says how many places an axis has
};

/// One row of the inputs panel: a parameter that a launch needs, and what it is given.
struct InputRow {
    std::string name;
    std::string declaration; ///< as the author wrote it: `Scalar`, `Mutable[Vector[3]]`
    data::Role role = data::Role::perSample;
    InputCount count = InputCount::byRole;
    std::string shape; ///< of one sample: `3`, `3 x 3`; empty for one value
    std::string text; ///< a form of plane_argument.h; empty: not given
    bool isOptional = false; ///< it has a default, or the body never reads it
    std::optional<Error> error; ///< why the text cannot be taken
    std::vector<double> preview; ///< at most 256 values over the whole range, for a sparkline
    std::string summary; ///< `min -4.99  max 4.99  mean 0.01`; empty without values
};

/// A row per declared parameter, in signature order, then one per axis whose extent only a launch knows, with
/// the given texts, else with a default that a first run can use: a `Param` its own default or 1, a plane
/// draws from `uniform:0:1` with a seed of its own.
std::vector<InputRow> inputRows(const data::Signature& signature,
                                const std::map<std::string, std::string>& given);

/// How many samples a launch has for which a person wants so many: a grid has whole rows, and as many as the
/// argument for its open axis says.
std::int64_t sampleCountOf(const data::Signature& signature, const std::vector<PlaneArgument>& arguments,
                           std::int64_t wanted);

/// Resolves each row by itself and fills in its error, preview and summary: a fault of one row leaves the
/// others. Of made-up values at most the first 1,000,000 are looked at. Cost: reads each file once a row.
std::vector<InputRow> previewInputs(std::vector<InputRow> rows, const data::Signature& signature,
                                    data::Mode mode, std::int64_t sampleCount,
                                    const process::JobContext& job = {});

/// The rows as arguments of a launch: those with a text.
std::vector<PlaneArgument> argumentsOf(const std::vector<InputRow>& rows);

} // namespace hawk::workspace
