// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "data/array.h"
#include "text/error.h"

namespace hawk::data {

/// Opens a NumPy file, format versions 1 to 3, types f4 f8 i4 i8 u4 b1 little-endian, C or Fortran order. The
/// data are memory-mapped read-only and keep the file open; nothing is read before it is used.
/// Refused with the file's name: missing, a directory, no NPY magic, other versions or types, a header that
/// does not parse, a file shorter than its header says. Trailing bytes are ignored, as numpy does.
Result<Array> openNpy(const std::string& path);

/// Writes version 1 (2 when the header needs it), C order, through a temporary file and one rename: after any
/// failure the old file is untouched and nothing is left behind.
Result<void> saveNpy(const std::string& path, const Array& array);

} // namespace hawk::data
