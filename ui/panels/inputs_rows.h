// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "workspace/kernel_inputs.h"

class QGridLayout;

namespace hawk::ui {

class InputsRow;

/// The rows of all inputs in one grid. A row stays while there are as many inputs, so that what is typed and
/// where the keyboard is survive.
class InputsRows : public QWidget
{
    Q_OBJECT

public:
    explicit InputsRows(QWidget* parent = nullptr);

    void show(const std::vector<workspace::InputRow>& rows, data::Mode mode);
    /// Rows come later than everything else in the window, and would be its last in the order of Tab.
    void followInTabOrder(QWidget* before);
    void retranslate();

    bool isEmpty() const { return m_rows.empty(); }
    /// Null where there is none. `position` is in this widget.
    InputsRow* rowAt(QPoint position) const;
    /// Null: no row.
    void highlight(const InputsRow* row);

Q_SIGNALS:
    // Of one of the rows, as there.
    void textChosen(const std::string& name, const std::string& text);
    void fileWanted(hawk::ui::InputsRow* row);
    void columnsWanted(hawk::ui::InputsRow* row, const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addRow();

    QGridLayout* m_grid;
    std::vector<InputsRow*> m_rows; ///< children
};

} // namespace hawk::ui
