// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>

#include "data/array.h"
#include "data/element.h"

namespace hawk::data {

/// The first value that another type cannot hold.
struct InexactValue {
    std::int64_t index = 0; ///< in C order
    std::string text;
};

/// A C-order copy in another type with every value unchanged. NaN and infinities pass between float types;
/// nothing is rounded, truncated or reinterpreted: a value that would change is reported instead. Costs
/// one pass; a source that is not contiguous is copied first.
std::expected<Array, InexactValue> convertExactly(const Array& source, Dtype target);

/// A plain number as an argument carries it.
using Number = std::variant<std::int64_t, double, bool>;

/// `number` in `dtype`, in the leading bytes of the result; nothing when the value would change. A double
/// that goes into a float is rounded to nearest: plain numbers are written in decimal and have no width of
/// their own.
std::optional<std::array<std::byte, 8>> encodeNumber(const Number& number, Dtype dtype);

/// Shortest text that reads back as the same number; `true` and `false`.
std::string numberText(const Number& number);

/// The element at `position` (a byte address) as a number; float32 widened.
Number numberAt(const std::byte* position, Dtype dtype);

} // namespace hawk::data
