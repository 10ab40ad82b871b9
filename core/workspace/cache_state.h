// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "cache/entries.h"
#include "compile/compile.h"
#include "workspace/jobs.h"

namespace hawk::workspace {

/// What the cache holds and how it served. Everything is read and removed by jobs.
class CacheState : public QObject
{
    Q_OBJECT

public:
    using Entries = std::shared_ptr<const std::vector<cache::EntryFacts>>;

    /// `session` gives the compile::Session in force at each request.
    CacheState(Jobs& jobs, std::function<std::shared_ptr<compile::Session>()> session,
               QObject* parent = nullptr);
    ~CacheState() override;

    /// The figures on disk; absent before the first refresh. requests = hits + misses + failures + bypassed.
    const std::optional<compile::StoreStats>& stats() const { return m_stats; }
    const Entries& entries() const { return m_entries; } ///< null before the first refresh
    /// Whether the entries are all there are. The first time the newest come alone, because reading many
    /// takes long; until the others follow, the size in stats() is theirs alone.
    bool isComplete() const { return m_isComplete; }
    std::string directory() const;

    /// changed() follows. Calls during a reading are answered by one more.
    void refresh();
    /// Takes these entries away; without any it does nothing. They can be put back until the program ends.
    void clear(const std::vector<cache::EntryName>& names);
    bool canUndoClear() const { return !m_cleared.empty(); }
    /// Puts the newest clearing back. What could not be put back can be undone again.
    void undoClear();

Q_SIGNALS:
    void changed();
    /// failed() follows with "cache-not-cleared" when others that were named are still there.
    void cleared(const hawk::compile::ClearReport& report);
    /// undoClear() put so many entries back; the others were made anew meanwhile, or failed() follows with
    /// "cache-not-restored".
    void restored(std::uint64_t entries);
    void failed(const hawk::Error& error);

private:
    void read(const std::shared_ptr<compile::Session>& session, std::size_t readAtMost);
    void take(const Result<compile::StoreListing>& listing, const std::shared_ptr<compile::Session>& session);
    void takeCleared(const std::shared_ptr<cache::ClearedEntries>& taken);
    struct Undone;
    void takeRestored(const Undone& undone);

    Jobs& m_jobs;
    std::function<std::shared_ptr<compile::Session>()> m_session;
    std::optional<compile::StoreStats> m_stats;
    Entries m_entries;
    bool m_isComplete = false;
    std::string m_directory; ///< whose entries they are
    bool m_isReading = false;
    bool m_isReadingDue = false;
    std::vector<std::shared_ptr<cache::ClearedEntries>> m_cleared;
    std::uint64_t m_clearings = 0;
};

} // namespace hawk::workspace
