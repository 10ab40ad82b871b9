// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// How the view of lines tells what belongs together, and keeps its place.

#include <set>

#include <QAccessible>
#include <QScrollBar>

#include "lineview/line_view_actions.h"
#include "support/lineview_test.h"

using namespace Qt::StringLiterals;
using hawk::gui::manyLines;
using hawk::ui::LineText;
using hawk::ui::RowSign;

class GuiLineViewLooksTest : public hawk::gui::LineViewTest
{
    Q_OBJECT

private Q_SLOTS:
    void appendedLinesAreFollowed();
    void aReplacedTextStaysInPlace();
    void signsAreMoreThanColours();
    void linkedRowsAreTintedAndMarked();
    void aStaleTextSaysSo();
    void keywordsAreColoured();
    void zooming();
    void aScreenReaderReadsIt();
};

void GuiLineViewLooksTest::appendedLinesAreFollowed()
{
    QString text = u"0"_s;
    m_view->setText(LineText(text));
    for (int line = 1; line <= 500; ++line) {
        const QString added = u"\n%1"_s.arg(line);
        m_view->append(added);
        text += added;
    }
    QCOMPARE(m_view->text().text(), text);
    QCOMPARE(m_view->lastVisibleRow(), 500);
    // Whoever reads further up is not carried away.
    m_view->scrollTo(100);
    m_view->append(u"\n501"_s);
    QCOMPARE(m_view->firstVisibleRow(), 100);
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
    m_view->append(u"\n502"_s);
    QCOMPARE(m_view->lastVisibleRow(), 502);
}

void GuiLineViewLooksTest::aReplacedTextStaysInPlace()
{
    const QString text = manyLines(1000);
    m_view->setText(LineText(text));
    m_view->goTo(500);
    m_view->scrollTo(490);
    const QString caretLine = m_view->text().row(500).toString();
    m_view->setText(LineText(u"one\ntwo\n"_s + text));
    QCOMPARE(m_view->firstVisibleRow(), 492);
    QCOMPARE(m_view->caretRow(), 502);
    QCOMPARE(m_view->text().row(502), caretLine);
    m_view->setText(LineText(text));
    QCOMPARE(m_view->firstVisibleRow(), 490);
    QCOMPARE(m_view->caretRow(), 500);
    m_view->setText(LineText(text + u"more\n"_s));
    QCOMPARE(m_view->firstVisibleRow(), 490);
    m_view->setText(LineText(u"short"_s));
    QCOMPARE(m_view->firstVisibleRow(), 0);
    QCOMPARE(m_view->selection().position, m_view->selection().anchor);
}

void GuiLineViewLooksTest::signsAreMoreThanColours()
{
    m_view->setText(LineText(u"old\nnew\nsame"_s));
    m_view->clearFocus();
    m_view->setSigns(
        {{RowSign::Change::removed, 0}, {RowSign::Change::added, 1}, {RowSign::Change::none, 2}});
    const QImage image = picture();
    const hawk::ui::Colours colours = hawk::ui::coloursFor(m_view->palette());
    QVERIFY(rowShows(image, 0, colours.removedTint));
    QVERIFY(rowShows(image, 1, colours.addedTint));
    QVERIFY(!rowShows(image, 2, colours.addedTint));
    // In the margin the rows differ in shape: in grey, "+" has ink below and above its bar, "−" has not.
    const auto inkOf = [&](int row) {
        const QRect rect = m_view->rowRect(row);
        const int textLeft = m_view->characterRect(m_view->text().rowStart(row)).left() - 5;
        const QColor ground = image.pixelColor(image.width() - 1, rect.center().y());
        std::set<int> inked;
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = textLeft - 2 * m_view->characterRect(0).width(); x < textLeft; ++x) {
                if (image.pixelColor(x, y) != ground)
                    inked.insert(y);
            }
        }
        return inked.size();
    };
    QCOMPARE_GT(inkOf(0), 0U);
    QCOMPARE_GT(inkOf(1), inkOf(0) + 2);
    QCOMPARE(inkOf(2), 0U);
}

void GuiLineViewLooksTest::linkedRowsAreTintedAndMarked()
{
    m_view->setText(LineText(manyLines(400)));
    m_view->setLinkedRows({3, 5, 300});
    const hawk::ui::Colours colours = hawk::ui::coloursFor(m_view->palette());
    const QImage image = picture();
    QVERIFY(rowShows(image, 3, colours.linkTint));
    QVERIFY(!rowShows(image, 4, colours.linkTint));
    QVERIFY(rowShows(image, 5, colours.linkTint));
    QScrollBar* bar = m_view->verticalScrollBar();
    QTRY_VERIFY(bar->isVisible());
    const QImage marks = bar->grab().toImage();
    const auto isMarked = [&](int row) {
        const int y = row * marks.height() / 400;
        for (int near = std::max(y - 24, 0); near < std::min(y + 24, marks.height()); ++near) {
            for (int x = 0; x < marks.width(); ++x) {
                if (marks.pixelColor(x, near) == colours.accent)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(isMarked(4));
    QVERIFY(isMarked(300));
    QVERIFY(!isMarked(150));
    m_view->reveal(300);
    QVERIFY(m_view->lastVisibleRow() > 300 && m_view->firstVisibleRow() < 300);
}

void GuiLineViewLooksTest::aStaleTextSaysSo()
{
    m_view->setText(LineText(manyLines(50)));
    const QImage before = picture();
    m_view->setStaleWord(u"Out of date"_s);
    const QImage stale = picture();
    // The word in the corner, and hatching all over.
    QVERIFY(before.copy(before.width() - 100, 0, 100, 40) != stale.copy(before.width() - 100, 0, 100, 40));
    const QRect corner(before.width() - 40, before.height() - 40, 40, 40);
    QVERIFY(before.copy(corner) != stale.copy(corner));
    m_view->setStaleWord({});
    QCOMPARE(picture(), before);
}

void GuiLineViewLooksTest::keywordsAreColoured()
{
    m_view->setText(LineText(u"/* a comment\nthat goes on */\nreturn 1;\n"_s));
    m_view->setLanguage(hawk::ui::TextLanguage::cxx);
    const auto inks = [&](int row) {
        const QImage image = picture();
        const QRect rect = m_view->rowRect(row);
        const int left = m_view->characterRect(m_view->text().rowStart(row)).left();
        int coloured = 0;
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = left; x < image.width(); ++x)
                coloured += image.pixelColor(x, y).saturation() > 60 ? 1 : 0;
        }
        return coloured;
    };
    m_view->clearFocus();
    const int keyword = inks(2);
    QCOMPARE_GT(keyword, 0);
    m_view->setLanguage(hawk::ui::TextLanguage::plain);
    QCOMPARE(inks(2), 0);
}

void GuiLineViewLooksTest::zooming()
{
    m_view->setText(LineText(manyLines(100)));
    const int height = m_view->rowRect(0).height();
    for (int i = 0; i < 5; ++i)
        m_view->viewActions().zoomIn->trigger();
    QCOMPARE_GT(m_view->rowRect(0).height(), height);
    m_view->viewActions().resetZoom->trigger();
    QCOMPARE(m_view->rowRect(0).height(), height);
    m_view->setZoom(-1000);
    m_view->viewport()->repaint();
    m_view->setZoom(1000);
    m_view->viewport()->repaint();
    QCOMPARE_GT(m_view->rowRect(0).height(), 0);
}

void GuiLineViewLooksTest::aScreenReaderReadsIt()
{
    const QString text = u"first\r\nsecond \U0001F600\nthird"_s;
    m_view->setText(LineText(text));
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(interface);
    QCOMPARE(interface->role(), QAccessible::EditableText);
    QVERIFY(interface->state().readOnly);
    QCOMPARE(interface->text(QAccessible::Name), u"Text"_s);
    QAccessibleTextInterface* reader = interface->textInterface();
    QVERIFY(reader);
    QCOMPARE(reader->characterCount(), text.size());
    QCOMPARE(reader->text(0, static_cast<int>(text.size())), text);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(reader->cursorPosition(), 7);
    QCOMPARE(interface->text(QAccessible::Value), u"second \U0001F600"_s);
    int begin = 0;
    int end = 0;
    QCOMPARE(reader->textAtOffset(8, QAccessible::LineBoundary, &begin, &end), u"second \U0001F600\n"_s);
    QCOMPARE(begin, 7);
    QCOMPARE(end, 17);
    QCOMPARE(reader->textBeforeOffset(8, QAccessible::LineBoundary, &begin, &end), u"first\r\n"_s);
    QCOMPARE(reader->textAfterOffset(8, QAccessible::LineBoundary, &begin, &end), u"third"_s);
    QCOMPARE(reader->textAtOffset(8, QAccessible::WordBoundary, &begin, &end), u"second"_s);
    reader->setSelection(0, 0, 5);
    QCOMPARE(reader->selectionCount(), 1);
    QCOMPARE(m_view->selectedText(), u"first"_s);
    const QRect rect = reader->characterRect(7);
    QCOMPARE(reader->offsetAtPoint(rect.center() - QPoint(rect.width() / 3, 0)), 7);
}

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiLineViewLooksTest>(argc, argv);
}

#include "tst_gui_lineview_looks.moc"
