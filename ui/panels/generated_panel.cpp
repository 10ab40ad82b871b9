// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/generated_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "lineview/line_view_actions.h"
#include "panels/generated_actions.h"
#include "panels/generated_header.h"
#include "panels/resources_view.h"
#include "panels/save_text.h"

namespace hawk::ui {

namespace {

using workspace::KernelView;

TextLanguage languageOf(KernelView view)
{
    switch (view) {
    case KernelView::ir:
        return TextLanguage::ir;
    case KernelView::host:
        return TextLanguage::cxx;
    case KernelView::cuda:
        return TextLanguage::cuda;
    case KernelView::ptx:
        return TextLanguage::ptx;
    case KernelView::assembly:
        return TextLanguage::assembly;
    case KernelView::resources:
    case KernelView::key:
    case KernelView::closure:
        break;
    }
    return TextLanguage::plain;
}

QString suffixOf(KernelView view)
{
    switch (view) {
    case KernelView::host:
        return QStringLiteral("cpp");
    case KernelView::cuda:
        return QStringLiteral("cu");
    case KernelView::ptx:
        return QStringLiteral("ptx");
    case KernelView::assembly:
        return QStringLiteral("s");
    default:
        return QStringLiteral("txt");
    }
}

int tabOf(KernelView view)
{
    return static_cast<int>(std::ranges::find(shownViews, view) - shownViews.begin());
}

} // namespace

GeneratedPanel::GeneratedPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : Panel(QStringLiteral("generated"), parent)
    , m_workspace(workspace)
    , m_places(workspace.documents(), workspace.jobs())
    , m_actions(new GeneratedActions(this))
    , m_tabs(new QTabBar(this))
    , m_header(new GeneratedHeader(this))
    , m_message(new InlineMessage(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_lines(new LineView(highlighting, this))
    , m_resources(new ResourcesView(this))
{
    m_lines->viewActions().setArea(id());
    m_lines->setLanguage(languageOf(m_view));
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->addContextActions({m_actions->revealLinked, m_actions->jumpBack});
    layOut();
    connectActions();
    connectLinks();
    const auto changed = [this] { requestRefresh(); };
    connect(&workspace.builds(), &workspace::Builds::textChanged, this, [this](KernelView view) {
        if (view == m_view)
            requestRefresh();
    });
    connect(&workspace.builds(), &workspace::Builds::selectionChanged, this, changed);
    connect(&workspace.builds(), &workspace::Builds::kernelsChanged, this, changed);
    // A text without a kernel is told from one with faults.
    connect(&workspace.documents(), &workspace::Documents::analysed, this, [this] {
        if (!m_shown.text)
            requestRefresh();
    });
    retranslate();
    updateActions();
}

GeneratedPanel::~GeneratedPanel() = default;

void GeneratedPanel::layOut()
{
    m_tabs->setObjectName(QStringLiteral("generated.tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    for (std::size_t i = 0; i < shownViews.size(); ++i)
        m_tabs->addTab(QString());
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(0, 0, 8, 0);
    bar->setSpacing(4);
    bar->addWidget(m_tabs, 1);
    for (QAction* action :
         {m_actions->diff, m_actions->copyAll, m_lines->viewActions().find, m_actions->saveAs}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
    m_pages->addWidget(m_lines);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_resources);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_header);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
}

void GeneratedPanel::connectActions()
{
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { showView(shownViews.at(static_cast<std::size_t>(tab))); });
    for (std::size_t i = 0; i < shownViews.size(); ++i)
        connect(m_actions->views[i], &QAction::triggered, this, [this, i] {
            showView(shownViews[i]);
            (m_pages->currentWidget() == m_resources ? static_cast<QWidget*>(m_resources) : m_lines)
                ->setFocus(Qt::ShortcutFocusReason);
        });
    connect(m_actions->diff, &QAction::toggled, this, [this] {
        takeBack(Said::nothingToCompare);
        requestRefresh();
    });
    connect(m_actions->pin, &QAction::triggered, this, &GeneratedPanel::pin);
    connect(m_actions->copyAll, &QAction::triggered, this, &GeneratedPanel::copyAll);
    connect(m_actions->saveAs, &QAction::triggered, this, &GeneratedPanel::saveAs);
}

QString GeneratedPanel::title() const
{
    return tr("Generated text");
}

QList<QAction*> GeneratedPanel::panelActions() const
{
    return m_actions->all() + m_lines->viewActions().all();
}

void GeneratedPanel::showView(KernelView view)
{
    if (view != m_view) {
        m_readings[m_view] = {m_lines->selection(), m_lines->firstVisibleRow()};
        m_view = view;
        m_shown = {};
        takeBack(m_said);
        m_lines->setText(LineText());
        m_lines->setLanguage(languageOf(view));
    }
    m_tabs->setCurrentIndex(tabOf(view));
    m_actions->views[static_cast<std::size_t>(tabOf(view))]->setChecked(true);
    m_actions->pin->setChecked(m_pinned.contains(view));
    requestRefresh();
}

void GeneratedPanel::updateWanted()
{
    for (const KernelView view : shownViews)
        m_workspace.builds().setWanted(view, isVisible() && view == m_view);
}

void GeneratedPanel::showEvent(QShowEvent* event)
{
    Panel::showEvent(event);
    updateWanted();
}

void GeneratedPanel::hideEvent(QHideEvent* event)
{
    updateWanted();
    Panel::hideEvent(event);
}

void GeneratedPanel::copyAll()
{
    catchUp();
    QGuiApplication::clipboard()->setText(m_lines->text().text());
}

void GeneratedPanel::saveAs()
{
    catchUp();
    const auto shown = m_shown.text;
    if (!shown)
        return;
    const QString suffix = suffixOf(m_view);
    const auto save = [this, shown](const QString& path) {
        saveText(m_workspace.jobs(), path, shown->text, this, [this, path](const Result<void>& saved) {
            m_said = Said::saved;
            if (saved)
                m_message->show(InlineMessage::Kind::note, [path] { return tr("Saved as %1.").arg(path); });
            else
                m_message->show(saved.error());
        });
    };
    askWhereToSave(this, tr("Save generated text"), toQt(shown->kernel) + u'.' + suffix,
                   tr("Generated text (*.%1);;All files (*)").arg(suffix), save);
}

void GeneratedPanel::retranslate()
{
    m_actions->retranslate();
    m_spelled.clear();
    m_tabs->setAccessibleName(tr("Views of the kernel"));
    for (std::size_t i = 0; i < shownViews.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), m_actions->views[i]->text());
    m_tabs->setTabToolTip(tabOf(KernelView::host), tr("The C++ text for the CPU"));
    m_tabs->setTabToolTip(tabOf(KernelView::cuda), tr("The CUDA text for the GPU"));
    m_tabs->setTabToolTip(tabOf(KernelView::ir), tr("The values that the kernel computes, one per line"));
    m_tabs->setTabToolTip(tabOf(KernelView::ptx), tr("What the device compiler made of the CUDA text"));
    m_tabs->setTabToolTip(tabOf(KernelView::resources),
                          tr("What the kernel takes of a GPU, and how busy that keeps it"));
    m_tabs->setTabToolTip(tabOf(KernelView::assembly), tr("What the C++ compiler made for this CPU"));
    m_lines->setAccessibleName(tr("Generated text"));
    m_resources->retranslate();
}

} // namespace hawk::ui
