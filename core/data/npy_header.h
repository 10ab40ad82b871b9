// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "data/element.h"

namespace hawk::data {

enum class AxisOrder { c, fortran };

/// What the header of an NPY file says about its data.
struct NpyHeader {
    Dtype dtype = Dtype::float64;
    AxisOrder order = AxisOrder::c;
    std::vector<std::int64_t> shape;
};

/// `code` is `npy-header` or `npy-type`, `text` the end of a sentence about the file.
struct NpyHeaderFault {
    std::string_view code;
    std::string text;
};

/// Parses the header's dictionary: exactly the keys descr, fortran_order and shape in any order, spaces
/// anywhere between tokens, either kind of quotes, trailing commas.
std::expected<NpyHeader, NpyHeaderFault> parseNpyHeader(std::string_view dictionary);

/// The bytes before the data, as numpy writes them: format version 1 (2 when it is too long for that), padded
/// to a multiple of 64 with room for the first extent to grow to 21 digits.
std::string npyPreamble(Dtype dtype, const std::vector<std::int64_t>& shape);

} // namespace hawk::data
