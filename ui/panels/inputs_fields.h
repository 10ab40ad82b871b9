// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

#include <QWidget>

#include "workspace/input_form.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace hawk::ui {

/// The fields of one source of an input: the numbers of a generator, a file with its chooser, a column of a
/// table. They always show a form, which may have no text yet, as a file to be chosen.
class InputsFields : public QWidget
{
    Q_OBJECT

public:
    explicit InputsFields(QWidget* parent = nullptr);

    /// `name` is that of the input. Also after a change of the language.
    void show(const workspace::InputForm& form, const QString& name);
    const workspace::InputForm& form() const { return m_form; }
    /// The names that a CSV file offers. Ignored unless that file is on show.
    void setColumns(const QString& path, const QStringList& columns);
    /// What is wrong with the values, for those who hear the fields read out.
    void setFault(const QString& text);
    void restyle();
    /// Lets Tab lead from `before` through the fields; returns the last.
    QWidget* followInTabOrder(QWidget* before);

Q_SIGNALS:
    /// form() is another one, by the user's hand or by the columns of a file.
    void edited();
    /// The user wants a file from a chooser.
    void fileWanted();
    /// The columns of a CSV file are needed.
    void columnsWanted(const QString& path);

private:
    void fill(std::size_t shown);
    void takeFields();
    void takeColumn(const QString& column);

    workspace::InputForm m_form;
    QString m_name;
    std::array<QLabel*, 3> m_labels{};
    std::array<QLineEdit*, 3> m_fields{};
    QToolButton* m_choose;
    QComboBox* m_column;
};

} // namespace hawk::ui
