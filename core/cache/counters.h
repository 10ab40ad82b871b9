// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

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
/// read and write, so any number of processes may count. A missing or damaged file counts from zero; when it
/// cannot be written the addition is lost, and nothing else happens.
class Counters
{
public:
    explicit Counters(std::string path);

    void add(RequestEnd end);
    CounterValues values() const;

private:
    std::string m_path;
};

} // namespace hawk::cache
