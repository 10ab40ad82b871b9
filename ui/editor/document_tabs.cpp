// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_tabs.h"

#include <algorithm>

#include <QAction>
#include <QBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include "common/action.h"
#include "common/inline_message.h"
#include "editor/document_page.h"
#include "editor/document_tabs_bar.h"
#include "editor/editor_actions.h"
#include "editor/welcome_page.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;

DocumentTabs::DocumentTabs(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_highlighting(highlighting)
    , m_question(new InlineMessage(this))
    , m_message(new InlineMessage(this))
    , m_stack(new QStackedWidget(this))
    , m_welcome(new WelcomePage(this))
    , m_tabs(new DocumentTabWidget(this))
    , m_saveAllAndQuit(makeAction({.id = "message.saveAllAndQuit"}, this))
    , m_quitAnyway(makeAction({.id = "message.quitAnyway"}, this))
    , m_stay(makeAction({.id = "message.stay"}, this))
    , m_failures(*m_message)
{
    setAcceptDrops(true);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_tabs);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_question);
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);

    m_actions =
        new EditorActions([this] { return currentPage(); },
                          {.create = [this] { m_workspace.documents().create({}, {}); },
                           .open = [this] { askForFiles(); },
                           .save =
                               [this] {
                                   if (DocumentPage* page = currentPage())
                                       page->save();
                               },
                           .saveAs = [this] { saveAs(); },
                           .saveAll = [this] { saveAll(); },
                           .close = [this] { closeCurrent(); },
                           .reopen = [this] { reopen(); },
                           .nextTab = [this] { stepTab(1); },
                           .previousTab = [this] { stepTab(-1); },
                           .zoom = [this](int steps) { setZoom(steps == 0 ? 100 : m_zoom + 10 * steps); },
                           .hasTab = [this] { return m_tabs->count() > 0; }},
                          this);
    addActions(m_actions->all());

    connect(m_tabs, &QTabWidget::currentChanged, this, &DocumentTabs::tabChanged);
    connect(m_saveAllAndQuit, &QAction::triggered, this, [this] {
        m_question->dismiss();
        m_quitsWhenSaved = true;
        saveAll();
    });
    connect(m_quitAnyway, &QAction::triggered, this, [this] {
        m_workspace.documents().giveUpUnsaved();
        Q_EMIT quitConfirmed();
    });
    connect(m_stay, &QAction::triggered, m_question, &InlineMessage::dismiss);
    connect(m_message, &InlineMessage::dismissed, this, [this] { m_failures.forget(); });
    connectWorkspace();
    retranslate();
    for (const DocumentId id : workspace.documents().all())
        addPage(id);
    updateActions();
}

DocumentTabs::~DocumentTabs() = default;

void DocumentTabs::connectWorkspace()
{
    Documents& documents = m_workspace.documents();
    connect(&documents, &Documents::opened, this, &DocumentTabs::addPage);
    connect(&documents, &Documents::closed, this, &DocumentTabs::removePage);
    connect(&documents, &Documents::factsChanged, this, &DocumentTabs::label);
    connect(&documents, &Documents::openFailed, this,
            [this](const std::string& path, const hawk::Error& error) { m_failures.add(path, error); });
    connect(&documents, &Documents::currentChanged, this, [this](DocumentId id) {
        if (DocumentPage* shown = page(id))
            m_tabs->setCurrentWidget(shown);
    });
    connect(&documents, &Documents::saved, this, [this] { quitIfSaved(); });
}

QList<QAction*> DocumentTabs::tabActions() const
{
    return m_actions->all();
}

void DocumentTabs::setExamplesAction(QAction* action)
{
    m_examples = action;
    retranslate();
}

DocumentPage* DocumentTabs::page(DocumentId id) const
{
    const auto found = m_pages.find(id);
    return found == m_pages.end() ? nullptr : found->second;
}

DocumentPage* DocumentTabs::currentPage() const
{
    return qobject_cast<DocumentPage*>(m_tabs->currentWidget());
}

void DocumentTabs::tabChanged()
{
    if (DocumentPage* shown = currentPage(); shown && m_workspace.documents().contains(shown->id()))
        m_workspace.documents().setCurrent(shown->id());
    updateActions();
}

void DocumentTabs::updateActions()
{
    m_actions->update(m_closed.empty() ? EditorActions::Reopening::impossible
                                       : EditorActions::Reopening::possible);
}

void DocumentTabs::reveal(DocumentId id, text::Range range)
{
    if (DocumentPage* shown = page(id)) {
        m_tabs->setCurrentWidget(shown);
        shown->reveal(range);
    }
}

void DocumentTabs::setLinkedRanges(DocumentId id, const std::vector<text::Range>& ranges)
{
    if (DocumentPage* shown = page(id))
        shown->setLinkedRanges(ranges);
}

void DocumentTabs::stepTab(int step)
{
    const int count = m_tabs->count();
    if (count == 0)
        return;
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + count) % count);
    m_tabs->currentWidget()->setFocus();
}

void DocumentTabs::setZoom(int percent)
{
    percent = std::clamp(percent, 50, 400);
    if (std::exchange(m_zoom, percent) == percent)
        return;
    for (CodeEditor* editor : findChildren<CodeEditor*>())
        editor->setZoom(percent);
    Q_EMIT zoomChanged(percent);
}

void DocumentTabs::retranslate()
{
    m_tabs->setAccessibleName(tr("Open documents"));
    m_tabs->tabBar()->setAccessibleName(tr("Open documents"));
    nameCloseButtons();
    m_saveAllAndQuit->setText(tr("Save all and quit"));
    m_quitAnyway->setText(tr("Quit without saving"));
    m_stay->setText(tr("Cancel"));
    QList<QAction*> ways{m_actions->find(QStringLiteral("file.new")),
                         m_actions->find(QStringLiteral("file.open"))};
    if (m_examples)
        ways.append(m_examples);
    m_welcome->setActions(ways);
    for (const auto& [id, page] : m_pages)
        label(id);
}

void DocumentTabs::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        retranslate();
    }
}

} // namespace hawk::ui
