// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

#include <QAction>
#include <QList>
#include <QObject>

#include "workspace/kernel_view.h"

namespace hawk::ui {

/// The views in the order of their tabs.
constexpr std::array shownViews = {workspace::KernelView::host,      workspace::KernelView::cuda,
                                   workspace::KernelView::ir,        workspace::KernelView::ptx,
                                   workspace::KernelView::resources, workspace::KernelView::assembly};

/// What can be done with generated text.
class GeneratedActions : public QObject
{
    Q_OBJECT

public:
    explicit GeneratedActions(QObject* parent);

    std::array<QAction*, shownViews.size()> views; ///< checkable, one of them checked
    QAction* diff; ///< checkable
    QAction* pin; ///< checkable
    QAction* copyAll;
    QAction* saveAs;
    QAction* revealLinked;
    QAction* jumpBack;

    QList<QAction*> all() const;
    void retranslate();
};

} // namespace hawk::ui
