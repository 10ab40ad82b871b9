// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/parts.h"
#include "codegen/backend.h"

namespace hawk::bundle {

/// The back ends of a request's targets in order, after every check that needs no compiler: members, names,
/// access classes, targets, defines (docs/bundles.md "What is checked before a build").
/// `parts` are those of the members.
Result<std::vector<const codegen::Backend*>> validateRequest(const BundleRequest& request,
                                                             const std::vector<Part>& parts);

} // namespace hawk::bundle
