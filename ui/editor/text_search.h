// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QRegularExpression>
#include <QString>
#include <QTextDocument>
#include <QTimer>

#include "editor/sliced_edit.h"
#include "editor/text_span.h"

namespace hawk::ui {

struct SearchQuery {
    enum class Case { ignored, respected };
    enum class Words { anywhere, whole };
    enum class Syntax { plain, regularExpression };

    QString pattern;
    Case letterCase = Case::ignored;
    Words words = Words::anywhere;
    Syntax syntax = Syntax::plain;
    friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

/// Finds all matches of a query in a document, line by line and in slices of a few milliseconds, and finds
/// them anew after edits. Matches do not reach over line ends and are never empty.
class TextSearch : public QObject
{
    Q_OBJECT

public:
    explicit TextSearch(QObject* parent = nullptr);

    void setDocument(QTextDocument* document);
    /// An empty pattern finds nothing.
    void setQuery(const SearchQuery& query);
    const SearchQuery& query() const { return m_query; }
    /// Why the pattern is no regular expression; empty when it is one.
    QString fault() const;

    /// In ascending order; all of them once isComplete().
    const std::vector<TextSpan>& matches() const { return m_matches; }
    bool isComplete() const { return m_isComplete; }
    /// The first match that begins at the position or behind it, else the first of all.
    std::optional<TextSpan> atOrAfter(int position) const;
    /// The last one that begins before the position, else the last of all.
    std::optional<TextSpan> before(int position) const;
    /// Which one a match is, from 1; 0 when it is none.
    int numberOf(TextSpan match) const;

    /// What a match becomes; in a regular expression `\1` stands for the first group and `\0` for the match.
    QString replacementFor(TextSpan match, const QString& replacement) const;
    /// Of all matches, in descending order.
    std::vector<Replacement> replaceAll(const QString& replacement) const;

Q_SIGNALS:
    /// More matches, or all, or none any more.
    void changed();

private:
    void restart();
    void work();

    QPointer<QTextDocument> m_document;
    SearchQuery m_query;
    QRegularExpression m_expression;
    std::vector<TextSpan> m_matches;
    QTimer m_timer;
    int m_nextBlock = 0;
    bool m_isComplete = true;
};

} // namespace hawk::ui
