// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

#include <QWidget>

namespace hawk::ui {

/// How the requests to the cache ended; they add up.
struct RequestFigures {
    std::uint64_t hits = 0, misses = 0, failures = 0, bypassed = 0;

    std::uint64_t requests() const { return hits + misses + failures + bypassed; }
    friend bool operator==(const RequestFigures&, const RequestFigures&) = default;
};

/// One bar that is as long as all requests together, cut into how they ended. The parts differ by pattern and
/// by number as well as by colour; the legend below names them. Everything it shows is its accessible
/// description too.
class CacheRequestBar : public QWidget
{
    Q_OBJECT

public:
    explicit CacheRequestBar(QWidget* parent = nullptr);

    void setFigures(const RequestFigures& figures);
    const RequestFigures& figures() const { return m_figures; }
    /// `12 requests = 9 hits + 3 misses + 0 failures + 0 bypassed`
    QString sentence() const;
    /// Widths of hits, misses, failures and bypassed, in pixels, which add up to `width`. A part that is not
    /// zero is at least as wide as its pattern needs to be seen.
    static std::array<int, 4> widths(const RequestFigures& figures, int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct LegendItem {
        QString text;
        QRect rect;
    };
    void retranslate();
    int barHeight() const;
    int legendTop() const;
    /// Places the legend into rows of this width, left to right.
    std::array<LegendItem, 4> legend(int width) const;
    std::array<QString, 4> legendTexts() const;
    void fillPart(QPainter& painter, const QRect& rect, std::size_t part) const;

    RequestFigures m_figures;
};

} // namespace hawk::ui
