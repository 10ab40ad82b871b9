// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "data/binding.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::launch {

class KernelCost;

/// A loaded host object (docs/abi.md "What a loader compares"): tag and layout sizes are compared, every
/// entry resolved. Copies share the library, which stays loaded as long as one lives. Entries are re-entrant.
class KernelObject
{
public:
    using Entry = void (*)(void* const* parameters, std::int64_t base, std::int64_t count,
                           std::int64_t samples);

    /// `entryName` is the plan's entry; the symbols are `<entryName>_host` and, where there is one,
    /// `<entryName>_host_stream` with streaming stores. Refused by name: not an ELF file or a truncated one
    /// (looked at before the dynamic loader does), a missing symbol, another tag, the first differing size.
    static Result<KernelObject> load(const std::string& path, const std::string& entryName);

    Entry entry() const;
    Entry streamingEntry() const; ///< null when the object has none
    std::shared_ptr<const void> library() const;
    const KernelCost& cost() const; ///< shared by the copies; see kernel_cost.h

private:
    struct Content;
    std::shared_ptr<const Content> m_content;
};

/// The packed argument block of a binding: made once, launched many times. Holds pointers into the binding,
/// which must outlive it.
class ArgumentBlock
{
public:
    explicit ArgumentBlock(const data::BoundArguments& arguments);
    /// Takes the pointers and numbers of another binding of the same signature; nothing is allocated.
    void rebind(const data::BoundArguments& arguments);
    void* const* parameters() const { return m_pointers.data(); }

private:
    std::vector<std::byte> m_bytes;
    std::vector<void*> m_pointers;
};

/// A persistent pool of threads that spin briefly, then sleep. One launch at a time per pool.
class ThreadPool
{
public:
    explicit ThreadPool(unsigned threads); ///< 0: the affinity mask's count
    ~ThreadPool();
    unsigned threads() const;
    /// Calls `work(part)` for each part in [0, parts), on the caller's thread too, and waits for all. `work`
    /// must not throw.
    void run(unsigned parts, const std::function<void(unsigned)>& work);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Runs the whole range: serial below a few microseconds of work, else cut into contiguous parts by sample;
/// streaming stores for outputs larger than half the last-level cache. Results do not depend on the cut.
/// Stops between parts when the job is stopped (error "cancelled").
Result<void> launch(const KernelObject& object, const ArgumentBlock& block,
                    const data::BoundArguments& arguments, ThreadPool& pool,
                    const process::JobContext& job = {});

} // namespace hawk::launch
