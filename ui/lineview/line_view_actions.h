// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QObject>

namespace hawk::ui {

class LineView;

/// What can be done with any read-only text. The ids begin with the name of the view: `view.copy` …
/// `generated.copy`. They belong to the view and work while the focus is in it.
class LineViewActions : public QObject
{
    Q_OBJECT

public:
    explicit LineViewActions(LineView& view);

    QAction* copy;
    QAction* selectAll;
    QAction* find;
    QAction* findNext;
    QAction* findPrevious;
    QAction* goTo;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* resetZoom;

    QList<QAction*> all() const;
    /// `generated` makes `generated.copy` of `view.copy`.
    void setArea(const QString& area);
    void retranslate();
};

} // namespace hawk::ui
