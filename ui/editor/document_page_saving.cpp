// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the text of a page goes out: saved, closed, compared with its file, and the answers to what is asked
// then.

#include <QPointer>

#include "common/qt_text.h"
#include "editor/document_differences.h"
#include "editor/document_messages.h"
#include "editor/document_page.h"

namespace hawk::ui {

void DocumentPage::connectAnswers()
{
    connect(m_messages, &DocumentMessages::saveWanted, this, &DocumentPage::save);
    connect(m_messages, &DocumentMessages::saveAsWanted, this, &DocumentPage::saveAsRequested);
    connect(m_messages, &DocumentMessages::saveAndCloseWanted, this, [this] {
        save();
        m_closesWhenSaved = true;
    });
    connect(m_messages, &DocumentMessages::overwriteWanted, this,
            [this] { m_workspace.documents().save(m_id); });
    connect(m_messages, &DocumentMessages::discardWanted, this, &DocumentPage::closeConfirmed);
    // Who does anything else than saving does not want what was to follow it.
    for (const auto signal : {&DocumentMessages::cancelled, &DocumentMessages::reloadWanted,
                              &DocumentMessages::keepWanted, &DocumentMessages::compareWanted})
        connect(m_messages, signal, this, &DocumentPage::giveUpSaving);
    connect(m_message, &InlineMessage::declined, this, &DocumentPage::giveUpSaving);
    connect(m_messages, &DocumentMessages::reloadWanted, this,
            [this] { m_workspace.documents().reload(m_id); });
    connect(m_messages, &DocumentMessages::keepWanted, this, [this] {
        m_workspace.documents().keepOwnText(m_id);
        m_editor->document()->setModified(true);
    });
    connect(m_messages, &DocumentMessages::compareWanted, this, &DocumentPage::compare);
}

void DocumentPage::giveUpSaving()
{
    m_closesWhenSaved = false;
    Q_EMIT savingGivenUp();
}

void DocumentPage::takeSaved()
{
    m_messages->settle();
    if (!facts().isModified)
        m_editor->document()->setModified(false);
    if (std::exchange(m_closesWhenSaved, false))
        Q_EMIT closeConfirmed();
}

void DocumentPage::save()
{
    m_closesWhenSaved = false;
    if (facts().path.empty()) {
        Q_EMIT saveAsRequested();
    } else if (facts().fileChange == workspace::FileChange::changed) {
        m_messages->askToOverwrite(facts());
    } else {
        m_workspace.documents().save(m_id);
    }
}

void DocumentPage::saveAs(const QString& path)
{
    m_workspace.documents().saveAs(m_id, fromQt(path));
}

void DocumentPage::askToClose()
{
    m_messages->askToClose(facts());
}

void DocumentPage::compare()
{
    using Differences = Result<std::shared_ptr<DocumentDifferences>>;
    m_workspace.jobs().start<Differences>(
        {.key = {static_cast<std::uint64_t>(m_id), "compare"},
         .title = "Comparing " + facts().title,
         .pool = workspace::Pool::files},
        [path = facts().path, text = m_workspace.documents().currentText(m_id), look = m_editor->look(),
         thread = thread()](const process::JobContext&) {
            return differencesFromFile(path, text, look, thread);
        },
        [page = QPointer(this)](const Differences& differences) {
            if (!page || !page->isOpen())
                return;
            if (differences)
                Q_EMIT page->compared(*differences);
            else
                page->m_messages->showReloadFailed(differences.error());
        });
}

} // namespace hawk::ui
