// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "panels/sample_selection.h"
#include "workspace/column_group.h"

class QScrollBar;
class QTableView;

namespace hawk::ui {

class ResultsTable;
class ResultsTableModel;

/// A table of samples, or of the places of one plane, with a scroll bar over all of them. Up, Down, the page
/// keys, Home and End move over the whole range, with Shift they select; what is selected stays so while it
/// is scrolled out of sight.
class ResultsTable : public QWidget
{
    Q_OBJECT

public:
    explicit ResultsTable(QWidget* parent = nullptr);

    void setGroup(workspace::ColumnGroup group);
    /// Scrolls to a sample and selects its row's first cell.
    void goTo(std::int64_t sample);
    std::int64_t currentSample() const { return m_selection.current.row; }
    int currentColumn() const { return m_selection.current.column; }
    ResultsTableModel& model() const { return *m_model; }
    QTableView& view() const { return *m_view; }

    static constexpr std::int64_t mostCopiedCells = 100'000;
    /// Puts the selected cells on the clipboard as TSV. False when they are more than mostCopiedCells.
    bool copySelection() const;

Q_SIGNALS:
    void currentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int visibleRows() const;
    SampleSelection::Extent extent() const;
    void fit();
    void scrollTo(std::int64_t first);
    bool moveBy(int key, Qt::KeyboardModifiers modifiers);
    void ensureVisible(std::int64_t row);
    void takeSelection();
    void applySelection();
    void styleHeaders();
    void nameParts();

    ResultsTableModel* m_model;
    QTableView* m_view;
    QScrollBar* m_scroll;
    SampleSelection m_selection;
    bool m_isApplying = false;
};

} // namespace hawk::ui
