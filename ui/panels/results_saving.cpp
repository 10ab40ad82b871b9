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
#include "panels/save_text.h"
#include "workspace/jobs.h"

namespace hawk::ui {

using workspace::ResultFormat;

ResultsSaving::ResultsSaving(workspace::Jobs& jobs, InlineMessage& message, QWidget* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_message(message)
    , m_parent(parent)
    , m_saveNpy(makeAction({"results.saveNpy", "hawk run FILE -o y=y.npy", {}, "save"}, parent))
    , m_saveCsv(makeAction({"results.saveCsv", "hawk run FILE -o y=y.csv", {}, "save"}, parent))
{
    connect(m_saveNpy, &QAction::triggered, this, [this] { chooseFile(ResultFormat::npy); });
    connect(m_saveCsv, &QAction::triggered, this, [this] { chooseFile(ResultFormat::csv); });
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

void ResultsSaving::chooseFile(ResultFormat format)
{
    if (!m_report)
        return;
    const bool isTable = format == ResultFormat::csv;
    const QString suffix = isTable ? QStringLiteral("csv") : QStringLiteral("npy");
    auto* chooser = makeFileChooser(m_parent, tr("Save results"));
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(suffix);
    chooser->setNameFilter(isTable ? tr("Tables (*.csv)") : tr("NumPy arrays (*.npy)"));
    chooser->selectFile(toQt(isTable ? m_report->selection.kernel : m_plane) + u'.' + suffix);
    connect(chooser, &QFileDialog::fileSelected, this,
            [this, format](const QString& path) { saveAs(format, path); });
    chooser->open();
}

void ResultsSaving::saveAs(ResultFormat format, const QString& path)
{
    // Whoever reads the file goes by its name, and so does saveTo().
    if (workspace::resultFormatOf(fromQt(path)) == format)
        return saveTo(path);
    m_message.show(InlineMessage::Kind::warning, [format, path] {
        return (format == ResultFormat::csv
                    ? tr("%1 was not written, because the name of a table ends in .csv. Save it again "
                         "under such a name.")
                    : tr("%1 was not written, because the name of an array ends in .npy. Save it again "
                         "under such a name."))
            .arg(path);
    });
    Q_EMIT refused();
}

void ResultsSaving::saveTo(const QString& path)
{
    if (!m_report)
        return;
    m_jobs.start<Result<void>>(
        {{0, "save results " + fromQt(path)}, fromQt(titleOfSaving(path)), workspace::Pool::files},
        [report = m_report, outputs = workspace::outputsTo(fromQt(path), m_plane, *m_report->result)](
            const process::JobContext&) {
            return workspace::saveResults(outputs, report->result->planes, report->result->sampleCount);
        },
        [guarded = QPointer(this), path](const Result<void>& saved) {
            if (!guarded)
                return;
            if (saved)
                return guarded->m_message.show(InlineMessage::Kind::note,
                                               [path] { return tr("Saved as %1.").arg(path); });
            guarded->m_message.show(saved.error());
            Q_EMIT guarded->refused();
        });
}

} // namespace hawk::ui
