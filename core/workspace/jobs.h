// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "process/job_context.h"

namespace hawk::workspace {

/// What a job is for. Of the jobs with one key only the newest may publish.
struct JobKey {
    std::uint64_t owner = 0; ///< a document, or 0 for what belongs to the whole workspace
    std::string kind; ///< `analyse`, `build`, `run`, …
    friend auto operator<=>(const JobKey&, const JobKey&) = default;
};

/// Where a job runs. Short work never waits for long work.
enum class Pool {
    analysis, ///< parsing, tracing, generating: milliseconds
    build, ///< compilers: as many as there are cores
    launch, ///< one kernel at a time, so that timing is not disturbed
    files, ///< disks
    data ///< passes over whole arrays: previews, summaries, plots
};

struct JobOrder {
    JobKey key;
    std::string title; ///< for a person: `Building affine`
    Pool pool = Pool::analysis;
};

struct RunningJob {
    std::uint64_t id = 0;
    JobKey key;
    std::string title;
    process::Progress progress;
    bool isStopping = false;
    std::chrono::steady_clock::time_point begun;
};

/// Runs functions on pools of its own and publishes their values in its thread, which is that of its owner.
/// A newer job with the same key stops the older one and drops its value; one that was cancelled publishes
/// whatever its function returned, an error "cancelled" as a rule. All functions but the work itself are
/// called in the owner's thread. The destructor stops every job and waits for it; nothing is published then.
class Jobs : public QObject
{
    Q_OBJECT

public:
    explicit Jobs(QObject* parent = nullptr);
    ~Jobs() override;

    /// `work` gets a context that stops with the job; `publish` gets what it returned. Returns the job's id.
    template <class T>
    std::uint64_t start(JobOrder order, std::function<T(const process::JobContext&)> work,
                        std::function<void(T)> publish)
    {
        return startErased(std::move(order),
                           [work = std::move(work), publish = std::move(publish)](
                               const process::JobContext& job) -> std::function<void()> {
                               auto value = std::make_shared<T>(work(job));
                               return [value, publish] { publish(std::move(*value)); };
                           });
    }

    void cancel(const JobKey& key);
    void cancel(std::uint64_t id);
    void cancelOwner(std::uint64_t owner); ///< every job of a document
    void cancelAll();
    bool isRunning(const JobKey& key) const;
    /// In the order of their starts; superseded jobs that have not ended yet are not among them.
    std::vector<RunningJob> running() const;

Q_SIGNALS:
    /// The list or a progress changed; progress is told at most every 50 ms.
    void changed();
    /// An information line of a job.
    void informed(const std::string& line);
    /// A command that a job ran, or the one of the terminal that does what it did.
    void started(const std::vector<std::string>& words);

private:
    struct Entry;
    using Work = std::function<std::function<void()>(const process::JobContext&)>;
    std::uint64_t startErased(JobOrder order, Work work);
    void finish(std::uint64_t id, const std::function<void()>& publish);
    void progressed();

    std::array<QThreadPool, 5> m_pools;
    std::map<std::uint64_t, std::shared_ptr<Entry>> m_entries;
    std::uint64_t m_lastId = 0;
    bool m_tellsProgress = false;
};

} // namespace hawk::workspace
