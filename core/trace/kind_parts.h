// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/kinds.h"

/// The steps in which both spellings of a kind make one. Each reports its faults at `place`; false or nothing
/// after a refusal, here or before.
namespace hawk::trace {

/// Whether a member of this name is a field of the kind and no declaration.
bool isKindField(std::string_view name);
bool setField(Frame& frame, Kind& kind, std::string_view name, const Value& value, Range place);

/// A declaration, written as `written`.
std::optional<KindEntry> readEntry(Frame& frame, const Kind& kind, std::string_view name, const Value& value,
                                   const std::string& written, Range place);
/// One that is there already must be declared equally.
bool addEntry(Frame& frame, Kind& kind, KindEntry entry, Range place);

/// A kind with entries must declare the masks of its guard.
bool checkGuard(Frame& frame, const Kind& kind, Range place);

} // namespace hawk::trace
