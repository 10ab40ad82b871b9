// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "data/array.h"
#include "data/signature.h"
#include "text/error.h"

namespace hawk::workspace {

/// `constant:VALUE`, `linspace:FIRST:LAST`, `uniform:LOW:HIGH[:SEED]`, `normal:MEAN:DEVIATION[:SEED]`.
struct GeneratorForm {
    enum class Kind { constant, linspace, uniform, normal };
    Kind kind = Kind::linspace;
    double first = 0;
    double second = 1;
    std::int64_t seed = 0;
};

/// Whether a text starts with the name of a generator and a colon.
bool isGeneratorForm(std::string_view text);
/// A usage error names the plane and what is wrong.
Result<GeneratorForm> parseGenerator(std::string_view plane, std::string_view text);

/// Whether planes that are about to be made will find their memory: environment error "out-of-memory" with
/// both sizes when more is needed than is free. `planes` as a message names them, with their quotes.
Result<void> requireMemory(std::string_view planes, double bytes, std::int64_t samples);

/// Ends early on a stop request, with zeros in place of the rest. `(N,)` for width 1, else `(W, N)` with one
/// stream of draws per component; float64.
data::Array generate(const GeneratorForm& form, std::uint32_t width, std::int64_t samples,
                     const std::stop_token& stop = {});

/// Arrays of one length and type as the rows of a `(W, N)` array; float64 unless all are of one other type.
data::Array stackRows(const std::vector<data::Array>& rows);

/// Whether a slot holds Index, Int32 or UInt32.
bool isInteger(data::Element element);

/// Numbers that came from a text, where no type was stated, in the type a slot wants: float64 rounded to
/// float32 in the float32 mode, whole numbers as integers where all are in the range. Everything else is
/// returned as it is and left to the binding's checks.
data::Array asElementOf(const data::Array& array, const data::Slot& slot, data::Mode mode);

} // namespace hawk::workspace
