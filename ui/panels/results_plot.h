// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QTimer>
#include <QWidget>

#include "workspace/jobs.h"
#include "workspace/plane_column.h"

class QComboBox;
class QLabel;

namespace hawk::ui {

class PlotView;

/// A plot of one column over the sample's number, or against another column. Points are chosen by a job for
/// the size of the plot.
class ResultsPlot : public QWidget
{
    Q_OBJECT

public:
    ResultsPlot(workspace::Jobs& jobs, QWidget* parent = nullptr);
    /// `outputs` are offered for both axes, `inputs` for the horizontal one alone. What was chosen stays
    /// where it has the same name; else the first input is the horizontal axis.
    /// `rows` names what the rows count, for an axis; empty: samples.
    void setColumns(std::vector<workspace::PlaneColumn> outputs, std::vector<workspace::PlaneColumn> inputs,
                    const QString& rows = {});
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void plot();
    QString rowTitle() const;
    workspace::Jobs& m_jobs;
    std::vector<workspace::PlaneColumn> m_outputs, m_inputs;
    QString m_rows; ///< empty: samples
    QLabel* m_verticalLabel;
    QComboBox* m_vertical;
    QLabel* m_horizontalLabel;
    QComboBox* m_horizontal; ///< the first entry is the row's number
    QLabel* m_note;
    PlotView* m_view;
    QTimer m_pause;
};

} // namespace hawk::ui
