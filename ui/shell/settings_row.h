// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>
#include <QWidget>

#include "shell/preferences.h"

class QLabel;

namespace hawk::ui {

/// One preference in the settings dialog: its name, a control, a sentence on what it does and, where a value
/// cannot be used, why.
class SettingsRow : public QWidget
{
    Q_OBJECT

public:
    /// `key` of a PreferenceField. Takes the control over, whose kind decides how values are read: a
    /// QComboBox by its data, a QSpinBox by its number, a QLineEdit by its text, a FolderList by its folders.
    SettingsRow(const char* key, QWidget* control, QWidget* parent = nullptr);

    void setTexts(const QString& name, const QString& explanation);
    void setFault(const QString& fault);
    QString fault() const;
    QWidget& control() { return *m_control; }
    const PreferenceField& field() const { return *m_field; }

    QVariant value() const;
    /// Without changed().
    void show(const Preferences& preferences);
    /// Whether every word of the pattern occurs in the name or the explanation, whatever its case.
    bool matches(const QString& pattern) const;

Q_SIGNALS:
    /// By the user.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    const PreferenceField* m_field;
    QLabel* m_name;
    QWidget* m_control;
    QLabel* m_explanation;
    QLabel* m_fault;
};

} // namespace hawk::ui
