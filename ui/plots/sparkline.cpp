// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plots/sparkline.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>
#include <QPainterPath>

#include "common/colours.h"

namespace hawk::ui {

Sparkline::Sparkline(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Sparkline::setValues(std::vector<double> values)
{
    if (values == m_values)
        return;
    m_values = std::move(values);
    update();
}

QSize Sparkline::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.averageCharWidth() * 16, metrics.height() + metrics.descent()};
}

void Sparkline::paintEvent(QPaintEvent*)
{
    double low = 0, high = 0;
    bool isAny = false;
    for (const double value : m_values) {
        if (!std::isfinite(value))
            continue;
        low = isAny ? std::min(low, value) : value;
        high = isAny ? std::max(high, value) : value;
        isAny = true;
    }
    if (!isAny)
        return;
    const QRectF area = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const auto place = [&](std::size_t i, double value) {
        const double across =
            m_values.size() < 2 ? 0.5 : static_cast<double>(i) / static_cast<double>(m_values.size() - 1);
        const double up = high > low ? (value - low) / (high - low) : 0.5;
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height());
    };
    QPainterPath path;
    bool isDown = false;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const bool isFinite = std::isfinite(m_values[i]);
        if (isFinite && isDown)
            path.lineTo(place(i, m_values[i]));
        else if (isFinite)
            path.moveTo(place(i, m_values[i]));
        isDown = isFinite;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursFor(palette()).accent, 1));
    painter.drawPath(path);
    if (m_values.size() == 1)
        painter.drawEllipse(place(0, m_values[0]), 1.5, 1.5);
}

} // namespace hawk::ui
