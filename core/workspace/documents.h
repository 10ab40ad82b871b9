// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "process/file_stamp.h"
#include "text/error.h"
#include "text/source_text.h"
#include "trace/trace.h"
#include "workspace/document_file.h"
#include "workspace/jobs.h"

namespace hawk::workspace {

class FileWatch;
class Recovery;

/// Of the type that the signals of Qt can carry: `std::uint64_t` is another one of the same size.
enum class DocumentId : quint64 { none = 0 };

/// What a text means, with the revision it was made from. Immutable.
struct Analysis {
    std::uint64_t revision = 0;
    trace::Module module; ///< its tree holds the text
    const text::SourceText& source() const { return module.tree.source(); }
};

/// What the file of a document did behind our back.
enum class FileChange { none, changed, removed };

/// What is known about a document beside its text.
struct DocumentFacts {
    std::string path; ///< absolute; empty as long as it was never saved
    std::string title; ///< file name, or `untitled-1.py`
    std::uint64_t revision = 0; ///< counts edits
    bool isModified = false; ///< differs from the file
    bool isReadOnly = false; ///< the file may not be written
    FileChange fileChange = FileChange::none;
    FileForm form; ///< line ends and byte order mark, kept when saving
};

/// What a document is remembered by between runs: its path, or its title as long as it has none.
const std::string& nameOf(const DocumentFacts& facts);

/// The open documents: their files, revisions and analyses. The live text belongs to the editor, which gives
/// a snapshot when asked. Files are read, written and analysed by jobs; every answer is a signal. All
/// functions are called in the owner's thread, and none of them blocks.
class Documents : public QObject
{
    Q_OBJECT

public:
    Documents(Jobs& jobs, std::string stateFolder, QObject* parent = nullptr);
    ~Documents() override;

    /// A document without a file.
    DocumentId create(const std::string& title, std::string text);
    /// Reads a file, then opened() or openFailed(). A file that is open already becomes current.
    void open(const std::string& path);
    /// Writes the text as it is now, then saved() or saveFailed(); a failure leaves the old file as it was.
    void save(DocumentId id);
    void saveAs(DocumentId id, const std::string& path);
    /// Reads the file again, then reloaded() with the new text, which the editor applies as one edit, after
    /// which it says setModified(false).
    void reload(DocumentId id);
    /// Keeps the text against the file: the change outside is forgotten, the document counts as modified.
    void keepOwnText(DocumentId id);
    void close(DocumentId id);

    /// The text the document was opened with.
    const std::string& initialText(DocumentId id) const;
    /// Gives the live text as UTF-8 with LF line ends. Without one the initial text is taken.
    void setTextProvider(DocumentId id, std::function<std::string()> provider);
    std::string currentText(DocumentId id) const;

    /// The editor's text changed: the revision goes up and, after a pause, the text is analysed and kept
    /// against a crash.
    void noteEdit(DocumentId id);
    /// The editor's undo stack is at the state of the file, or has left it. A file that others change while
    /// its document is unmodified is reloaded without asking.
    void setModified(DocumentId id, bool isModified);
    /// Analyses now, without the pause.
    void analyseNow(DocumentId id);

    /// Folders where imports look after a file's own, in this order. All documents are analysed anew.
    void setSearchPath(std::vector<std::string> folders);
    const std::vector<std::string>& searchPath() const { return m_searchPath; }
    /// Where the imports of a document look, with the texts of edited documents as they are now.
    trace::ImportPlaces importPlacesOf(DocumentId id) const;

    /// Has the analyses of a document hold a derivative that its text need not write, as `drag.vjp` (see
    /// trace::AskedDerivative), from now on; analyses now. One that is there already stays.
    void askForDerivative(DocumentId id, const std::string& name);
    /// No longer, from the next analysis on.
    void forgetDerivative(DocumentId id, const std::string& name);

    std::vector<DocumentId> all() const; ///< in the order of opening
    bool contains(DocumentId id) const;
    const DocumentFacts& facts(DocumentId id) const;
    DocumentId current() const { return m_current; }
    void setCurrent(DocumentId id);

    /// The newest analysis; null before the first. Stale when its revision is not that of the facts.
    std::shared_ptr<const Analysis> analysis(DocumentId id) const;

    /// Looks for texts that an earlier run could not save, for example because it was killed:
    /// recoverableFound() follows.
    void findRecoverable();
    /// Opens one of them as a modified document; forgets it. An unmodified document of the same file is
    /// closed. A file that changed since then is told by FileChange.
    DocumentId recover(const RecoveredText& text);
    /// It is wanted no more.
    void forget(const RecoveredText& text);
    /// Keeps every modified text now, without the pause: for an end that asks nobody. The jobs that do it
    /// have the kind keepJobKind.
    void keepUnsaved();
    /// For an end without saving: forgets what was kept of the texts that are open, and keeps none any more.
    void giveUpUnsaved();

Q_SIGNALS:
    void opened(hawk::workspace::DocumentId id);
    void openFailed(const std::string& path, const hawk::Error& error);
    void closed(hawk::workspace::DocumentId id);
    void currentChanged(hawk::workspace::DocumentId id);
    void factsChanged(hawk::workspace::DocumentId id);
    void saved(hawk::workspace::DocumentId id);
    /// It was saved under another name: what is remembered by name (nameOf) moves along. Before saved().
    void renamed(hawk::workspace::DocumentId id, const std::string& oldName, const std::string& newName);
    void saveFailed(hawk::workspace::DocumentId id, const hawk::Error& error);
    void reloaded(hawk::workspace::DocumentId id, const std::string& text);
    void reloadFailed(hawk::workspace::DocumentId id, const hawk::Error& error);
    void analysed(hawk::workspace::DocumentId id);
    /// Newest first; possibly none.
    void recoverableFound(const std::vector<hawk::workspace::RecoveredText>& texts);
    void kept(hawk::workspace::DocumentId id);
    /// The text could not be kept against a crash, for example because the disk is full.
    void keepFailed(hawk::workspace::DocumentId id, const hawk::Error& error);

private:
    struct Entry;
    Entry& entry(DocumentId id);
    const Entry& entry(DocumentId id) const;
    DocumentId add(DocumentFacts facts, std::string text);
    void write(DocumentId id, const std::string& path);
    enum class Reload { asked, unmodified };
    void readAgain(DocumentId id, Reload reason);
    enum class AfterCheck { tell, rememberOnly };
    void checkFile(DocumentId id, AfterCheck after);
    void fileMoved(const std::string& path);
    // documents_imports.cpp: the kernel files that a document imports
    void followImports(DocumentId id, std::map<std::string, std::optional<process::FileStamp>> imports);
    void unfollowImports(DocumentId id);
    void importMoved(DocumentId id);
    void analyseImporters(const std::string& path);
    void keepAside(DocumentId id, const std::string& replaced = {});

    Jobs& m_jobs;
    std::unique_ptr<Recovery> m_recovery;
    std::shared_ptr<std::atomic<bool>> m_isGivenUp; ///< read by what keeps texts
    std::unique_ptr<FileWatch> m_watch;
    std::map<DocumentId, std::unique_ptr<Entry>> m_entries;
    std::vector<std::string> m_searchPath;
    std::vector<DocumentId> m_order;
    DocumentId m_current = DocumentId::none;
    std::uint32_t m_lastId = 0;
    int m_untitled = 0;
};

} // namespace hawk::workspace
