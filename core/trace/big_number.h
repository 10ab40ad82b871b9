// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <openssl/types.h>

namespace hawk::trace {

/// A whole number of any size, on OpenSSL's BIGNUM. Callers bound the size of results before they ask for
/// them. Every function throws std::bad_alloc when memory ends, which is the only way in which OpenSSL fails.
class BigNumber
{
public:
    __extension__ typedef __int128 Small;

    BigNumber(); ///< 0
    explicit BigNumber(Small value);
    /// Decimal digits, at least one.
    explicit BigNumber(std::string_view digits);
    BigNumber(const BigNumber& other);
    BigNumber(BigNumber&&) noexcept = default;
    BigNumber& operator=(BigNumber&&) noexcept = default;

    /// Of the magnitude: 0 for 0, 3 for -7.
    std::size_t bits() const;
    bool isNegative() const;
    bool isZero() const;
    /// The number where it fits into 128 bits.
    std::optional<Small> small() const;
    /// The magnitude, or `most` where it is larger.
    std::uint64_t magnitudeUpTo(std::uint32_t most) const;
    std::string decimal() const;

    std::strong_ordering operator<=>(const BigNumber& other) const;
    bool operator==(const BigNumber& other) const { return (*this <=> other) == 0; }
    friend BigNumber operator+(const BigNumber& a, const BigNumber& b);
    friend BigNumber operator-(const BigNumber& a, const BigNumber& b);
    friend BigNumber operator*(const BigNumber& a, const BigNumber& b);
    BigNumber shiftedLeft(std::size_t places) const;
    /// The quotient by 2 ** places, rounded down.
    BigNumber shiftedRight(std::size_t places) const;
    /// The exponent is not negative.
    BigNumber power(const BigNumber& exponent) const;
    BigNumber magnitude() const;

    /// Python's quotient, rounded down, and the rest with the sign of the divisor, which is not 0.
    static std::pair<BigNumber, BigNumber> divided(const BigNumber& a, const BigNumber& b);
    enum class Bits { conjunction, disjunction, difference };
    /// Bit by bit in two's complement with endless signs.
    static BigNumber joined(Bits operation, const BigNumber& a, const BigNumber& b);

private:
    struct Release {
        void operator()(BIGNUM* number) const;
    };
    explicit BigNumber(BIGNUM* owned);
    /// In two's complement, the least byte first; `size` bytes are enough.
    std::vector<unsigned char> complement(std::size_t size) const;

    std::unique_ptr<BIGNUM, Release> m_number; ///< null only after a move
};

} // namespace hawk::trace
