// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_search.h"

#include <QRegularExpression>

namespace hawk::ui {

using namespace Qt::StringLiterals;

namespace {

void findPlain(LineMatches& result, const LineText& text, const LineQuery& query,
               const std::atomic<bool>& stop)
{
    const QStringView all(text.text());
    qsizetype from = 0;
    while (!stop) {
        const qsizetype place = all.indexOf(query.pattern, from, query.caseSensitivity);
        if (place < 0)
            return;
        if (result.matches.size() == LineMatches::limit) {
            result.state = LineMatches::State::tooMany;
            return;
        }
        result.matches.push_back({place, query.pattern.size()});
        from = place + query.pattern.size();
    }
}

void findExpression(LineMatches& result, const LineText& text, const LineQuery& query,
                    const std::atomic<bool>& stop)
{
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, query.caseSensitivity == Qt::CaseInsensitive);
    // An expression such as (a+)+$ would otherwise search one row for minutes.
    const QRegularExpression expression("(*LIMIT_MATCH=1000000)"_L1 + query.pattern, options);
    if (!expression.isValid()) {
        result.state = LineMatches::State::badExpression;
        result.message = expression.errorString();
        return;
    }
    for (int row = 0; row < text.rowCount() && !stop; ++row) {
        QRegularExpressionMatchIterator found = expression.globalMatchView(text.row(row));
        while (found.hasNext() && !stop) {
            const QRegularExpressionMatch match = found.next();
            if (match.capturedLength() == 0)
                continue;
            if (result.matches.size() == LineMatches::limit) {
                result.state = LineMatches::State::tooMany;
                return;
            }
            result.matches.push_back({text.rowStart(row) + match.capturedStart(), match.capturedLength()});
        }
        if (!found.isValid())
            result.state = LineMatches::State::tooComplex;
    }
}

} // namespace

LineMatches findMatches(const LineText& text, const LineQuery& query, const std::atomic<bool>& stop)
{
    LineMatches result;
    if (query.pattern.isEmpty())
        return result;
    if (query.syntax == LineQuery::Syntax::plain)
        findPlain(result, text, query, stop);
    else
        findExpression(result, text, query, stop);
    return result;
}

LineSearch::LineSearch(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LineSearch::~LineSearch()
{
    stop();
    m_pool.waitForDone();
}

void LineSearch::stop()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void LineSearch::start(const LineText& text, const LineQuery& query)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, text, query, stopped = m_stop] {
        if (*stopped)
            return;
        auto result = std::make_shared<LineMatches>(findMatches(text, query, *stopped));
        // The destructor waits for this thread, so that `this` lives; what it posts dies with it.
        QMetaObject::invokeMethod(
            this,
            [this, stopped, result] {
                if (*stopped)
                    return;
                m_stop.reset();
                Q_EMIT finished(*result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace hawk::ui
