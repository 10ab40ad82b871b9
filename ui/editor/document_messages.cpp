// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_messages.h"

#include <QAction>

#include "common/action.h"
#include "common/qt_text.h"
#include "common/visible_name.h"

namespace hawk::ui {

using workspace::DocumentFacts;
using workspace::FileChange;

static QString titleOf(const DocumentFacts& facts)
{
    return visibleName(toQt(facts.title));
}

DocumentMessages::DocumentMessages(InlineMessage& message, QObject* parent)
    : QObject(parent)
    , m_message(message)
    , m_save(make("message.save", &DocumentMessages::saveWanted))
    , m_saveAs(make("message.saveAs", &DocumentMessages::saveAsWanted))
    , m_saveAndClose(make("message.saveAndClose", &DocumentMessages::saveAndCloseWanted))
    , m_overwrite(make("message.overwrite", &DocumentMessages::overwriteWanted))
    , m_discard(make("message.discard", &DocumentMessages::discardWanted))
    , m_cancel(make("message.cancel", &DocumentMessages::cancelled))
    , m_reload(make("message.reload", &DocumentMessages::reloadWanted))
    , m_keep(make("message.keep", &DocumentMessages::keepWanted))
    , m_compare(make("message.compare", &DocumentMessages::compareWanted))
{
    retranslate();
}

QAction* DocumentMessages::make(const char* id, void (DocumentMessages::*wanted)())
{
    QAction* action = makeAction({.id = id}, this);
    connect(action, &QAction::triggered, this, [this, wanted] {
        m_message.dismiss();
        (this->*wanted)();
    });
    return action;
}

void DocumentMessages::retranslate()
{
    m_save->setText(tr("Save"));
    m_saveAs->setText(tr("Save as…"));
    //: Before closing the tab.
    m_saveAndClose->setText(tr("Save"));
    m_overwrite->setText(tr("Overwrite"));
    //: Throws unsaved changes away.
    m_discard->setText(tr("Discard"));
    m_cancel->setText(tr("Cancel"));
    m_reload->setText(tr("Reload"));
    //: Keeps the text in the window against the file.
    m_keep->setText(tr("Keep mine"));
    m_compare->setText(tr("Compare"));
}

void DocumentMessages::showFileChange(const DocumentFacts& facts)
{
    if (std::exchange(m_shownChange, facts.fileChange) == facts.fileChange)
        return;
    switch (facts.fileChange) {
    case FileChange::none:
        m_message.dismiss();
        break;
    case FileChange::changed:
        m_message.show(InlineMessage::Kind::warning,
                       [title = titleOf(facts)] {
                           return tr("%1 was changed by another program. Your text has changes that are not "
                                     "saved.")
                               .arg(title);
                       },
                       {m_reload, m_keep, m_compare});
        break;
    case FileChange::removed:
        m_message.show(InlineMessage::Kind::warning,
                       [title = titleOf(facts)] {
                           return tr("%1 was removed or renamed by another program. Your text is still here; "
                                     "save it to write the file again.")
                               .arg(title);
                       },
                       {m_save, m_saveAs, m_keep});
        break;
    }
}

void DocumentMessages::askToOverwrite(const DocumentFacts& facts)
{
    m_message.show(
        InlineMessage::Kind::warning,
        [title = titleOf(facts)] {
            return tr("%1 was changed by another program. Saving replaces those changes.").arg(title);
        },
        {m_overwrite, m_saveAs, m_reload, m_compare, m_cancel});
}

void DocumentMessages::askToClose(const DocumentFacts& facts)
{
    m_message.show(InlineMessage::Kind::warning,
                   [title = titleOf(facts)] { return tr("%1 has changes that are not saved.").arg(title); },
                   {m_saveAndClose, m_discard, m_cancel});
}

void DocumentMessages::showReadOnly(const DocumentFacts& facts)
{
    m_message.show(
        InlineMessage::Kind::note,
        [title = titleOf(facts)] {
            return tr("%1 is read-only. Save it under another name to keep your changes.").arg(title);
        },
        {m_saveAs});
}

void DocumentMessages::showNormalised(const DocumentFacts& facts)
{
    m_message.show(InlineMessage::Kind::note, [title = titleOf(facts)] {
        return tr("%1 has unusual line ends. They are shown, and will be saved, as ordinary ones.")
            .arg(title);
    });
}

void DocumentMessages::showSaveFailed(const hawk::Error& error)
{
    m_message.show(error, {m_save, m_saveAs});
}

void DocumentMessages::showReloadFailed(const hawk::Error& error)
{
    m_message.show(error, {m_reload, m_keep});
}

void DocumentMessages::showKeepFailed(const hawk::Error& error)
{
    // A question that waits for its answer is more urgent; the next edit tries again.
    if (m_keepFailure || !m_message.isHidden())
        return;
    m_message.show(
        InlineMessage::Kind::warning,
        [error] { return tr("Unsaved changes cannot be kept against a crash: %1").arg(spellError(error)); },
        {m_save, m_saveAs});
    m_keepFailure = m_message.serial();
}

void DocumentMessages::settleKeeping()
{
    if (std::exchange(m_keepFailure, std::nullopt) == m_message.serial())
        m_message.dismiss();
}

void DocumentMessages::settle()
{
    m_shownChange = FileChange::none;
    m_message.dismiss();
}

} // namespace hawk::ui
