// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/line_diff.h"

#include <algorithm>
#include <format>
#include <unordered_map>

namespace hawk::text {

namespace {

using Line = std::uint32_t;

struct Match {
    Line before;
    Line after;
};

/// A line as a number that is the same for equal lines, with the index it has in the whole text.
struct Token {
    Line value;
    Line index;
};

/// Lines that the other side lacks are in no common subsequence: leaving them out changes no result and
/// saves most of the steps.
struct Reduced {
    std::vector<Token> before;
    std::vector<Token> after;
};

Reduced reduce(std::span<const std::string_view> before, std::span<const std::string_view> after, Line offset)
{
    struct Seen {
        Line value;
        bool isInAfter = false;
    };
    std::unordered_map<std::string_view, Seen> seen;
    seen.reserve(before.size());
    for (const std::string_view line : before)
        seen.try_emplace(line, Seen{static_cast<Line>(seen.size())});

    Reduced reduced;
    for (Line i = 0; i < after.size(); ++i) {
        if (const auto found = seen.find(after[i]); found != seen.end()) {
            found->second.isInAfter = true;
            reduced.after.push_back({found->second.value, i + offset});
        }
    }
    for (Line i = 0; i < before.size(); ++i) {
        const Seen& line = seen.at(before[i]);
        if (line.isInAfter)
            reduced.before.push_back({line.value, i + offset});
    }
    return reduced;
}

/// The furthest points of Myers' search: for each number of steps the points on the diagonals -d, -d + 2, …
/// d.
class Search
{
public:
    explicit Search(const Reduced& texts) : m_before(texts.before), m_after(texts.after) { }

    void run(std::size_t effort, std::vector<Match>& matches)
    {
        const auto limit = static_cast<std::int64_t>(std::min(effort, m_before.size() + m_after.size()));
        for (std::int64_t d = 0; d <= limit; ++d) {
            std::vector<Line> row(static_cast<std::size_t>(d) + 1);
            for (std::int64_t k = -d; k <= d; k += 2) {
                const Line x = slide(startOf(d, k), k);
                row[indexOf(d, k)] = x;
                if (x == m_before.size() && static_cast<std::size_t>(x - k) == m_after.size()) {
                    m_rows.push_back(std::move(row));
                    return collect(d, k, matches);
                }
            }
            m_rows.push_back(std::move(row));
        }
        collect(limit, furthestDiagonal(limit), matches);
    }

private:
    static std::size_t indexOf(std::int64_t d, std::int64_t k)
    {
        return static_cast<std::size_t>((k + d) / 2);
    }

    Line pointOf(std::int64_t d, std::int64_t k) const
    {
        return m_rows[static_cast<std::size_t>(d)][indexOf(d, k)];
    }

    /// Whether the best way to diagonal k adds a line of the new text, rather than removing an old one.
    bool comesFromAbove(std::int64_t d, std::int64_t k) const
    {
        return k == -d || (k != d && pointOf(d - 1, k - 1) < pointOf(d - 1, k + 1));
    }

    Line startOf(std::int64_t d, std::int64_t k) const
    {
        if (d == 0)
            return 0;
        const bool isAdding = comesFromAbove(d, k);
        const Line x = isAdding ? pointOf(d - 1, k + 1) : pointOf(d - 1, k - 1) + 1;
        // A way that left the grid ends at its edge; the diagonal keeps it from ever being the best.
        return x;
    }

    Line slide(Line x, std::int64_t k) const
    {
        std::int64_t y = static_cast<std::int64_t>(x) - k;
        while (x < m_before.size() && y >= 0 && y < static_cast<std::int64_t>(m_after.size())
               && m_before[x].value == m_after[static_cast<std::size_t>(y)].value) {
            ++x;
            ++y;
        }
        return x;
    }

    std::int64_t furthestDiagonal(std::int64_t d) const
    {
        std::int64_t best = -d;
        std::int64_t reach = -1;
        for (std::int64_t k = -d; k <= d; k += 2) {
            const auto x = static_cast<std::int64_t>(pointOf(d, k));
            const bool isInside = x <= static_cast<std::int64_t>(m_before.size()) && x - k >= 0
                && x - k <= static_cast<std::int64_t>(m_after.size());
            if (isInside && 2 * x - k > reach) {
                reach = 2 * x - k;
                best = k;
            }
        }
        return best;
    }

    /// Walks back from a point and takes what was slid over.
    void collect(std::int64_t d, std::int64_t k, std::vector<Match>& matches) const
    {
        const auto first = static_cast<std::ptrdiff_t>(matches.size());
        while (d >= 0) {
            Line x = pointOf(d, k);
            for (const Line start = startOf(d, k); x > start; --x)
                matches.push_back(
                    {m_before[x - 1].index,
                     m_after[static_cast<std::size_t>(static_cast<std::int64_t>(x) - 1 - k)].index});
            if (d > 0)
                k += comesFromAbove(d, k) ? 1 : -1;
            --d;
        }
        std::reverse(matches.begin() + first, matches.end());
    }

    const std::vector<Token>& m_before;
    const std::vector<Token>& m_after;
    std::vector<std::vector<Line>> m_rows;
};

std::vector<LineChange> between(const std::vector<Match>& matches, Line oldEnd, Line newEnd)
{
    std::vector<LineChange> changes;
    Line oldLine = 0;
    Line newLine = 0;
    const auto close = [&](Line oldNext, Line newNext) {
        if (oldLine < oldNext || newLine < newNext)
            changes.push_back({oldLine, oldNext, newLine, newNext});
        oldLine = oldNext + 1;
        newLine = newNext + 1;
    };
    for (const Match& match : matches)
        close(match.before, match.after);
    close(oldEnd, newEnd);
    return changes;
}

std::string spellSpan(Line begin, Line end)
{
    // An empty span names the line before it, as patch programs expect.
    return std::format("{},{}", begin == end ? begin : begin + 1, end - begin);
}

} // namespace

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n', begin)) {
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    lines.push_back(text.substr(begin));
    return lines;
}

std::vector<LineChange> diffLines(std::span<const std::string_view> before,
                                  std::span<const std::string_view> after, std::size_t effort)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t prefix = 0;
    while (prefix < shorter && before[prefix] == after[prefix])
        ++prefix;
    std::size_t suffix = 0;
    while (suffix < shorter - prefix
           && before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;

    std::vector<Match> matches;
    for (Line i = 0; i < prefix; ++i)
        matches.push_back({i, i});
    const Reduced reduced =
        reduce(before.subspan(prefix, before.size() - prefix - suffix),
               after.subspan(prefix, after.size() - prefix - suffix), static_cast<Line>(prefix));
    Search(reduced).run(effort, matches);
    for (std::size_t i = suffix; i > 0; --i)
        matches.push_back({static_cast<Line>(before.size() - i), static_cast<Line>(after.size() - i)});
    return between(matches, static_cast<Line>(before.size()), static_cast<Line>(after.size()));
}

std::string unifiedDiff(std::span<const std::string_view> before, std::span<const std::string_view> after,
                        std::span<const LineChange> changes, std::uint32_t context)
{
    std::string out;
    const auto put = [&out](char mark, std::span<const std::string_view> lines, Line begin, Line end) {
        for (Line i = begin; i < end; ++i)
            out.append(1, mark).append(lines[i]).append(1, '\n');
    };
    for (std::size_t first = 0; first < changes.size();) {
        std::size_t last = first;
        while (last + 1 < changes.size() && changes[last + 1].oldBegin - changes[last].oldEnd <= 2 * context)
            ++last;
        const Line lead = std::min(context, changes[first].oldBegin);
        const Line tail = std::min(context, static_cast<Line>(before.size()) - changes[last].oldEnd);
        out += std::format("@@ -{} +{} @@\n",
                           spellSpan(changes[first].oldBegin - lead, changes[last].oldEnd + tail),
                           spellSpan(changes[first].newBegin - lead, changes[last].newEnd + tail));
        Line oldLine = changes[first].oldBegin - lead;
        for (; first <= last; ++first) {
            const LineChange& change = changes[first];
            put(' ', before, oldLine, change.oldBegin);
            put('-', before, change.oldBegin, change.oldEnd);
            put('+', after, change.newBegin, change.newEnd);
            oldLine = change.oldEnd;
        }
        put(' ', before, oldLine, oldLine + tail);
    }
    return out;
}

} // namespace hawk::text
