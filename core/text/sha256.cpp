// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/sha256.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include <openssl/evp.h>

namespace hawk::text {

/// A digest that is not computed would make every text equal to every other: there is no going on.
static void require(bool isDone)
{
    if (isDone)
        return;
    std::fputs(
        "hawk: Internal error: SHA-256 is not available from the OpenSSL library. [digest-unavailable]\n",
        stderr);
    std::abort();
}

/// Numbers and short fields are gathered, because a call of the library costs more than it takes to digest
/// them.
struct Sha256::Context {
    EVP_MD_CTX* md = EVP_MD_CTX_new();
    std::array<std::byte, 1024> gathered;
    std::size_t count = 0; ///< of gathered bytes

    Context() { require(md && EVP_DigestInit_ex(md, EVP_sha256(), nullptr) == 1); }
    ~Context() { EVP_MD_CTX_free(md); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    void add(std::span<const std::byte> data);
    void pass(std::span<const std::byte> data)
    {
        require(EVP_DigestUpdate(md, data.data(), data.size()) == 1);
    }
    void passGathered() { pass(std::span(gathered).first(std::exchange(count, 0))); }
};

void Sha256::Context::add(std::span<const std::byte> data)
{
    if (data.size() > gathered.size() - count)
        passGathered();
    if (data.size() > gathered.size())
        return pass(data);
    std::ranges::copy(data, gathered.begin() + static_cast<std::ptrdiff_t>(count));
    count += data.size();
}

Sha256::Sha256() : m_context(std::make_unique<Context>())
{ }
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::bytes(std::span<const std::byte> data)
{
    m_context->add(data);
}

void Sha256::bytes(std::string_view data)
{
    m_context->add(std::as_bytes(std::span(data)));
}

void Sha256::field(std::string_view value)
{
    number(value.size());
    bytes(value);
}

void Sha256::number(std::uint64_t value)
{
    std::array<std::byte, 8> encoded;
    for (std::size_t i = 0; i < encoded.size(); ++i)
        encoded[i] = static_cast<std::byte>(value >> (8 * i));
    bytes(encoded);
}

std::string Sha256::hex()
{
    std::array<unsigned char, 32> digest{};
    m_context->passGathered();
    require(EVP_DigestFinal_ex(m_context->md, digest.data(), nullptr) == 1);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    out.reserve(64);
    for (const unsigned char byte : digest) {
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    return out;
}

std::string sha256(std::string_view data)
{
    Sha256 hash;
    hash.bytes(data);
    return hash.hex();
}

} // namespace hawk::text
