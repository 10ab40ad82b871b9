// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>
#include <map>

#include "compile/session_state.h"
#include "text/cancelled.h"

namespace hawk::compile {

static StoreStats figuresOf(const cache::CounterValues& counters)
{
    return {.requests = counters.requests(),
            .hits = counters.hits,
            .misses = counters.misses,
            .failures = counters.failures,
            .bypassed = counters.bypassed};
}

Result<StoreStats> Session::storeStats() const
{
    if (m_state->store.isRefused())
        return std::unexpected(m_state->folderError(m_state->store.prepare()));
    StoreStats stats = figuresOf(m_state->store.counterValues());
    const cache::StoreSize size = m_state->store.size();
    stats.entries = size.entries;
    stats.bytes = size.bytes;
    return stats;
}

namespace {

struct NameOrder {
    bool operator()(const cache::EntryName& a, const cache::EntryName& b) const
    {
        return std::tie(a.key, a.variant) < std::tie(b.key, b.variant);
    }
};
using Known = std::map<cache::EntryName, const cache::EntryFacts*, NameOrder>;

Known byName(const ListRequest& request)
{
    Known known;
    if (!request.known)
        return known;
    for (const cache::EntryFacts& facts : *request.known) {
        // A fault may have passed.
        if (facts.fault.empty())
            known.emplace(facts.name, &facts);
    }
    return known;
}

} // namespace

Result<StoreListing> Session::list(const ListRequest& request, const process::JobContext& job) const
{
    if (m_state->store.isRefused())
        return std::unexpected(m_state->folderError(m_state->store.prepare()));
    const cache::Layout& layout = m_state->store.layout();
    const Known known = byName(request);
    const std::vector<cache::EntryPlace> places = cache::findEntries(layout);
    StoreListing listing{.stats = figuresOf(m_state->store.counterValues())};
    std::size_t read = 0;
    for (const cache::EntryPlace& place : places) {
        if (job.isStopped())
            return text::cancelled("Reading the cache was stopped.");
        std::optional<cache::EntryFacts> facts;
        if (const auto found = known.find(place.name); found != known.end()) {
            facts = *found->second;
            facts->lastUse = place.lastUse;
        } else if (read < request.readAtMost) {
            ++read;
            facts = cache::readEntry(layout, place);
        } else {
            listing.isComplete = false;
            break;
        }
        if (!facts)
            continue;
        listing.stats.bytes += facts->bytes;
        listing.entries.push_back(*std::move(facts));
    }
    listing.stats.entries = listing.isComplete ? listing.entries.size() : places.size();
    return listing;
}

Result<std::shared_ptr<cache::ClearedEntries>> Session::take(const std::vector<cache::EntryName>& names)
{
    cache::Store& store = m_state->store;
    // What does not exist is clear already, and must not be made for that.
    if (!cache::inspectFolder(storeDirectory()) && !store.isRefused())
        return nullptr;
    const cache::FolderState folder = store.prepare();
    if (folder.access != cache::Access::readWrite)
        return std::unexpected(m_state->folderError(folder));
    std::shared_ptr<cache::ClearedEntries> taken = cache::takeEntries(store.layout(), names);
    if (taken->entries() == 0 && taken->fault())
        return text::environmentError("cache-not-cleared",
                                      std::format("The entries in '{}' cannot be moved: {}.",
                                                  storeDirectory(), taken->fault().message()),
                                      "Delete them at once with `hawk cache clear`, or delete the folder.");
    return taken;
}

Result<ClearReport> Session::clear()
{
    // What does not exist is clear already, and must not be made for that.
    if (!cache::inspectFolder(storeDirectory()) && !m_state->store.isRefused())
        return ClearReport{};
    const cache::FolderState folder = m_state->store.prepare();
    if (folder.access != cache::Access::readWrite)
        return std::unexpected(m_state->folderError(folder));
    cache::ClearedStore cleared = m_state->store.clear();
    return ClearReport{cleared.removed.entries, cleared.removed.bytes, std::move(cleared.left)};
}

} // namespace hawk::compile
