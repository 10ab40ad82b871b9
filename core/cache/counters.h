// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

#include "cache/files.h"
#include "cache/layout.h"

namespace hawk::cache {

/// How a request ended. Each request ends in one way.
enum class RequestEnd { hit, miss, failure, bypass };

struct CounterValues {
    std::uint64_t hits = 0;
    std::uint64_t misses = 0;
    std::uint64_t failures = 0;
    std::uint64_t bypassed = 0;

    std::uint64_t requests() const { return hits + misses + failures + bypassed; }
    friend bool operator==(const CounterValues&, const CounterValues&) = default;
};

/// The persistent figures of a store, in one small text file. Each addition is one short locked
/// read and write, so any number of processes may count. A missing or damaged file counts from zero, and what
/// is no regular file is set aside by the next addition; until then nothing is counted.
class Counters
{
public:
    explicit Counters(Layout layout);

    /// An error when the file cannot be written: then the addition is lost.
    Io<void> add(RequestEnd end);
    CounterValues values() const;

private:
    Layout m_layout;
};

} // namespace hawk::cache
