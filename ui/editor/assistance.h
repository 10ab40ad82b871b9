// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <QList>
#include <QObject>
#include <QPoint>
#include <QTextCursor>

#include "assist/completion.h"
#include "assist/hover.h"
#include "assist/renaming.h"
#include "workspace/workspace.h"

namespace hawk::ui {

class CodeEditor;
class CompletionPopup;
class RenameBar;

/// Completion, meaning, definition, uses and renaming for the text of one document. Each question is answered
/// from an analysis of the text as it stands when the question is put, in a job; when the text is another one
/// by then, the answer is dropped.
class Assistance : public QObject
{
    Q_OBJECT

public:
    Assistance(workspace::Workspace& workspace, workspace::DocumentId id, CodeEditor& editor,
               RenameBar& renameBar, QObject* parent);

    /// Opens the list of what fits at the caret.
    void complete();
    /// Shows what the word at the caret means.
    void showMeaning();
    void goToDefinition();
    /// To where the caret was before the last jump; false when there was none.
    bool goBack();
    /// Walks to the next place where the name at the caret stands, around the end.
    void goToNextUse();
    /// Opens the bar for a new name of what stands at the caret.
    void rename();

    CompletionPopup& popup() { return *m_popup; }

private:
    template <class T>
    using Question = std::function<T(const trace::Module&, const assist::Symbols&)>;

    /// Asks as soon as there is an analysis of the text as it is now; a newer question of the kind takes the
    /// place of an older one.
    template <class T>
    void ask(const char* kind, Question<T> question, std::function<void(T)> answer);
    void analysed();
    void colourNames();
    void textEdited();
    void caretMoved();
    void acceptCandidate();
    void applyNewName(const QString& name);
    void showMeaningAt(int position, std::optional<QPoint> pointer);
    /// In the language of the window.
    static QStringList factsOf(const assist::Hover& hover);
    void show(const assist::Hover& hover, std::optional<QPoint> pointer);
    void jumpTo(text::Range range);
    void sayNothingHere();
    bool isOpen() const;

    workspace::Workspace& m_workspace;
    const workspace::DocumentId m_id;
    CodeEditor& m_editor;
    RenameBar& m_renameBar;
    CompletionPopup* m_popup;
    std::function<void()> m_waiting; ///< the question that waits for an analysis
    QList<QTextCursor> m_places; ///< where jumps began, the last one last
    int m_renamed = 0; ///< the position of the name that the bar is open for
};

} // namespace hawk::ui
