// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "data/binding.h"
#include "launch/launcher.h"
#include "workspace/build_kernel.h"

namespace hawk::bench {

/// A compiled kernel, ready to be called.
struct LoadedKernel {
    workspace::BuiltKernel built;
    launch::KernelObject object;
    double buildSeconds = 0.0; ///< from the text to the compiled file
    double loadSeconds = 0.0;
};

/// The text of an example of the product, by its file's name.
std::string exampleText(std::string_view name);

/// From the text of a kernel file with one kernel to a loaded function, as every front end does it.
Result<LoadedKernel> loadKernel(const std::string& text, const std::string& fileName,
                                compile::Session& session);

/// Evenly spaced numbers, both ends included.
data::Array linearPlane(std::int64_t samples, double first, double last);

} // namespace hawk::bench
