// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_tabs_bar.h"

#include <algorithm>

namespace hawk::ui {

/// Of a name that is shortened.
static constexpr int fewestLetters = 10;

QSize DocumentTabBar::minimumTabSizeHint(int index) const
{
    // Qt would leave little more than the dots.
    QSize size = QTabBar::minimumTabSizeHint(index);
    const int letters = fewestLetters * fontMetrics().horizontalAdvance(u'0');
    size.setWidth(std::min(tabSizeHint(index).width(), size.width() + letters));
    return size;
}

DocumentTabWidget::DocumentTabWidget(QWidget* parent) : QTabWidget(parent)
{
    setTabBar(new DocumentTabBar(this));
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    tabBar()->setExpanding(false);
}

} // namespace hawk::ui
