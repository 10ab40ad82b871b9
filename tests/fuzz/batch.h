// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <vector>

#include "compile/compile.h"
#include "ir/kernel.h"
#include "launch/launcher.h"

namespace hawk::fuzz {

struct Candidate {
    const ir::Kernel* kernel = nullptr; ///< no two of a batch have one name
    text::SourceText source;
};

/// A kernel as a compiler made it: an object for each stage of its launch.
class CompiledKernel
{
public:
    CompiledKernel(std::vector<data::Signature> stages, std::vector<launch::KernelObject> objects)
        : m_stages(std::move(stages))
        , m_objects(std::move(objects))
    { }

    /// Computes all samples, and finishes the binding.
    Result<void> launch(data::BoundArguments& arguments) const;

private:
    std::vector<data::Signature> m_stages;
    std::vector<launch::KernelObject> m_objects;
};

/// Generates each kernel for the target and compiles all texts as one, each in a name space of its own: most
/// of the time of a small compile is that of starting the compiler. The kernels stand in the order of the
/// candidates. Fails as a whole.
Result<std::vector<CompiledKernel>> compileBatch(std::span<const Candidate> candidates,
                                                 const codegen::TargetSpec& target,
                                                 compile::Session& session);

} // namespace hawk::fuzz
