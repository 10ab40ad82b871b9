// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages of the tabs: how they come, go and are labelled.

#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/visible_name.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/editor_actions.h"
#include "editor/welcome_page.h"

namespace hawk::ui {

using workspace::DocumentFacts;
using workspace::DocumentId;

void DocumentTabs::addPage(DocumentId id)
{
    auto* added = new DocumentPage(m_workspace, id, m_highlighting, this);
    m_pages.emplace(id, added);
    added->editor().setZoom(m_zoom);
    added->editor().addActions(m_actions->ofContext());
    connect(added, &DocumentPage::caretMoved, this,
            [this, id](std::uint32_t offset) { Q_EMIT caretMoved(id, offset); });
    connect(added, &DocumentPage::hovered, this,
            [this, id](std::optional<std::uint32_t> offset) { Q_EMIT hovered(id, offset); });
    connect(added, &DocumentPage::zoomRequested, this, [this](int steps) { setZoom(m_zoom + 10 * steps); });
    connect(added, &DocumentPage::saveAsRequested, this, &DocumentTabs::saveAs);
    connect(added, &DocumentPage::savingGivenUp, this, [this] { m_quitsWhenSaved = false; });
    connect(added, &DocumentPage::closeConfirmed, this, [this, id] { close(id); });
    connect(added, &DocumentPage::compared, this,
            [this, id](const auto& differences) { showDifferences(id, differences); });
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
    m_failures.settle(added->facts().path);
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
    // Who closes a tab meanwhile is not about to quit.
    m_quitsWhenSaved = false;
    m_pages.erase(id);
    m_tabs->removeTab(m_tabs->indexOf(removed));
    removed->deleteLater();
    if (m_tabs->count() == 0)
        m_stack->setCurrentWidget(m_welcome);
    settleQuestion();
    updateActions();
}

void DocumentTabs::label(DocumentId id)
{
    DocumentPage* labelled = page(id);
    if (!labelled)
        return;
    settleQuestion();
    const DocumentFacts& facts = labelled->facts();
    const int index = m_tabs->indexOf(labelled);
    const QString title = visibleName(toQt(facts.title));
    // A tab takes an ampersand for a shortcut.
    const QString shown = QString(title).replace(u'&', QStringLiteral("&&"));
    //: A tab whose document has unsaved changes.
    const QString text = facts.isModified ? tr("%1 *").arg(shown) : shown;
    if (m_tabs->tabText(index) != text)
        m_tabs->setTabText(index, text);
    const QString path =
        facts.path.empty() ? tr("%1, not saved yet").arg(title) : visibleName(toQt(facts.path));
    m_tabs->setTabToolTip(index, facts.isReadOnly ? tr("%1 (read-only)").arg(path) : path);
    const bool isStrange = facts.fileChange != workspace::FileChange::none;
    m_tabs->setTabIcon(index, isStrange ? icon(u"warning") : QIcon());
}

} // namespace hawk::ui
