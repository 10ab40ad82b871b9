// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/text_writer.h"
#include "data/signature.h"
#include "plan/launch_plan.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// Names that the texts below use, and the macros that some compilers predefine.
inline constexpr std::string_view commonReservedNames[] = {
    "Real", "Int64", "UInt64", "Bits", "ScalarPlane", "ComponentPlane", "math", "linux", "unix", "i386"};

/// The first lines of a text: the kernel's signature, where it came from, and how the text is to be compiled.
void writeHeader(TextWriter& writer, const plan::LaunchPlan& plan, std::string_view settings);

/// `Real`, the integers, and the two plane descriptions of aether-abi/2 with a check of their sizes.
void writeTypes(TextWriter& writer, data::Mode mode);

/// Checks where the members of the plane descriptions lie; a builtin that NVRTC does not have does it.
void writeLayoutChecks(TextWriter& writer);

/// The tag, the layout table and the digest of the arguments, as constants with C linkage; `qualifier` stands
/// before each.
void writeIdentity(TextWriter& writer, const data::Signature& signature, data::Mode mode,
                   std::string_view qualifier);

} // namespace hawk::codegen
