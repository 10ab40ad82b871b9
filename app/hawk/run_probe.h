// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

#include "data/binding.h"
#include "module_input.h"

namespace hawk::cli {

/// --probe.
void declareProbeOption(QCommandLineParser& parser);

/// `run --probe N`: computes one sample of the launch by the evaluator and prints what its named values are,
/// each with the line that computes it, in place of a launch. Takes one kernel.
Result<void> probeSample(Invocation& invocation, const ModuleInput& input, data::BindRequest request);

} // namespace hawk::cli
