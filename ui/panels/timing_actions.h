// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace hawk::ui {

/// What can be done with runs and their timings.
class TimingActions : public QObject
{
    Q_OBJECT

public:
    /// The actions are children of `parent`.
    explicit TimingActions(QObject* parent);

    QAction* timed;
    QAction* once;
    QAction* untilDone;
    QAction* stop;
    QAction* pin;
    QAction* unpin;
    QAction* copyMarkdown;
    QAction* copyCsv;
    QAction* copyJson;
    QAction* copyRuns;
    QAction* resetZoom;

    QList<QAction*> all() const;
    /// Those that put a text on the clipboard.
    QList<QAction*> copies() const { return {copyMarkdown, copyCsv, copyJson, copyRuns}; }
    void retranslate();
};

} // namespace hawk::ui
