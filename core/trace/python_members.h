// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

#include "trace/value.h"

/// What Python's own types have, evaluated here or not: so that what is not is told from what does not exist.
namespace hawk::trace {

/// A number, text, container of Python, range or None, whose attributes are all known.
bool isPlain(const Value& value);
/// Whether such a value has an attribute of this name in Python.
bool isPythonMember(const Value& plain, std::string_view name);

} // namespace hawk::trace
