// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
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

/// Every entry of the store, newest use first. Reads one small file per entry; a damaged one is listed with
/// its fault. Entries that vanish meanwhile are left out.
std::vector<EntryFacts> listEntries(const Layout& layout);

/// Entries that were taken out of a store and can be put back. Those that were not are deleted with it.
class ClearedEntries
{
public:
    ~ClearedEntries();
    ClearedEntries(const ClearedEntries&) = delete;
    ClearedEntries& operator=(const ClearedEntries&) = delete;

    std::uint64_t entries() const;
    std::uint64_t bytes() const;
    /// Puts back what nobody made anew meanwhile. Returns how many entries came back.
    std::uint64_t putBack();

private:
    friend std::shared_ptr<ClearedEntries> takeEntries(const Layout&, const std::vector<EntryName>&);
    ClearedEntries();
    struct State;
    std::unique_ptr<State> m_state;
};

/// Moves the named entries (empty: all) out of sight, each by one rename into a folder of this process in the
/// trash. A process that dies leaves a folder that a later sweep deletes.
std::shared_ptr<ClearedEntries> takeEntries(const Layout& layout, const std::vector<EntryName>& names);

} // namespace hawk::cache
