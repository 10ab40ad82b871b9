// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace hawk::text {

/// A running SHA-256 (FIPS 180-4, by OpenSSL). `field` and `number` are for keys: every field is preceded by
/// its length as 8 little-endian bytes, so no two sequences of fields collide. After hex() the object is
/// spent. Not thread-safe.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    void bytes(std::span<const std::byte> data);
    void bytes(std::string_view data);
    void field(std::string_view value);
    void number(std::uint64_t value);
    /// 64 lower-case hex digits.
    std::string hex();

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

std::string sha256(std::string_view data);

} // namespace hawk::text
