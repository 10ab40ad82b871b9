// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cache/counters.h"
#include "cache/digest_memo.h"
#include "cache/folder_check.h"
#include "cache/layout.h"
#include "cache/maintenance.h"
#include "cache/slot.h"
#include "cache/staging.h"

namespace hawk::cache {

struct Lookup {
    std::optional<Slot> slot;
    /// Without a slot: why there is none, one sentence.
    std::string reason = {};
    /// Without a slot and not empty: what could not be looked at and why, one sentence. Then nobody knows
    /// whether there is an entry, and the request should pass the store by.
    std::string fault = {};
};

/// A content store on disk. Under each key it holds variants, one per closure; each is a folder that appears
/// by one rename and never changes afterwards. Nothing is locked while an entry is looked up, made or
/// published, and a process that is killed at any moment leaves at most a folder in `staging` or `trash`,
/// which a later one sweeps. Thread-safe; any number of processes may use one root.
class Store
{
public:
    explicit Store(std::string root);

    const Layout& layout() const { return m_layout; }

    /// Whether the folder, if there is one, must not be used: what other layers keep in it is then not to be
    /// trusted either. Makes nothing.
    bool isRefused() const;

    /// Makes root and folder when they are missing and says what may be done. Asked anew for each request, as
    /// the folder may be deleted at any time.
    FolderState prepare();

    /// The variant of this key whose closure holds and whose files are intact. Damaged variants, and what is
    /// no folder where one should be, are set aside; those that cannot be read now are left alone. A slot
    /// already served in this process is checked by stamps alone.
    Lookup find(const std::string& key);

    /// A private folder on the store's file system in which to make an entry.
    Io<StagingFolder> stage();

    /// Completes the folder by its manifest and moves it to its place. When an intact variant of the same
    /// closure is there already it is taken and the folder dropped. On failure the folder stays with the
    /// caller, without a manifest.
    Io<Slot> publish(StagingFolder& folder, const SlotManifest& manifest);

    /// Adds to the persistent figures; does nothing when the last prepare() found the folder not writable. An
    /// error when they cannot be kept all the same.
    Io<void> count(RequestEnd end);
    CounterValues counterValues() const { return m_counters.values(); }
    DigestMemo& digests() { return m_digests; }
    StoreSize size() const { return measureStore(m_layout); }
    ClearedStore clear();

private:
    struct Served {
        Slot slot;
        std::vector<process::FileStamp> stamps;
        bool isSettled = false; ///< no member was young when it was read
    };

    FolderState prepareBoth() const;
    std::optional<Slot> recall(const std::string& key);
    void remember(const std::string& key, const Slot& slot, std::vector<process::FileStamp> stamps);

    Layout m_layout;
    Counters m_counters;
    DigestMemo m_digests;
    std::atomic<Access> m_access = Access::refused;
    std::mutex m_mutex;
    std::unordered_map<std::string, Served> m_served;
};

} // namespace hawk::cache
