// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QDialog>

#include "shell/settings_file.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace hawk::ui {

class SettingsRow;

/// Every preference in one list that a search field narrows. A change acts at once; a value that cannot be
/// used is not taken, and its row says why. Does not block the window.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(SettingsFile& settings, QWidget* parent);

    /// Shows it, brings it to the front and puts the caret into the search field.
    void open() override;
    /// Null for a key that has no row.
    SettingsRow* row(const QString& key) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Group {
        QLabel* title;
        std::vector<SettingsRow*> rows;
    };
    SettingsRow* add(Group& group, const char* key, QWidget* control);
    void makeRows();
    void take(SettingsRow& row);
    void showAll();
    void filter(const QString& pattern);
    void retranslate();
    void fillChoices();

    SettingsFile& m_settings;
    QLineEdit* m_search;
    QVBoxLayout* m_list;
    QLabel* m_nothing;
    QPushButton* m_reset;
    QPushButton* m_close;
    std::vector<Group> m_groups;
};

} // namespace hawk::ui
