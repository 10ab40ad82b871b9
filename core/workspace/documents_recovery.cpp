// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Texts of documents kept against a crash, and found again after one.

#include <utility>

#include "workspace/document_entry.h"
#include "workspace/documents.h"
#include "workspace/job_kinds.h"
#include "workspace/recovery.h"

namespace hawk::workspace {

void Documents::keepAside(DocumentId id, const std::string& replaced)
{
    if (!contains(id) || !facts(id).isModified || *m_isGivenUp)
        return;
    if (std::exchange(entry(id).isKeeping, true)) {
        entry(id).isKeepingDue = true;
        return;
    }
    const RecoveredText now{.keptIn = m_recovery->fileFor(static_cast<std::uint64_t>(id)),
                            .path = facts(id).path,
                            .title = facts(id).title,
                            .text = currentText(id),
                            .form = facts(id).form,
                            .fileSha256 = entry(id).fileSha256,
                            .time = {}};
    m_jobs.start<Result<void>>(
        {keyOf(id, keepJobKind), "Keeping " + facts(id).title, Pool::files},
        [recovery = *m_recovery, now, replaced, isGivenUp = m_isGivenUp](const process::JobContext&) {
            auto kept = recovery.keep(now);
            if (kept && !replaced.empty())
                recovery.forget(replaced);
            // Nobody may be left to hear of it.
            if (*isGivenUp)
                recovery.forget(now.keptIn);
            return kept;
        },
        [this, id](const Result<void>& kept) {
            if (contains(id)) {
                entry(id).isKeeping = false;
                if (std::exchange(entry(id).isKeepingDue, false))
                    keepAside(id);
            }
            // Saved or closed meanwhile.
            if (!contains(id) || !facts(id).isModified)
                m_recovery->forget(m_recovery->fileFor(static_cast<std::uint64_t>(id)));
            else if (!kept)
                Q_EMIT keepFailed(id, kept.error());
            else
                Q_EMIT this->kept(id);
        });
}

void Documents::keepUnsaved()
{
    for (const DocumentId id : m_order)
        keepAside(id);
}

void Documents::findRecoverable()
{
    m_jobs.start<std::vector<RecoveredText>>(
        {{0, "recoverable"}, "Looking for unsaved texts", Pool::files},
        [recovery = *m_recovery](const process::JobContext&) { return recovery.left(); },
        [this](const std::vector<RecoveredText>& texts) { Q_EMIT recoverableFound(texts); });
}

DocumentId Documents::recover(const RecoveredText& text)
{
    // A document that shows only what the file says gives way; one with edits of its own stays beside it.
    for (const DocumentId other : all()) {
        if (!text.path.empty() && facts(other).path == text.path && !facts(other).isModified)
            close(other);
    }
    const DocumentId id =
        add({.path = text.path, .title = text.title, .isModified = true, .form = text.form}, text.text);
    entry(id).fileSha256 = text.fileSha256;
    keepAside(id, text.keptIn);
    if (!text.path.empty())
        checkFile(id, AfterCheck::tell);
    return id;
}

void Documents::forget(const RecoveredText& text)
{
    m_recovery->forget(text.keptIn);
}

void Documents::giveUpUnsaved()
{
    *m_isGivenUp = true;
    for (const DocumentId id : m_order)
        m_recovery->forget(m_recovery->fileFor(static_cast<std::uint64_t>(id)));
}

} // namespace hawk::workspace
