// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_tabs.h"

#include <algorithm>

#include <QAction>
#include <QBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "common/action.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "editor/document_page.h"
#include "editor/editor_actions.h"
#include "editor/welcome_page.h"

namespace hawk::ui {

using workspace::DocumentFacts;
using workspace::DocumentId;
using workspace::Documents;

DocumentTabs::DocumentTabs(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_highlighting(highlighting)
    , m_message(new InlineMessage(this))
    , m_stack(new QStackedWidget(this))
    , m_welcome(new WelcomePage(this))
    , m_tabs(new QTabWidget(this))
    , m_saveAllAndQuit(makeAction({.id = "message.saveAllAndQuit"}, this))
    , m_quitAnyway(makeAction({.id = "message.quitAnyway"}, this))
    , m_stay(makeAction({.id = "message.stay"}, this))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setMovable(true);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideMiddle);
    setAcceptDrops(true);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_tabs);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
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
        m_message->dismiss();
        m_quitsWhenSaved = true;
        saveAll();
    });
    connect(m_quitAnyway, &QAction::triggered, this, &DocumentTabs::quitConfirmed);
    connect(m_stay, &QAction::triggered, m_message, &InlineMessage::dismiss);
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
            [this](const std::string&, const hawk::Error& error) { m_message->show(error); });
    connect(&documents, &Documents::currentChanged, this, [this](DocumentId id) {
        if (DocumentPage* shown = page(id))
            m_tabs->setCurrentWidget(shown);
    });
    connect(&documents, &Documents::saved, this, [this] { quitIfSaved(); });
    connect(&documents, &Documents::saveFailed, this, [this] { m_quitsWhenSaved = false; });
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

void DocumentTabs::addPage(DocumentId id)
{
    auto* added = new DocumentPage(m_workspace, id, m_highlighting, this);
    m_pages.emplace(id, added);
    added->editor().setZoom(m_zoom);
    connect(added, &DocumentPage::caretMoved, this,
            [this, id](std::uint32_t offset) { Q_EMIT caretMoved(id, offset); });
    connect(added, &DocumentPage::hovered, this,
            [this, id](std::optional<std::uint32_t> offset) { Q_EMIT hovered(id, offset); });
    connect(added, &DocumentPage::zoomRequested, this, [this](int steps) { setZoom(m_zoom + 10 * steps); });
    connect(added, &DocumentPage::saveAsRequested, this, &DocumentTabs::saveAs);
    connect(added, &DocumentPage::closeConfirmed, this, [this, id] { close(id); });
    connect(added, &DocumentPage::compared, this,
            [this, id](const QString& differences) { showDifferences(id, differences); });
    for (const auto signal :
         {&QPlainTextEdit::undoAvailable, &QPlainTextEdit::redoAvailable, &QPlainTextEdit::copyAvailable})
        connect(&added->editor(), signal, this, &DocumentTabs::updateActions);
    connect(&added->editor(), &CodeEditor::marksChanged, this, &DocumentTabs::updateActions);
    connect(&added->editor(), &CodeEditor::textApplied, this, &DocumentTabs::updateActions);
    connect(added, &DocumentPage::loaded, this, &DocumentTabs::updateActions);

    const int index = m_tabs->addTab(added, QString());
    addCloseButton(index, [this, id] { requestClose(id); });
    label(id);
    m_stack->setCurrentWidget(m_tabs);
    m_message->dismiss();
    m_tabs->setCurrentIndex(index);
    // Who opens a file is about to type in it.
    added->setFocus();
}

void DocumentTabs::addCloseButton(int index, std::function<void()> close)
{
    auto* button = new QToolButton(m_tabs);
    button->setAutoRaise(true);
    button->setIcon(icon(u"close"));
    const int side = fontMetrics().height() * 3 / 4;
    button->setIconSize({side, side});
    // Ctrl+W does the same for the keyboard.
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, std::move(close));
    m_tabs->tabBar()->setTabButton(index, QTabBar::RightSide, button);
    nameCloseButtons();
}

void DocumentTabs::nameCloseButtons()
{
    for (int at = 0; at < m_tabs->count(); ++at) {
        if (QWidget* button = m_tabs->tabBar()->tabButton(at, QTabBar::RightSide)) {
            button->setToolTip(tr("Close tab"));
            button->setAccessibleName(tr("Close tab"));
        }
    }
}

void DocumentTabs::removePage(DocumentId id)
{
    DocumentPage* removed = page(id);
    if (!removed)
        return;
    m_pages.erase(id);
    m_tabs->removeTab(m_tabs->indexOf(removed));
    removed->deleteLater();
    if (m_tabs->count() == 0)
        m_stack->setCurrentWidget(m_welcome);
    updateActions();
}

void DocumentTabs::label(DocumentId id)
{
    DocumentPage* labelled = page(id);
    if (!labelled)
        return;
    const DocumentFacts& facts = labelled->facts();
    const int index = m_tabs->indexOf(labelled);
    const QString title = toQt(facts.title);
    // A tab takes an ampersand for a shortcut.
    const QString shown = QString(title).replace(u'&', QStringLiteral("&&"));
    //: A tab whose document has unsaved changes.
    const QString text = facts.isModified ? tr("%1 *").arg(shown) : shown;
    if (m_tabs->tabText(index) != text)
        m_tabs->setTabText(index, text);
    const QString path = facts.path.empty() ? tr("%1, not saved yet").arg(title) : toQt(facts.path);
    m_tabs->setTabToolTip(index, facts.isReadOnly ? tr("%1 (read-only)").arg(path) : path);
    const bool isStrange = facts.fileChange != workspace::FileChange::none;
    m_tabs->setTabIcon(index, isStrange ? icon(u"warning") : QIcon());
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
