// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace hawk::ui {

/// A field for the number of a sample, or of another row, as the language writes numbers or in plain digits.
class GoToSample : public QWidget
{
    Q_OBJECT

public:
    explicit GoToSample(QWidget* parent = nullptr);
    void retranslate();
    enum class Rows { samples, places };
    void setRows(Rows rows);

Q_SIGNALS:
    /// A whole number was entered; whether there is such a sample is not looked at.
    void chosen(qlonglong sample);
    /// What was entered is none.
    void refused(const QString& text);

private:
    void take();
    Rows m_rows = Rows::samples;
    QLabel* m_label;
    QLineEdit* m_field;
};

} // namespace hawk::ui
