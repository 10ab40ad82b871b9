// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <vector>

#include "syntax/characters.h"
#include "syntax/limits.h"

namespace hawk::syntax {

namespace {

constexpr int digitValue(char c)
{
    const char lower = static_cast<char>(c | 0x20);
    return isDigit(c) ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
}

/// The base of `0x`, `0o` and `0b`, else 10.
constexpr int baseOf(std::string_view spelling)
{
    if (spelling.size() < 2 || spelling[0] != '0')
        return 10;
    const char letter = static_cast<char>(spelling[1] | 0x20);
    return letter == 'x' ? 16 : letter == 'o' ? 8 : letter == 'b' ? 2 : 10;
}

class Scanner
{
public:
    Scanner(std::string_view source, std::uint32_t begin)
        : m_source(source)
        , m_begin(begin)
        , m_position(begin)
    { }

    NumberScan scan()
    {
        const int base = baseOf(m_source.substr(m_begin));
        if (base == 10)
            decimal();
        else
            prefixed(base);
        if (m_fault.empty())
            checkEnd();
        if (!m_fault.empty())
            while (isAsciiNameCharacter(peek()) || peek() == '.' || !isAscii(peek()))
                ++m_position;
        return {m_position, m_fault};
    }

private:
    char peek(std::uint32_t ahead = 0) const
    {
        return m_position + ahead < m_source.size() ? m_source[m_position + ahead] : '\0';
    }

    void prefixed(int base)
    {
        m_position += 2;
        if (peek() == '_')
            ++m_position;
        digits(base);
        // Four bits each at most, log10(2) decimal digits for one bit.
        const double bits = (m_position - m_begin) * (base == 16 ? 4.0 : base == 8 ? 3.0 : 1.0);
        if (m_fault.empty() && bits * 0.30103 > maximumDigits)
            m_fault = "it has too many digits";
    }

    void decimal()
    {
        bool isReal = false;
        if (peek() != '.')
            digits(10);
        const std::uint32_t whole = m_position - m_begin;
        if (m_fault.empty() && peek() == '.') {
            isReal = true;
            ++m_position;
            if (isDigit(peek()))
                digits(10);
        }
        const bool isSigned = peek(1) == '+' || peek(1) == '-';
        if (m_fault.empty() && (peek() == 'e' || peek() == 'E') && isDigit(peek(isSigned ? 2 : 1))) {
            isReal = true;
            m_position += isSigned ? 2 : 1;
            digits(10);
        }
        if (m_fault.empty() && (peek() == 'j' || peek() == 'J')) {
            isReal = true;
            ++m_position;
        }
        if (m_fault.empty() && !isReal)
            checkInteger(m_source.substr(m_begin, whole));
    }

    void checkInteger(std::string_view written)
    {
        const bool isZero = written.find_first_not_of("0_") == std::string_view::npos;
        if (written[0] == '0' && !isZero)
            m_fault = "an integer does not begin with 0";
        else if (written.size() > maximumDigits)
            m_fault = "it has too many digits";
    }

    /// Digits of the base with single underscores between them.
    void digits(int base)
    {
        const std::uint32_t first = m_position;
        while (digitValue(peek()) < base || (peek() == '_' && m_position > first)) {
            if (peek() == '_' && digitValue(peek(1)) >= base) {
                m_fault = "an underscore stands only between two digits";
                return;
            }
            ++m_position;
        }
        if (m_position == first)
            m_fault = "its digits are missing";
        else if (base < 10 && isDigit(peek()))
            m_fault = base == 8 ? "an octal number has the digits 0 to 7"
                                : "a binary number has the digits 0 and 1";
    }

    /// A word may follow at once only when it is an operator, as in `1if x else 2`.
    void checkEnd()
    {
        static constexpr std::array<std::string_view, 8> words{"and", "else", "for", "if",
                                                               "in",  "is",   "not", "or"};
        if (!isAsciiNameCharacter(peek()) && isAscii(peek()))
            return;
        const std::string_view rest = m_source.substr(std::min<std::size_t>(m_position, m_source.size()));
        const bool isOperator =
            std::ranges::any_of(words, [rest](auto word) { return rest.starts_with(word); });
        if (!isOperator)
            m_fault = "letters follow its digits";
    }

    std::string_view m_source;
    std::uint32_t m_begin;
    std::uint32_t m_position;
    std::string_view m_fault;
};

/// Decimal digits of a number with a power-of-two base: limbs of nine decimal digits, least first.
std::string toDecimal(std::string_view digits, std::uint32_t base)
{
    constexpr std::uint64_t limbBase = 1'000'000'000;
    std::vector<std::uint32_t> limbs{0};
    for (const char c : digits) {
        std::uint64_t carry = static_cast<std::uint64_t>(digitValue(c));
        for (std::uint32_t& limb : limbs) {
            carry += std::uint64_t{limb} * base;
            limb = static_cast<std::uint32_t>(carry % limbBase);
            carry /= limbBase;
        }
        if (carry != 0)
            limbs.push_back(static_cast<std::uint32_t>(carry));
    }
    std::string out = std::to_string(limbs.back());
    for (std::size_t i = limbs.size() - 1; i-- > 0;) {
        const std::string part = std::to_string(limbs[i]);
        out += std::string(9 - part.size(), '0') + part;
    }
    return out;
}

/// The nearest double of `12.5e3`, without depending on the locale.
double toDouble(std::string_view digits)
{
    double value = 0.0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (fault != std::errc::result_out_of_range)
        return value;
    // Out of range says only that much; the power of ten of the leading digit tells which way.
    const std::size_t mark = std::min(digits.find_first_of("eE"), digits.size());
    const std::string_view mantissa = digits.substr(0, mark);
    const auto dot = static_cast<std::int64_t>(std::min(mantissa.find('.'), mantissa.size()));
    const auto first = static_cast<std::int64_t>(std::min(mantissa.find_first_not_of("0."), mantissa.size()));
    std::int64_t power = first < dot ? dot - first - 1 : dot - first;
    if (mark < digits.size()) {
        const bool isNegative = digits[mark + 1] == '-';
        constexpr std::int64_t far = 1'000'000'000'000;
        std::int64_t written = far;
        const std::size_t begin = mark + 1 + (isNegative || digits[mark + 1] == '+' ? 1 : 0);
        std::from_chars(digits.data() + begin, digits.data() + digits.size(), written);
        power += isNegative ? -std::min(written, far) : std::min(written, far);
    }
    return power < 0 ? 0.0 : std::numeric_limits<double>::infinity();
}

} // namespace

NumberScan scanNumber(std::string_view source, std::uint32_t begin)
{
    return Scanner(source, begin).scan();
}

NumberValue decodeNumber(std::string_view spelling)
{
    std::string digits(spelling);
    std::erase(digits, '_');
    const int base = baseOf(digits);
    NumberValue out;
    if (base != 10) {
        out.digits = toDecimal(std::string_view(digits).substr(2), static_cast<std::uint32_t>(base));
        out.value = toDouble(out.digits);
        return out;
    }
    if (digits.ends_with('j') || digits.ends_with('J')) {
        out.type = NumberExpr::Type::imaginary;
        digits.pop_back();
    } else if (digits.find_first_of(".eE") != std::string::npos) {
        out.type = NumberExpr::Type::real;
    }
    out.value = toDouble(digits);
    if (out.type == NumberExpr::Type::integer) {
        digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
        out.digits = std::move(digits);
    }
    return out;
}

} // namespace hawk::syntax
