// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "workspace/build_kernel.h"

namespace hawk::workspace {

/// What a kernel can be looked at as.
enum class KernelView {
    ir, ///< the listing of its IR
    host, ///< the C++ text
    cuda, ///< the CUDA text
    ptx, ///< what the device compiler made of it for a virtual architecture
    assembly, ///< the machine code for this CPU
    resources, ///< what its machine code for a device takes, and how much of the device that keeps busy
    key, ///< the cache key, and whether the object was there
    closure ///< the files its object depends on, with the first digits of their digests
};

/// The names of the views in their order: `ir`, `host`, `cuda`, `ptx`, `asm`, `resources`, `key`, `closure`.
std::span<const std::string_view> viewNames();
std::optional<KernelView> viewFromName(std::string_view name);

/// The view as text. `ir`, `host` and `cuda` need no compiler; the others build the kernel first, `ptx` for
/// the virtual architecture of a device, `resources` for the real one. Environment errors of the compilers
/// and of `objdump`, which reads machine code.
Result<std::string> showKernel(KernelView view, const ir::Kernel& kernel, const text::SourceText& source,
                               const TargetArguments& target, compile::Session& session,
                               const process::JobContext& job = {});

} // namespace hawk::workspace
