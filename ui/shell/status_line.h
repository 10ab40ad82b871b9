// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStatusBar>

#include "workspace/workspace.h"

class QProgressBar;
class QToolButton;

namespace hawk::ui {

class ElidedLabel;

/// The bar at the lower edge: caret, kernel, requests to the cache, worker, threads, architecture; at the
/// right the running job with its progress, and a button that stops it where that is somebody's to decide: a
/// build, a run, a bundle.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(workspace::Workspace& workspace, QWidget* parent = nullptr);

    /// Both count from 1; 0 when there is no text.
    void showCaret(int line, int column);
    /// 0: all.
    void showThreads(int threads);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showKernel();
    void showRequests();
    void showWorker();
    void showJobs();
    void adaptWidth();
    QString kernelState() const;

    workspace::Workspace& m_workspace;
    ElidedLabel *m_caret, *m_kernel, *m_requests, *m_worker, *m_threads, *m_target, *m_job;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    int m_line = 0, m_column = 0, m_threadCount = 0;
    std::uint64_t m_jobOnShow = 0;
};

} // namespace hawk::ui
