// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/lowering.h"
#include "codegen/target_spec.h"
#include "codegen/text_writer.h"
#include "plan/launch_plan.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// Device code: the statements of each stage and the frame around them, shared by the back ends that compile
/// them for a device and for the CPU.
Result<std::vector<LoweredKernel>> lowerForDevice(const plan::LaunchPlan& plan,
                                                  const text::SourceText& source, data::Mode mode);

/// The whole text, which is the same for every back end that compiles it: header, types, identity, the
/// namespace `math`, and an entry for each stage: one thread per sample.
void writeDeviceText(TextWriter& writer, const plan::LaunchPlan& plan,
                     const std::vector<LoweredKernel>& stages, data::Mode mode);

/// The type of the entry's parameter for a slot.
std::string_view deviceParameterType(const SlotText& slot);

} // namespace hawk::codegen
