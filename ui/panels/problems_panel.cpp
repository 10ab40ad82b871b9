// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/problems_panel.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include "common/action.h"
#include "common/empty_state.h"

namespace hawk::ui {

using workspace::DocumentId;

namespace {

/// Shorter breaks between an edit and its analysis do not show.
constexpr int staleAfterMilliseconds = 400;

} // namespace

ProblemsPanel::ProblemsPanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("problems"), parent)
    , m_workspace(workspace)
    , m_stack(new QStackedWidget(this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyState(this))
    , m_state(new QLabel(this))
    , m_fixBar(new QWidget(this))
    , m_fixes(new QLabel(m_fixBar))
    , m_goTo(makeAction({.id = "problems.goTo"}, this))
    , m_fix(makeAction({.id = "problems.fix",
                        .verb = "hawk check --fix",
                        .shortcut = Qt::CTRL | Qt::Key_Period,
                        .icon = "fix"},
                       this))
    , m_fixAll(makeAction({.id = "problems.fixAll", .verb = "hawk check --fix"}, this))
    , m_copy(makeAction({.id = "problems.copy", .icon = "copy"}, this))
    , m_copyAll(makeAction({.id = "problems.copyAll", .verb = "hawk check"}, this))
{
    layOut();
    connect(m_table, &QTableView::activated, this, &ProblemsPanel::activate);
    connect(m_goTo, &QAction::triggered, this, [this] { activate(m_table->currentIndex()); });
    connect(m_fix, &QAction::triggered, this, &ProblemsPanel::fixSelected);
    connect(m_fixAll, &QAction::triggered, this,
            [this] { Q_EMIT allFixesWanted(m_workspace.documents().current()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ProblemsPanel::updateActions);
    connect(m_copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    connect(m_copyAll, &QAction::triggered, this, &ProblemsPanel::copyAll);
    m_staleness.setSingleShot(true);
    m_staleness.setInterval(staleAfterMilliseconds);
    connect(&m_staleness, &QTimer::timeout, this, [this] {
        m_model.setFreshness(ProblemsModel::Freshness::stale);
        m_state->show();
    });
    connectWorkspace();
    retranslate();
}

void ProblemsPanel::layOut()
{
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(ProblemsModel::message, QHeaderView::Stretch);
    header->setSectionResizeMode(ProblemsModel::hint, QHeaderView::Stretch);
    header->setSectionResizeMode(ProblemsModel::code, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ProblemsModel::place, QHeaderView::ResizeToContents);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_goTo, m_fix, m_fixAll, m_copy, m_copyAll});
    // The editor's own keys must keep working.
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_fix->setShortcutContext(Qt::WidgetWithChildrenShortcut);

    m_state->setContentsMargins(8, 4, 8, 4);
    m_state->hide();
    m_fixes->setTextFormat(Qt::PlainText);
    auto* fixAll = new QToolButton(m_fixBar);
    fixAll->setDefaultAction(m_fixAll);
    fixAll->setFocusPolicy(Qt::TabFocus);
    auto* bar = new QHBoxLayout(m_fixBar);
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(8);
    bar->addWidget(m_fixes);
    bar->addWidget(fixAll);
    bar->addStretch();
    m_fixBar->hide();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_state);
    layout->addWidget(m_fixBar);
    layout->addWidget(m_stack, 1);
}

void ProblemsPanel::connectWorkspace()
{
    workspace::Documents& documents = m_workspace.documents();
    connect(&documents, &workspace::Documents::analysed, this, [this](DocumentId id) {
        if (id == m_workspace.documents().current())
            take();
    });
    connect(&documents, &workspace::Documents::currentChanged, this, &ProblemsPanel::take);
    connect(&documents, &workspace::Documents::closed, this, &ProblemsPanel::take);
    connect(&documents, &workspace::Documents::factsChanged, this, [this](DocumentId id) {
        if (id == m_workspace.documents().current())
            followEdits();
    });
    connect(&m_workspace.builds(), &workspace::Builds::buildFinished, this, &ProblemsPanel::take);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &ProblemsPanel::take);
    connect(&m_workspace.builds(), &workspace::Builds::textChanged, this, [this](workspace::KernelView view) {
        if (view == workspace::KernelView::resources)
            take();
    });
}

void ProblemsPanel::followEdits()
{
    workspace::Documents& documents = m_workspace.documents();
    const auto analysis = documents.analysis(documents.current());
    if (analysis && analysis->revision != documents.facts(documents.current()).revision)
        m_staleness.start();
}

void ProblemsPanel::take()
{
    workspace::Documents& documents = m_workspace.documents();
    const DocumentId id = documents.current();
    const auto analysis = documents.contains(id) ? documents.analysis(id) : nullptr;
    const auto build = m_workspace.builds().lastBuild();
    // What a compiler said to an older text points to places that may have moved.
    const bool isBuildOurs = analysis && build && build->error && build->selection.document == id
        && build->revision == analysis->revision;
    if (!analysis || analysis->revision == documents.facts(id).revision) {
        m_staleness.stop();
        m_model.setFreshness(ProblemsModel::Freshness::current);
        m_state->hide();
    }
    m_model.set(
        problemsOf(analysis.get(), isBuildOurs ? &*build->error : nullptr, compilerWarnings(analysis.get())));
    requestRefresh();
    if (std::exchange(m_told, m_model.rowCount()) != m_model.rowCount())
        Q_EMIT titleChanged();
}

std::vector<text::Diagnostic> ProblemsPanel::compilerWarnings(const workspace::Analysis* analysis) const
{
    std::vector<text::Diagnostic> warnings;
    if (!analysis)
        return warnings;
    const workspace::Builds& builds = m_workspace.builds();
    const auto build = builds.lastBuild();
    if (build && build->built && build->selection == builds.selection()
        && build->revision == analysis->revision)
        warnings = build->built->artifact.warnings;
    // A look at what a kernel takes of a device compiles for it, whatever is built.
    const auto resources = builds.text(workspace::KernelView::resources);
    if (resources && resources->revision == analysis->revision)
        warnings.insert(warnings.end(), resources->warnings.begin(), resources->warnings.end());
    return warnings;
}

void ProblemsPanel::refresh()
{
    m_model.setColours(coloursFor(palette()));
    const bool isEmpty = m_model.rowCount() == 0;
    if (isEmpty)
        showEmptiness();
    const int fixes = m_model.fixCount();
    m_fixBar->setVisible(fixes > 0);
    m_fixes->setText(tr("%n problem(s) can be fixed automatically.", nullptr, fixes));
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_table);
}

void ProblemsPanel::updateActions()
{
    const bool isEmpty = m_model.rowCount() == 0;
    if (!isEmpty && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model.index(0, 0));
    for (QAction* action : panelActions())
        action->setEnabled(!isEmpty);
    const QModelIndex current = m_table->currentIndex();
    m_fix->setEnabled(current.isValid() && !m_model.at(current.row()).fix.isEmpty());
    m_fixAll->setEnabled(m_model.fixCount() > 0);
}

void ProblemsPanel::showEmptiness()
{
    const workspace::Documents& documents = m_workspace.documents();
    const DocumentId id = documents.current();
    m_empty->set(!documents.contains(id)      ? tr("The problems of the open kernel file are listed here.")
                     : documents.analysis(id) ? tr("No problems.")
                                              : tr("The file is being read."));
}

QString ProblemsPanel::title() const
{
    return m_model.rowCount() == 0 ? tr("Problems")
                                   : tr("Problems %1").arg(QLocale().toString(m_model.rowCount()));
}

QList<QAction*> ProblemsPanel::panelActions() const
{
    return {m_goTo, m_fix, m_fixAll, m_copy, m_copyAll};
}

void ProblemsPanel::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Problem& problem = m_model.at(index.row());
    if (problem.range)
        Q_EMIT placeActivated(m_workspace.documents().current(), *problem.range);
}

void ProblemsPanel::fixSelected()
{
    catchUp();
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    const Problem& problem = m_model.at(index.row());
    if (problem.range && !problem.fix.isEmpty())
        Q_EMIT fixWanted(m_workspace.documents().current(), *problem.range, problem.code);
}

void ProblemsPanel::copySelected()
{
    QStringList lines;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        lines << m_model.line(index.row());
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsPanel::copyAll()
{
    QStringList lines;
    for (int row = 0; row < m_model.rowCount(); ++row)
        lines << m_model.line(row);
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsPanel::retranslate()
{
    m_table->setAccessibleName(tr("Problems"));
    m_goTo->setText(tr("Go to problem"));
    m_fix->setText(tr("Apply fix"));
    m_fixAll->setText(tr("Apply all fixes"));
    m_fixAll->setToolTip(tr("Makes every fix of the file, as one step that can be undone"));
    m_copy->setText(tr("Copy selected problems"));
    m_copyAll->setText(tr("Copy all problems"));
    m_state->setText(tr("The text changed. It is being checked."));
    Q_EMIT m_model.headerDataChanged(Qt::Horizontal, 0, ProblemsModel::columns - 1);
    take();
}

} // namespace hawk::ui
