// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundle.h"
#include "codegen/backend.h"

namespace hawk::bundle {

/// The back ends of a request's targets in order, after every check that needs no compiler: members, names,
/// access classes, targets, defines (docs/bundles.md "What is checked before a build").
Result<std::vector<const codegen::Backend*>> validateRequest(const BundleRequest& request);

} // namespace hawk::bundle
