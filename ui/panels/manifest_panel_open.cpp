// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The looking half of ManifestPanel: bundles that are there, from a chooser or dragged in, and their folders.

#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include "common/file_chooser.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/manifest_actions.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_panel.h"

namespace hawk::ui {

/// The local file or folder that is dragged; empty when it is something else.
static QString draggedPath(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

void ManifestPanel::openBundle()
{
    auto* dialog = makeFileChooser(this, tr("Open the folder of a bundle"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        m_form->hide();
        m_workspace.bundles().inspect(fromQt(folder));
    });
    dialog->open();
}

void ManifestPanel::openFolder()
{
    const auto report = m_workspace.bundles().report();
    if (!report)
        return;
    const QString folder = toQt(report->view.directory);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_message->show(
            InlineMessage::Kind::warning,
            [folder] { return tr("No program opened the folder %1. Its path can be copied.").arg(folder); },
            {m_actions->copyPath});
}

void ManifestPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedPath(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ManifestPanel::dropEvent(QDropEvent* event)
{
    QString path = draggedPath(*event->mimeData());
    if (path.isEmpty())
        return;
    // A file of a bundle stands for its folder.
    if (path.endsWith(QLatin1StringView(".json")))
        path = QFileInfo(path).path();
    event->acceptProposedAction();
    m_form->hide();
    m_workspace.bundles().inspect(fromQt(path));
}

} // namespace hawk::ui
