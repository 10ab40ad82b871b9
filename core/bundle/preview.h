// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundle.h"
#include "bundle/inspect.h"

namespace hawk::bundle {

/// What buildBundle would write, without compiling anything or looking at the folder: the same manifest and
/// sidecars, byte for byte. Refused as buildBundle refuses a request, but for its folder. May ask the
/// compiler what the machine is.
Result<BundleView> previewBundle(const BundleRequest& request, compile::Session& session,
                                 const process::JobContext& job = {});

} // namespace hawk::bundle
