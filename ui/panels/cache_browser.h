// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

#include "workspace/cache_state.h"

class QAction;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace hawk::ui {

class CacheClearing;
class CacheTable;
class EmptyState;
class InlineMessage;

/// The entries of the cache: a table with a filter, and clearing after a statement of what goes.
class CacheBrowser : public QWidget
{
    Q_OBJECT

public:
    /// `build` is offered while the cache is empty.
    CacheBrowser(workspace::CacheState& cache, QAction* build, QWidget* parent = nullptr);

    QList<QAction*> browserActions() const;
    void refresh();
    /// Whether the browser is seen or not.
    void updateActions();
    void retranslate();

Q_SIGNALS:
    /// It waits for an answer of the reader.
    void asked();

private:
    struct Actions {
        QAction* clear;
        QAction* clearSelected;
        QAction* refresh;
        QAction* openFolder;
        QAction* copyFolder;
        QAction* copyKeys;
    };
    Actions makeActions();
    void makeLayout();
    void observe();

    void refreshTable();
    void updateCounts();
    void openFolder();

    workspace::CacheState& m_cache;
    const Actions m_actions;
    QAction* m_build;

    QLineEdit* m_filter;
    InlineMessage* m_message;
    CacheClearing* m_clearing;
    QStackedWidget* m_pages;
    CacheTable* m_table;
    EmptyState* m_empty;
    QLabel* m_counts;
    QTimer m_ageTimer;
};

} // namespace hawk::ui
