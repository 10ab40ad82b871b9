// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QTimer>
#include <QWidget>

#include "panels/cache_model.h"
#include "workspace/cache_state.h"

class QAction;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;

namespace hawk::ui {

class CacheClearing;
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
    void makeTable();
    void makeLayout();
    void observe();

    void takeEntries(const CacheModel::Entries& entries);
    void refreshTable();
    void updateActions();
    void updateCounts();
    std::vector<cache::EntryName> selectedNames() const;
    void openFolder();
    void copyKeys() const;

    workspace::CacheState& m_cache;
    const Actions m_actions;
    QAction* m_build;
    CacheModel::Entries m_shown;

    CacheModel* m_model;
    QLineEdit* m_filter;
    InlineMessage* m_message;
    CacheClearing* m_clearing;
    QStackedWidget* m_pages;
    QTableView* m_table;
    EmptyState* m_empty;
    QLabel* m_counts;
    QTimer m_ageTimer;
};

} // namespace hawk::ui
