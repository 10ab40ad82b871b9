// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <QFrame>

#include "workspace/bundles.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace hawk::ui {

/// What a bundle is to be built from: folder, kernels, targets. Stands inside the panel instead of a dialog.
class ManifestExportForm : public QFrame
{
    Q_OBJECT

public:
    /// `build` and `cancel` become its buttons.
    ManifestExportForm(QAction* build, QAction* cancel, QWidget* parent = nullptr);

    /// Offers these kernels, all chosen but those that were taken out before.
    void setKernels(const std::vector<std::string>& names);
    void setFolder(const QString& folder);
    QString folder() const;
    /// Checks the targets that the words of a manifest name, for example `device, host`.
    void setExecTargets(const QString& words);
    /// Without the target, which belongs to the window. Not complete() orders must not be built.
    workspace::ExportOrder order() const;
    bool isComplete() const;
    void retranslate();
    void focusFolder();

Q_SIGNALS:
    void changed();

private:
    struct Target {
        std::string backend;
        std::string execTarget;
        QCheckBox* box;
    };
    void makeLayout(QAction* build, QAction* cancel);
    void browse();

    QLabel* m_folderLabel;
    QLineEdit* m_folder;
    QPushButton* m_browse;
    QLabel* m_kernelsLabel;
    QListWidget* m_kernels;
    QLabel* m_targetsLabel;
    std::vector<Target> m_targets; ///< devices first, as manifests name them
};

} // namespace hawk::ui
