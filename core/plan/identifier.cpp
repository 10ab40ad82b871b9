// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plan/identifier.h"

#include <array>
#include <cstdint>
#include <format>

namespace hawk::plan {

namespace {

constexpr char32_t greekFirst = U'α';
constexpr std::array<std::string_view, 25> greek = {
    "alpha", "beta",   "gamma",   "delta", "epsilon", "zeta",    "eta",  "theta", "iota",
    "kappa", "lambda", "mu",      "nu",    "xi",      "omicron", "pi",   "rho",   "sigma",
    "sigma", "tau",    "upsilon", "phi",   "chi",     "psi",     "omega"};

constexpr char32_t latinFirst = U'À';
constexpr std::string_view latin = "AAAAAAACEEEEIIIIDNOOOOO_OUUUUYTsaaaaaaaceeeeiiiidnooooo_ouuuuyty";

struct Decoded {
    char32_t codePoint;
    std::size_t length;
};

/// U+FFFD and one byte for anything malformed.
Decoded decode(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1
        : lead < 0xc0                      ? 0
        : lead < 0xe0                      ? 2
        : lead < 0xf0                      ? 3
        : lead < 0xf8                      ? 4
                                           : 0;
    if (length == 1)
        return {lead, 1};
    if (length == 0 || length > text.size())
        return {0xfffd, 1};
    char32_t codePoint = lead & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {0xfffd, 1};
        codePoint = codePoint << 6 | (byte(i) & 0x3fu);
    }
    return {codePoint, length};
}

bool isAsciiWord(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') || c == U'_';
}

std::string spell(char32_t c)
{
    constexpr char32_t capitalGreekFirst = U'Α';
    if (isAsciiWord(c))
        return std::string(1, static_cast<char>(c));
    if (c >= greekFirst && c < greekFirst + greek.size())
        return std::string(greek[c - greekFirst]);
    if (c >= capitalGreekFirst && c < capitalGreekFirst + greek.size()) {
        std::string word(greek[c - capitalGreekFirst]);
        word[0] = static_cast<char>(word[0] - 'a' + 'A');
        return word;
    }
    if (c >= latinFirst && c < latinFirst + latin.size())
        return std::string(1, latin[c - latinFirst]);
    if (c < 0x80 || c == 0xfffd)
        return "_";
    return std::format("u{:04x}", static_cast<std::uint32_t>(c));
}

} // namespace

std::string asciiIdentifier(std::string_view name)
{
    std::string result;
    while (!name.empty()) {
        const Decoded next = decode(name);
        result += spell(next.codePoint);
        name.remove_prefix(next.length);
    }
    if (result.empty() || (result[0] >= '0' && result[0] <= '9'))
        result.insert(0, "_");
    return result;
}

} // namespace hawk::plan
