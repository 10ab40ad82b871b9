// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QProgressBar>
#include <QStackedWidget>

#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/manifest_actions.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_state.h"
#include "panels/manifest_view.h"
#include "text/cancelled.h"

namespace hawk::ui {

static constexpr int gap = 8;

ManifestPanel::ManifestPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : Panel(QStringLiteral("manifest"), parent)
    , m_workspace(workspace)
    , m_actions(new ManifestActions(this))
    , m_state(new ManifestState(this))
    , m_form(new ManifestExportForm(m_actions->build, m_actions->closeForm, this))
    , m_progressRow(makeProgressRow())
    , m_message(new InlineMessage(this))
    , m_pages(new QStackedWidget(this))
    , m_view(new ManifestView(highlighting, this))
    , m_empty(new EmptyState(this))
{
    setAcceptDrops(true);
    m_form->hide();
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeToolRow());
    layout->addWidget(m_form);
    layout->addWidget(m_progressRow);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    observe();
    retranslate();
    updateActions();
}

QWidget* ManifestPanel::makeToolRow()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap / 2);
    for (QAction* action : {m_actions->exportBundle, m_actions->open, m_actions->verify,
                            m_actions->openFolder, m_actions->copyPath}) {
        auto* button = new QToolButton(row);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        const bool hasWords = action == m_actions->exportBundle || action == m_actions->open;
        button->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        layout->addWidget(button);
    }
    layout->addSpacing(gap);
    layout->addWidget(m_state, 1);
    return row;
}

QWidget* ManifestPanel::makeProgressRow()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(2 * gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap);
    m_progress = new QProgressBar(row);
    m_step = new QLabel(row);
    m_step->setTextFormat(Qt::PlainText);
    auto* stop = new QToolButton(row);
    stop->setDefaultAction(m_actions->stop);
    stop->setToolButtonStyle(Qt::ToolButtonTextOnly);
    layout->addWidget(m_step);
    layout->addWidget(m_progress, 1);
    layout->addWidget(stop);
    row->hide();
    return row;
}

void ManifestPanel::observe()
{
    workspace::Bundles& bundles = m_workspace.bundles();
    connect(&bundles, &workspace::Bundles::changed, this, &Panel::requestRefresh);
    connect(&bundles, &workspace::Bundles::previewChanged, this, &Panel::requestRefresh);
    connect(&bundles, &workspace::Bundles::built, this, &ManifestPanel::showBuilt);
    connect(&bundles, &workspace::Bundles::failed, this, [this](const Error& error) {
        if (text::isCancelled(error))
            m_message->show(InlineMessage::Kind::note, [] {
                return tr("The bundle was not built. What was in the folder is still there.");
            });
        else
            m_message->show(error);
    });
    const auto previewIsDue = [this] {
        m_isPreviewDue = true;
        requestRefresh();
    };
    connect(&m_workspace.documents(), &workspace::Documents::analysed, this, previewIsDue);
    connect(&m_workspace.documents(), &workspace::Documents::currentChanged, this, previewIsDue);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, previewIsDue);
    connect(&m_workspace.jobs(), &workspace::Jobs::changed, this, [this] {
        updateProgress();
        updateActions();
    });
    connect(m_form, &ManifestExportForm::changed, this, [this] {
        updateActions();
        orderPreview();
    });

    connect(m_actions->exportBundle, &QAction::triggered, this, &ManifestPanel::startExport);
    connect(m_actions->build, &QAction::triggered, this, &ManifestPanel::build);
    connect(m_actions->closeForm, &QAction::triggered, this, [this] {
        m_form->hide();
        requestRefresh();
    });
    connect(m_actions->stop, &QAction::triggered, &bundles, &workspace::Bundles::cancel);
    connect(m_actions->open, &QAction::triggered, this, &ManifestPanel::openBundle);
    connect(m_actions->verify, &QAction::triggered, this, [this] {
        if (const auto report = m_workspace.bundles().report())
            m_workspace.bundles().inspect(report->view.directory);
    });
    connect(m_actions->openFolder, &QAction::triggered, this, &ManifestPanel::openFolder);
    connect(m_actions->copyPath, &QAction::triggered, this, [this] {
        if (const auto report = m_workspace.bundles().report())
            QGuiApplication::clipboard()->setText(toQt(report->view.directory));
    });
}

QString ManifestPanel::title() const
{
    return tr("Manifest");
}

QList<QAction*> ManifestPanel::panelActions() const
{
    return m_actions->all();
}

bool ManifestPanel::showsPreview() const
{
    return m_form->isVisibleTo(this) || !m_workspace.bundles().report();
}

void ManifestPanel::refresh()
{
    if (m_isPreviewDue)
        orderPreview();
    refreshView();
    updateProgress();
}

void ManifestPanel::refreshView()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    static const std::optional<bundle::Bundle> nothingBuilt;
    if (showsPreview()) {
        m_view->setBundle(bundles.previewed(),
                          bundles.kernels().empty() ? BundleFacts::Origin::formerPreview
                                                    : BundleFacts::Origin::preview,
                          nothingBuilt);
        m_state->showPreview(bundles);
    } else {
        m_view->setBundle(ManifestModel::View(bundles.report(), &bundles.report()->view),
                          BundleFacts::Origin::folder, bundles.report()->built);
        m_state->showFolder(*bundles.report());
    }
    m_empty->set(
        tr("A bundle holds compiled kernels for other programs. Open a file with a kernel to see what "
           "would be built, or open the folder of a bundle to look into it."),
        m_actions->open);
    m_pages->setCurrentWidget(m_view->bundle() ? m_view : static_cast<QWidget*>(m_empty));
}

void ManifestPanel::updateActions()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    const bool hasReport = bundles.report() != nullptr;
    m_actions->exportBundle->setEnabled(!bundles.kernels().empty() && !bundles.isBuilding());
    m_actions->verify->setEnabled(hasReport);
    m_actions->openFolder->setEnabled(hasReport);
    m_actions->copyPath->setEnabled(hasReport);
    const auto job = buildJob();
    m_actions->stop->setEnabled(bundles.isBuilding() && !(job && job->isStopping));
    m_actions->build->setEnabled(m_form->isComplete() && !bundles.isBuilding());
}

void ManifestPanel::retranslate()
{
    m_actions->retranslate();
    m_progress->setAccessibleName(tr("Progress of the bundle"));
    m_form->retranslate();
    m_view->retranslate();
}

} // namespace hawk::ui
