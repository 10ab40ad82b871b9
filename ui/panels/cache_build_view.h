// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QWidget>

#include "workspace/builds.h"

class QAction;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace hawk::ui {

/// The newest build of what the window looks at: how it ended and why, how long it took, what a hit saved,
/// its key and its command line, both to copy.
class CacheBuildView : public QWidget
{
    Q_OBJECT

public:
    /// The actions copy key and command; their buttons stand beside the fields.
    CacheBuildView(QAction* copyKey, QAction* copyCommand, QWidget* parent = nullptr);

    using Report = std::shared_ptr<const workspace::BuildReport>;
    /// Null: nothing was built yet.
    void setReport(const Report& report);
    QString key() const { return keyOf(m_report); }
    QString command() const { return commandOf(m_report); }
    /// Empty for a build that failed, and for none.
    static QString keyOf(const Report& report);
    static QString commandOf(const Report& report);
    QString state() const; ///< `Hit in 0.4 ms, which saved 61 ms`
    QString reason() const; ///< why it was no hit; empty for a hit

protected:
    void changeEvent(QEvent* event) override;

private:
    QLineEdit* addField(QGridLayout* layout, int row, QLabel* label, QAction* copy);
    void retranslate();
    void restyle();

    Report m_report;
    QLabel* m_icon;
    QLabel* m_state;
    QLabel* m_what;
    QLabel* m_reason;
    QLabel* m_keyLabel;
    QLineEdit* m_key;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
};

} // namespace hawk::ui
