// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/signature.h"

namespace hawk::workspace {

/// Where the values of an input come from: the forms of plane_argument.h as a person chooses among them.
enum class InputSource {
    none, ///< not given
    number, ///< one number, for a `Param`
    list,
    constant,
    linspace,
    uniform,
    normal,
    numpyFile,
    csvColumn,
    other ///< a text that has none of these forms (yet)
};

/// The parts of a form as they are typed, right or wrong: `uniform:0:1:7` has the fields `0`, `1`, `7`.
struct InputForm {
    InputSource source = InputSource::none;
    /// constant: value; linspace: first, last; uniform: low, high, seed; normal: mean, deviation, seed;
    /// number and list: the text; files: path, then the column or the layout mark without its colon.
    std::vector<std::string> fields;
    friend bool operator==(const InputForm&, const InputForm&) = default;
};

/// Takes a text apart without judging its numbers. Missing fields are empty; a text that cannot be put
/// together again from fields is `other`.
InputForm readInputForm(std::string_view text, data::Role role);
/// The inverse. Empty fields at the end are left out.
std::string textOf(const InputForm& form);

/// How many fields the form of a source has.
std::size_t fieldCount(InputSource source);
/// The sources that make sense for a role, in the order of a list to choose from.
std::vector<InputSource> sourcesFor(data::Role role, bool isOptional);
/// A form of this source that needs no file, for a row that had another one. `seed` is used by draws.
InputForm defaultForm(InputSource source, int seed);

} // namespace hawk::workspace
