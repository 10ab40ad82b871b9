// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/message.h"

#include <bit>
#include <cstring>

namespace hawk::process {

void MessageWriter::number(std::uint64_t value)
{
    m_bytes.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

void MessageWriter::real(double value)
{
    number(std::bit_cast<std::uint64_t>(value));
}

void MessageWriter::text(std::string_view value)
{
    number(value.size());
    m_bytes.append(value);
}

MessageReader::MessageReader(std::string_view bytes) : m_rest(bytes)
{ }

std::uint64_t MessageReader::number()
{
    std::uint64_t value = 0;
    if (m_rest.size() < sizeof(value)) {
        m_hasFailed = true;
        m_rest = {};
        return 0;
    }
    std::memcpy(&value, m_rest.data(), sizeof(value));
    m_rest.remove_prefix(sizeof(value));
    return value;
}

double MessageReader::real()
{
    return std::bit_cast<double>(number());
}

std::string_view MessageReader::text()
{
    const std::uint64_t size = number();
    if (size > m_rest.size()) {
        m_hasFailed = true;
        m_rest = {};
        return {};
    }
    const std::string_view value = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
    return value;
}

} // namespace hawk::process
