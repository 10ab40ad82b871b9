// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/workspace.h"

#include <format>

#include "text/cancelled.h"
#include "toolchain/command_line.h"

namespace hawk::workspace {

Workspace::Workspace(toolchain::Settings settings, const std::string& stateFolder, QObject* parent)
    : QObject(parent)
    , m_documents(m_jobs, stateFolder)
    , m_builds(m_jobs, m_documents, std::make_shared<compile::Session>(std::move(settings)))
    , m_launches(m_jobs, m_documents, m_builds, stateFolder)
    , m_cache(m_jobs, [this] { return m_builds.session(); })
    , m_bundles(m_jobs, m_documents, m_builds)
{
    connect(&m_jobs, &Jobs::informed, &m_log,
            [this](const std::string& line) { m_log.add(LogEntry::Kind::information, line); });
    connect(&m_jobs, &Jobs::started, &m_log, &ActivityLog::addCommand);
    connect(&m_builds, &Builds::buildFinished, &m_log,
            [this](const std::shared_ptr<const BuildReport>& report) {
                log(report->error);
                logHit(*report);
            });
    connect(&m_launches, &Launches::finished, &m_log,
            [this](const std::shared_ptr<const LaunchReport>& report) { log(report->error); });
    connect(&m_bundles, &Bundles::failed, &m_log, [this](const Error& error) { log(error); });
    connect(&m_cache, &CacheState::failed, &m_log, [this](const Error& error) { log(error); });
    connect(&m_documents, &Documents::saveFailed, &m_log,
            [this](DocumentId, const Error& error) { log(error); });
    connect(&m_documents, &Documents::reloadFailed, &m_log,
            [this](DocumentId, const Error& error) { log(error); });
    connect(&m_documents, &Documents::keepFailed, &m_log,
            [this](DocumentId, const Error& error) { log(error); });
    connect(&m_documents, &Documents::openFailed, &m_log,
            [this](const std::string&, const Error& error) { log(error); });
    connect(&m_builds, &Builds::buildFinished, &m_cache, &CacheState::refresh);
    connect(&m_launches, &Launches::finished, &m_cache, &CacheState::refresh);
    connect(&m_bundles, &Bundles::built, &m_cache, &CacheState::refresh);
}

void Workspace::log(const std::optional<Error>& error)
{
    if (!error)
        return;
    m_log.add(text::isCancelled(*error) ? LogEntry::Kind::information : LogEntry::Kind::error,
              error->message);
}

void Workspace::logHit(const BuildReport& report)
{
    if (!report.built || report.built->artifact.outcome != compile::Outcome::hit)
        return;
    const std::string command = toolchain::joinCommand(report.built->artifact.commandLine);
    m_log.add(LogEntry::Kind::information,
              std::format("{} was taken from the cache and no compiler ran. It was made by: {}",
                          report.selection.kernel, command),
              command);
}

Workspace::~Workspace()
{
    m_jobs.cancelAll();
}

void Workspace::applySettings(toolchain::Settings settings)
{
    m_builds.setSession(std::make_shared<compile::Session>(std::move(settings)));
    m_cache.refresh();
}

} // namespace hawk::workspace
