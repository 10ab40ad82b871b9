// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_actions.h"

#include "common/action.h"

namespace hawk::ui {

ManifestActions::ManifestActions(QObject* parent)
    : QObject(parent)
    , exportBundle(makeAction({.id = "bundle.export",
                               .verb = "hawk build FILE -d DIR",
                               .shortcut = Qt::CTRL | Qt::Key_E,
                               .icon = "export"},
                              parent))
    , open(makeAction({.id = "bundle.open", .verb = "hawk bundle show DIR", .icon = "open"}, parent))
    , verify(makeAction({.id = "bundle.verify", .verb = "hawk bundle show DIR", .icon = "refresh"}, parent))
    , openFolder(makeAction({.id = "bundle.openFolder", .icon = "folder"}, parent))
    , copyPath(makeAction({.id = "bundle.copyPath", .icon = "copy"}, parent))
    , stop(makeAction({.id = "bundle.stop", .icon = "stop"}, parent))
    , build(makeAction({.id = "bundle.build", .icon = "build"}, parent))
    , closeForm(makeAction({.id = "bundle.closeForm"}, parent))
{ }

QList<QAction*> ManifestActions::all() const
{
    return {exportBundle, open, verify, openFolder, copyPath, stop};
}

void ManifestActions::retranslate()
{
    exportBundle->setText(tr("Export a bundle…"));
    open->setText(tr("Open a bundle folder…"));
    verify->setText(tr("Verify the bundle again"));
    openFolder->setText(tr("Open the folder of the bundle"));
    copyPath->setText(tr("Copy the path of the bundle"));
    stop->setText(tr("Stop building the bundle"));
    stop->setIconText(tr("Stop"));
    build->setText(tr("Build the bundle"));
    closeForm->setText(tr("Cancel"));
}

} // namespace hawk::ui
