// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/names.h"
#include "ir/kernel.h"
#include "text/error.h"

namespace hawk::codegen {

/// The C++ type of a value in a local, and of a number in a plane.
std::string_view valueType(data::Element element);
std::string_view planeType(data::Element element);

/// How one argument of the entry appears in a text.
struct SlotText {
    const data::Slot* slot = nullptr;
    std::size_t position = 0; ///< in the entry's arguments
    /// Names the whole argument: the plane's struct, or the uniform, whose value has the name in `values`
    /// where it is narrower than the argument.
    std::string argument;
    std::vector<std::string> values; ///< locals that hold this sample's components as read, or the uniform
    std::vector<std::string> planes; ///< pointers to the components' numbers, empty for a uniform
    /// Pointers to the first numbers of the components, where samples read other places than their own, and
    /// how many numbers there are, as an expression.
    std::vector<std::string> wholes;
    std::string length;
    bool isRead = false; ///< each sample reads it
    bool isWritten = false; ///< each sample writes it

    bool isPlane() const { return slot->isPlane(); }
    bool isGathered() const { return !wholes.empty(); }
    /// Only a launch knows the length, so that the entry reads it from the argument.
    bool isLengthRead() const
    {
        return isGathered() && slot->isWholeBuffer() && (slot->axes.empty() || !slot->axes.front().extent);
    }
    bool isCell() const { return slot->isCell(); } ///< has no pointers
    /// One number for all samples, which has its name in `values`: given as it is, or in a plane of one.
    bool isSharedNumber() const { return isUniform() || (isCell() && isRead); }
    /// Samples meet in its numbers: it has no pointers and no values either.
    bool isShared() const { return slot->isRows() || (slot->isWholeBuffer() && slot->isWritten()); }
    /// How many numbers it has, where the text says `handle` for the argument.
    std::string lengthFor(std::string_view handle) const;
    /// Whether the text reads that from the argument.
    bool needsLengthOf() const;
    bool isUniform() const { return slot->role == data::Role::uniform; }
    bool isMatrixLike() const; ///< described by a GRef mirror rather than by a handle (docs/abi.md)
    /// A plane that is written and never read: its old bytes do not matter.
    bool isPureOutput() const { return isWritten && !isRead; }
};

/// How a text skips a sample that a mask says to skip.
enum class GuardStyle : std::uint8_t {
    branch, ///< it does not get to the statements
    select ///< it is computed, and its planes get the numbers they had
};

/// Names every slot of a kernel, in entry order. Refused as internal: a role that no text is generated for.
Result<std::vector<SlotText>> describeSlots(const ir::Kernel& kernel, GuardStyle guards, Names& names);

} // namespace hawk::codegen
