// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/text_search.h"

#include <algorithm>

#include <QElapsedTimer>
#include <QTextBlock>

namespace hawk::ui {

namespace {

constexpr qint64 sliceMilliseconds = 8;

QRegularExpression expressionOf(const SearchQuery& query)
{
    QString pattern = query.syntax == SearchQuery::Syntax::plain ? QRegularExpression::escape(query.pattern)
                                                                 : query.pattern;
    if (query.words == SearchQuery::Words::whole)
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    // A pattern that tries everything gives up on the line instead of holding the window.
    pattern.prepend(QStringLiteral("(*LIMIT_MATCH=200000)"));
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (query.letterCase == SearchQuery::Case::ignored)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(pattern, options);
}

int beginOf(TextSpan span)
{
    return span.begin;
}

} // namespace

TextSearch::TextSearch(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TextSearch::work);
}

void TextSearch::setDocument(QTextDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &QTextDocument::contentsChange, this,
                [this](int position, int removed, int added) {
                    if (m_query.pattern.isEmpty() || (!removed && !added))
                        return;
                    for (TextSpan& match : m_matches)
                        match = moved(match, position, removed, added);
                    m_isComplete = false;
                    m_nextBlock = 0;
                    m_timer.start(50);
                });
    restart();
}

void TextSearch::setQuery(const SearchQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_expression = expressionOf(query);
    restart();
}

QString TextSearch::fault() const
{
    return m_query.pattern.isEmpty() || m_expression.isValid() ? QString() : m_expression.errorString();
}

void TextSearch::restart()
{
    m_matches.clear();
    m_nextBlock = 0;
    m_isComplete = !m_document || m_query.pattern.isEmpty() || !m_expression.isValid();
    if (m_isComplete)
        Q_EMIT changed();
    else
        work();
}

void TextSearch::work()
{
    if (!m_document || m_isComplete)
        return;
    if (m_nextBlock == 0)
        m_matches.clear();
    QElapsedTimer time;
    time.start();
    QTextBlock block = m_document->findBlockByNumber(m_nextBlock);
    for (; block.isValid() && time.elapsed() < sliceMilliseconds; block = block.next(), ++m_nextBlock) {
        const QString text = block.text();
        for (auto found = m_expression.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            if (match.capturedLength() > 0)
                m_matches.push_back({block.position() + static_cast<int>(match.capturedStart()),
                                     block.position() + static_cast<int>(match.capturedEnd())});
        }
    }
    m_isComplete = !block.isValid();
    if (!m_isComplete)
        m_timer.start(0);
    Q_EMIT changed();
}

std::optional<TextSpan> TextSearch::atOrAfter(int position) const
{
    if (m_matches.empty())
        return std::nullopt;
    const auto found = std::ranges::lower_bound(m_matches, position, {}, beginOf);
    return found == m_matches.end() ? m_matches.front() : *found;
}

std::optional<TextSpan> TextSearch::before(int position) const
{
    if (m_matches.empty())
        return std::nullopt;
    const auto found = std::ranges::lower_bound(m_matches, position, {}, beginOf);
    return found == m_matches.begin() ? m_matches.back() : *std::prev(found);
}

int TextSearch::numberOf(TextSpan match) const
{
    const auto found = std::ranges::lower_bound(m_matches, match.begin, {}, beginOf);
    return found != m_matches.end() && *found == match ? static_cast<int>(found - m_matches.begin()) + 1 : 0;
}

QString TextSearch::replacementFor(TextSpan match, const QString& replacement) const
{
    if (m_query.syntax == SearchQuery::Syntax::plain || !m_document)
        return replacement;
    const QTextBlock block = m_document->findBlock(match.begin);
    const auto found = m_expression.match(block.text(), match.begin - block.position());
    QString text;
    for (qsizetype at = 0; at < replacement.size(); ++at) {
        const QChar next = at + 1 < replacement.size() ? replacement[at + 1] : QChar();
        if (replacement[at] != u'\\' || next.isNull()) {
            text += replacement[at];
            continue;
        }
        ++at;
        if (next.isDigit())
            text += found.captured(next.digitValue());
        else if (next == u'n')
            text += u'\n';
        else if (next == u't')
            text += u'\t';
        else
            text += next;
    }
    return text;
}

std::vector<Replacement> TextSearch::replaceAll(const QString& replacement) const
{
    std::vector<Replacement> all;
    all.reserve(m_matches.size());
    for (auto match = m_matches.rbegin(); match != m_matches.rend(); ++match)
        all.push_back({*match, replacementFor(*match, replacement)});
    return all;
}

} // namespace hawk::ui
