// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ir/kernel.h"

namespace hawk::plan {

/// One pass over the samples. A kernel that reads a value reduced over samples will have several.
struct Stage {
    std::shared_ptr<const ir::Kernel> kernel;
    std::string entry; ///< exported host symbol without suffix: the kernel's name, or its mangled form
};

/// How a kernel becomes launches: what code generation emits, bundles describe and launchers run.
struct LaunchPlan {
    std::string kernel;
    data::Signature signature;
    std::vector<Stage> stages;
    ir::AccessClass access = ir::AccessClass::sampleLocal;

    const ir::Kernel& main() const { return *stages.front().kernel; }
};

LaunchPlan planLaunch(ir::Kernel kernel);

/// The entry symbol for a kernel name: the name itself, or `hk_<name>` for a C++ keyword, a name of the C
/// library, of the device compiler's headers or of the generated text itself, which an entry would redeclare
/// (language.md R129), and for a name beyond ASCII, which is spelled out.
std::string entryName(std::string_view kernel);

/// The stem of the names of files made for a kernel: its entry; of a long one the beginning, and 8 hex digits
/// of the SHA-256 of the kernel's name. At most 89 characters, all ASCII letters, digits and underscores.
std::string fileStem(std::string_view kernel);

} // namespace hawk::plan
