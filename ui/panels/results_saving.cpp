// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_saving.h"

#include <QAction>
#include <QFileDialog>
#include <QPointer>

#include "common/action.h"
#include "common/file_chooser.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "workspace/jobs.h"
#include "workspace/save_results.h"

namespace hawk::ui {

ResultsSaving::ResultsSaving(workspace::Jobs& jobs, InlineMessage& message, QWidget* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_message(message)
    , m_parent(parent)
    , m_saveNpy(makeAction({"results.saveNpy", "hawk run FILE -o y=y.npy", {}, "save"}, parent))
    , m_saveCsv(makeAction({"results.saveCsv", "hawk run FILE -o y=y.csv", {}, "save"}, parent))
{
    connect(m_saveNpy, &QAction::triggered, this, [this] { chooseFile(QStringLiteral("npy")); });
    connect(m_saveCsv, &QAction::triggered, this, [this] { chooseFile(QStringLiteral("csv")); });
    setReport(nullptr);
}

void ResultsSaving::setReport(std::shared_ptr<const workspace::LaunchReport> report)
{
    m_report = std::move(report);
    for (QAction* action : {m_saveNpy, m_saveCsv})
        action->setEnabled(m_report != nullptr);
}

void ResultsSaving::setPlane(const std::string& plane)
{
    m_plane = plane;
    nameActions();
}

void ResultsSaving::retranslate()
{
    nameActions();
}

void ResultsSaving::nameActions()
{
    m_saveNpy->setText(tr("Save %1 as NPY…").arg(toQt(m_plane)));
    m_saveCsv->setText(tr("Save all as CSV…"));
}

void ResultsSaving::chooseFile(const QString& suffix)
{
    auto* chooser = makeFileChooser(m_parent, tr("Save results"));
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(suffix);
    const bool isTable = suffix == QLatin1StringView("csv");
    chooser->setNameFilter(isTable ? tr("Tables (*.csv)") : tr("NumPy arrays (*.npy)"));
    chooser->selectFile(toQt(isTable ? m_report->selection.kernel : m_plane) + u'.' + suffix);
    connect(chooser, &QFileDialog::fileSelected, this, &ResultsSaving::saveTo);
    chooser->open();
}

void ResultsSaving::saveTo(const QString& path)
{
    if (!m_report)
        return;
    m_jobs.start<Result<void>>(
        {{0, "save results " + fromQt(path)}, fromQt(tr("Writing %1").arg(path)), workspace::Pool::files},
        [report = m_report, outputs = workspace::outputsTo(fromQt(path), m_plane, *m_report->result)](
            const process::JobContext&) { return workspace::saveResults(outputs, report->result->planes); },
        [guarded = QPointer(this), path](const Result<void>& saved) {
            if (!guarded)
                return;
            if (saved)
                guarded->m_message.show(InlineMessage::Kind::note, tr("Saved to %1.").arg(path));
            else
                guarded->m_message.show(saved.error());
        });
}

} // namespace hawk::ui
