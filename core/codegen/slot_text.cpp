// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/slot_text.h"

#include <algorithm>
#include <format>

namespace hawk::codegen {

using data::Element;
using data::Role;

std::string_view valueType(Element element)
{
    switch (element) {
    case Element::boolean:
        return "bool";
    case Element::index:
        return "Int64";
    case Element::int32:
        return "int";
    case Element::uint32:
        return "unsigned";
    case Element::real:
        break;
    }
    return "Real";
}

std::string_view planeType(Element element)
{
    return element == Element::boolean ? "unsigned char" : valueType(element);
}

bool SlotText::isMatrixLike() const
{
    return slot->role == Role::out || slot->role == Role::vecIn || slot->role == Role::matIn
        || (slot->role == Role::mutablePlane && !slot->shape.isScalar());
}

static bool isSupported(const data::Slot& slot)
{
    const Role role = slot.role;
    return slot.isCell() || slot.isRows() || slot.isWholeBuffer() || role == Role::mutablePlane
        || role == Role::out || role == Role::vecIn || role == Role::matIn || role == Role::perSample
        || role == Role::terminated || role == Role::uniform || role == Role::nSamples;
}

/// A number of 8 bytes in the place of one of 4 (docs/abi.md "Argument block").
static bool isWideArgument(const data::Slot& slot)
{
    return slot.element == Element::int32 || slot.element == Element::uint32;
}

/// Whether a node of the kernel reads a plane or uniform.
static bool isLeaf(const ir::Kernel& kernel, const std::string& name)
{
    return std::ranges::any_of(kernel.nodes, [&](const ir::Node& node) {
        return node.op != ir::Op::constant && ir::info(node.op).opClass == ir::OpClass::leaf
            && node.leaf == name;
    });
}

/// Whether samples read a plane at other places than their own.
static bool isGathered(const ir::Kernel& kernel, const std::string& name)
{
    return std::ranges::any_of(
        kernel.nodes, [&](const ir::Node& node) { return node.op == ir::Op::at && node.leaf == name; });
}

/// How many numbers of a gathered plane there are; nothing where only a launch knows.
static std::string knownLength(const data::Slot& slot)
{
    if (!slot.isWholeBuffer())
        return "sampleCount";
    const bool isKnown = !slot.axes.empty() && slot.axes.front().extent;
    return isKnown ? std::to_string(data::knownCount(slot.axes)) : std::string();
}

std::string SlotText::lengthFor(std::string_view handle) const
{
    const std::string known = knownLength(*slot);
    return known.empty() ? std::format("lengthOf({})", handle) : known;
}

bool SlotText::needsLengthOf() const
{
    return isLengthRead() || (isShared() && slot->isWholeBuffer() && knownLength(*slot).empty());
}

Result<std::vector<SlotText>> describeSlots(const ir::Kernel& kernel, GuardStyle guards, Names& names)
{
    const bool keepsNumbers = !kernel.guards.empty() && guards == GuardStyle::select;
    std::vector<SlotText> slots;
    for (const data::Slot& slot : kernel.signature.slots) {
        if (!isSupported(slot)) {
            return text::internalError(
                "codegen-role",
                std::format("No text can be generated for `{}` of kernel `{}`: its role is {}.", slot.name,
                            kernel.name, data::nameOf(slot.role)));
        }
        SlotText text{.slot = &slot, .position = slots.size()};
        const std::uint32_t count = slot.shape.isScalar() ? 0 : slot.shape.count();
        const bool isOperand = isLeaf(kernel, slot.name);
        const bool isGuard = std::ranges::contains(kernel.guards, slot.name);
        text.isWritten = slot.isWritten() && slot.extent == data::SlotExtent::samples;
        if (isGathered(kernel, slot.name)) {
            text.wholes = names.uniqueComponents(slot.name + "_numbers", count);
            text.length = knownLength(slot);
            if (text.length.empty())
                text.length = names.unique(slot.name + "_length");
        }
        text.isRead = isOperand || (keepsNumbers && (text.isWritten || isGuard));
        if (text.isRead)
            text.values =
                names.uniqueComponents(isOperand || isGuard ? slot.name : slot.name + "_before", count);
        if (slot.isCell() || slot.isWholeBuffer() || slot.isRows()) {
            text.argument = names.unique(slot.name + "_argument");
        } else if (slot.isPlane()) {
            text.planes = names.uniqueComponents(slot.name + "_plane", count);
            text.argument = names.unique(slot.name + "_argument");
        } else if (text.isRead && !isWideArgument(slot)) {
            text.argument = text.values.front();
        } else {
            text.argument = names.unique(text.isRead ? slot.name + "_argument" : slot.name);
        }
        slots.push_back(std::move(text));
    }
    return slots;
}

} // namespace hawk::codegen
