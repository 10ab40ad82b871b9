// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hawk::process {

/// Packs numbers and texts for a process on the same machine: numbers as 8 bytes in its own order, texts
/// after their length.
class MessageWriter
{
public:
    void number(std::uint64_t value);
    void real(double value);
    void text(std::string_view value);
    const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

/// The inverse. Reading past the end gives zeros and empty texts and is remembered, so that a whole message
/// is read first and judged once. A count from a message must be held against `remaining()` before anything
/// of that size is made.
class MessageReader
{
public:
    explicit MessageReader(std::string_view bytes);
    std::uint64_t number();
    double real();
    std::string_view text();
    std::size_t remaining() const { return m_rest.size(); }
    /// Whether everything read was there and nothing is left.
    bool isComplete() const { return !m_hasFailed && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_hasFailed = false;
};

} // namespace hawk::process
