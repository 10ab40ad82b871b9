// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "data/signature.h"

namespace hawk::codegen {

/// The exported symbol that holds argumentDigest() as a NUL-terminated text.
inline constexpr std::string_view argumentDigestSymbol = "hawk_argument_digest";

/// 64 hex digits over what a caller must bind, slot by slot in entry order: role, name, type in memory,
/// extents and tag. An object states the digest it was generated for and a loader compares it with that of
/// the sidecar, so that a wrong description can not pass garbage (docs/abi.md "Descriptions of arguments").
std::string argumentDigest(const data::Signature& signature, data::Mode mode);

} // namespace hawk::codegen
