// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QPlainTextEdit>

#include "common/highlighting.h"
#include "editor/bracket_match.h"
#include "editor/byte_index.h"
#include "editor/diagnostic_marks.h"
#include "editor/document_text.h"
#include "editor/name_spans.h"
#include "editor/slice_highlighter.h"
#include "editor/sliced_edit.h"
#include "editor/text_span.h"
#include "text/range.h"

namespace hawk::ui {

class EditorGutter;

enum class Freshness { current, stale };

/// A text editor for kernels: colours, line numbers, indentation, brackets, marks of diagnostics, tints.
/// Offsets and ranges count bytes of the text as UTF-8 with LF line ends; everything else here counts
/// positions of the document. Nothing it does at once grows with the text beyond what is in view, except
/// setText, utf8Text, and byte offsets far behind the last edit. Its accessible name is its owner's matter;
/// the actions that it is given stand in its context menu.
class CodeEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    CodeEditor(Highlighting& highlighting, TextLanguage language, QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// For short texts: takes about a millisecond for 100 lines, and forgets what could be undone.
    void setText(const QString& text);
    /// Takes a document that was made with this editor's look and lives in this thread. Takes a fraction of a
    /// microsecond a line.
    void adopt(PreparedDocument prepared);
    /// For prepareDocument().
    DocumentLook look() const;
    /// Makes the text `text` as one step of undo, touching the lines that differ. For short texts: the
    /// comparison is made at once. Not while replacements are being applied.
    void applyText(const QString& text);
    /// Replacements in descending order as one step of undo. Caret and scroll position stay with their lines.
    /// Many of them go on after the call, with the editor read-only; textApplied() tells their end. Not while
    /// others are being applied: their places would not fit.
    void applyReplacements(std::vector<Replacement> replacements);
    bool isApplying() const { return m_edit.isRunning(); }
    std::string utf8Text() const;
    /// Whether every line has its colours.
    bool isHighlighted() const { return m_highlighter.isComplete(); }

    std::uint32_t byteOffset(int position) { return m_bytes.offset(position); }
    int positionOf(std::uint32_t offset) { return m_bytes.position(offset); }
    ByteIndex& bytes() { return m_bytes; }

    /// Positions are those of the document as it is.
    void setMarks(std::vector<DiagnosticMark> marks);
    const DiagnosticMarks& marks() const { return m_marks; }
    /// Stale marks and tints are drawn faintly: they may not fit the text any more.
    void setFreshness(Freshness freshness);
    Freshness freshness() const { return m_freshness; }
    /// Lines that belong to what is looked at elsewhere.
    void setLinkedRanges(const std::vector<text::Range>& ranges);
    /// Text that takes no part, such as driver code that needs Python.
    void setDimmedRanges(const std::vector<text::Range>& ranges, const QString& reason);
    /// Names in the colour of their role, in ascending order; those that are written are underlined.
    void setNames(std::vector<NameSpan> names);
    /// Matches of a search, in ascending order.
    void setFindMatches(std::vector<TextSpan> matches);
    /// Lines with a tint of a diff: `+`, `-` or nothing, by block.
    void setDiffLines(std::vector<char> lines);

    /// Scrolls there, selects and takes the focus.
    void reveal(text::Range range);
    void select(TextSpan span);
    /// Both from 1; beyond the text is its end.
    void goTo(int line, int column);

    /// Walks to the next or previous mark, around the ends, and shows its message. False when there is none.
    bool showNextMark();
    bool showPreviousMark();
    /// Shows the message of the marks at the caret.
    bool showMarksAtCaret();
    /// Beside a place of the viewport; `plain` is for assistive technology.
    void showTip(const QString& rich, const QString& plain, QPoint place);
    /// Of the document, below the pointer; none outside of the text.
    std::optional<int> hoverPosition() const { return m_hoverPosition; }

    /// Text in percent of the system's size, 50 to 400.
    void setZoom(int percent);
    int zoom() const { return m_zoom; }

    /// In place of those of QPlainTextEdit, which take longer the more names have colours.
    void undo();
    void redo();

    /// Runs a function of indentation.h or line_editing.h with the caret.
    template <class F>
    void edit(F&& function)
    {
        if (isReadOnly())
            return;
        QTextCursor cursor = textCursor();
        function(cursor);
        setTextCursor(cursor);
        ensureCursorVisible();
    }

    /// Rectangles of the viewport, one for each line of the span in view; a place gets the width of a blank.
    std::vector<QRectF> rectanglesOf(TextSpan span) const;
    /// Blocks in view, the last one possibly in part.
    std::pair<int, int> visibleBlocks() const;

Q_SIGNALS:
    /// The text, not only its colours.
    void textEdited();
    void textApplied();
    /// adopt() or setText() brought another document.
    void documentReplaced();
    void caretMoved(std::uint32_t byteOffset);
    /// Where the pointer is; nothing outside of the text.
    void hovered(std::optional<std::uint32_t> byteOffset);
    /// The pointer rests on a place without a message of its own.
    void meaningWanted(int position, std::optional<QPoint> pointer);
    void marksChanged();
    void zoomRequested(int steps);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    friend class EditorGutter;
    void attach(QTextDocument* document, std::vector<std::uint32_t> lineSizes);
    void follow(int position, int removed, int added);
    void caretChanged();
    void viewChanged();
    void restyle();
    void placeGutter(int lines);
    TextSpan visibleSpan() const; ///< of the document
    void formatVisible();
    /// Those of a long text are followed in view only; the next analysis brings the others back.
    void keepFewNames();
    void updateBlocks(int firstBlock, int lastBlock);
    void updateFont();
    void hover(std::optional<int> position);
    void showMark(const DiagnosticMark& mark);
    QString tipAt(int position, QString* plain) const;
    void paintUnderlays(QPainter& painter, const QRect& area) const;
    void paintMarks(QPainter& painter) const;

    Highlighting& m_highlighting;
    TextLanguage m_language;
    SliceHighlighter m_highlighter;
    ByteIndex m_bytes;
    SlicedEdit m_edit;
    DiagnosticMarks m_marks;
    std::vector<TextSpan> m_linked, m_dimmed, m_matches;
    std::vector<NameSpan> m_names;
    std::vector<char> m_diffLines;
    QString m_dimReason;
    std::optional<BracketPair> m_brackets;
    std::optional<int> m_hoverPosition;
    EditorGutter* m_gutter;
    QTextCursor m_scrollAnchor; ///< the first line in view while a text is applied
    Freshness m_freshness = Freshness::current;
    int m_zoom = 100;
    int m_caretBlock = 0;
    bool m_wasReadOnly = false;
};

} // namespace hawk::ui
