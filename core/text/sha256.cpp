// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/sha256.h"

#include <array>

#include <openssl/evp.h>

namespace hawk::text {

struct Sha256::Context {
    EVP_MD_CTX* md = EVP_MD_CTX_new();
    Context() { EVP_DigestInit_ex(md, EVP_sha256(), nullptr); }
    ~Context() { EVP_MD_CTX_free(md); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
};

Sha256::Sha256() : m_context(std::make_unique<Context>())
{ }
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::bytes(std::span<const std::byte> data)
{
    EVP_DigestUpdate(m_context->md, data.data(), data.size());
}

void Sha256::bytes(std::string_view data)
{
    EVP_DigestUpdate(m_context->md, data.data(), data.size());
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
    EVP_DigestFinal_ex(m_context->md, digest.data(), nullptr);
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
