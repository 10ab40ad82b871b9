// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/big_number.h"

#include <algorithm>
#include <array>
#include <new>
#include <vector>

#include <openssl/bn.h>
#include <openssl/crypto.h>

namespace hawk::trace {

namespace {

__extension__ typedef unsigned __int128 Magnitude;

void require(bool isDone)
{
    if (!isDone)
        throw std::bad_alloc();
}

auto scratch()
{
    const auto release = [](BN_CTX* context) { BN_CTX_free(context); };
    std::unique_ptr<BN_CTX, decltype(release)> context(BN_CTX_new());
    require(context != nullptr);
    return context;
}

} // namespace

void BigNumber::Release::operator()(BIGNUM* number) const
{
    BN_free(number);
}

BigNumber::BigNumber(BIGNUM* owned) : m_number(owned)
{
    require(owned != nullptr);
}

BigNumber::BigNumber() : BigNumber(BN_new())
{ }

BigNumber::BigNumber(const BigNumber& other) : BigNumber(BN_dup(other.m_number.get()))
{ }

BigNumber::BigNumber(Small value) : BigNumber(BN_new())
{
    // The most negative number has no positive partner.
    Magnitude rest = value < 0 ? 0 - static_cast<Magnitude>(value) : static_cast<Magnitude>(value);
    std::array<unsigned char, sizeof(Small)> bytes{};
    for (unsigned char& byte : bytes) {
        byte = static_cast<unsigned char>(rest & 0xff);
        rest >>= 8;
    }
    require(BN_lebin2bn(bytes.data(), static_cast<int>(bytes.size()), m_number.get()) != nullptr);
    BN_set_negative(m_number.get(), value < 0 ? 1 : 0);
}

BigNumber::BigNumber(std::string_view digits) : BigNumber(BN_new())
{
    BIGNUM* number = m_number.get();
    require(BN_dec2bn(&number, std::string(digits).c_str()) != 0);
}

std::size_t BigNumber::bits() const
{
    return static_cast<std::size_t>(BN_num_bits(m_number.get()));
}

bool BigNumber::isNegative() const
{
    return BN_is_negative(m_number.get()) != 0;
}

bool BigNumber::isZero() const
{
    return BN_is_zero(m_number.get()) != 0;
}

std::optional<BigNumber::Small> BigNumber::small() const
{
    if (bits() > sizeof(Small) * 8)
        return std::nullopt;
    std::array<unsigned char, sizeof(Small)> bytes{};
    require(BN_bn2lebinpad(m_number.get(), bytes.data(), static_cast<int>(bytes.size())) >= 0);
    Magnitude value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8 | bytes[i];
    const Magnitude most = (static_cast<Magnitude>(1) << 127) - (isNegative() ? 0 : 1);
    if (value > most)
        return std::nullopt;
    return static_cast<Small>(isNegative() ? 0 - value : value);
}

std::uint64_t BigNumber::magnitudeUpTo(std::uint32_t most) const
{
    return bits() > 32 ? most : std::min<std::uint64_t>(BN_get_word(m_number.get()), most);
}

std::string BigNumber::decimal() const
{
    const std::unique_ptr<char, void (*)(char*)> text(BN_bn2dec(m_number.get()),
                                                      [](char* each) { OPENSSL_free(each); });
    require(text != nullptr);
    return text.get();
}

std::strong_ordering BigNumber::operator<=>(const BigNumber& other) const
{
    return BN_cmp(m_number.get(), other.m_number.get()) <=> 0;
}

BigNumber operator+(const BigNumber& a, const BigNumber& b)
{
    BigNumber sum;
    require(BN_add(sum.m_number.get(), a.m_number.get(), b.m_number.get()) == 1);
    return sum;
}

BigNumber operator-(const BigNumber& a, const BigNumber& b)
{
    BigNumber difference;
    require(BN_sub(difference.m_number.get(), a.m_number.get(), b.m_number.get()) == 1);
    return difference;
}

BigNumber operator*(const BigNumber& a, const BigNumber& b)
{
    BigNumber product;
    require(BN_mul(product.m_number.get(), a.m_number.get(), b.m_number.get(), scratch().get()) == 1);
    return product;
}

BigNumber BigNumber::shiftedLeft(std::size_t places) const
{
    BigNumber result;
    require(BN_lshift(result.m_number.get(), m_number.get(), static_cast<int>(places)) == 1);
    return result;
}

BigNumber BigNumber::shiftedRight(std::size_t places) const
{
    return divided(*this, BigNumber(Small{1}).shiftedLeft(std::min(places, bits() + 1))).first;
}

BigNumber BigNumber::power(const BigNumber& exponent) const
{
    BigNumber result;
    require(BN_exp(result.m_number.get(), m_number.get(), exponent.m_number.get(), scratch().get()) == 1);
    // BN_exp forgets the sign.
    const bool isOdd = BN_is_odd(exponent.m_number.get()) != 0;
    BN_set_negative(result.m_number.get(), isNegative() && isOdd ? 1 : 0);
    return result;
}

BigNumber BigNumber::magnitude() const
{
    BigNumber result(*this);
    BN_set_negative(result.m_number.get(), 0);
    return result;
}

std::pair<BigNumber, BigNumber> BigNumber::divided(const BigNumber& a, const BigNumber& b)
{
    std::pair<BigNumber, BigNumber> result;
    auto& [quotient, rest] = result;
    require(BN_div(quotient.m_number.get(), rest.m_number.get(), a.m_number.get(), b.m_number.get(),
                   scratch().get())
            == 1);
    if (!rest.isZero() && rest.isNegative() != b.isNegative()) {
        require(BN_sub_word(quotient.m_number.get(), 1) == 1);
        require(BN_add(rest.m_number.get(), rest.m_number.get(), b.m_number.get()) == 1);
    }
    return result;
}

std::vector<unsigned char> BigNumber::complement(std::size_t size) const
{
    // -x - 1 has the inverted bits of x.
    const BigNumber inverted = isNegative() ? BigNumber(Small{-1}) - *this : *this;
    std::vector<unsigned char> bytes(size);
    require(BN_bn2lebinpad(inverted.m_number.get(), bytes.data(), static_cast<int>(size)) >= 0);
    if (isNegative())
        std::ranges::transform(bytes, bytes.begin(), [](unsigned char byte) { return byte ^ 0xffU; });
    return bytes;
}

BigNumber BigNumber::joined(Bits operation, const BigNumber& a, const BigNumber& b)
{
    const std::size_t size = std::max(a.bits(), b.bits()) / 8 + 1;
    std::vector<unsigned char> bytes = a.complement(size);
    const std::vector<unsigned char> others = b.complement(size);
    std::ranges::transform(bytes, others, bytes.begin(), [operation](unsigned x, unsigned y) {
        return static_cast<unsigned char>(operation == Bits::conjunction       ? x & y
                                              : operation == Bits::disjunction ? x | y
                                                                               : x ^ y);
    });
    const bool isBelowZero = (bytes.back() & 0x80) != 0;
    if (isBelowZero)
        std::ranges::transform(bytes, bytes.begin(), [](unsigned char byte) { return byte ^ 0xffU; });
    BigNumber result;
    require(BN_lebin2bn(bytes.data(), static_cast<int>(bytes.size()), result.m_number.get()) != nullptr);
    return isBelowZero ? BigNumber(Small{-1}) - result : std::move(result);
}

} // namespace hawk::trace
