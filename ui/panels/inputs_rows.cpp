// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_rows.h"

#include <algorithm>

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>

#include "panels/inputs_row.h"

namespace hawk::ui {

InputsRows::InputsRows(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 8);
    layout->addLayout(m_grid);
    layout->addStretch();
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(3, 1);
    m_grid->setColumnStretch(4, 1);
}

void InputsRows::show(const std::vector<workspace::InputRow>& rows, data::Mode mode)
{
    while (m_rows.size() > rows.size()) {
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < rows.size())
        addRow();
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_rows[i]->show(rows[i], mode);
}

void InputsRows::addRow()
{
    const int number = static_cast<int>(m_rows.size());
    auto* row = new InputsRow(*m_grid, 2 * number, number + 1, this);
    m_rows.push_back(row);
    connect(row, &InputsRow::textChosen, this, &InputsRows::textChosen);
    connect(row, &InputsRow::fileWanted, this, [this, row] { Q_EMIT fileWanted(row); });
    connect(row, &InputsRow::columnsWanted, this,
            [this, row](const QString& path) { Q_EMIT columnsWanted(row, path); });
}

void InputsRows::followInTabOrder(QWidget* before)
{
    for (InputsRow* row : m_rows)
        before = row->followInTabOrder(before);
}

void InputsRows::retranslate()
{
    for (InputsRow* row : m_rows)
        row->retranslate();
}

InputsRow* InputsRows::rowAt(QPoint position) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const InputsRow* row) {
        const QRect area = row->geometry();
        return position.y() >= area.top() && position.y() <= area.bottom();
    });
    return found == m_rows.end() ? nullptr : *found;
}

void InputsRows::highlight(const InputsRow* row)
{
    for (InputsRow* one : m_rows)
        one->setHighlighted(one == row);
}

void InputsRows::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        for (InputsRow* row : m_rows)
            row->restyle();
    }
}

} // namespace hawk::ui
