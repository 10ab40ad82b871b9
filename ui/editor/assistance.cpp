// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/assistance.h"

#include "common/qt_text.h"
#include "editor/assistance_question.h"
#include "editor/code_editor.h"
#include "editor/completion_popup.h"
#include "editor/rename_bar.h"

namespace hawk::ui {

Assistance::Assistance(workspace::Workspace& workspace, workspace::DocumentId id, CodeEditor& editor,
                       RenameBar& renameBar, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_id(id)
    , m_editor(editor)
    , m_renameBar(renameBar)
    , m_popup(new CompletionPopup(editor))
{
    connect(&workspace.documents(), &workspace::Documents::analysed, this,
            [this](workspace::DocumentId changed) {
                if (changed == m_id)
                    analysed();
            });
    connect(&editor, &CodeEditor::textEdited, this, &Assistance::textEdited);
    connect(&editor, &CodeEditor::caretMoved, this, &Assistance::caretMoved);
    connect(&editor, &CodeEditor::documentReplaced, this, [this] { m_places.clear(); });
    connect(&editor, &CodeEditor::meaningWanted, this, &Assistance::showMeaningAt);
    connect(m_popup, &CompletionPopup::accepted, this, &Assistance::acceptCandidate);
    connect(&renameBar, &RenameBar::nameGiven, this, &Assistance::applyNewName);
}

bool Assistance::isOpen() const
{
    return m_workspace.documents().contains(m_id);
}

void Assistance::analysed()
{
    if (const auto waiting = std::exchange(m_waiting, nullptr))
        waiting();
    colourNames();
}

void Assistance::colourNames()
{
    const auto analysis = m_workspace.documents().analysis(m_id);
    // A text that changed meanwhile gets its colours with its own analysis.
    if (!analysis || analysis->revision != m_workspace.documents().facts(m_id).revision)
        return;
    ask<std::vector<NameSpan>>(
        "colour names",
        [](const trace::Module& module, const assist::Symbols& symbols) {
            return nameSpans(module.tree.source().text(), assist::nameUses(module, symbols));
        },
        [this](std::vector<NameSpan> names) { m_editor.setNames(std::move(names)); });
}

void Assistance::textEdited()
{
    if (m_popup->isVisible())
        complete();
}

void Assistance::caretMoved()
{
    const int caret = m_editor.textCursor().position();
    if (m_popup->isVisible() && caret < m_popup->replaced().begin)
        m_popup->hide();
}

void Assistance::complete()
{
    if (m_editor.isReadOnly())
        return;
    const std::uint32_t offset = m_editor.byteOffset(m_editor.textCursor().position());
    ask<assist::Completion>(
        "complete",
        [offset](const trace::Module& module, const assist::Symbols& symbols) {
            return assist::completionsAt(module, symbols, offset);
        },
        [this, offset](assist::Completion completion) {
            if (m_editor.byteOffset(m_editor.textCursor().position()) != offset)
                return m_popup->hide();
            const TextSpan replaced = {m_editor.positionOf(completion.replaced.begin),
                                       m_editor.positionOf(completion.replaced.end)};
            const bool isWhole = completion.candidates.size() == 1 && m_popup->isVisible()
                && toQt(completion.candidates.front().label).size() == replaced.end - replaced.begin;
            m_popup->open(isWhole ? std::vector<assist::Candidate>() : std::move(completion.candidates),
                          replaced);
        });
}

void Assistance::acceptCandidate()
{
    const assist::Candidate* chosen = m_popup->chosen();
    if (chosen == nullptr)
        return;
    const assist::Candidate candidate = *chosen;
    QTextCursor cursor = m_editor.textCursor();
    const TextSpan replaced = {m_popup->replaced().begin, cursor.position()};
    m_popup->hide();
    cursor.beginEditBlock();
    if (candidate.import) {
        QTextCursor above(m_editor.document());
        above.setPosition(m_editor.positionOf(candidate.import->range.begin));
        const int length = static_cast<int>(toQt(candidate.import->text).size());
        const int shift = above.position() <= replaced.begin ? length : 0;
        above.insertText(toQt(candidate.import->text));
        cursor.setPosition(replaced.begin + shift);
        cursor.setPosition(replaced.end + shift, QTextCursor::KeepAnchor);
    } else {
        cursor.setPosition(replaced.begin);
        cursor.setPosition(replaced.end, QTextCursor::KeepAnchor);
    }
    cursor.insertText(toQt(candidate.label));
    cursor.endEditBlock();
    m_editor.setTextCursor(cursor);
}

} // namespace hawk::ui
