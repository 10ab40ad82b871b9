// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "data/array.h"
#include "data/binding.h"
#include "data/element.h"

namespace hawk::data {

/// How many samples an array stands for.
enum class Batch {
    samples, ///< has a sample axis
    one, ///< one sample without a sample axis
    either ///< `(R, C)` with R or C of 1: both readings mean the same bytes
};

/// How an array's axes are read as the plane of a slot.
struct PlaneForm {
    Layout layout = Layout::samplesLast; ///< never automatic
    Batch batch = Batch::samples;
    std::int64_t samples = 1;
};

/// Why a shape cannot be read; `code` is R112, R116 or R117.
struct FormFault {
    std::string_view code;
    std::string expected; ///< "expected …, got …" without the argument's name
    std::string advice;
};

/// Reads a shape against a slot's value shape with the rules of docs/kernels.md "Data for a launch": scalars
/// `()` or `(N,)`; vectors `(W,)`, `(W, N)`, `(N, W)`; matrices also `(R, C)`, `(R, C, N)`, `(N, R, C)`. A
/// shape with two readings needs a layout; a layout that contradicts the shape is refused.
std::expected<PlaneForm, FormFault> readForm(std::span<const std::int64_t> shape, Shape value, Layout layout);

/// The same memory seen as `(components, samples)`, or `(samples,)` for a scalar. `form` must come from
/// readForm for this array. Nothing when the axes cannot be joined without a copy (a strided `(R, C, N)`):
/// then call it on a contiguous copy.
std::optional<Array> componentMajorView(const Array& array, Shape value, const PlaneForm& form);

/// `(3, N)` and the like, for messages.
std::string shapeText(std::span<const std::int64_t> shape);

} // namespace hawk::data
