// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plan/identifier.h"

#include <array>
#include <cstdint>
#include <format>

#include "text/identifier.h"
#include "text/utf8.h"

namespace hawk::plan {

namespace {

constexpr char32_t greekFirst = U'α';
constexpr std::array<std::string_view, 25> greek = {
    "alpha", "beta",   "gamma",   "delta", "epsilon", "zeta",    "eta",  "theta", "iota",
    "kappa", "lambda", "mu",      "nu",    "xi",      "omicron", "pi",   "rho",   "sigma",
    "sigma", "tau",    "upsilon", "phi",   "chi",     "psi",     "omega"};

constexpr char32_t latinFirst = U'À';
constexpr std::string_view latin = "AAAAAAACEEEEIIIIDNOOOOO_OUUUUYTsaaaaaaaceeeeiiiidnooooo_ouuuuyty";

std::string spell(char32_t c)
{
    constexpr char32_t capitalGreekFirst = U'Α';
    const char ascii = c < 0x80 ? static_cast<char>(c) : '\0';
    if (text::isAsciiLetter(ascii) || text::isAsciiDigit(ascii) || ascii == '_')
        return std::string(1, ascii);
    if (c >= greekFirst && c < greekFirst + greek.size())
        return std::string(greek[c - greekFirst]);
    if (c >= capitalGreekFirst && c < capitalGreekFirst + greek.size()) {
        std::string word(greek[c - capitalGreekFirst]);
        word[0] = static_cast<char>(word[0] - 'a' + 'A');
        return word;
    }
    if (c >= latinFirst && c < latinFirst + latin.size())
        return std::string(1, latin[c - latinFirst]);
    if (c < 0x80)
        return "_";
    return std::format("u{:04x}", static_cast<std::uint32_t>(c));
}

} // namespace

std::string asciiIdentifier(std::string_view name)
{
    std::string result;
    for (std::size_t i = 0; i < name.size();) {
        const text::Utf8Character next = text::decodeUtf8(name, i);
        result += next.isValid ? spell(next.codePoint) : "_";
        i += next.size;
    }
    if (result.empty() || text::isAsciiDigit(result[0]))
        result.insert(0, "_");
    return result;
}

} // namespace hawk::plan
