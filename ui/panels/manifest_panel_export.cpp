// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The building half of ManifestPanel: the form, the preview and the progress.

#include <QDir>
#include <QFileInfo>
#include <QProgressBar>

#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/manifest_actions.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_panel.h"
#include "workspace/job_kinds.h"

namespace hawk::ui {

QString ManifestPanel::suggestedFolder() const
{
    const workspace::Documents& documents = m_workspace.documents();
    if (documents.current() == workspace::DocumentId::none)
        return {};
    const workspace::DocumentFacts& facts = documents.facts(documents.current());
    const QFileInfo file(facts.path.empty() ? QDir::home().filePath(toQt(facts.title)) : toQt(facts.path));
    return QDir(file.path()).filePath(file.completeBaseName() + QStringLiteral(".bundle"));
}

void ManifestPanel::startExport()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    if (bundles.kernels().empty() || bundles.isBuilding())
        return;
    m_message->dismiss();
    m_form->setKernels(bundles.kernels());
    if (bundles.previewed())
        m_form->setExecTargets(toQt(bundles.previewed()->execTargets));
    if (m_form->folder().isEmpty() || m_form->folder() == m_suggested)
        m_form->setFolder(m_suggested = suggestedFolder());
    m_form->show();
    Q_EMIT wantsAttention();
    m_form->focusFolder();
    requestRefresh();
}

void ManifestPanel::build()
{
    if (!m_form->isComplete())
        return;
    workspace::ExportOrder order = m_form->order();
    order.target = m_workspace.builds().selection().target;
    m_message->dismiss();
    m_form->hide();
    m_workspace.bundles().build(order);
    requestRefresh();
}

void ManifestPanel::orderPreview()
{
    if (!showsPreview())
        return;
    m_isPreviewDue = false;
    workspace::ExportOrder order;
    if (m_form->isVisibleTo(this)) {
        order = m_form->order();
    } else {
        order.directory = fromQt(suggestedFolder());
        order.kernels = m_workspace.bundles().kernels();
    }
    // No name would stand for all of them, refused ones included.
    if (order.kernels.empty())
        return;
    order.target = m_workspace.builds().selection().target;
    m_workspace.bundles().preview(order);
}

std::optional<workspace::RunningJob> ManifestPanel::buildJob() const
{
    for (workspace::RunningJob& job : m_workspace.jobs().running()) {
        if (job.key.kind == workspace::bundleJobKind)
            return std::move(job);
    }
    return std::nullopt;
}

void ManifestPanel::updateProgress()
{
    const auto job = buildJob();
    m_progressRow->setVisible(job.has_value());
    if (!job)
        return;
    m_step->setText(toQt(job->progress.step.empty() ? job->title : job->progress.step));
    // Without a total the bar shows that something goes on.
    m_progress->setMaximum(static_cast<int>(job->progress.total));
    m_progress->setValue(static_cast<int>(job->progress.done));
}

void ManifestPanel::showBuilt(const std::shared_ptr<const workspace::BundleReport>& report)
{
    const QString folder = toQt(report->view.directory);
    const bool isSame = report->built && !report->built->wasPublished;
    const auto count = static_cast<int>(report->view.files.size());
    m_message->show(InlineMessage::Kind::note,
                    [folder, isSame, count] {
                        return isSame
                            //: %1: a folder
                            ? tr("%1 already holds exactly this bundle.").arg(folder)
                            : tr("%n file(s) were written to %1.", nullptr, count).arg(folder);
                    },
                    {m_actions->copyPath, m_actions->openFolder});
}

} // namespace hawk::ui
