// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ir/kernel.h"

namespace hawk::plan {

/// One pass over the samples. A kernel that reads a value reduced over samples has several (ir/stages.h).
struct Stage {
    std::shared_ptr<const ir::Kernel> kernel;
    /// Exported host symbol without suffix: the kernel's name, or its mangled form; of a stage before the
    /// last with its number, `k_stage1`.
    std::string entry;
};

/// How a kernel becomes launches: what code generation emits, bundles describe and launchers run.
struct LaunchPlan {
    std::string kernel;
    data::Signature signature; ///< what a call gives and gets; each stage has one of its own
    std::vector<Stage> stages; ///< in the order in which they are launched
    ir::AccessClass access = ir::AccessClass::sampleLocal;

    /// The stage that stores what the kernel stores.
    const ir::Kernel& main() const { return *stages.back().kernel; }
    const std::string& entry() const { return stages.back().entry; }
    bool isStaged() const { return stages.size() > 1; }
};

/// Those of the stages, for data::bindStages().
std::vector<data::Signature> signaturesOf(const LaunchPlan& plan);

LaunchPlan planLaunch(const ir::Kernel& kernel);

/// The entry symbol for a kernel name: the name itself, or `hk_<name>` for a C++ keyword, a name of the C
/// library, of the device compiler's headers or of the generated text itself, which an entry would redeclare
/// (R129), and for a name beyond ASCII, which is spelled out.
std::string entryName(std::string_view kernel);

/// The stem of the names of files made for a kernel: its entry; of a long one the beginning, and 8 hex digits
/// of the SHA-256 of the kernel's name. At most 89 characters, all ASCII letters, digits and underscores.
std::string fileStem(std::string_view kernel);

} // namespace hawk::plan
