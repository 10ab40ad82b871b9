// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QTableView>

#include "panels/cache_model.h"

namespace hawk::ui {

/// The entries of the cache, a row each. What is selected and where the reader reads stay when a new list
/// comes, which builds bring all the time.
class CacheTable : public QTableView
{
    Q_OBJECT

public:
    explicit CacheTable(QWidget* parent = nullptr);

    /// Ages count from now on. Nothing happens for the list that is on show.
    void setEntries(const CacheModel::Entries& entries);
    /// As CacheModel::setFilter().
    void setFilter(const QString& words);
    /// Ages count from now on.
    void updateAges();
    void retranslate();

    int shownCount() const;
    int selectedCount() const;
    std::vector<cache::EntryFacts> selectedEntries() const;
    void copySelectedKeys() const;

Q_SIGNALS:
    void selectionChanges();

private:
    void select(const std::vector<cache::EntryName>& names);
    std::vector<cache::EntryName> selectedNames() const;

    CacheModel* m_model;
    CacheModel::Entries m_shown;
};

} // namespace hawk::ui
