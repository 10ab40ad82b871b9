// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "data/binding.h"
#include "data/plane_form.h"
#include "data/signature.h"

namespace hawk::data {

/// What is wrong with one argument: a rule's code and the rest of its line, from "expected" on.
struct ArgumentFault {
    std::string_view code;
    std::string text;
};

/// Reads what is given for a plane and looks at everything but its values: number or array, axes, element
/// type, and for a written plane also access and order in memory. Cost: independent of the data.
std::expected<PlaneForm, ArgumentFault> readPlane(const Argument& argument, const Slot& slot, Mode mode);

/// The same without conversions: also refuses a number in the place of an array (R118) and any other element
/// type than the plane's (R111), except 4-byte integers for an Index.
std::expected<PlaneForm, ArgumentFault> readExactPlane(const Argument& argument, const Slot& slot, Mode mode);

/// A plane ready for a launch and the sentence about a copy or conversion that was made, if any.
struct PreparedPlane {
    BoundSlot slot;
    std::string note;
};

/// Puts a plane that readPlane accepted into place: the caller's memory when it fits, else a converted or
/// ordered copy. Fails with R147 for a value that the element type cannot hold.
std::expected<PreparedPlane, ArgumentFault> preparePlane(const Argument& argument, const Slot& slot,
                                                         Mode mode, const PlaneForm& form);

/// Binds a plain number or an array without axes to a by-value slot (codes R119, R147).
std::expected<BoundSlot, ArgumentFault> bindUniform(const Argument& argument, const Slot& slot, Mode mode);

/// Binds one integer to a cell: in place when it is an array with one number of the cell's width, of which
/// the sign is not looked at; a cell that is only read also takes a plain number and other widths. Codes
/// R111, R112, R114, R147.
std::expected<BoundSlot, ArgumentFault> bindCell(const Argument& argument, const Slot& slot, Mode mode);

/// A bound slot over a component-major array that fits: any pitch, elements of a component side by side.
BoundSlot slotInPlace(const Array& plane, bool isScalar);

/// How an argument looks, for messages: `the number 2`, `float32 (4, 3)`.
std::string argumentText(const Argument& argument);

} // namespace hawk::data
