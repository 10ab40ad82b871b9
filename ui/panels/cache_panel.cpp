// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>

#include "common/action.h"
#include "panels/cache_browser.h"
#include "panels/cache_request_bar.h"

namespace hawk::ui {

namespace {

constexpr int gap = 8;

} // namespace

CachePanel::CachePanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("cache"), parent)
    , m_workspace(workspace)
    , m_copyKey(
          makeAction({.id = "cache.copyKey", .verb = "hawk show FILE --what key", .icon = "copy"}, this))
    , m_copyCommand(makeAction({.id = "cache.copyCommand", .icon = "copy"}, this))
    , m_build(
          makeAction({.id = "cache.build", .verb = "hawk build FILE:KERNEL -d DIR", .icon = "build"}, this))
    , m_splitter(new QSplitter(this))
    , m_bar(new CacheRequestBar(this))
    , m_thisBuild(new CacheBuildView(m_copyKey, m_copyCommand, this))
    , m_browser(new CacheBrowser(workspace.cache(), m_build, this))
{
    m_splitter->addWidget(makeSummary());
    m_splitter->addWidget(m_browser);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({fontMetrics().averageCharWidth() * 60, fontMetrics().averageCharWidth() * 120});
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    observe();
    retranslate();
    updateActions();
}

QWidget* CachePanel::makeSummary()
{
    auto* scroll = new QScrollArea(this);
    // What stands in it takes the keyboard.
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget(scroll);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    layout->setSpacing(2 * gap);
    layout->addWidget(m_bar);
    layout->addWidget(m_thisBuild);
    layout->addStretch();
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    scroll->setWidget(content);
    return scroll;
}

void CachePanel::observe()
{
    connect(&m_workspace.cache(), &workspace::CacheState::changed, this, &Panel::requestRefresh);
    connect(&m_workspace.builds(), &workspace::Builds::buildFinished, this, &Panel::requestRefresh);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &Panel::requestRefresh);
    connect(m_browser, &CacheBrowser::asked, this, &Panel::wantsAttention);
    connect(m_copyKey, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(CacheBuildView::keyOf(m_workspace.builds().lastBuild()));
    });
    connect(m_copyCommand, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(CacheBuildView::commandOf(m_workspace.builds().lastBuild()));
    });
    connect(m_build, &QAction::triggered, &m_workspace.builds(), &workspace::Builds::build);
}

QString CachePanel::title() const
{
    return tr("Cache");
}

QList<QAction*> CachePanel::panelActions() const
{
    return m_browser->browserActions() << m_copyKey << m_copyCommand;
}

void CachePanel::refresh()
{
    workspace::CacheState& cache = m_workspace.cache();
    if (!cache.stats())
        cache.refresh();
    else
        m_bar->setFigures({.hits = cache.stats()->hits,
                           .misses = cache.stats()->misses,
                           .failures = cache.stats()->failures,
                           .bypassed = cache.stats()->bypassed});
    m_thisBuild->setReport(m_workspace.builds().lastBuild());
    m_browser->refresh();
}

void CachePanel::updateActions()
{
    const workspace::Builds& builds = m_workspace.builds();
    m_copyKey->setEnabled(!CacheBuildView::keyOf(builds.lastBuild()).isEmpty());
    m_copyCommand->setEnabled(!CacheBuildView::commandOf(builds.lastBuild()).isEmpty());
    m_build->setEnabled(!builds.selection().kernel.empty());
    m_browser->updateActions();
}

void CachePanel::retranslate()
{
    m_copyKey->setText(tr("Copy the key of this build"));
    m_copyCommand->setText(tr("Copy the command line of this build"));
    m_build->setText(tr("Build"));
    m_browser->retranslate();
}

void CachePanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    const bool isNarrow = event->size().width() < fontMetrics().averageCharWidth() * 90;
    const Qt::Orientation orientation = isNarrow ? Qt::Vertical : Qt::Horizontal;
    if (orientation == m_splitter->orientation())
        return;
    m_splitter->setOrientation(orientation);
    // One above the other, the summary needs no more than its lines.
    if (isNarrow)
        m_splitter->setSizes({m_splitter->widget(0)->sizeHint().height(), height()});
    else
        m_splitter->setSizes({width() / 3, width() * 2 / 3});
}

} // namespace hawk::ui
