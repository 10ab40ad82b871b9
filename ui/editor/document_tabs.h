// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "common/highlighting.h"
#include "editor/open_failures.h"
#include "text/range.h"
#include "workspace/workspace.h"

class QAction;
class QStackedWidget;
class QTabWidget;

namespace hawk::ui {

class CodeEditor;
class DocumentPage;
struct DocumentDifferences;
class EditorActions;
class InlineMessage;
class WelcomePage;

/// The open documents of a workspace as tabs, each with its editor. Follows the workspace: what it opens gets
/// a tab, what it closes loses it. Ranges and offsets count bytes of the live text as UTF-8 with LF line
/// ends.
class DocumentTabs : public QWidget
{
    Q_OBJECT

public:
    DocumentTabs(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~DocumentTabs() override;

    /// File, edit and view actions that concern the text, in the order of menus.
    QList<QAction*> tabActions() const;
    /// A further way to begin, shown when nothing is open, for example the examples.
    void setExamplesAction(QAction* action);

    /// Scrolls there, selects and takes the focus; brings the document's tab to the front.
    void reveal(workspace::DocumentId id, text::Range range);
    /// Tints the lines of the ranges in one document.
    void setLinkedRanges(workspace::DocumentId id, const std::vector<text::Range>& ranges);

    DocumentPage* page(workspace::DocumentId id) const;
    DocumentPage* currentPage() const;
    /// Which files could not be opened: all of them, until the reader closes the message.
    InlineMessage& message() { return *m_message; }
    /// What to do with unsaved changes before the window closes.
    InlineMessage& question() { return *m_question; }

    /// Asks for a file, or takes the paths as files to open.
    void askForFiles();
    void openFiles(const QStringList& paths);
    /// Asks what to do with unsaved changes, if there are any.
    void requestClose(workspace::DocumentId id);
    bool hasUnsavedChanges() const;
    /// Before the window closes: true when nothing is unsaved. Else asks, and quitConfirmed() follows when
    /// everything was saved or given up.
    bool askToQuit();

    /// Text of all editors in percent of the system's size.
    int zoom() const { return m_zoom; }
    void setZoom(int percent);

Q_SIGNALS:
    void caretMoved(hawk::workspace::DocumentId id, std::uint32_t byteOffset);
    void hovered(hawk::workspace::DocumentId id, std::optional<std::uint32_t> byteOffset);
    void zoomChanged(int percent);
    void quitConfirmed();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Closed {
        std::string path;
        std::string title;
        std::string text; ///< of a document without a file
    };

    void connectWorkspace();
    void addPage(workspace::DocumentId id);
    void removePage(workspace::DocumentId id);
    void label(workspace::DocumentId id);
    void addCloseButton(int index, std::function<void()> close);
    void nameCloseButtons();
    void tabChanged();
    void closeCurrent();
    /// Without asking; remembers what reopen() needs.
    void close(workspace::DocumentId id);
    void reopen();
    void saveAs();
    void saveAll();
    void stepTab(int step);
    void showDifferences(workspace::DocumentId id, const std::shared_ptr<DocumentDifferences>& differences);
    int unsavedCount() const;
    void quitIfSaved();
    /// There is nothing left to ask.
    void settleQuestion();
    void updateActions();
    void retranslate();

    workspace::Workspace& m_workspace;
    Highlighting& m_highlighting;
    InlineMessage* m_question;
    InlineMessage* m_message;
    QStackedWidget* m_stack;
    WelcomePage* m_welcome;
    QTabWidget* m_tabs;
    EditorActions* m_actions;
    QAction *m_saveAllAndQuit, *m_quitAnyway, *m_stay;
    QAction* m_examples = nullptr;
    std::map<workspace::DocumentId, DocumentPage*> m_pages;
    std::deque<Closed> m_closed; ///< the last one last
    OpenFailures m_failures;
    int m_zoom = 100;
    bool m_quitsWhenSaved = false;
};

} // namespace hawk::ui
