// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>

#include "bundle/ordered_json.h"
#include "bundle/parts.h"
#include "data/signature.h"

namespace hawk::bundle {

/// What a sidecar says of numbers in which samples meet, and of planes whose lengths are their own: `cells`,
/// `companions`, `adjoint_like`, `param_planes`, `plane_axes`, `stages` and `keyed` (bundle format, section
/// on sidecars). Keys that have nothing to say are left out.
Json::Object sharedFacts(const data::Signature& signature, const std::optional<SplitFacts>& split);

} // namespace hawk::bundle
