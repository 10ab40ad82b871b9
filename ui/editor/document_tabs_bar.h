// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace hawk::ui {

/// Tabs that shorten long names, but never to less than can be told apart; where there is no room for that
/// the bar scrolls.
class DocumentTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

protected:
    QSize minimumTabSizeHint(int index) const override;
};

class DocumentTabWidget : public QTabWidget
{
    Q_OBJECT

public:
    explicit DocumentTabWidget(QWidget* parent = nullptr);
};

} // namespace hawk::ui
