// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>

#include "data/binder.h"
#include "launch/launcher.h"

namespace hawk::launch {

/// A kernel as a function: binds with all checks and launches, call after call, without setting anything up
/// again. Not thread-safe; the pool must outlive it.
class CheckedCall
{
public:
    CheckedCall(KernelObject object, data::Signature signature, data::Mode mode, ThreadPool& pool);

    /// Arguments and result as for data::Binder::bind(); arrays with the samples first are copied back.
    Result<const data::BoundArguments*> call(std::span<const data::Argument> arguments,
                                             const process::JobContext& job = {});

private:
    KernelObject m_object;
    data::Binder m_binder;
    ThreadPool& m_pool;
    std::optional<ArgumentBlock> m_block;
};

} // namespace hawk::launch
