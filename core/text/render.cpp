// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/render.h"

#include <algorithm>
#include <format>

#include "text/utf8.h"

namespace hawk::text {

namespace {

std::string_view severityWord(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        return "note";
    }
    return "error";
}

class Renderer
{
public:
    Renderer(const SourceText& source, Styling styling)
        : m_source(source)
        , m_isStyled(styling == Styling::ansi)
    { }

    void headline(Severity severity, std::string_view code, std::string_view message, Range range)
    {
        const LineColumn place = m_source.position(range.begin);
        const std::string label = code.empty() ? std::string(severityWord(severity))
                                               : std::format("{}[{}]", severityWord(severity), code);
        m_out += styled("1", std::format("{}:{}:{}:", m_source.nameAt(range.begin), place.line, place.column))
            + ' ';
        m_out += styled(colourOf(severity), label + ':') + ' ' + styled("1", message) + '\n';
    }

    /// The first line of the range with a caret and tildes below. Of a long range only that line is shown.
    void excerpt(Range range, Severity severity)
    {
        const LineColumn place = m_source.position(range.begin);
        const Range lineRange = m_source.lineAt(range.begin);
        const std::uint32_t begin = std::min(range.begin, lineRange.end);
        const std::uint32_t end = std::clamp(range.end, begin, lineRange.end);
        const std::string number = std::format("{:>5} | ", place.line);
        m_out += number + printable(m_source.slice(lineRange)) + '\n';
        const std::size_t width = columns(m_source.slice({begin, end}));
        const std::string marks = '^' + std::string(width > 1 ? width - 1 : 0, '~');
        m_out += "      | " + padding(m_source.slice({lineRange.begin, begin}))
            + styled(colourOf(severity), marks) + '\n';
    }

    void advice(std::string_view label, std::string_view text)
    {
        m_out += "      " + styled("1;36", std::string(label) + ':') + ' ' + std::string(text) + '\n';
    }

    std::string take() && { return std::move(m_out); }

private:
    static std::string_view colourOf(Severity severity)
    {
        return severity == Severity::error ? "1;31" : severity == Severity::warning ? "1;35" : "1;36";
    }

    std::string styled(std::string_view sequence, std::string_view text) const
    {
        return m_isStyled ? std::format("\x1b[{}m{}\x1b[0m", sequence, text) : std::string(text);
    }

    /// East Asian and emoji blocks, roughly; combining marks count as a column.
    static std::size_t widthOf(char32_t c)
    {
        const bool isWide = (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF)
            || (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60) || (c >= 0x1F300 && c <= 0x1FAFF)
            || (c >= 0x20000 && c <= 0x3FFFD);
        return isWide ? 2 : 1;
    }

    static std::size_t columns(std::string_view text)
    {
        std::size_t count = 0;
        for (std::size_t i = 0; i < text.size();) {
            const Utf8Character next = decodeUtf8(text, i);
            count += widthOf(next.codePoint);
            i += next.size;
        }
        return count;
    }

    /// Blanks as wide as `text`; tabs stay tabs, so the terminal aligns both lines alike.
    static std::string padding(std::string_view text)
    {
        std::string out;
        for (std::size_t i = 0; i < text.size();) {
            const Utf8Character next = decodeUtf8(text, i);
            out += next.codePoint == '\t' ? std::string(1, '\t') : std::string(widthOf(next.codePoint), ' ');
            i += next.size;
        }
        return out;
    }

    /// Bytes that would disturb a terminal are shown as `?`.
    static std::string printable(std::string_view text)
    {
        std::string out;
        for (std::size_t i = 0; i < text.size();) {
            const Utf8Character next = decodeUtf8(text, i);
            const bool isControl =
                next.codePoint != '\t' && (next.codePoint < 0x20 || next.codePoint == 0x7F);
            out += !next.isValid || isControl ? "?" : std::string(text.substr(i, next.size));
            i += next.size;
        }
        return out;
    }

    const SourceText& m_source;
    bool m_isStyled;
    std::string m_out;
};

} // namespace

std::string renderDiagnostic(const Diagnostic& diagnostic, const SourceText& source, Styling styling)
{
    Renderer renderer(source, styling);
    renderer.headline(diagnostic.severity(), diagnostic.code(), diagnostic.message(), diagnostic.range);
    renderer.excerpt(diagnostic.range, diagnostic.severity());
    for (const RelatedPlace& place : diagnostic.related) {
        renderer.headline(Severity::note, {}, place.message, place.range);
        renderer.excerpt(place.range, Severity::note);
    }
    const std::string hint = diagnostic.hint();
    if (!hint.empty())
        renderer.advice("hint", hint);
    for (const Fix& fix : diagnostic.fixes)
        renderer.advice("fix", fix.title);
    return std::move(renderer).take();
}

} // namespace hawk::text
