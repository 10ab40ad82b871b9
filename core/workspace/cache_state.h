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

    /// `session` gives the session in force at each request.
    CacheState(Jobs& jobs, std::function<std::shared_ptr<compile::Session>()> session,
               QObject* parent = nullptr);
    ~CacheState() override;

    /// The figures on disk; absent before the first refresh. requests = hits + misses + failures + bypassed.
    const std::optional<compile::StoreStats>& stats() const { return m_stats; }
    const Entries& entries() const { return m_entries; } ///< null before the first refresh
    std::string directory() const;

    void refresh();
    /// Takes these entries away (empty: all of them). They can be put back until the program ends.
    void clear(const std::vector<cache::EntryName>& names);
    bool canUndoClear() const { return !m_cleared.empty(); }
    /// Puts the newest clearing back.
    void undoClear();

Q_SIGNALS:
    void changed();
    void cleared(const hawk::compile::ClearReport& report);
    void failed(const hawk::Error& error);

private:
    Jobs& m_jobs;
    std::function<std::shared_ptr<compile::Session>()> m_session;
    std::optional<compile::StoreStats> m_stats;
    Entries m_entries;
    std::vector<std::shared_ptr<cache::ClearedEntries>> m_cleared;
};

} // namespace hawk::workspace
