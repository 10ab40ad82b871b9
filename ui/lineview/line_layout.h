// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include <QFont>
#include <QList>
#include <QString>
#include <QTextLayout>

class QPainter;

namespace hawk::ui {

/// What a font says about rows of text.
struct RowMetrics {
    explicit RowMetrics(const QFont& font);

    QFont font;
    qreal cell = 0; ///< advance of a digit
    qreal tab = 0; ///< distance of tab stops
    int height = 0;
};

/// One row ready to be drawn and measured. A long row is cut into pieces that are laid out when they are
/// first seen; where a piece begins is counted in cells, so that one of a million characters costs no more
/// than what is visible of it. Columns are UTF-16 units.
class LineLayout
{
public:
    using Formats = QList<QTextLayout::FormatRange>;

    LineLayout(QStringView row, const RowMetrics& metrics, Formats formats);

    qreal width() const;
    qreal xOf(qsizetype column) const;
    /// The place between two characters that is nearest to x.
    qsizetype columnAt(qreal x) const;
    /// Draws what lies between `left` and `right`, with `overlays` over the row's own formats.
    void draw(QPainter& painter, QPointF origin, qreal left, qreal right, const Formats& overlays) const;

private:
    struct Piece {
        qsizetype begin = 0;
        qsizetype length = 0;
        qreal x = 0;
        mutable std::unique_ptr<QTextLayout> layout = {};
    };
    const Piece& pieceOf(qsizetype column) const;
    const QTextLayout& layoutOf(const Piece& piece) const;

    QString m_row;
    RowMetrics m_metrics;
    Formats m_formats;
    std::vector<Piece> m_pieces;
};

} // namespace hawk::ui
