// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The editor widget by itself: places, marks, keys, brackets.

#include <QTextBlock>

#include "common/colours.h"
#include "editor/code_editor.h"
#include "editor/document_text.h"
#include "editor/indentation.h"
#include "editor/line_editing.h"
#include "support/gui_test.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::CodeEditor;
using ui::TextSpan;

class GuiEditorTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void convertsOffsets_data();
    void convertsOffsets();
    void keepsEveryCharacter();
    void underlinesExactColumns();
    void movesMarksWithEdits();
    void movesSpans_data();
    void movesSpans();
    void walksMarks();
    void indentsNewLines_data();
    void indentsNewLines();
    void editsLines_data();
    void editsLines();
    void editsLinesAsOneStep();
    void matchesBrackets_data();
    void matchesBrackets();
    void zooms();

protected:
    void prepare() override;
    void tidy() override;

private:
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void select(int anchor, int position);
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<CodeEditor> m_editor;
};

void GuiEditorTest::prepare()
{
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_editor = std::make_unique<CodeEditor>(*m_highlighting, ui::TextLanguage::kernel);
    m_editor->resize(800, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void GuiEditorTest::tidy()
{
    m_editor.reset();
    m_highlighting.reset();
}

void GuiEditorTest::type(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_editor.get(), key, modifiers);
}

void GuiEditorTest::select(int anchor, int position)
{
    QTextCursor cursor(m_editor->document());
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
}

void GuiEditorTest::convertsOffsets_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ascii") << u"a = 1\nb = 2\n"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("tabs") << u"\tx\n\t\ty = 1"_s;
    QTest::newRow("two bytes") << u"# \u00e4\u00f6\u00fc\nx"_s;
    QTest::newRow("three bytes") << u"# \u20ac \u6f22\u5b57\nx\n"_s;
    QTest::newRow("beyond the plane") << u"# \U0001F600 \U0001D465\ny = '\U0001F98A'\n"_s;
    QTest::newRow("line separator") << u"a\u2028b\nc"_s;
    QTest::newRow("no-break blank") << u"a\u00a0b\nc"_s;
}

// Every character of the text, against QString::toUtf8 of what stands before it.
void GuiEditorTest::convertsOffsets()
{
    QFETCH(QString, text);
    m_editor->setText(text);
    QCOMPARE(m_editor->utf8Text(), text.toStdString());
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at].isLowSurrogate())
            continue;
        const auto offset = static_cast<std::uint32_t>(text.first(at).toUtf8().size());
        QCOMPARE(m_editor->byteOffset(static_cast<int>(at)), offset);
        QCOMPARE(m_editor->positionOf(offset), static_cast<int>(at));
    }
    // From the end on, so that nothing is known beforehand, and after an edit in front.
    QTextCursor(m_editor->document()).insertText(u"\U0001F600\n"_s);
    const QString longer = u"\U0001F600\n"_s + text;
    for (qsizetype at = longer.size(); at >= 0; --at) {
        if (at < longer.size() && longer[at].isLowSurrogate())
            continue;
        QCOMPARE(m_editor->byteOffset(static_cast<int>(at)),
                 static_cast<std::uint32_t>(longer.first(at).toUtf8().size()));
    }
}

void GuiEditorTest::keepsEveryCharacter()
{
    QString text;
    for (char16_t unit = 1; unit < 0xd800; ++unit) {
        if (!ui::isChangedByEditor(QString(QChar(unit))))
            text += QChar(unit);
    }
    // Not shown, so that no fonts are looked for.
    QCOMPARE(ui::utf8Text(*ui::prepareDocument(text, {}).document), text.toStdString());
    QVERIFY(ui::isChangedByEditor(u"a\rb"_s));
    QVERIFY(ui::isChangedByEditor(u"a\u2029b"_s));
}

// The columns of the coloured pixels in the row of the squiggle against where the caret stands.
void GuiEditorTest::underlinesExactColumns()
{
    // Not the line of the caret, whose colour is another one.
    m_editor->setText(u"\n    y = \u00e4 + unknown * \U0001F600x\n"_s);
    const QString line = m_editor->document()->findBlockByNumber(1).text();
    const std::string before = u"\n    y = \u00e4 + "_s.toStdString();
    const auto begin = static_cast<std::uint32_t>(before.size());
    m_editor->setMarks(
        {{.span = m_editor->bytes().span({begin, begin + 7}), .message = u"m"_s, .code = u"c"_s}});
    const int first = static_cast<int>(line.indexOf(u"unknown")) + 1;
    QCOMPARE(m_editor->marks().all().front().span, (TextSpan{first, first + 7}));

    QTextCursor cursor(m_editor->document());
    cursor.setPosition(first);
    const QRect left = m_editor->cursorRect(cursor);
    cursor.setPosition(first + 7);
    const QRect right = m_editor->cursorRect(cursor);

    const QImage image = m_editor->viewport()->grab().toImage();
    int smallest = image.width();
    int largest = -1;
    for (int y = left.top(); y <= left.bottom() + 2; ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            // Antialiased, so only the hue is known; no other text is red.
            if (colour.red() - colour.green() > 30 && colour.red() - colour.blue() > 20) {
                smallest = std::min(smallest, x);
                largest = std::max(largest, x);
            }
        }
    }
    QCOMPARE_GE(smallest, left.left() - 1);
    QCOMPARE_LE(smallest, left.left() + 3);
    QCOMPARE_GE(largest, right.left() - 4);
    QCOMPARE_LE(largest, right.left() + 1);
}

void GuiEditorTest::movesMarksWithEdits()
{
    m_editor->setText(u"abc def ghi\nxyz\n"_s);
    m_editor->setMarks({{.span = {4, 7}}, {.span = {12, 15}}});
    QTextCursor cursor(m_editor->document());
    cursor.insertText(u"## "_s);
    QCOMPARE(m_editor->marks().all()[0].span, (TextSpan{7, 10}));
    QCOMPARE(m_editor->marks().all()[1].span, (TextSpan{15, 18}));
    cursor.setPosition(8);
    cursor.insertText(u"_"_s);
    QCOMPARE(m_editor->marks().all()[0].span, (TextSpan{7, 11}));
    m_editor->document()->undo();
    QCOMPARE(m_editor->marks().all()[0].span, (TextSpan{7, 10}));
    // A mark goes with its text.
    cursor.setPosition(6);
    cursor.setPosition(11, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    QCOMPARE(m_editor->marks().all().size(), std::size_t{1});
    QCOMPARE(m_editor->marks().all()[0].span, (TextSpan{10, 13}));
}

void GuiEditorTest::movesSpans_data()
{
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("removed");
    QTest::addColumn<int>("added");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    // The span is [5, 10).
    QTest::newRow("before") << 0 << 2 << 3 << 6 << 11;
    QTest::newRow("at its begin") << 5 << 0 << 2 << 7 << 12;
    QTest::newRow("inside") << 7 << 0 << 2 << 5 << 12;
    QTest::newRow("at its end") << 10 << 0 << 2 << 5 << 10;
    QTest::newRow("behind") << 12 << 3 << 1 << 5 << 10;
    QTest::newRow("over its begin") << 3 << 4 << 1 << 4 << 7;
    QTest::newRow("over its end") << 8 << 5 << 0 << 5 << 8;
    QTest::newRow("all of it") << 4 << 8 << 0 << 4 << 4;
}

void GuiEditorTest::movesSpans()
{
    QFETCH(int, position);
    QFETCH(int, removed);
    QFETCH(int, added);
    const TextSpan span = ui::moved({5, 10}, position, removed, added);
    QTEST(span.begin, "begin");
    QTEST(span.end, "end");
}

void GuiEditorTest::walksMarks()
{
    m_editor->setText(u"aaa\nbbb\nccc\n"_s);
    QVERIFY(!m_editor->showNextMark());
    m_editor->setMarks({{.span = {8, 11}}, {.span = {4, 5}}, {.span = {0, 3}}});
    std::vector<int> places;
    for (int step = 0; step < 4; ++step) {
        QVERIFY(m_editor->showNextMark());
        places.push_back(m_editor->textCursor().position());
    }
    // The caret stood on the first one.
    QCOMPARE(places, (std::vector<int>{4, 8, 0, 4}));
    QVERIFY(m_editor->showPreviousMark());
    QCOMPARE(m_editor->textCursor().position(), 0);
    QVERIFY(m_editor->showPreviousMark());
    QCOMPARE(m_editor->textCursor().position(), 8);
    QVERIFY(m_editor->showMarksAtCaret());
}

void GuiEditorTest::indentsNewLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("columns");
    QTest::newRow("flat") << u"x = 1"_s << 0;
    QTest::newRow("kept") << u"    x = 1"_s << 4;
    QTest::newRow("colon") << u"def f(x):"_s << 4;
    QTest::newRow("colon and comment") << u"    if x:  # why"_s << 8;
    QTest::newRow("comment that ends with a colon") << u"    # so:"_s << 4;
    QTest::newRow("string that ends with a colon") << u"    s = 'a:'"_s << 4;
    QTest::newRow("hash in a string") << u"    if s == '#':"_s << 8;
    QTest::newRow("open bracket") << u"    y = f("_s << 8;
    QTest::newRow("end of a declaration") << u"):"_s << 4;
    QTest::newRow("return") << u"    return y"_s << 0;
    QTest::newRow("returned is a name") << u"    returned = 1"_s << 4;
    QTest::newRow("pass") << u"        pass"_s << 4;
}

void GuiEditorTest::indentsNewLines()
{
    QFETCH(QString, line);
    m_editor->setText(line);
    m_editor->moveCursor(QTextCursor::End);
    type(Qt::Key_Return);
    QTEST(m_editor->textCursor().positionInBlock(), "columns");
    QCOMPARE(m_editor->document()->blockCount(), 2);
    m_editor->undo();
    QCOMPARE(m_editor->toPlainText(), line);
}

void GuiEditorTest::editsLines_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("anchor");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("after");
    const int none = Qt::NoModifier;
    QTest::newRow("tab at column 2") << u"ab"_s << 2 << 2 << int(Qt::Key_Tab) << none << u"ab  "_s;
    QTest::newRow("tab at column 0") << u"ab"_s << 0 << 0 << int(Qt::Key_Tab) << none << u"    ab"_s;
    QTest::newRow("tab on lines") << u"a\n\nb\nc"_s << 0 << 4 << int(Qt::Key_Tab) << none
                                  << u"    a\n\n    b\nc"_s;
    QTest::newRow("selection that ends at a line's begin")
        << u"a\nb\nc"_s << 0 << 4 << int(Qt::Key_Tab) << none << u"    a\n    b\nc"_s;
    QTest::newRow("backtab") << u"      a"_s << 7 << 7 << int(Qt::Key_Backtab) << int(Qt::ShiftModifier)
                             << u"    a"_s;
    QTest::newRow("backtab on lines")
        << u"    a\n  b\nc"_s << 0 << 9 << int(Qt::Key_Backtab) << int(Qt::ShiftModifier) << u"a\nb\nc"_s;
    QTest::newRow("backspace to a step")
        << u"        a"_s << 8 << 8 << int(Qt::Key_Backspace) << none << u"    a"_s;
    QTest::newRow("backspace between steps")
        << u"      a"_s << 6 << 6 << int(Qt::Key_Backspace) << none << u"    a"_s;
    QTest::newRow("backspace in text")
        << u"    ab"_s << 5 << 5 << int(Qt::Key_Backspace) << none << u"    b"_s;
    QTest::newRow("backspace at a line's begin")
        << u"a\nb"_s << 2 << 2 << int(Qt::Key_Backspace) << none << u"ab"_s;
    QTest::newRow("enter before blanks")
        << u"  a = 1;   b"_s << 8 << 8 << int(Qt::Key_Return) << none << u"  a = 1;\n  b"_s;
}

void GuiEditorTest::editsLines()
{
    QFETCH(QString, before);
    QFETCH(int, anchor);
    QFETCH(int, position);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    m_editor->setText(before);
    select(anchor, position);
    type(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QTEST(m_editor->toPlainText(), "after");
    m_editor->undo();
    QCOMPARE(m_editor->toPlainText(), before);
}

void GuiEditorTest::editsLinesAsOneStep()
{
    const auto change = [this](const QString& before, int anchor, int position, auto function) {
        m_editor->setText(before);
        select(anchor, position);
        m_editor->edit(function);
        const QString after = m_editor->toPlainText();
        m_editor->undo();
        return m_editor->toPlainText() == before ? after : u"not undone"_s;
    };
    const auto up = [](QTextCursor& cursor) { ui::moveLines(cursor, ui::Direction::up); };
    const auto down = [](QTextCursor& cursor) { ui::moveLines(cursor, ui::Direction::down); };
    QCOMPARE(change(u"  a\n\n    b\n"_s, 0, 9, ui::toggleComment), u"  # a\n\n  #   b\n"_s);
    QCOMPARE(change(u"  # a\n\n  #   b\n"_s, 0, 12, ui::toggleComment), u"  a\n\n    b\n"_s);
    QCOMPARE(change(u"#a"_s, 0, 0, ui::toggleComment), u"a"_s);
    // A line that is no comment yet makes all of them comments.
    QCOMPARE(change(u"# a\nb"_s, 0, 5, ui::toggleComment), u"# # a\n# b"_s);
    QCOMPARE(change(u"a\nb\nc"_s, 2, 2, ui::duplicateLines), u"a\nb\nb\nc"_s);
    QCOMPARE(change(u"a\nb\nc"_s, 0, 3, ui::duplicateLines), u"a\nb\na\nb\nc"_s);
    QCOMPARE(change(u"a\nb\nc"_s, 4, 4, ui::removeLines), u"a\nb"_s);
    QCOMPARE(change(u"a\nb\nc"_s, 0, 3, ui::removeLines), u"c"_s);
    QCOMPARE(change(u"a\nbb\nccc"_s, 5, 5, up), u"a\nccc\nbb"_s);
    QCOMPARE(change(u"a\nbb\nccc"_s, 0, 4, down), u"ccc\na\nbb"_s);
    m_editor->setText(u"a\nb"_s);
    select(0, 0);
    m_editor->edit(up);
    QCOMPARE(m_editor->toPlainText(), u"a\nb"_s);
    m_editor->edit(down);
    QCOMPARE(m_editor->toPlainText(), u"b\na"_s);
    QCOMPARE(m_editor->textCursor().position(), 2);
    m_editor->edit(up);
    QCOMPARE(m_editor->textCursor().position(), 0);
}

void GuiEditorTest::matchesBrackets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("caret");
    QTest::addColumn<int>("here");
    QTest::addColumn<int>("there");
    QTest::newRow("behind") << u"f(x)"_s << 1 << 1 << 3;
    QTest::newRow("before") << u"f(x)"_s << 4 << 3 << 1;
    QTest::newRow("nested") << u"f((a), [b])"_s << 1 << 1 << 10;
    QTest::newRow("lines") << u"f(\n  a,\n)"_s << 1 << 1 << 8;
    QTest::newRow("none") << u"f(x"_s << 1 << 1 << -1;
    QTest::newRow("string") << u"f(')', \")\")"_s << 1 << 1 << 10;
    QTest::newRow("comment") << u"f(  # )\n)"_s << 1 << 1 << 8;
}

void GuiEditorTest::matchesBrackets()
{
    QFETCH(QString, text);
    QFETCH(int, caret);
    QFETCH(int, here);
    QFETCH(int, there);
    m_editor->setText(text);
    QTRY_VERIFY(!ui::SliceHighlighter::opaqueParts(m_editor->document()->firstBlock()).empty()
                || (!text.contains(u'#') && !text.contains(u'\'')));
    const auto pair = ui::matchBracket(*m_editor->document(), caret);
    QVERIFY(pair);
    QCOMPARE(*pair, (ui::BracketPair{here, there}));
    QVERIFY(!ui::matchBracket(*m_editor->document(), 0));
}

void GuiEditorTest::zooms()
{
    const qreal before = m_editor->font().pointSizeF();
    m_editor->setZoom(200);
    QCOMPARE(m_editor->font().pointSizeF(), 2 * before);
    m_editor->setZoom(1);
    QCOMPARE(m_editor->zoom(), 50);
    m_editor->setZoom(100);
    QCOMPARE(m_editor->font().pointSizeF(), before);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiEditorTest>(argc, argv);
}

#include "tst_gui_editor.moc"
