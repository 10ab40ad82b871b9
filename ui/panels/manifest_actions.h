// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace hawk::ui {

/// What can be done with bundles.
class ManifestActions : public QObject
{
    Q_OBJECT

public:
    /// The actions are children of `parent`.
    explicit ManifestActions(QObject* parent);

    QAction* exportBundle; ///< opens the form
    QAction* open;
    QAction* verify;
    QAction* openFolder;
    QAction* copyPath;
    QAction* stop;
    QAction* build; ///< of the form
    QAction* closeForm; ///< of the form

    /// Those that make sense outside the form.
    QList<QAction*> all() const;
    void retranslate();
};

} // namespace hawk::ui
