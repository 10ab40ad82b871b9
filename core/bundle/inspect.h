// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include <QJsonObject>

#include "text/error.h"

namespace hawk::bundle {

struct PlaneView {
    std::string role;
    std::string name;
    std::string type; ///< `float64`, `float64 x 3`, `number`
};

struct KernelView {
    std::string name;
    std::string artifact;
    std::string format;
    std::vector<PlaneView> planes; ///< in argument order
    QJsonObject sidecar;
};

/// What a bundle's folder says of itself, and whether its files are those that were published.
struct BundleView {
    std::string directory;
    std::string execTargets; ///< `device, host`
    std::string access;
    std::string unit; ///< empty without a stamp
    std::vector<std::string> faults; ///< one sentence each; empty when every file is as stamped
    std::vector<KernelView> kernels;
    QJsonObject manifest;
};

/// Reads manifest, sidecars and stamp; opens no object. Refused with the file and the key: no folder, no
/// manifest, a file that is no JSON or of another shape, a schema version or interface tag we do not know.
Result<BundleView> inspectBundle(const std::string& directory);

} // namespace hawk::bundle
