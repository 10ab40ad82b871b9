// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "common/inline_message.h"
#include "editor/code_editor.h"
#include "editor/document_text.h"
#include "editor/find_bar.h"
#include "workspace/workspace.h"

namespace hawk::ui {

struct DocumentDifferences;
class Assistance;
class DocumentMessages;
class GoToBar;
class RenameBar;
class Repairs;

/// One open document: its editor, the message above and the bars below. Gives the workspace the live text
/// and takes its analyses. Long texts appear a moment after the page.
class DocumentPage : public QWidget
{
    Q_OBJECT

public:
    DocumentPage(workspace::Workspace& workspace, workspace::DocumentId id, Highlighting& highlighting,
                 QWidget* parent = nullptr);
    ~DocumentPage() override;

    workspace::DocumentId id() const { return m_id; }
    const workspace::DocumentFacts& facts() const { return m_workspace.documents().facts(m_id); }
    CodeEditor& editor() { return *m_editor; }
    FindBar& findBar() { return *m_findBar; }
    Assistance& assistance() { return *m_assistance; }
    Repairs& repairs() { return *m_repairs; }
    InlineMessage& message() { return *m_message; }
    bool isLoaded() const { return m_isLoaded; }

    void reveal(text::Range range);
    void setLinkedRanges(const std::vector<text::Range>& ranges);
    void openGoToBar();
    /// Asks first when the file changed outside. A document without a file asks for a place.
    void save();
    void saveAs(const QString& path);
    /// Nothing is to follow a save any more: no closing, no quitting.
    void giveUpSaving();
    /// Shows the question what to do with unsaved changes; closeConfirmed() follows unless it is cancelled.
    void askToClose();
    /// Compares with the file; compared() follows.
    void compare();

Q_SIGNALS:
    void loaded();
    void caretMoved(std::uint32_t byteOffset);
    void hovered(std::optional<std::uint32_t> byteOffset);
    void zoomRequested(int steps);
    void saveAsRequested();
    void closeConfirmed();
    /// A question before saving was declined, saving failed, or the text was edited meanwhile.
    void savingGivenUp();
    /// Null when there are no differences.
    void compared(const std::shared_ptr<hawk::ui::DocumentDifferences>& differences);

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();
    void show(PreparedDocument prepared);
    void connectEditor();
    /// To what the message above the text asks.
    void connectAnswers();
    void takeAnalysis();
    void takeSaved();
    void takeReloaded(const std::string& text);
    void applyReloaded(std::vector<Replacement> replacements);
    void applied();
    /// False between the end of the document and the end of its page.
    bool isOpen() const;
    void nameEditor();
    void edited();
    void retranslate();

    workspace::Workspace& m_workspace;
    const workspace::DocumentId m_id;
    InlineMessage* m_message;
    CodeEditor* m_editor;
    FindBar* m_findBar;
    GoToBar* m_goToBar;
    RenameBar* m_renameBar;
    Assistance* m_assistance;
    Repairs* m_repairs;
    DocumentMessages* m_messages;
    QTimer m_staleness;
    std::optional<text::Range> m_toReveal; ///< asked for before the text was there
    std::optional<std::string> m_nextText; ///< reloaded while an older text was on its way to the editor
    bool m_isLoaded = false;
    bool m_closesWhenSaved = false;
    bool m_becomesUnmodified = false; ///< once the reloaded text stands
};

} // namespace hawk::ui
