// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_request_bar.h"

#include <QEvent>
#include <QPainter>

#include "common/colours.h"
#include "common/spell.h"

namespace hawk::ui {

namespace {

constexpr int gap = 8;
constexpr int narrowest = 6;
constexpr std::array<Qt::BrushStyle, 4> patterns = {Qt::NoBrush, Qt::BDiagPattern, Qt::DiagCrossPattern,
                                                    Qt::Dense5Pattern};

std::array<std::uint64_t, 4> partsOf(const RequestFigures& figures)
{
    return {figures.hits, figures.misses, figures.failures, figures.bypassed};
}

} // namespace

CacheRequestBar::CacheRequestBar(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void CacheRequestBar::setFigures(const RequestFigures& figures)
{
    if (m_figures == figures)
        return;
    m_figures = figures;
    retranslate();
}

void CacheRequestBar::retranslate()
{
    setAccessibleName(tr("Requests to the cache"));
    setAccessibleDescription(sentence());
    setToolTip(sentence());
    updateGeometry();
    update();
}

QString CacheRequestBar::sentence() const
{
    if (m_figures.requests() == 0)
        return tr("No request yet");
    const std::array<QString, 4> parts = legendTexts();
    //: how the requests to the cache ended, as a sum: 12 requests = 9 hits + 3 misses + …
    return tr("%1 = %2 + %3 + %4 + %5")
        .arg(tr("%n request(s)", nullptr, pluralOf(m_figures.requests())), parts[0], parts[1], parts[2],
             parts[3]);
}

std::array<QString, 4> CacheRequestBar::legendTexts() const
{
    return {tr("%n hit(s)", nullptr, pluralOf(m_figures.hits)),
            tr("%n miss(es)", nullptr, pluralOf(m_figures.misses)),
            tr("%n failure(s)", nullptr, pluralOf(m_figures.failures)),
            //: requests that went past the cache
            tr("%n bypassed", nullptr, pluralOf(m_figures.bypassed))};
}

std::array<int, 4> CacheRequestBar::widths(const RequestFigures& figures, int width)
{
    const std::array<std::uint64_t, 4> parts = partsOf(figures);
    std::array<int, 4> widths{};
    const double total = static_cast<double>(figures.requests());
    if (total == 0)
        return widths;
    int sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double exact = static_cast<double>(parts[i]) / total * width;
        widths[i] = parts[i] == 0 ? 0 : std::max(narrowest, static_cast<int>(exact));
        sum += widths[i];
    }
    // The longest part takes what rounding and the narrow ones left over or took away.
    *std::ranges::max_element(widths) += width - sum;
    return widths;
}

int CacheRequestBar::barHeight() const
{
    return fontMetrics().height() + gap;
}

int CacheRequestBar::legendTop() const
{
    return fontMetrics().height() + gap / 2 + barHeight() + gap;
}

std::array<CacheRequestBar::LegendItem, 4> CacheRequestBar::legend(int width) const
{
    const std::array<QString, 4> texts = legendTexts();
    const int height = fontMetrics().height();
    std::array<LegendItem, 4> items;
    int x = 0;
    int y = legendTop();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int itemWidth = height + gap / 2 + fontMetrics().horizontalAdvance(texts[i]);
        if (x > 0 && x + itemWidth > width) {
            x = 0;
            y += height + gap / 2;
        }
        items[i] = {texts[i], QRect(x, y, itemWidth, height)};
        x += itemWidth + 2 * gap;
    }
    return items;
}

int CacheRequestBar::heightForWidth(int width) const
{
    return legend(width).back().rect.bottom() + 1;
}

QSize CacheRequestBar::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 48;
    return {width, heightForWidth(width)};
}

QSize CacheRequestBar::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 24;
    return {width, heightForWidth(width)};
}

void CacheRequestBar::fillPart(QPainter& painter, const QRect& rect, std::size_t part) const
{
    const Colours colours = coloursFor(palette());
    const std::array<QColor, 4> fills = {colours.hits, colours.misses, colours.failures, colours.bypassed};
    painter.fillRect(rect, fills[part]);
    if (patterns[part] == Qt::NoBrush)
        return;
    QColor ink = contrast(fills[part], Qt::black) > contrast(fills[part], Qt::white) ? Qt::black : Qt::white;
    ink.setAlphaF(0.45F);
    painter.fillRect(rect, QBrush(ink, patterns[part]));
}

void CacheRequestBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const std::uint64_t requests = m_figures.requests();
    const QRect head(0, 0, width(), fontMetrics().height());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     requests == 0 ? tr("No request yet") : tr("%n request(s)", nullptr, pluralOf(requests)));
    painter.setFont(font());
    if (requests > 0)
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter,
                         //: the share of requests that were hits
                         tr("%1 % served from the cache")
                             .arg(spellNumber(100.0 * static_cast<double>(m_figures.hits)
                                              / static_cast<double>(requests))));

    QRect bar(0, head.bottom() + 1 + gap / 2, width(), barHeight());
    const QRect whole = bar;
    const std::array<std::uint64_t, 4> parts = partsOf(m_figures);
    const std::array<int, 4> partWidths = widths(m_figures, width());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        bar.setWidth(partWidths[i]);
        fillPart(painter, bar, i);
        const QString number = spellCount(static_cast<std::int64_t>(parts[i]));
        const int needed = fontMetrics().horizontalAdvance(number) + gap;
        if (parts[i] > 0 && needed <= partWidths[i]) {
            // On a plate, so that the pattern does not run through the digits.
            const QRect plate(bar.center().x() - needed / 2, bar.top() + gap / 4, needed,
                              bar.height() - gap / 2);
            painter.fillRect(plate, palette().color(QPalette::Base));
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(plate, Qt::AlignCenter, number);
        }
        bar.moveLeft(bar.left() + partWidths[i]);
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(whole.adjusted(0, 0, -1, -1));

    painter.setPen(palette().color(QPalette::WindowText));
    const std::array<LegendItem, 4> items = legend(width());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QRect& rect = items[i].rect;
        const QRect swatch(rect.left(), rect.top() + 2, rect.height() - 4, rect.height() - 4);
        fillPart(painter, swatch, i);
        painter.drawText(rect.adjusted(rect.height() + gap / 2 - 4, 0, gap, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, items[i].text);
    }
}

void CacheRequestBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace hawk::ui
