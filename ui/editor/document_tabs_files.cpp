// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening, saving, closing and comparing from the tabs.

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QTabWidget>

#include "common/file_chooser.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/visible_name.h"
#include "editor/document_differences.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/document_text.h"

namespace hawk::ui {

using workspace::DocumentFacts;
using workspace::DocumentId;

namespace {

/// They hold whole texts.
constexpr std::size_t mostClosed = 20;

} // namespace

void DocumentTabs::askForFiles()
{
    auto* dialog = makeFileChooser(this, tr("Open kernels"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Kernels (*.py)"), tr("All files (*)")});
    if (DocumentPage* page = currentPage(); page && !page->facts().path.empty())
        dialog->setDirectory(QFileInfo(toQt(page->facts().path)).absolutePath());
    connect(dialog, &QFileDialog::filesSelected, this, &DocumentTabs::openFiles);
    dialog->open();
}

void DocumentTabs::openFiles(const QStringList& paths)
{
    for (const QString& path : paths)
        m_workspace.documents().open(fromQt(path));
}

void DocumentTabs::saveAs()
{
    DocumentPage* page = currentPage();
    if (!page)
        return;
    const DocumentFacts& facts = page->facts();
    auto* dialog = makeFileChooser(this, tr("Save %1 as").arg(visibleName(toQt(facts.title))));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("py"));
    dialog->setNameFilters({tr("Kernels (*.py)"), tr("All files (*)")});
    dialog->selectFile(toQt(facts.path.empty() ? facts.title : facts.path));
    connect(dialog, &QFileDialog::fileSelected, page, &DocumentPage::saveAs);
    connect(dialog, &QFileDialog::rejected, page, &DocumentPage::giveUpSaving);
    dialog->open();
}

void DocumentTabs::saveAll()
{
    for (const auto& [id, page] : m_pages) {
        if (!page->facts().isModified)
            continue;
        // A page that asks something must be seen; one question at a time.
        if (page->facts().path.empty() || page->facts().fileChange == workspace::FileChange::changed) {
            m_tabs->setCurrentWidget(page);
            page->save();
            return;
        }
        page->save();
    }
}

void DocumentTabs::closeCurrent()
{
    if (DocumentPage* page = currentPage()) {
        requestClose(page->id());
    } else if (QWidget* other = m_tabs->currentWidget()) {
        m_tabs->removeTab(m_tabs->indexOf(other));
        other->deleteLater();
    }
}

void DocumentTabs::requestClose(DocumentId id)
{
    DocumentPage* closing = page(id);
    if (!closing)
        return;
    if (closing->facts().isModified) {
        m_tabs->setCurrentWidget(closing);
        closing->askToClose();
    } else {
        close(id);
    }
}

void DocumentTabs::close(DocumentId id)
{
    DocumentPage* closing = page(id);
    const DocumentFacts& facts = closing->facts();
    // The editor of a long text may not have it yet.
    const std::string text = facts.path.empty() ? m_workspace.documents().currentText(id) : std::string();
    if (!facts.path.empty() || !text.empty())
        m_closed.push_back({facts.path, facts.title, text});
    if (m_closed.size() > mostClosed)
        m_closed.pop_front();
    m_workspace.documents().close(id);
}

void DocumentTabs::reopen()
{
    if (m_closed.empty())
        return;
    const Closed last = std::move(m_closed.back());
    m_closed.pop_back();
    if (!last.path.empty()) {
        m_workspace.documents().open(last.path);
    } else {
        workspace::Documents& documents = m_workspace.documents();
        const DocumentId id = documents.create(last.title, last.text);
        // No file has it. A long text comes to its editor later and is then as modified as the facts say.
        documents.setModified(id, true);
        if (DocumentPage* shown = page(id))
            shown->editor().document()->setModified(true);
        documents.keepUnsaved();
    }
    updateActions();
}

bool DocumentTabs::hasUnsavedChanges() const
{
    return std::ranges::any_of(m_pages, [](const auto& entry) { return entry.second->facts().isModified; });
}

bool DocumentTabs::askToQuit()
{
    if (!hasUnsavedChanges())
        return true;
    m_question->show(
        InlineMessage::Kind::warning,
        [this] { return tr("%n documents have changes that are not saved.", nullptr, unsavedCount()); },
        {m_saveAllAndQuit, m_quitAnyway, m_stay});
    return false;
}

int DocumentTabs::unsavedCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_pages, [](const auto& entry) { return entry.second->facts().isModified; }));
}

void DocumentTabs::settleQuestion()
{
    if (!m_question->isHidden() && !hasUnsavedChanges())
        m_question->dismiss();
}

void DocumentTabs::quitIfSaved()
{
    if (!m_quitsWhenSaved)
        return;
    if (hasUnsavedChanges())
        return saveAll();
    m_quitsWhenSaved = false;
    Q_EMIT quitConfirmed();
}

void DocumentTabs::showDifferences(DocumentId id, const std::shared_ptr<DocumentDifferences>& differences)
{
    DocumentPage* compared = page(id);
    if (!compared)
        return;
    const QString title = visibleName(toQt(compared->facts().title));
    if (!differences) {
        compared->message().show(InlineMessage::Kind::note, [title] {
            return tr("The text and the file of %1 are the same.").arg(title);
        });
        return;
    }
    auto* view = new CodeEditor(m_highlighting, TextLanguage::plain, this);
    view->setReadOnly(true);
    view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    view->setZoom(m_zoom);
    view->setAccessibleName(tr("Differences of %1 from its file").arg(title));
    const int index = m_tabs->addTab(view, tr("%1: file against text").arg(title));
    addCloseButton(index, [this, view] {
        m_tabs->removeTab(m_tabs->indexOf(view));
        view->deleteLater();
    });
    m_tabs->setCurrentIndex(index);
    // Lines are laid out once, with the looks and the width that they keep.
    view->adopt(differences->text.take());
    view->setDiffLines(std::move(differences->lines));
}

void DocumentTabs::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void DocumentTabs::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    openFiles(paths);
    event->acceptProposedAction();
}

} // namespace hawk::ui
