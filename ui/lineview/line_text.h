// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace hawk::ui {

/// A text with the places of its lines. Copies share everything and are cheap. Rows count from 0; a row ends
/// at LF, CRLF or a lone CR, which belongs to it but is not part of row(). An empty text has one row. Places
/// in the text are UTF-16 offsets.
class LineText
{
public:
    LineText();
    /// Linear in the text; 200,000 lines take some ten milliseconds.
    explicit LineText(QString text);

    const QString& text() const { return m_text; }
    qsizetype size() const { return m_text.size(); }
    int rowCount() const { return static_cast<int>(m_starts.size()); }
    qsizetype rowStart(int row) const { return m_starts[row]; }
    /// Before the row's terminator.
    qsizetype rowEnd(int row) const;
    QStringView row(int row) const;
    /// Logarithmic in rows. Offsets past the end belong to the last row.
    int rowAt(qsizetype offset) const;
    /// Of all rows, in UTF-16 units.
    qsizetype longestRow() const { return m_longest; }

    /// Adds to the last row and after it. Linear in what is added, unless copies share the text.
    void append(QStringView text);
    /// Without its first rows.
    LineText withoutFirst(int rows) const;

private:
    void scan(qsizetype begin);

    QString m_text;
    QList<qsizetype> m_starts;
    qsizetype m_longest = 0;
};

/// Where the rows of a text went in another text that shares its beginning and its end with it.
class RowShift
{
public:
    RowShift(const LineText& from, const LineText& to);

    /// Row 0 stays, and so do rows between the common parts, as far as the new text reaches.
    int map(int row) const;
    /// The row's column stays as far as the new row reaches.
    qsizetype map(qsizetype offset) const;
    int commonFirst() const { return m_first; }

private:
    LineText m_from;
    LineText m_to;
    int m_first = 0;
    int m_last = 0;
};

} // namespace hawk::ui
