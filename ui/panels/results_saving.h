// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

#include <QObject>

#include "workspace/launches.h"
#include "workspace/save_results.h"

class QAction;
class QWidget;

namespace hawk::workspace {
class Jobs;
}

namespace hawk::ui {

class InlineMessage;

/// Files of the results: which plane, where to, and how that ended. The writing is a job over
/// workspace::saveResults(), as in the terminal.
class ResultsSaving : public QObject
{
    Q_OBJECT

public:
    /// `message` says how it ended; it must live as long as `parent`, over which choosers open.
    ResultsSaving(workspace::Jobs& jobs, InlineMessage& message, QWidget* parent);

    QAction* npyAction() const { return m_saveNpy; }
    QAction* csvAction() const { return m_saveCsv; }

    /// What is saved from now on; a null report has nothing to save. `plane` is the one for a NPY file.
    void setReport(std::shared_ptr<const workspace::LaunchReport> report);
    void setPlane(const std::string& plane);
    void retranslate();

    /// A file that ends in `.csv` gets all outputs, any other the plane.
    void saveTo(const QString& path);

Q_SIGNALS:
    /// Nothing was written, and the message says why.
    void refused();

private:
    void chooseFile(workspace::ResultFormat format);
    void saveAs(workspace::ResultFormat format, const QString& path);
    void nameActions();

    workspace::Jobs& m_jobs;
    InlineMessage& m_message;
    QWidget* m_parent;
    QAction* m_saveNpy;
    QAction* m_saveCsv;
    std::shared_ptr<const workspace::LaunchReport> m_report;
    std::string m_plane;
};

} // namespace hawk::ui
