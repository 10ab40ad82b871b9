// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// What is shown, chosen and copied equals the text, and no text is long enough to stop the window.

#include <random>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QPointer>

#include "lineview/line_view_actions.h"
#include "support/lineview_test.h"

using namespace Qt::StringLiterals;
using hawk::gui::GuiApplication;
using hawk::gui::manyLines;
using hawk::gui::oddText;
using hawk::ui::LineMatches;
using hawk::ui::LineText;
using hawk::ui::LineView;

class GuiLineViewTest : public hawk::gui::LineViewTest
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfAText_data();
    void rowsOfAText();
    void appendingEqualsMakingAnew();
    void manyLinesAreShownAtOnce_data();
    void manyLinesAreShownAtOnce();
    void aLongLineIsShownAtOnce();
    void switchingColoursOf50000Lines();
    void anyChosenPartIsCopiedAsItIs();
    void keysMoveTheCaret_data();
    void keysMoveTheCaret();
    void choosingByKeys();
    void choosingByMouse();
    void theMenuOpensByKeyAndNobodyWaitsForIt();
};

void GuiLineViewTest::rowsOfAText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("empty") << u""_s << QStringList{u""_s};
    QTest::newRow("one line") << u"a"_s << QStringList{u"a"_s};
    QTest::newRow("LF at the end") << u"a\n"_s << QStringList{u"a"_s, u""_s};
    QTest::newRow("CRLF") << u"a\r\nb\r\n"_s << QStringList{u"a"_s, u"b"_s, u""_s};
    QTest::newRow("CR") << u"a\rb"_s << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("LF CR") << u"a\n\rb"_s << QStringList{u"a"_s, u""_s, u"b"_s};
    QTest::newRow("CR CRLF") << u"\r\r\n"_s << QStringList{u""_s, u""_s, u""_s};
}

void GuiLineViewTest::rowsOfAText()
{
    QFETCH(QString, text);
    QFETCH(QStringList, rows);
    const LineText lines(text);
    QStringList shown;
    for (int row = 0; row < lines.rowCount(); ++row)
        shown += lines.row(row).toString();
    QCOMPARE(shown, rows);
    for (qsizetype offset = 0; offset <= text.size(); ++offset) {
        const int row = lines.rowAt(offset);
        QCOMPARE_LE(lines.rowStart(row), offset);
        QVERIFY(row + 1 == lines.rowCount() || lines.rowStart(row + 1) > offset);
    }
}

void GuiLineViewTest::appendingEqualsMakingAnew()
{
    const QString text = oddText();
    const LineText whole(text);
    for (qsizetype cut = 0; cut <= text.size(); ++cut) {
        LineText lines(text.first(cut));
        lines.append(QStringView(text).sliced(cut));
        QCOMPARE(lines.rowCount(), whole.rowCount());
        for (int row = 0; row < whole.rowCount(); ++row)
            QCOMPARE(lines.row(row), whole.row(row));
    }
}

void GuiLineViewTest::manyLinesAreShownAtOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("50,000") << 50'000;
    QTest::newRow("200,000") << 200'000;
}

void GuiLineViewTest::manyLinesAreShownAtOnce()
{
    QFETCH(int, count);
    const QString text = manyLines(count);
    m_view->setLanguage(hawk::ui::TextLanguage::cxx);
    QElapsedTimer timer;
    timer.start();
    GuiApplication::callAsHandler([&] {
        m_view->setText(LineText(text));
        m_view->viewport()->repaint();
    });
    qInfo("%d lines were shown in %.1f ms", count, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    QCOMPARE(m_view->text().rowCount(), count + 1);
    // The end is reached at once as well; its colours come in slices.
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->caretRow(), count);
    QCOMPARE(m_view->lastVisibleRow(), count);
    QTest::keyClick(m_view.get(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selectedText(), text);
    GuiApplication::callAsHandler([&] { m_view->setText(LineText(u"int first;\n"_s + text)); });
    QCOMPARE(m_view->text().rowCount(), count + 2);
    m_view->search({.pattern = u"double"_s});
    QTRY_COMPARE(m_view->matches().size(), std::min(static_cast<std::size_t>(count), LineMatches::limit));
}

void GuiLineViewTest::aLongLineIsShownAtOnce()
{
    QString line;
    for (int i = 0; line.size() < 1'000'000; ++i)
        line += u"{\"value\": %1}, "_s.arg(i);
    line.replace(500'000, 2, u"\U0001F600"_s);
    const QString text = u"short\n"_s + line + u"\nshort"_s;
    m_view->setLanguage(hawk::ui::TextLanguage::json);
    GuiApplication::callAsHandler([&] {
        m_view->setText(LineText(text));
        m_view->viewport()->repaint();
    });
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    for (const auto key : {Qt::Key_End, Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down}) {
        QTest::keyClick(m_view.get(), key);
        m_view->viewport()->repaint();
    }
    QCOMPARE(m_view->caretRow(), 1);
    // What is drawn somewhere is hit there.
    for (const qsizetype column : {0, 1023, 1024, 499'999, 500'000, 500'002, 999'000}) {
        m_view->select({6 + column, 6 + column});
        QCOMPARE(m_view->offsetAt(pointAt(6 + column)), 6 + column);
    }
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
    m_view->selectAll();
    m_view->viewport()->repaint();
    QCOMPARE(m_view->selectedText(), text);
}

void GuiLineViewTest::switchingColoursOf50000Lines()
{
    m_view->setLanguage(hawk::ui::TextLanguage::cxx);
    m_view->setText(LineText(manyLines(50'000)));
    m_view->goTo(49'000);
    QPalette dark = m_view->palette();
    dark.setColor(QPalette::Base, QColor(0x1b1e20));
    dark.setColor(QPalette::Text, QColor(0xf0f0f0));
    GuiApplication::callAsHandler([&] {
        m_highlighting->follow(dark);
        m_view->setPalette(dark);
        m_view->viewport()->repaint();
    });
    QVERIFY(rowShows(picture(), 49'001, QColor(0x1b1e20)));
}

void GuiLineViewTest::anyChosenPartIsCopiedAsItIs()
{
    const QString text = oddText() + u"\n"_s + oddText();
    m_view->setText(LineText(text));
    std::mt19937 random(20261129); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same ranges in each run
    std::uniform_int_distribution<qsizetype> place(0, text.size());
    for (int round = 0; round < 300; ++round) {
        const qsizetype anchor = place(random);
        const qsizetype position = place(random);
        m_view->select({anchor, position});
        const QString part = text.sliced(std::min(anchor, position), std::abs(anchor - position));
        QCOMPARE(m_view->selectedText(), part);
        if (!part.isEmpty()) {
            m_view->viewActions().copy->trigger();
            QCOMPARE(QGuiApplication::clipboard()->text(), part);
        }
        m_view->viewport()->repaint();
    }
}

void GuiLineViewTest::keysMoveTheCaret_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QKeyCombination>("key");
    QTest::addColumn<int>("to");
    const auto row = [](const char* name, int from, QKeyCombination key, int to) {
        QTest::newRow(name) << from << key << to;
    };
    // 0: "  one, two\r\n"  12: "e´x 😀 y\n"  21: ""
    row("right", 2, Qt::Key_Right, 3);
    row("right over CRLF", 10, Qt::Key_Right, 12);
    row("left over CRLF", 12, Qt::Key_Left, 10);
    row("right over an accent", 12, Qt::Key_Right, 14);
    row("left over an accent", 14, Qt::Key_Left, 12);
    row("right over a pair", 16, Qt::Key_Right, 18);
    row("left over a pair", 18, Qt::Key_Left, 16);
    row("left at the begin", 0, Qt::Key_Left, 0);
    row("right at the end", 21, Qt::Key_Right, 21);
    row("word", 0, Qt::CTRL | Qt::Key_Right, 2);
    row("word to a sign", 2, Qt::CTRL | Qt::Key_Right, 5);
    row("sign to a word", 5, Qt::CTRL | Qt::Key_Right, 7);
    row("word at the end of a line", 10, Qt::CTRL | Qt::Key_Right, 12);
    row("word back", 10, Qt::CTRL | Qt::Key_Left, 7);
    row("word back to a sign", 7, Qt::CTRL | Qt::Key_Left, 5);
    row("home", 9, Qt::Key_Home, 2);
    row("home again", 2, Qt::Key_Home, 0);
    row("end", 0, Qt::Key_End, 10);
    row("up", 13 + 2, Qt::Key_Up, 2);
    row("up in the first line", 4, Qt::Key_Up, 0);
    row("down in the last line", 20, Qt::Key_Down, 21);
    row("begin", 20, Qt::CTRL | Qt::Key_Home, 0);
    row("end of all", 3, Qt::CTRL | Qt::Key_End, 21);
    row("page down", 3, Qt::Key_PageDown, 21);
    row("page up", 21, Qt::Key_PageUp, 0);
}

void GuiLineViewTest::keysMoveTheCaret()
{
    QFETCH(int, from);
    QFETCH(QKeyCombination, key);
    QFETCH(int, to);
    m_view->setText(LineText(u"  one, two\r\ne\u0301x \U0001F600 y\n"_s));
    m_view->select({from, from});
    QSignalSpy moved(m_view.get(), &LineView::caretMoved);
    QTest::keyClick(m_view.get(), key.key(), key.keyboardModifiers());
    QCOMPARE(m_view->selection().position, to);
    QVERIFY(m_view->selection().isEmpty());
    QCOMPARE(moved.count(), 1);
    m_view->select({from, from});
    QTest::keyClick(m_view.get(), key.key(), key.keyboardModifiers() | Qt::ShiftModifier);
    QCOMPARE(m_view->selection().position, to);
    QCOMPARE(m_view->selection().anchor, from);
}

void GuiLineViewTest::choosingByKeys()
{
    const QString text = oddText();
    m_view->setText(LineText(text));
    m_view->select({0, 0});
    // Step by step the choice grows to the whole text and shrinks to nothing, never cutting a pair.
    int steps = 0;
    for (; m_view->selection().position < text.size(); ++steps) {
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        const qsizetype end = m_view->selection().position;
        QCOMPARE(m_view->selectedText(), text.first(end));
        QVERIFY(end == text.size() || !text[end].isLowSurrogate());
    }
    for (; !m_view->selection().isEmpty(); --steps)
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(steps, 0);
}

void GuiLineViewTest::choosingByMouse()
{
    const QString text = u"first line\n\tx_1 = \U0001D70B * y;\nthird line\n"_s;
    m_view->setText(LineText(text));
    QWidget* viewport = m_view->viewport();
    const auto word = static_cast<int>(text.indexOf(u"x_1"_s));
    QTest::mouseClick(viewport, Qt::LeftButton, {}, pointAt(word));
    QCOMPARE(m_view->selection().position, word);
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, pointAt(word + 3));
    QCOMPARE(m_view->selectedText(), u"x_1"_s);

    QSignalSpy activated(m_view.get(), &LineView::rowActivated);
    QTest::mouseDClick(viewport, Qt::LeftButton, {}, pointAt(word + 1));
    QCOMPARE(m_view->selectedText(), u"x_1"_s);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front().front().toInt(), 1);
    QTest::mousePress(viewport, Qt::LeftButton, {}, pointAt(word + 1));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, pointAt(word + 1));
    QCOMPARE(m_view->selectedText(), u"\tx_1 = \U0001D70B * y;\n"_s);

    QTest::mousePress(viewport, Qt::LeftButton, {}, pointAt(6));
    QTest::mouseMove(viewport, pointAt(word));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, pointAt(word));
    QCOMPARE(m_view->selectedText(), text.sliced(6, word - 6));
    QTest::mousePress(viewport, Qt::LeftButton, {}, pointAt(word));
    QTest::mouseMove(viewport, pointAt(2));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, pointAt(2));
    QCOMPARE(m_view->selectedText(), text.sliced(2, word - 2));
    QCOMPARE(m_view->selection().position, 2);

    QSignalSpy hovered(m_view.get(), &LineView::rowHovered);
    QTest::mouseMove(viewport, m_view->rowRect(2).center());
    QCOMPARE(hovered.back().front().value<std::optional<int>>(), 2);
}

void GuiLineViewTest::theMenuOpensByKeyAndNobodyWaitsForIt()
{
    m_view->setText(LineText(u"one\ntwo\n"_s));
    // What a platform sends for the menu key.
    GuiApplication::callAsHandler([this] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, m_view->mapToGlobal(QPoint()));
        QApplication::sendEvent(m_view->viewport(), &event);
    });
    const QPointer<QWidget> menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(m_view->viewActions().copy));
    QTest::keyClick(menu->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!menu);
}

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiLineViewTest>(argc, argv);
}

#include "tst_gui_lineview.moc"
