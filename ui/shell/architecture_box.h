// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QComboBox>
#include <QStringList>

#include "workspace/workspace.h"

namespace hawk::ui {

/// The devices that the device compiler in use can compile for, as it says itself. The data of a row is the
/// architecture's name; that of the first row, the smallest device, is empty.
class ArchitectureBox : public QComboBox
{
    Q_OBJECT

public:
    /// `workspace` must outlive it.
    explicit ArchitectureBox(workspace::Workspace& workspace, QWidget* parent = nullptr);

    /// Selects it, also when the compiler does not name it.
    void choose(const QString& architecture);
    /// Asks the compiler in a job unless the one in use was asked already; the list follows.
    void ask();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    workspace::Workspace& m_workspace;
    std::weak_ptr<compile::Session> m_asked; ///< whose device compiler was asked
    QStringList m_known; ///< its answer
    QString m_chosen;
};

} // namespace hawk::ui
