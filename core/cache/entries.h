// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "cache/layout.h"

namespace hawk::cache {

/// Which entry: a variant under a key.
struct EntryName {
    std::string key; ///< 64 hex digits
    std::string variant; ///< digest of the closure
    friend bool operator==(const EntryName&, const EntryName&) = default;
};

/// An entry as a list shows it.
struct EntryFacts {
    EntryName name;
    std::string kernel;
    std::string target; ///< as in the manifest
    std::string format; ///< `so`, `ptx`, `cubin`
    std::uint64_t bytes = 0;
    std::chrono::system_clock::time_point made;
    std::chrono::system_clock::time_point lastUse;
    double seconds = 0; ///< what making it took: what a hit saves
    std::string fault; ///< not empty: the entry cannot be read, and why
};

/// What a look at the folders alone tells of an entry.
struct EntryPlace {
    EntryName name;
    std::chrono::system_clock::time_point lastUse;
};

/// The places of all entries, newest use first. Cost: one look at the file system per key and per entry.
std::vector<EntryPlace> findEntries(const Layout& layout);

/// Reads the one small file that describes an entry. An entry never changes, so what was read once stays true
/// but for the time of its last use. Nothing when it vanished meanwhile.
std::optional<EntryFacts> readEntry(const Layout& layout, const EntryPlace& place);

/// Every entry of the store, newest use first. Reads one small file per entry; a damaged one is listed with
/// its fault. Entries that vanish meanwhile are left out.
std::vector<EntryFacts> listEntries(const Layout& layout);

/// How putting entries back went.
struct PutBack {
    std::uint64_t entries = 0; ///< that came back
    std::error_code fault; ///< why others did not; empty when none is left to be put back
};

/// Entries that were taken out of a store and can be put back. Those that were not are deleted with it.
class ClearedEntries
{
public:
    ~ClearedEntries();
    ClearedEntries(const ClearedEntries&) = delete;
    ClearedEntries& operator=(const ClearedEntries&) = delete;

    std::uint64_t entries() const;
    std::uint64_t bytes() const;
    /// Why an entry that was named is still in the store; empty when none is.
    std::error_code fault() const;
    /// The store's folder.
    std::string directory() const;
    /// Puts back what nobody made anew or deleted meanwhile. What the system refuses, for example on a full
    /// disk, is kept for another try.
    PutBack putBack();

    class Key
    {
        Key() = default;
        friend std::shared_ptr<ClearedEntries> takeEntries(const Layout&, const std::vector<EntryName>&);
    };
    /// Only takeEntries makes one.
    explicit ClearedEntries(Key);

private:
    friend std::shared_ptr<ClearedEntries> takeEntries(const Layout&, const std::vector<EntryName>&);
    struct State;
    std::unique_ptr<State> m_state;
};

/// Moves the named entries (empty: all) out of sight, each by one rename into a folder of this process in the
/// trash. A process that dies leaves a folder that a later sweep deletes. Names that are not in the store are
/// passed over. Several processes may take at once: each entry goes to one of them.
std::shared_ptr<ClearedEntries> takeEntries(const Layout& layout, const std::vector<EntryName>& names);

} // namespace hawk::cache
