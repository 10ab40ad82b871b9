// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/checked_call.h"

#include <utility>

#include "data/settle_sums.h"

namespace hawk::launch {

CheckedCall::CheckedCall(KernelObject object, data::Signature signature, data::Mode mode, ThreadPool& pool)
    : m_object(std::move(object))
    , m_binder(std::move(signature), mode)
    , m_pool(pool)
{ }

Result<const data::BoundArguments*> CheckedCall::call(std::span<const data::Argument> arguments,
                                                      const process::JobContext& job)
{
    const auto bound = m_binder.bind(arguments);
    if (!bound)
        return std::unexpected(bound.error());
    if (m_block)
        m_block->rebind(**bound);
    else
        m_block.emplace(**bound);
    if (auto launched = launch(m_object, *m_block, **bound, m_pool, job); !launched)
        return std::unexpected(launched.error());
    // The short way never copies; a copy leaves a note.
    if (!(*bound)->notes.empty() || data::hasSums((*bound)->signature))
        data::finishBinding(m_binder.bound());
    return *bound;
}

} // namespace hawk::launch
