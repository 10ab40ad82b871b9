// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hawk::data {

/// The scalar mode a kernel is compiled in: what a Real is.
enum class Mode { float64, float32 };

/// What one component of a value is, independent of the mode (docs/semantics.md "Types").
enum class Element {
    boolean, ///< one byte in memory, non-zero is true
    index, ///< 64-bit signed, the language's index integer
    int32,
    uint32,
    real ///< double or float, by the mode
};

/// The type of the numbers in memory and in files.
enum class Dtype { float64, float32, int64, int32, uint32, boolean };

std::size_t sizeOf(Dtype dtype);
/// `float64`, `int32`, `bool`, … as numpy and the sidecars spell them.
std::string_view nameOf(Dtype dtype);
std::optional<Dtype> dtypeFromName(std::string_view name);
Dtype wireDtype(Element element, Mode mode);
std::string_view nameOf(Mode mode);
std::optional<Mode> modeFromName(std::string_view name);

/// Extents of one sample's value: rank 0 (scalar), 1 (vector of rows) or 2 (matrix rows x columns).
struct Shape {
    std::uint8_t rank = 0;
    std::array<std::uint32_t, 2> extents = {1, 1};

    static constexpr Shape scalar() { return {}; }
    static constexpr Shape vector(std::uint32_t width) { return {1, {width, 1}}; }
    static constexpr Shape matrix(std::uint32_t rows, std::uint32_t columns) { return {2, {rows, columns}}; }

    std::uint32_t count() const { return extents[0] * extents[1]; }
    bool isScalar() const { return rank == 0; }
    friend bool operator==(const Shape&, const Shape&) = default;
};

} // namespace hawk::data
