// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/argument_digest.h"

#include "text/sha256.h"

namespace hawk::codegen {

std::string argumentDigest(const data::Signature& signature, data::Mode mode)
{
    text::Sha256 digest;
    digest.field("hawk.workbench.arguments/1");
    digest.number(signature.slots.size());
    for (const data::Slot& slot : signature.slots) {
        digest.field(data::nameOf(slot.role));
        digest.field(slot.name);
        digest.field(data::nameOf(data::wireDtype(slot.element, mode)));
        digest.number(slot.shape.rank);
        digest.number(slot.shape.extents[0]);
        digest.number(slot.shape.extents[1]);
        digest.number(static_cast<std::uint64_t>(slot.tag));
        if (!slot.isWholeBuffer())
            continue;
        digest.field("whole buffer");
        digest.number(slot.axes.size());
        for (const data::Axis& axis : slot.axes) {
            digest.field(axis.label);
            digest.number(axis.extent.value_or(0));
        }
    }
    return digest.hex();
}

} // namespace hawk::codegen
