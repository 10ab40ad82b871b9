// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/written_names.h"

#include <algorithm>

#include "text/identifier.h"

namespace hawk::assist {

namespace {

constexpr std::uint32_t furthest = 4096; ///< bytes of text that are looked through for an open parenthesis

bool isWordCharacter(char c)
{
    return text::isIdentifier(std::string_view(&c, 1)) || text::isAsciiDigit(c);
}

/// Past what stands in a comment or text, from its end backward.
class BackwardText
{
public:
    BackwardText(const trace::Module& module, std::uint32_t offset)
        : m_text(module.tree.source().text())
        , m_comments(module.tree.comments())
        , m_offset(offset)
        , m_end(offset > furthest ? offset - furthest : 0)
    { }

    /// The next character to the left that means something; none at the beginning.
    std::optional<char> step()
    {
        while (m_offset > m_end) {
            --m_offset;
            const auto after = std::ranges::upper_bound(m_comments, m_offset, {}, &text::Range::begin);
            if (after == m_comments.begin() || m_offset >= std::prev(after)->end)
                return m_text[m_offset];
            m_offset = std::prev(after)->begin;
        }
        return std::nullopt;
    }
    std::uint32_t offset() const { return m_offset; }

private:
    std::string_view m_text;
    std::span<const text::Range> m_comments;
    std::uint32_t m_offset;
    std::uint32_t m_end;
};

} // namespace

bool isInCommentOrText(const trace::Module& module, std::uint32_t offset)
{
    const std::string_view text = module.tree.source().text();
    return std::ranges::any_of(module.tree.comments(), [&](const text::Range& range) {
        return range.begin < offset && (offset < range.end || text[range.begin] == '#')
            && offset <= range.end;
    });
}

std::uint32_t beginOfWord(std::string_view text, std::uint32_t offset)
{
    while (offset > 0 && isWordCharacter(text[offset - 1]))
        --offset;
    return offset;
}

WrittenName writtenNameBefore(const trace::Module& module, const Symbols& symbols, std::uint32_t end)
{
    const std::string_view text = module.tree.source().text();
    std::uint32_t begin = beginOfWord(text, end);
    while (begin > 0 && text[begin - 1] == '.')
        begin = beginOfWord(text, begin - 1);
    const std::string_view chain = text.substr(begin, end - begin);
    const std::string_view first = chain.substr(0, chain.find('.'));
    for (const Symbol* visible : symbols.visibleAt(end)) {
        if (visible->name != first)
            continue;
        if (!visible->target.empty())
            return {visible->target + std::string(chain.substr(first.size())), nullptr};
        return {{}, chain == first ? visible : nullptr};
    }
    return {};
}

std::optional<std::string> calleeAround(const trace::Module& module, const Symbols& symbols,
                                        std::uint32_t offset)
{
    BackwardText text(module, offset);
    int closed = 0;
    while (const auto c = text.step()) {
        if (*c == ')' || *c == ']' || *c == '}') {
            ++closed;
        } else if ((*c == '[' || *c == '{' || *c == '(') && closed > 0) {
            --closed;
        } else if (*c == '[' || *c == '{') {
            return std::nullopt;
        } else if (*c == '(') {
            WrittenName name = writtenNameBefore(module, symbols, text.offset());
            return name.path.empty() ? std::nullopt : std::optional(std::move(name.path));
        }
    }
    return std::nullopt;
}

bool beginsArgument(std::string_view text, std::uint32_t begin)
{
    const std::size_t before = text.find_last_not_of(" \t\r\n", begin == 0 ? 0 : begin - 1);
    return begin > 0 && before != std::string_view::npos && (text[before] == '(' || text[before] == ',');
}

} // namespace hawk::assist
