// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/cache_state.h"

#include <format>
#include <limits>
#include <utility>

#include "text/cancelled.h"

namespace hawk::workspace {

namespace {

// What a table shows first; reading them takes some ten milliseconds.
constexpr std::size_t firstRows = 200;

} // namespace

/// Deleting what has been settled is not for the window's thread, which gets only what is left.
struct CacheState::Undone {
    cache::PutBack done;
    std::shared_ptr<cache::ClearedEntries> left; ///< null without a fault
};

CacheState::CacheState(Jobs& jobs, std::function<std::shared_ptr<compile::Session>()> session,
                       QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_session(std::move(session))
{ }

CacheState::~CacheState() = default;

std::string CacheState::directory() const
{
    return m_session()->storeDirectory();
}

void CacheState::refresh()
{
    // Stopping the reading for a newer one would leave the list old as long as builds follow each other fast.
    if (m_isReading)
        m_isReadingDue = true;
    else
        read(m_session(), firstRows);
}

void CacheState::read(const std::shared_ptr<compile::Session>& session, std::size_t readAtMost)
{
    m_isReading = true;
    compile::ListRequest request{.known = session->storeDirectory() == m_directory ? m_entries : nullptr,
                                 .readAtMost = readAtMost};
    m_jobs.start<Result<compile::StoreListing>>(
        {{0, "cache-list"}, "Reading the cache", Pool::files},
        [session, request = std::move(request)](const process::JobContext& job) {
            return session->list(request, job);
        },
        [this, session](const Result<compile::StoreListing>& listing) { take(listing, session); });
}

void CacheState::take(const Result<compile::StoreListing>& listing,
                      const std::shared_ptr<compile::Session>& session)
{
    m_isReading = false;
    if (listing) {
        m_stats = listing->stats;
        m_entries = std::make_shared<const std::vector<cache::EntryFacts>>(listing->entries);
        m_isComplete = listing->isComplete;
        m_directory = session->storeDirectory();
        Q_EMIT changed();
    } else if (!text::isCancelled(listing)) {
        Q_EMIT failed(listing.error());
    }
    if (std::exchange(m_isReadingDue, false))
        refresh();
    else if (listing && !listing->isComplete)
        read(session, std::numeric_limits<std::size_t>::max());
}

void CacheState::clear(const std::vector<cache::EntryName>& names)
{
    if (names.empty())
        return;
    // A key of its own: no later clearing may drop what this one took.
    m_jobs.start<Result<std::shared_ptr<cache::ClearedEntries>>>(
        {{0, std::format("cache-clear-{}", ++m_clearings)}, "Clearing the cache", Pool::files},
        [session = m_session(), names](const process::JobContext&) { return session->take(names); },
        [this](Result<std::shared_ptr<cache::ClearedEntries>> taken) {
            if (!taken) {
                Q_EMIT failed(taken.error());
                return;
            }
            takeCleared(*taken);
        });
}

void CacheState::takeCleared(const std::shared_ptr<cache::ClearedEntries>& taken)
{
    const auto report =
        taken ? compile::ClearReport{taken->entries(), taken->bytes()} : compile::ClearReport{};
    if (report.entries > 0)
        m_cleared.push_back(taken);
    Q_EMIT cleared(report);
    if (taken && taken->fault())
        Q_EMIT failed(text::environmentError("cache-not-cleared",
                                             std::format("Not all entries in '{}' could be moved: {}.",
                                                         taken->directory(), taken->fault().message()),
                                             "Mend that and clear once more.")
                          .error());
    refresh();
}

void CacheState::undoClear()
{
    if (m_cleared.empty())
        return;
    std::shared_ptr<cache::ClearedEntries> newest = std::move(m_cleared.back());
    m_cleared.pop_back();
    m_jobs.start<Undone>(
        {{0, std::format("cache-clear-{}", ++m_clearings)}, "Putting entries back", Pool::files},
        [newest = std::move(newest)](const process::JobContext&) mutable {
            Undone undone{newest->putBack(), {}};
            if (undone.done.fault)
                undone.left = std::move(newest);
            return undone;
        },
        [this](const Undone& undone) { takeRestored(undone); });
    Q_EMIT changed();
}

void CacheState::takeRestored(const Undone& undone)
{
    const auto& [done, left] = undone;
    if (left)
        m_cleared.push_back(left);
    Q_EMIT restored(done.entries);
    if (left)
        Q_EMIT failed(text::environmentError("cache-not-restored",
                                             std::format("Not all entries could be put back into '{}': {}.",
                                                         left->directory(), done.fault.message()),
                                             "Mend that and undo the clearing once more before you quit.")
                          .error());
    refresh();
}

} // namespace hawk::workspace
