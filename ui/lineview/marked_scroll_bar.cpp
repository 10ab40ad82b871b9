// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/marked_scroll_bar.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace hawk::ui {

MarkedScrollBar::MarkedScrollBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent)
{ }

void MarkedScrollBar::setMarks(Mark mark, const std::vector<int>& rows, int rowCount)
{
    std::bitset<places> marks;
    for (const int row : rows) {
        if (row >= 0 && row < rowCount)
            marks.set(static_cast<std::size_t>(row) * places / static_cast<std::size_t>(rowCount));
    }
    std::bitset<places>& ours = m_marks[static_cast<std::size_t>(mark)];
    if (ours == marks)
        return;
    ours = marks;
    update();
}

void MarkedScrollBar::paintEvent(QPaintEvent* event)
{
    QScrollBar::paintEvent(event);
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove =
        style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarGroove, this);
    const Colours colours = coloursFor(palette());
    const std::array<QColor, markKinds> inks = {colours.accent, colours.caution, colours.good, colours.error};
    QPainter painter(this);
    for (std::size_t kind = 0; kind < m_marks.size(); ++kind) {
        // Each kind has a lane of its own, so that none hides another and colour is not all that tells.
        const int lane = groove.width() / markKinds;
        const int left = groove.left() + static_cast<int>(kind) * lane;
        for (std::size_t place = 0; place < places; ++place) {
            if (!m_marks[kind].test(place))
                continue;
            const int y =
                groove.top() + static_cast<int>(place * static_cast<std::size_t>(groove.height()) / places);
            painter.fillRect(QRect(left, y, std::max(lane, 3), 2), inks[kind]);
        }
    }
}

} // namespace hawk::ui
