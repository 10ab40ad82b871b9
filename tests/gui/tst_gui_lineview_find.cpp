// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// What the view of lines finds is what is there.

#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>

#include "lineview/marked_scroll_bar.h"
#include "support/lineview_test.h"

using namespace Qt::StringLiterals;
using hawk::gui::manyLines;
using hawk::gui::oddText;
using hawk::ui::LineMatches;
using hawk::ui::LineQuery;
using hawk::ui::LineText;
using hawk::ui::LineView;

class GuiLineViewFindTest : public hawk::gui::LineViewTest
{
    Q_OBJECT

private Q_SLOTS:
    void findingCountsWhatIsThere_data();
    void findingCountsWhatIsThere();
    void findingGoesOnAndBack();
    void anExpressionThatTakesForEverIsGivenUp();
    void theBarFindsWhileTyping();
    void goingToALine();
};

void GuiLineViewFindTest::findingCountsWhatIsThere_data()
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

void GuiLineViewFindTest::findingCountsWhatIsThere()
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

void GuiLineViewFindTest::findingGoesOnAndBack()
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

void GuiLineViewFindTest::anExpressionThatTakesForEverIsGivenUp()
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

void GuiLineViewFindTest::theBarFindsWhileTyping()
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

void GuiLineViewFindTest::goingToALine()
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

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiLineViewFindTest>(argc, argv);
}

#include "tst_gui_lineview_find.moc"
