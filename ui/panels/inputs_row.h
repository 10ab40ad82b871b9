// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "workspace/input_form.h"
#include "workspace/kernel_inputs.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace hawk::ui {

class InputsFields;
class Sparkline;

/// The widgets of one input, laid into two lines of a grid that all rows share: name, what it is, the chooser
/// of its source, the fields of that source, the same as text, and a preview; below it what is wrong.
class InputsRow : public QObject
{
    Q_OBJECT

public:
    /// `line`: the first of the two lines in the grid. `number` counts rows and seeds the draws.
    InputsRow(QGridLayout& grid, int line, int number, QWidget* parent);
    ~InputsRow() override;

    /// Keeps what is being typed when it means the same.
    void show(const workspace::InputRow& row, data::Mode mode);
    void retranslate();
    void restyle();
    /// The names that a CSV file offers.
    void setColumns(const QString& path, const QStringList& columns);
    void setHighlighted(bool isHighlighted);
    /// Lets Tab lead from `before` through the row's controls; returns the last.
    QWidget* followInTabOrder(QWidget* before);
    /// Takes a file as the source; what it is is told by its name.
    void takeFile(const QString& path);

    const std::string& name() const { return m_row.name; }
    QRect geometry() const; ///< in the grid's widget
    static constexpr int columnCount = 8;

Q_SIGNALS:
    void textChosen(const std::string& name, const std::string& text);
    /// The user wants a file from a chooser.
    void fileWanted();
    /// The columns of a CSV file are needed.
    void columnsWanted(const QString& path);

private:
    void fillSources();
    void chooseSource(workspace::InputSource source);
    void showForm(const workspace::InputForm& form);
    void submitForm();
    void submitText();
    void showError();
    void nameParts();
    QString describe(data::Mode mode) const;

    int m_number;
    workspace::InputRow m_row;
    data::Mode m_mode = data::Mode::float64;
    QLabel* m_name;
    QLabel* m_kind;
    QComboBox* m_source;
    InputsFields* m_fields;
    QLineEdit* m_text;
    Sparkline* m_preview;
    QLabel* m_summary;
    QLabel* m_error;
};

} // namespace hawk::ui
