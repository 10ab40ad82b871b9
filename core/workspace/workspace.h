// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QObject>

#include "compile/compile.h"
#include "toolchain/settings.h"
#include "workspace/activity_log.h"
#include "workspace/builds.h"
#include "workspace/bundles.h"
#include "workspace/cache_state.h"
#include "workspace/documents.h"
#include "workspace/jobs.h"
#include "workspace/launches.h"

namespace hawk::workspace {

/// Everything a window observes: it owns the parts and connects them. Lives in the thread of the window and
/// never blocks it. The parts' signals say what changed; their values are immutable and carry the revision of
/// the document they came from.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// `stateFolder` keeps unsaved texts and the marks of kernels that crashed; it is made when missing.
    Workspace(toolchain::Settings settings, const std::string& stateFolder, QObject* parent = nullptr);
    ~Workspace() override;

    Jobs& jobs() { return m_jobs; }
    ActivityLog& log() { return m_log; }
    Documents& documents() { return m_documents; }
    Builds& builds() { return m_builds; }
    Launches& launches() { return m_launches; }
    CacheState& cache() { return m_cache; }
    Bundles& bundles() { return m_bundles; }

    /// New compilers, cache folder, defaults: everything is built anew on the next pause.
    void applySettings(toolchain::Settings settings);

private:
    void log(const std::optional<Error>& error);
    /// What the cache served: how it was made.
    void logHit(const BuildReport& report);

    ActivityLog m_log;
    Jobs m_jobs;
    Documents m_documents;
    Builds m_builds;
    Launches m_launches;
    CacheState m_cache;
    Bundles m_bundles;
};

} // namespace hawk::workspace
