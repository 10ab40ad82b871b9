// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_panel.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QProgressBar>
#include <QStackedWidget>
#include <QUrl>

#include "common/action.h"
#include "common/colours.h"
#include "common/empty_state.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_view.h"

namespace hawk::ui {

namespace {

constexpr int gap = 8;

/// The local file or folder that is dragged; empty when it is something else.
QString draggedPath(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

ManifestPanel::ManifestPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : Panel(QStringLiteral("manifest"), parent)
    , m_workspace(workspace)
    , m_actions(makeActions())
    , m_build(makeAction({.id = "bundle.build", .icon = "build"}, this))
    , m_closeForm(makeAction({.id = "bundle.closeForm"}, this))
    , m_stateIcon(new QLabel(this))
    , m_state(new QLabel(this))
    , m_form(new ManifestExportForm(m_build, m_closeForm, this))
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
}

ManifestPanel::Actions ManifestPanel::makeActions()
{
    return {
        .exportBundle = makeAction({.id = "bundle.export",
                                    .verb = "hawk build FILE -d DIR",
                                    .shortcut = Qt::CTRL | Qt::Key_E,
                                    .icon = "export"},
                                   this),
        .open = makeAction({.id = "bundle.open", .verb = "hawk bundle show DIR", .icon = "open"}, this),
        .verify =
            makeAction({.id = "bundle.verify", .verb = "hawk bundle show DIR", .icon = "refresh"}, this),
        .openFolder = makeAction({.id = "bundle.openFolder", .icon = "folder"}, this),
        .copyPath = makeAction({.id = "bundle.copyPath", .icon = "copy"}, this),
        .stop = makeAction({.id = "bundle.stop", .icon = "stop"}, this),
    };
}

QWidget* ManifestPanel::makeToolRow()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap / 2);
    for (QAction* action : {m_actions.exportBundle, m_actions.open, m_actions.verify, m_actions.openFolder,
                            m_actions.copyPath}) {
        auto* button = new QToolButton(row);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        const bool hasWords = action == m_actions.exportBundle || action == m_actions.open;
        button->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        layout->addWidget(button);
    }
    layout->addSpacing(gap);
    layout->addWidget(m_stateIcon);
    layout->addWidget(m_state, 1);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
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
    stop->setDefaultAction(m_actions.stop);
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
        if (error.code == "cancelled")
            m_message->show(InlineMessage::Kind::note,
                            tr("The bundle was not built. What was in the folder is still there."));
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
    connect(&m_workspace.jobs(), &workspace::Jobs::changed, this, &ManifestPanel::updateProgress);
    connect(m_form, &ManifestExportForm::changed, this, [this] {
        m_build->setEnabled(m_form->isComplete());
        orderPreview();
    });

    connect(m_actions.exportBundle, &QAction::triggered, this, &ManifestPanel::startExport);
    connect(m_build, &QAction::triggered, this, &ManifestPanel::build);
    connect(m_closeForm, &QAction::triggered, this, [this] {
        m_form->hide();
        refresh();
    });
    connect(m_actions.stop, &QAction::triggered, &bundles, &workspace::Bundles::cancel);
    connect(m_actions.open, &QAction::triggered, this, &ManifestPanel::openBundle);
    connect(m_actions.verify, &QAction::triggered, this, [this] {
        if (const auto report = m_workspace.bundles().report())
            m_workspace.bundles().inspect(report->view.directory);
    });
    connect(m_actions.openFolder, &QAction::triggered, this, &ManifestPanel::openFolder);
    connect(m_actions.copyPath, &QAction::triggered, this, [this] {
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
    return {m_actions.exportBundle, m_actions.open,     m_actions.verify,
            m_actions.openFolder,   m_actions.copyPath, m_actions.stop};
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
    refreshState();
    updateProgress();
    updateActions();
}

void ManifestPanel::refreshView()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    static const std::optional<bundle::Bundle> nothingBuilt;
    if (showsPreview())
        m_view->setBundle(bundles.previewed(),
                          bundles.kernels().empty() ? BundleFacts::Origin::formerPreview
                                                    : BundleFacts::Origin::preview,
                          nothingBuilt);
    else
        m_view->setBundle(ManifestModel::View(bundles.report(), &bundles.report()->view),
                          BundleFacts::Origin::folder, bundles.report()->built);
    m_empty->set(
        tr("A bundle holds compiled kernels for other programs. Open a file with a kernel to see what "
           "would be built, or open the folder of a bundle to look into it."),
        m_actions.open);
    m_pages->setCurrentWidget(m_view->bundle() ? m_view : static_cast<QWidget*>(m_empty));
}

void ManifestPanel::refreshState()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    const Colours colours = coloursFor(palette());
    QString text;
    QString name = QStringLiteral("note");
    QColor colour = colours.dimmed;
    if (showsPreview() && bundles.previewError() && !bundles.kernels().empty()) {
        text = spellError(*bundles.previewError());
        name = QStringLiteral("error");
        colour = colours.error;
    } else if (showsPreview()) {
        if (m_view->bundle())
            text = bundles.kernels().empty()
                ? tr("No kernel can be built now: this would have been written before")
                : tr("Not built yet: this is what would be written");
    } else if (bundles.report()->view.faults.empty()) {
        //: %1: a folder
        text = tr("%1: every file is as it was published").arg(toQt(bundles.report()->view.directory));
        name = QStringLiteral("hit");
        colour = colours.good;
    } else {
        //: %1: a folder
        text = tr("%1: %n fault(s)", nullptr, static_cast<int>(bundles.report()->view.faults.size()))
                   .arg(toQt(bundles.report()->view.directory));
        name = QStringLiteral("error");
        colour = colours.error;
    }
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, colour);
    const int side = fontMetrics().height();
    m_stateIcon->setPixmap(icon(name, coloured).pixmap(QSize(side, side), devicePixelRatioF()));
    m_stateIcon->setVisible(!text.isEmpty());
    m_state->setPalette(coloured);
    m_state->setText(text);
    m_state->setToolTip(text);
}

void ManifestPanel::updateActions()
{
    const workspace::Bundles& bundles = m_workspace.bundles();
    const bool hasReport = bundles.report() != nullptr;
    m_actions.exportBundle->setEnabled(!bundles.kernels().empty() && !bundles.isBuilding());
    m_actions.verify->setEnabled(hasReport);
    m_actions.openFolder->setEnabled(hasReport);
    m_actions.copyPath->setEnabled(hasReport);
    m_actions.stop->setEnabled(bundles.isBuilding());
    m_build->setEnabled(m_form->isComplete() && !bundles.isBuilding());
}

void ManifestPanel::openBundle()
{
    auto* dialog = new QFileDialog(this, tr("Open the folder of a bundle"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
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
        m_message->show(InlineMessage::Kind::warning,
                        tr("No program opened the folder %1. Its path can be copied.").arg(folder),
                        {m_actions.copyPath});
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

void ManifestPanel::retranslate()
{
    m_actions.exportBundle->setText(tr("Export a bundle…"));
    m_actions.open->setText(tr("Open a bundle folder…"));
    m_actions.verify->setText(tr("Verify the bundle again"));
    m_actions.openFolder->setText(tr("Open the folder of the bundle"));
    m_actions.copyPath->setText(tr("Copy the path of the bundle"));
    m_actions.stop->setText(tr("Stop building the bundle"));
    m_actions.stop->setIconText(tr("Stop"));
    m_build->setText(tr("Build the bundle"));
    m_closeForm->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the bundle"));
    m_form->retranslate();
    m_view->retranslate();
}

} // namespace hawk::ui
