// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QWidget>

namespace hawk::ui {

/// A row of values as a thin line, one text line high: the shape of the data at a glance. Its accessible
/// description is the summary beside it, set by the owner.
class Sparkline : public QWidget
{
    Q_OBJECT

public:
    explicit Sparkline(QWidget* parent = nullptr);
    /// Values that are not finite leave gaps.
    void setValues(std::vector<double> values);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<double> m_values;
};

} // namespace hawk::ui
