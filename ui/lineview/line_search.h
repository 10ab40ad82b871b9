// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "lineview/line_text.h"

namespace hawk::ui {

/// What to look for, row by row.
struct LineQuery {
    enum class Syntax { plain, regularExpression };
    QString pattern;
    Syntax syntax = Syntax::plain;
    Qt::CaseSensitivity caseSensitivity = Qt::CaseInsensitive;
    friend bool operator==(const LineQuery&, const LineQuery&) = default;
};

struct LineMatch {
    qsizetype begin = 0;
    qsizetype length = 0;
    friend bool operator==(const LineMatch&, const LineMatch&) = default;
};

struct LineMatches {
    enum class State {
        complete,
        tooMany, ///< the first `LineMatches::limit`
        tooComplex, ///< a row was given up: the expression takes too many steps
        badExpression
    };
    static constexpr std::size_t limit = 100'000;
    State state = State::complete;
    std::vector<LineMatch> matches; ///< ascending, not empty, apart from each other
    QString message; ///< of a bad expression, by Qt
};

/// Blocks until everything was looked through or `stop` is set.
LineMatches findMatches(const LineText& text, const LineQuery& query, const std::atomic<bool>& stop);

/// Searches in a thread of its own; a newer search stops the older one, which then tells nothing.
class LineSearch : public QObject
{
    Q_OBJECT

public:
    explicit LineSearch(QObject* parent = nullptr);
    /// Waits for the thread.
    ~LineSearch() override;

    void start(const LineText& text, const LineQuery& query);
    void stop();
    bool isRunning() const { return m_stop != nullptr; }

Q_SIGNALS:
    void finished(const hawk::ui::LineMatches& result);

private:
    std::shared_ptr<std::atomic<bool>> m_stop;
    QThreadPool m_pool;
};

} // namespace hawk::ui
