// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QJsonObject>

#include "bundle/unit.h"
#include "text/error.h"

namespace hawk::bundle {

/// What a plane is to whoever calls the kernel. The format's roles say how it is bound: a returned value is
/// `mutable` there like a plane that is changed in place.
enum class PlaneUse { input, output, inputAndOutput, parameter, other };
std::string_view nameOf(PlaneUse use); ///< `input`, `output`, `input and output`, `parameter`, `other`

struct PlaneView {
    std::string role; ///< the format's word
    std::string name;
    std::string type; ///< `float64`, `float64 x 3`, `number`
    PlaneUse use = PlaneUse::other;
};

struct KernelView {
    std::string name;
    std::string artifact;
    std::string format;
    std::vector<PlaneView> planes; ///< in argument order
    QJsonObject sidecar;
    std::string sidecarText; ///< as it stands in the file
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
    std::string manifestText; ///< as it stands in the file
    std::vector<FileView> files; ///< those the stamp names; none without a stamp
};

/// Reads manifest, sidecars and stamp; opens no object. Refused with the file and the key: no folder, no
/// manifest, a file that is no JSON or of another shape, a schema version or interface tag we do not know.
Result<BundleView> inspectBundle(const std::string& directory);

/// The same view of texts that are in no folder yet, by their file names; `directory` is where they would be.
/// Has no stamp, no files and no faults.
Result<BundleView> viewTexts(const std::string& directory, const UnitFiles& texts);

} // namespace hawk::bundle
