// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/dispatch.h"

namespace hawk::ir {

DispatchPolicy policyOf(const Node& dispatch)
{
    return static_cast<DispatchPolicy>(std::get<std::int64_t>(dispatch.literal));
}

} // namespace hawk::ir
