// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/jobs.h"

#include <algorithm>
#include <utility>

#include <QThread>
#include <QTimer>

namespace hawk::workspace {

struct Jobs::Entry {
    RunningJob shown;
    std::stop_source stop;
    bool isSuperseded = false;
};

namespace {

/// Progress and information come from the job's threads and are told in the owner's.
constexpr std::chrono::milliseconds progressPause{50};

} // namespace

Jobs::Jobs(QObject* parent) : QObject(parent)
{
    const int cores = std::max(1, QThread::idealThreadCount());
    m_pools[static_cast<std::size_t>(Pool::analysis)].setMaxThreadCount(2);
    m_pools[static_cast<std::size_t>(Pool::build)].setMaxThreadCount(cores);
    m_pools[static_cast<std::size_t>(Pool::launch)].setMaxThreadCount(1);
    m_pools[static_cast<std::size_t>(Pool::files)].setMaxThreadCount(2);
    m_pools[static_cast<std::size_t>(Pool::data)].setMaxThreadCount(2);
}

Jobs::~Jobs()
{
    cancelAll();
    for (QThreadPool& pool : m_pools)
        pool.waitForDone();
}

std::uint64_t Jobs::startErased(JobOrder order, Work work)
{
    for (const auto& [id, entry] : m_entries) {
        if (entry->shown.key == order.key) {
            entry->isSuperseded = true;
            entry->stop.request_stop();
        }
    }
    const std::uint64_t id = ++m_lastId;
    auto entry = std::make_shared<Entry>();
    entry->shown = {.id = id,
                    .key = std::move(order.key),
                    .title = std::move(order.title),
                    .progress = {},
                    .isStopping = false,
                    .begun = std::chrono::steady_clock::now()};
    m_entries.emplace(id, entry);

    process::JobContext job;
    job.stop = entry->stop.get_token();
    job.progress = [this, id](const process::Progress& now) {
        QMetaObject::invokeMethod(
            this,
            [this, id, now] {
                if (const auto found = m_entries.find(id); found != m_entries.end()) {
                    found->second->shown.progress = now;
                    progressed();
                }
            },
            Qt::QueuedConnection);
    };
    job.information = [this](const std::string& line) {
        QMetaObject::invokeMethod(this, [this, line] { Q_EMIT informed(line); }, Qt::QueuedConnection);
    };
    job.command = [this](const std::vector<std::string>& words) {
        QMetaObject::invokeMethod(this, [this, words] { Q_EMIT started(words); }, Qt::QueuedConnection);
    };
    m_pools[static_cast<std::size_t>(order.pool)].start([this, id, job = std::move(job),
                                                         work = std::move(work)] {
        // Always through the event loop: QFuture::then may publish at once, inside start().
        auto publish = work(job);
        QMetaObject::invokeMethod(
            this, [this, id, publish = std::move(publish)] { finish(id, publish); }, Qt::QueuedConnection);
    });
    Q_EMIT changed();
    return id;
}

void Jobs::finish(std::uint64_t id, const std::function<void()>& publish)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return;
    const bool isNewest = !found->second->isSuperseded;
    m_entries.erase(found);
    Q_EMIT changed();
    if (isNewest)
        publish();
}

void Jobs::progressed()
{
    if (std::exchange(m_tellsProgress, true))
        return;
    QTimer::singleShot(progressPause, this, [this] {
        m_tellsProgress = false;
        Q_EMIT changed();
    });
}

void Jobs::cancel(const JobKey& key)
{
    for (const auto& [id, entry] : m_entries) {
        if (entry->shown.key == key && !entry->isSuperseded)
            cancel(id);
    }
}

void Jobs::cancel(std::uint64_t id)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return;
    found->second->shown.isStopping = true;
    found->second->stop.request_stop();
    Q_EMIT changed();
}

void Jobs::cancelOwner(std::uint64_t owner)
{
    for (const auto& [id, entry] : m_entries) {
        if (entry->shown.key.owner == owner)
            cancel(id);
    }
}

void Jobs::cancelAll()
{
    for (const auto& [id, entry] : m_entries) {
        entry->shown.isStopping = true;
        entry->stop.request_stop();
    }
}

bool Jobs::isRunning(const JobKey& key) const
{
    return std::ranges::any_of(m_entries, [&](const auto& one) {
        return one.second->shown.key == key && !one.second->isSuperseded;
    });
}

std::vector<RunningJob> Jobs::running() const
{
    std::vector<RunningJob> all;
    for (const auto& [id, entry] : m_entries) {
        if (!entry->isSuperseded)
            all.push_back(entry->shown);
    }
    return all;
}

} // namespace hawk::workspace
