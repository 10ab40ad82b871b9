// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/npy_header.h"

#include <array>
#include <charconv>
#include <format>
#include <optional>

namespace hawk::data {

namespace {

struct DescrRow {
    std::string_view kind; ///< without the byte order
    Dtype dtype;
};
constexpr std::array<DescrRow, 6> descrs = {{
    {"f8", Dtype::float64},
    {"f4", Dtype::float32},
    {"i8", Dtype::int64},
    {"i4", Dtype::int32},
    {"u4", Dtype::uint32},
    {"b1", Dtype::boolean},
}};

constexpr std::size_t maximumRank = 32;

std::optional<Dtype> dtypeFromDescr(std::string_view descr)
{
    // Only little-endian machines are supported, so `=` is `<`; `|` means that the order does not matter.
    if (descr == "?")
        return Dtype::boolean;
    if (descr.empty() || std::string_view("<=|").find(descr[0]) == std::string_view::npos)
        return std::nullopt;
    for (const DescrRow& row : descrs) {
        if (row.kind == descr.substr(1))
            return row.dtype;
    }
    return std::nullopt;
}

/// Reads the tokens of the one Python dictionary that a header is.
class HeaderParser
{
public:
    explicit HeaderParser(std::string_view text) : m_rest(text) { }

    std::expected<NpyHeader, NpyHeaderFault> parse()
    {
        if (!take('{'))
            return malformed("it does not start with a brace");
        while (!take('}')) {
            if (const auto fault = entry())
                return std::unexpected(*fault);
            if (take(','))
                continue;
            if (!take('}'))
                return malformed("a comma or a closing brace is missing");
            break;
        }
        skipSpaces();
        if (!m_rest.empty())
            return malformed("something follows the closing brace");
        if (!m_hasType || !m_hasOrder || !m_hasShape)
            return malformed("it lacks one of descr, fortran_order and shape");
        return m_header;
    }

private:
    static std::unexpected<NpyHeaderFault> malformed(std::string_view why)
    {
        return std::unexpected(NpyHeaderFault{"npy-header", std::format("has a malformed header: {}", why)});
    }

    std::optional<NpyHeaderFault> entry()
    {
        const auto key = string();
        if (!key || !take(':'))
            return malformed("a key is missing").error();
        if (*key == "descr" && !m_hasType)
            return type();
        if (*key == "fortran_order" && !m_hasOrder)
            return order();
        if (*key == "shape" && !m_hasShape)
            return shape();
        return malformed(std::format("the key '{}' is unknown or repeated", *key)).error();
    }

    std::optional<NpyHeaderFault> type()
    {
        skipSpaces();
        if (m_rest.starts_with('['))
            return NpyHeaderFault{"npy-type", "holds records with fields, which are not supported"};
        const auto descr = string();
        if (!descr)
            return malformed("descr is no string").error();
        const auto dtype = dtypeFromDescr(*descr);
        if (!dtype)
            return NpyHeaderFault{"npy-type", std::format("holds elements of type '{}'", *descr)};
        m_header.dtype = *dtype;
        m_hasType = true;
        return std::nullopt;
    }

    std::optional<NpyHeaderFault> order()
    {
        if (takeWord("True"))
            m_header.order = AxisOrder::fortran;
        else if (!takeWord("False"))
            return malformed("fortran_order is neither True nor False").error();
        m_hasOrder = true;
        return std::nullopt;
    }

    std::optional<NpyHeaderFault> shape()
    {
        if (!take('('))
            return malformed("shape is no tuple").error();
        while (!take(')')) {
            const auto extent = integer();
            if (!extent || m_header.shape.size() == maximumRank)
                return malformed("an extent of shape is no count").error();
            m_header.shape.push_back(*extent);
            if (take(','))
                continue;
            if (!take(')'))
                return malformed("shape is not closed").error();
            break;
        }
        m_hasShape = true;
        return std::nullopt;
    }

    void skipSpaces()
    {
        const std::size_t begin = m_rest.find_first_not_of(" \t\n");
        m_rest.remove_prefix(begin == std::string_view::npos ? m_rest.size() : begin);
    }

    bool takeWord(std::string_view word)
    {
        skipSpaces();
        if (!m_rest.starts_with(word))
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }

    bool take(char token) { return takeWord({&token, 1}); }

    std::optional<std::string_view> string()
    {
        skipSpaces();
        if (m_rest.empty() || (m_rest[0] != '\'' && m_rest[0] != '"'))
            return std::nullopt;
        const std::size_t end = m_rest.find(m_rest[0], 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view content = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(end + 1);
        return content;
    }

    std::optional<std::int64_t> integer()
    {
        skipSpaces();
        std::int64_t value = 0;
        const char* const begin = m_rest.data();
        const auto parsed = std::from_chars(begin, begin + m_rest.size(), value);
        if (parsed.ec != std::errc() || value < 0)
            return std::nullopt;
        m_rest.remove_prefix(static_cast<std::size_t>(parsed.ptr - begin));
        // Written by Python 2.
        if (m_rest.starts_with('L'))
            m_rest.remove_prefix(1);
        return value;
    }

    std::string_view m_rest;
    NpyHeader m_header;
    bool m_hasType = false;
    bool m_hasOrder = false;
    bool m_hasShape = false;
};

std::string littleEndian(std::size_t value, std::size_t bytes)
{
    std::string text(bytes, '\0');
    for (std::size_t i = 0; i < bytes; ++i)
        text[i] = static_cast<char>(value >> (8 * i) & 0xff);
    return text;
}

} // namespace

std::expected<NpyHeader, NpyHeaderFault> parseNpyHeader(std::string_view dictionary)
{
    return HeaderParser(dictionary).parse();
}

std::string npyPreamble(Dtype dtype, const std::vector<std::int64_t>& shape)
{
    std::string extents;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        extents += std::format("{}{}", axis == 0 ? "" : ", ", shape[axis]);
    if (shape.size() == 1)
        extents += ',';
    std::string_view kind;
    for (const DescrRow& row : descrs) {
        if (row.dtype == dtype)
            kind = row.kind;
    }
    std::string dictionary = std::format("{{'descr': '{}{}', 'fortran_order': False, 'shape': ({}), }}",
                                         dtype == Dtype::boolean ? '|' : '<', kind, extents);
    if (!shape.empty())
        dictionary.append(21 - std::to_string(shape.front()).size(), ' ');
    const std::size_t lengthBytes = dictionary.size() + 64 < 65536 ? 2 : 4;
    const std::size_t before = 8 + lengthBytes;
    const std::size_t unpadded = before + dictionary.size() + 1;
    dictionary.append((64 - unpadded % 64) % 64, ' ');
    dictionary += '\n';
    return std::string("\x93NUMPY") + (lengthBytes == 2 ? '\1' : '\2') + '\0'
        + littleEndian(dictionary.size(), lengthBytes) + dictionary;
}

} // namespace hawk::data
