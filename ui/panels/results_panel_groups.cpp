// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rows of the table are: the samples, or the places of a plane with a length of its own.

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/go_to_sample.h"
#include "panels/results_panel.h"
#include "panels/results_plot.h"
#include "panels/results_saving.h"
#include "panels/results_table.h"

namespace hawk::ui {

using workspace::PlaneColumn;

void ResultsPanel::showReport()
{
    if (!m_report)
        return;
    m_groups = workspace::outputGroups(*m_report->result);
    m_outputGroups = m_groups.size();
    if (m_withInputs->isChecked()) {
        for (workspace::ColumnGroup& group : workspace::inputGroups(m_report->inputs, *m_report->result)) {
            // The inputs by sample stand beside the outputs by sample.
            if (group.plane.empty() && m_outputGroups > 0 && m_groups.front().plane.empty())
                continue;
            m_groups.push_back(std::move(group));
        }
    }
    showGroups();
    showGroup();
}

void ResultsPanel::showGroups()
{
    const QSignalBlocker blocker(m_rows);
    const QString before = m_rows->currentData().toString();
    m_rows->clear();
    for (const workspace::ColumnGroup& group : m_groups)
        m_rows->addItem(groupTitle(group), toQt(group.plane));
    m_rows->setCurrentIndex(std::max(0, m_rows->findData(before)));
    m_rows->setVisible(m_groups.size() > 1 || (!m_groups.empty() && !m_groups.front().plane.empty()));
}

QString ResultsPanel::groupTitle(const workspace::ColumnGroup& group) const
{
    if (group.plane.empty())
        //: What the rows of a table are; %1 is how many.
        return tr("Samples (%1)").arg(spellCount(m_report->result->sampleCount));
    QStringList labels, extents;
    for (const workspace::RowAxis& axis : group.rows) {
        if (!axis.label.empty())
            labels.append(toQt(axis.label));
        extents.append(spellCount(axis.extent));
    }
    const QString count = extents.join(QStringLiteral(" × "));
    return labels.isEmpty()
        //: %1: a plane with a length of its own, %2: how many places it has
        ? tr("%1 (%2)").arg(toQt(group.plane), count)
        //: %1: a plane with a length of its own, %2: what its places count, %3: how many there are
        : tr("%1 by %2 (%3)").arg(toQt(group.plane), labels.join(QStringLiteral(", ")), count);
}

void ResultsPanel::showGroup()
{
    const auto chosen = static_cast<std::size_t>(m_rows->currentIndex());
    if (!m_report || chosen >= m_groups.size())
        return;
    const workspace::ColumnGroup& group = m_groups[chosen];
    workspace::ColumnGroup shown = group;
    std::vector<PlaneColumn> inputs;
    if (group.plane.empty()) {
        for (workspace::ColumnGroup& given : workspace::inputGroups(m_report->inputs, *m_report->result)) {
            if (given.plane.empty())
                inputs = std::move(given.columns);
        }
        if (m_withInputs->isChecked() && chosen < m_outputGroups)
            std::ranges::copy(inputs, std::back_inserter(shown.columns));
    }
    QStringList labels;
    for (const workspace::RowAxis& axis : group.rows)
        labels.append(toQt(axis.label));
    labels.removeAll(QString());
    m_goTo->setRows(group.plane.empty() ? GoToSample::Rows::samples : GoToSample::Rows::places);
    m_plot->setColumns(group.columns, std::move(inputs),
                       group.plane.empty()    ? QString()
                           : labels.isEmpty() ? tr("Place")
                                              : labels.join(QStringLiteral(", ")));
    m_table->setGroup(std::move(shown));
    m_saving->setPlane(currentPlane());
}

} // namespace hawk::ui
