// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The view of read-only lines: what is shown, chosen, copied and found equals the text, and no text is long
// enough to stop the window.

#include <random>
#include <set>

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>

#include "lineview/line_view.h"
#include "lineview/line_view_actions.h"
#include "lineview/marked_scroll_bar.h"
#include "support/gui_test.h"

using namespace Qt::StringLiterals;
using hawk::gui::GuiApplication;
using hawk::ui::LineMatches;
using hawk::ui::LineQuery;
using hawk::ui::LineText;
using hawk::ui::LineView;
using hawk::ui::RowSign;

namespace {

/// Lines of C++ as they are generated, of about 40 characters.
QString manyLines(int count)
{
    QString text;
    for (int line = 1; line <= count; ++line)
        text += u"    const double t%1 = a * x[%1] + b; // %1\n"_s.arg(line);
    return text;
}

/// Signs beyond 16 bits, combined signs, tabs and all kinds of line ends.
QString oddText()
{
    return u"alpha\tbeta\r\n"
           "\U0001D70B ≈ 3.14159 \U0001F600\n"
           "\r\n"
           "e\u0301tude, nai\u0308ve\r"
           "\t\tend\n"
           "\U0001F469\u200D\U0001F52C works 東京\r\n"
           "last"_s;
}

} // namespace

class GuiLineViewTest : public hawk::gui::GuiTest
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
    void findingCountsWhatIsThere_data();
    void findingCountsWhatIsThere();
    void findingGoesOnAndBack();
    void anExpressionThatTakesForEverIsGivenUp();
    void theBarFindsWhileTyping();
    void goingToALine();
    void appendedLinesAreFollowed();
    void aReplacedTextStaysInPlace();
    void signsAreMoreThanColours();
    void linkedRowsAreTintedAndMarked();
    void aStaleTextSaysSo();
    void keywordsAreColoured();
    void zooming();
    void aScreenReaderReadsIt();

protected:
    void prepare() override
    {
        m_highlighting = std::make_unique<hawk::ui::Highlighting>(qApp->palette());
        m_view = std::make_unique<LineView>(*m_highlighting);
        m_view->resize(640, 400);
        m_view->setAccessibleName(u"Text"_s);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setFocus();
    }
    void tidy() override
    {
        m_view.reset();
        m_highlighting.reset();
    }

private:
    QImage picture() { return m_view->viewport()->grab().toImage(); }
    bool rowShows(const QImage& image, int row, const QColor& colour) const
    {
        const QRect rect = m_view->rowRect(row);
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    }
    QPoint pointAt(qsizetype offset) const
    {
        const QRect rect = m_view->characterRect(offset);
        return {rect.left() + 1, rect.center().y()};
    }

    std::unique_ptr<hawk::ui::Highlighting> m_highlighting;
    std::unique_ptr<LineView> m_view;
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

void GuiLineViewTest::findingCountsWhatIsThere_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("isExpression");
    QTest::addColumn<bool>("matchesCase");
    QTest::newRow("word") << u"double"_s << false << true;
    QTest::newRow("case is ignored") << u"DOUBLE"_s << false << false;
    QTest::newRow("case matters") << u"DOUBLE"_s << false << true;
    QTest::newRow("a sign") << u"*"_s << false << true;
    QTest::newRow("expression") << uR"(t\d*7\b)"_s << true << true;
    QTest::newRow("expression at the end of lines") << uR"(// \d+5$)"_s << true << true;
    QTest::newRow("beyond 16 bits") << u"\U0001D70B"_s << false << true;
}

void GuiLineViewTest::findingCountsWhatIsThere()
{
    QFETCH(QString, pattern);
    QFETCH(bool, isExpression);
    QFETCH(bool, matchesCase);
    const QString text = manyLines(3000) + oddText();
    // Qt's own search over the whole text tells what is there.
    const auto caseSensitivity = matchesCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
    QRegularExpression expression(isExpression ? pattern : QRegularExpression::escape(pattern),
                                  QRegularExpression::MultilineOption);
    if (!matchesCase)
        expression.setPatternOptions(QRegularExpression::CaseInsensitiveOption);
    std::vector<hawk::ui::LineMatch> expected;
    for (auto match = expression.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        expected.push_back({found.capturedStart(), found.capturedLength()});
    }
    m_view->setText(LineText(text));
    QSignalSpy told(m_view.get(), &LineView::searchTold);
    m_view->search({.pattern = pattern,
                    .syntax = isExpression ? LineQuery::Syntax::regularExpression : LineQuery::Syntax::plain,
                    .caseSensitivity = caseSensitivity});
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(m_view->matches() == expected);
    if (!expected.empty())
        QCOMPARE(m_view->selection().begin(), expected.front().begin);
}

void GuiLineViewTest::findingGoesOnAndBack()
{
    m_view->setText(LineText(u"a1 b a2 b\na3"_s));
    QSignalSpy told(m_view.get(), &LineView::searchTold);
    m_view->search({.pattern = u"a"_s});
    QTRY_COMPARE(told.count(), 1);
    const auto chosen = [&] { return m_view->selection().begin(); };
    QCOMPARE(chosen(), 0);
    for (const int place : {5, 10, 0, 5}) {
        QTest::keyClick(m_view.get(), Qt::Key_F3);
        QCOMPARE(chosen(), place);
    }
    for (const int place : {0, 10, 5}) {
        QTest::keyClick(m_view.get(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(chosen(), place);
    }
    QCOMPARE(told.back().at(1).toInt(), 2);
    QVERIFY(qobject_cast<hawk::ui::MarkedScrollBar*>(m_view->verticalScrollBar())
                ->hasMarks(hawk::ui::MarkedScrollBar::Mark::found));
}

void GuiLineViewTest::anExpressionThatTakesForEverIsGivenUp()
{
    m_view->setText(LineText(QString(40, u'a') + u"!\naaa\n"_s));
    QSignalSpy told(m_view.get(), &LineView::searchTold);
    m_view->search({.pattern = u"(a|aa)+$"_s, .syntax = LineQuery::Syntax::regularExpression});
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told.back().front().value<LineMatches>().state, LineMatches::State::tooComplex);
    QCOMPARE(m_view->matches().size(), 1U);
    m_view->search({.pattern = u"(a"_s, .syntax = LineQuery::Syntax::regularExpression});
    QTRY_COMPARE(told.count(), 2);
    const auto bad = told.back().front().value<LineMatches>();
    QCOMPARE(bad.state, LineMatches::State::badExpression);
    QVERIFY(!bad.message.isEmpty());
}

void GuiLineViewTest::theBarFindsWhileTyping()
{
    m_view->setText(LineText(manyLines(100)));
    QTest::keyClick(m_view.get(), Qt::Key_F, Qt::ControlModifier);
    auto* edit = m_view->findChild<QLineEdit*>();
    QVERIFY(edit);
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, u"t10"_s);
    const auto says = [&](const QString& text) {
        return std::ranges::any_of(m_view->findChildren<QLabel*>(),
                                   [&](QLabel* label) { return label->text() == text; });
    };
    QTRY_VERIFY(says(u"1 of 2"_s));
    QCOMPARE(m_view->selectedText(), u"t10"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(says(u"2 of 2"_s));
    QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(says(u"1 of 2"_s));
    QTest::keyClicks(edit, u"x"_s);
    QTRY_VERIFY(says(u"Not found"_s));
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!edit->isVisible());
    QVERIFY(m_view->hasFocus());
    // F3 looks for the same again without the bar.
    m_view->setText(LineText(u"one\nt10x\n"_s));
    QTest::keyClick(m_view.get(), Qt::Key_F3);
    QTRY_COMPARE(m_view->selectedText(), u"t10x"_s);
}

void GuiLineViewTest::goingToALine()
{
    m_view->setText(LineText(manyLines(5000)));
    QTest::keyClick(m_view.get(), Qt::Key_G, Qt::ControlModifier);
    auto* edit = m_view->findChild<QLineEdit*>();
    QVERIFY(edit);
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, u"4321"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(m_view->caretRow(), 4320);
    QVERIFY(m_view->firstVisibleRow() < 4320 && m_view->lastVisibleRow() > 4320);
    QVERIFY(!edit->isVisible());
}

void GuiLineViewTest::appendedLinesAreFollowed()
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

void GuiLineViewTest::aReplacedTextStaysInPlace()
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

void GuiLineViewTest::signsAreMoreThanColours()
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

void GuiLineViewTest::linkedRowsAreTintedAndMarked()
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

void GuiLineViewTest::aStaleTextSaysSo()
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

void GuiLineViewTest::keywordsAreColoured()
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

void GuiLineViewTest::zooming()
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

void GuiLineViewTest::aScreenReaderReadsIt()
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
    return hawk::gui::runGuiTest<GuiLineViewTest>(argc, argv);
}

#include "tst_gui_lineview.moc"
