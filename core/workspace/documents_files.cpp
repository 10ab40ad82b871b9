// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// The files of documents: opening, saving and changes made by others.

#include <filesystem>
#include <utility>

#include "process/file_stamp.h"
#include "workspace/document_entry.h"
#include "workspace/documents.h"
#include "workspace/file_watch.h"
#include "workspace/job_kinds.h"
#include "workspace/recovery.h"

namespace hawk::workspace {

void Documents::open(const std::string& path)
{
    std::error_code ignored;
    const std::string absolute = std::filesystem::absolute(path, ignored).lexically_normal().string();
    for (const DocumentId id : m_order) {
        if (facts(id).path == absolute)
            return setCurrent(id);
    }
    const std::string title = std::filesystem::path(absolute).filename().string();
    m_jobs.start<Result<FileText>>(
        {{0, "open " + absolute}, "Opening " + title, Pool::files},
        [absolute](const process::JobContext&) { return readDocument(absolute); },
        [this, absolute, title](Result<FileText> file) {
            if (!file) {
                Q_EMIT openFailed(absolute, file.error());
                return;
            }
            const DocumentId id =
                add({.path = absolute, .title = title, .isReadOnly = file->isReadOnly, .form = file->form},
                    std::move(file->text));
            entry(id).fileSha256 = file->sha256;
        });
}

void Documents::save(DocumentId id)
{
    write(id, facts(id).path);
}

void Documents::saveAs(DocumentId id, const std::string& path)
{
    std::error_code ignored;
    write(id, std::filesystem::absolute(path, ignored).lexically_normal().string());
}

void Documents::write(DocumentId id, const std::string& path)
{
    if (std::exchange(entry(id).isWriting, true)) {
        entry(id).nextPath = path;
        return;
    }
    const std::uint64_t revision = facts(id).revision;
    m_jobs.start<Result<std::string>>(
        {keyOf(id, saveJobKind), "Saving " + facts(id).title, Pool::files},
        [path, text = currentText(id), form = facts(id).form](const process::JobContext&) {
            return writeDocument(path, text, form);
        },
        [this, id, path, revision](const Result<std::string>& written) {
            if (!contains(id))
                return;
            Entry& now = entry(id);
            now.isWriting = false;
            if (const auto next = std::exchange(now.nextPath, std::nullopt))
                write(id, *next);
            if (!written) {
                Q_EMIT saveFailed(id, written.error());
                return;
            }
            const std::string oldName = nameOf(now.facts);
            if (now.facts.path != path) {
                if (!now.facts.path.empty())
                    m_watch->remove(now.facts.path);
                m_watch->add(path);
                now.facts.path = path;
                now.facts.title = std::filesystem::path(path).filename().string();
            }
            if (oldName != nameOf(now.facts))
                Q_EMIT renamed(id, oldName, nameOf(now.facts));
            now.fileSha256 = *written;
            now.facts.isReadOnly = false;
            now.facts.fileChange = FileChange::none;
            now.facts.isModified = now.facts.revision != revision;
            if (!now.facts.isModified)
                m_recovery->forget(m_recovery->fileFor(static_cast<std::uint64_t>(id)));
            Q_EMIT factsChanged(id);
            Q_EMIT saved(id);
        });
}

void Documents::reload(DocumentId id)
{
    readAgain(id, Reload::asked);
}

void Documents::readAgain(DocumentId id, Reload reason)
{
    m_jobs.start<Result<FileText>>(
        {keyOf(id, reloadJobKind), "Reading " + facts(id).title, Pool::files},
        [path = facts(id).path](const process::JobContext&) { return readDocument(path); },
        [this, id, reason, revision = facts(id).revision](const Result<FileText>& file) {
            if (!contains(id))
                return;
            // What was typed while the file was read is not overwritten unasked.
            if (reason == Reload::unmodified && facts(id).revision != revision)
                return checkFile(id, AfterCheck::tell);
            Entry& now = entry(id);
            if (!file) {
                // It is no longer what the document was read from, so saving has to ask first.
                if (now.facts.fileChange == FileChange::none) {
                    now.facts.fileChange = FileChange::changed;
                    Q_EMIT factsChanged(id);
                }
                Q_EMIT reloadFailed(id, file.error());
                return;
            }
            now.fileSha256 = file->sha256;
            now.facts.form = file->form;
            now.facts.isReadOnly = file->isReadOnly;
            now.facts.fileChange = FileChange::none;
            Q_EMIT reloaded(id, file->text);
            Q_EMIT factsChanged(id);
        });
}

void Documents::keepOwnText(DocumentId id)
{
    Entry& now = entry(id);
    now.facts.fileChange = FileChange::none;
    now.facts.isModified = true;
    Q_EMIT factsChanged(id);
    checkFile(id, AfterCheck::rememberOnly);
}

void Documents::fileMoved(const std::string& path)
{
    for (const DocumentId id : m_order) {
        if (facts(id).path == path)
            checkFile(id, AfterCheck::tell);
        if (entry(id).imports.contains(path))
            importMoved(id);
    }
}

void Documents::checkFile(DocumentId id, AfterCheck after)
{
    m_jobs.start<std::optional<std::string>>(
        {keyOf(id, "check"), "Looking at " + facts(id).title, Pool::files},
        [path = facts(id).path](const process::JobContext&) -> std::optional<std::string> {
            const auto digest = process::digestFile(path);
            return digest ? std::optional(digest->sha256) : std::nullopt;
        },
        [this, id, after](const std::optional<std::string>& sha256) {
            if (!contains(id))
                return;
            Entry& now = entry(id);
            if (after == AfterCheck::rememberOnly) {
                now.fileSha256 = sha256.value_or(std::string());
                return;
            }
            const FileChange change = !sha256 ? FileChange::removed
                : *sha256 != now.fileSha256   ? FileChange::changed
                                              : FileChange::none;
            // A file that comes back as it was needs nobody's attention.
            if (change == FileChange::changed && !now.facts.isModified)
                return readAgain(id, Reload::unmodified);
            if (std::exchange(now.facts.fileChange, change) != change)
                Q_EMIT factsChanged(id);
        });
}

} // namespace hawk::workspace
