// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The editor widget by itself: other texts in its place, search, replacement.

#include <random>

#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>

#include "editor/code_editor.h"
#include "editor/find_bar.h"
#include "editor/text_search.h"
#include "support/gui_test.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::CodeEditor;
using ui::TextSpan;

class GuiEditorSearchTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void reloadsWithMinimalEdits();
    void makesAnyTextOfAnyOther();
    void undoesOverAReload();
    void keepsTheScrollPosition();
    void finds_data();
    void finds();
    void survivesACostlyExpression();
    void walksMatches();
    void replacesAllAsOneStep();
    void replacesWithGroups();

protected:
    void prepare() override;
    void tidy() override;

private:
    void select(int anchor, int position);
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<CodeEditor> m_editor;
};

void GuiEditorSearchTest::prepare()
{
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_editor = std::make_unique<CodeEditor>(*m_highlighting, ui::TextLanguage::kernel);
    m_editor->resize(800, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void GuiEditorSearchTest::tidy()
{
    m_editor.reset();
    m_highlighting.reset();
}

void GuiEditorSearchTest::select(int anchor, int position)
{
    QTextCursor cursor(m_editor->document());
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
}

void GuiEditorSearchTest::reloadsWithMinimalEdits()
{
    m_editor->setText(u"one\ntwo\nthree\nfour\nfive\n"_s);
    select(17, 17); // in `four`
    int touched = 0;
    connect(m_editor->document(), &QTextDocument::contentsChange, this,
            [&touched](int, int removed, int added) { touched += removed + added; });
    const QString text = u"one\ntwo and a half\nthree\nfour\nfive and\nsix\n"_s;
    m_editor->applyText(text);
    QVERIFY(!m_editor->isApplying());
    QCOMPARE(m_editor->toPlainText(), text);
    QCOMPARE(m_editor->textCursor().block().text(), u"four"_s);
    QCOMPARE(m_editor->textCursor().positionInBlock(), 3);
    m_editor->undo();
    QCOMPARE(m_editor->toPlainText(), u"one\ntwo\nthree\nfour\nfive\n"_s);
    QVERIFY(!m_editor->document()->isUndoAvailable());
}

void GuiEditorSearchTest::makesAnyTextOfAnyOther()
{
    std::mt19937 random(7);
    const auto made = [&random] {
        static const QStringList words{u"a"_s, u"bb"_s, QString(), u"\U0001F600"_s, u"\U0001F601c"_s};
        QStringList lines;
        for (auto left = random() % 8; left > 0; --left)
            lines << words[static_cast<qsizetype>(random() % 5)];
        return lines.join(u'\n');
    };
    for (int round = 0; round < 3000; ++round) {
        const QString before = made();
        const QString after = made();
        QString text = before;
        for (const ui::Replacement& replacement : ui::replacementsFor(before, after)) {
            const TextSpan span = replacement.span;
            QVERIFY(span.begin >= 0 && span.begin <= span.end && span.end <= text.size());
            text.replace(span.begin, span.end - span.begin, replacement.text);
        }
        QCOMPARE(text, after);
    }
}

void GuiEditorSearchTest::undoesOverAReload()
{
    m_editor->setText(u"a\nb\n"_s);
    QTest::keyClicks(m_editor.get(), u"x"_s);
    m_editor->applyText(u"xa\nB\nc\n"_s);
    QCOMPARE(m_editor->utf8Text(), std::string("xa\nB\nc\n"));
    m_editor->undo();
    QCOMPARE(m_editor->utf8Text(), std::string("xa\nb\n"));
    m_editor->undo();
    QCOMPARE(m_editor->utf8Text(), std::string("a\nb\n"));
    m_editor->redo();
    m_editor->redo();
    QCOMPARE(m_editor->utf8Text(), std::string("xa\nB\nc\n"));
    for (const QString& text :
         {QString(), u"\n"_s, u"z"_s, u"xa\nB\nc\n"_s, u"c\nB\nxa"_s, u"\n\nc"_s, QString()}) {
        m_editor->applyText(text);
        QCOMPARE(m_editor->toPlainText(), text);
    }
}

void GuiEditorSearchTest::keepsTheScrollPosition()
{
    QString text;
    for (int line = 0; line < 500; ++line)
        text += u"line %1\n"_s.arg(line);
    m_editor->setText(text);
    m_editor->verticalScrollBar()->setValue(200);
    m_editor->applyText(u"new\nnew\nnew\n"_s + text);
    QCOMPARE(m_editor->verticalScrollBar()->value(), 203);
}

void GuiEditorSearchTest::finds_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("options"); // 1: case, 2: whole words, 4: regular expression
    QTest::addColumn<QList<int>>("places");
    // 0123456789012 / 13..
    QTest::newRow("plain") << u"ab"_s << 0 << QList<int>{0, 3, 9, 13};
    QTest::newRow("case") << u"ab"_s << 1 << QList<int>{0, 9, 13};
    QTest::newRow("words") << u"ab"_s << 2 << QList<int>{0, 3, 13};
    QTest::newRow("case and words") << u"AB"_s << 3 << QList<int>{3};
    QTest::newRow("expression") << u"a.c?"_s << 4 << QList<int>{0, 3, 9, 13};
    QTest::newRow("special characters") << u"a.c?"_s << 0 << QList<int>{};
    QTest::newRow("empty matches") << u"x*"_s << 4 << QList<int>{};
    QTest::newRow("line ends") << u"b$"_s << 4 << QList<int>{13 + 1};
}

void GuiEditorSearchTest::finds()
{
    QFETCH(QString, pattern);
    QFETCH(int, options);
    m_editor->setText(u"ab AB (*) abc\nab\n"_s.replace(u"(*) abc"_s, u"(*)abc"_s));
    ui::TextSearch search;
    search.setDocument(m_editor->document());
    using Query = ui::SearchQuery;
    search.setQuery({.pattern = pattern,
                     .letterCase = options & 1 ? Query::Case::respected : Query::Case::ignored,
                     .words = options & 2 ? Query::Words::whole : Query::Words::anywhere,
                     .syntax = options & 4 ? Query::Syntax::regularExpression : Query::Syntax::plain});
    QTRY_VERIFY(search.isComplete());
    QList<int> places;
    for (const TextSpan match : search.matches())
        places << match.begin;
    QTEST(places, "places");
}

void GuiEditorSearchTest::survivesACostlyExpression()
{
    m_editor->setText(QString(5000, u'a') + u'!');
    ui::TextSearch search;
    search.setDocument(m_editor->document());
    gui::GuiApplication::callAsHandler([&search] {
        search.setQuery({.pattern = u"(a+)+$"_s, .syntax = ui::SearchQuery::Syntax::regularExpression});
    });
    QTRY_VERIFY(search.isComplete());
    search.setQuery({.pattern = u"("_s, .syntax = ui::SearchQuery::Syntax::regularExpression});
    QVERIFY(!search.fault().isEmpty());
    QVERIFY(search.isComplete());
}

void GuiEditorSearchTest::walksMatches()
{
    m_editor->setText(u"one two one two one"_s);
    ui::FindBar bar(*m_editor);
    bar.open(ui::FindBar::Purpose::find);
    auto* pattern = bar.findChildren<QLineEdit*>().constFirst();
    QTest::keyClicks(pattern, u"one"_s);
    QTRY_COMPARE(bar.statement(), u"1 of 3"_s);
    bar.findNext();
    QTRY_COMPARE(bar.statement(), u"2 of 3"_s);
    bar.findNext();
    bar.findNext();
    QTRY_COMPARE(bar.statement(), u"1 of 3"_s);
    bar.findPrevious();
    QTRY_COMPARE(bar.statement(), u"3 of 3"_s);
    QCOMPARE(m_editor->textCursor().selectionStart(), 16);
    pattern->setText(u"three"_s);
    QTRY_COMPARE(bar.statement(), u"No matches"_s);
    QTest::keyClick(pattern, Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
}

void GuiEditorSearchTest::replacesAllAsOneStep()
{
    QString text;
    QString wanted;
    for (int line = 0; line < 20'000; ++line) {
        text += u"value = old + %1\n"_s.arg(line);
        wanted += u"value = new_one + %1\n"_s.arg(line);
    }
    m_editor->setText(text);
    ui::FindBar bar(*m_editor);
    bar.open(ui::FindBar::Purpose::replace);
    bar.findChildren<QLineEdit*>()[0]->setText(u"old"_s);
    bar.findChildren<QLineEdit*>()[1]->setText(u"new_one"_s);
    QSignalSpy applied(m_editor.get(), &CodeEditor::textApplied);
    gui::GuiApplication::callAsHandler([&bar] { bar.replaceAll(); });
    QTRY_COMPARE_WITH_TIMEOUT(applied.size(), 1, 20'000);
    QCOMPARE(m_editor->utf8Text(), wanted.toStdString());
    QVERIFY(!m_editor->isReadOnly());
    gui::GuiApplication::callAsHandler([this] { m_editor->undo(); });
    QCOMPARE(m_editor->utf8Text(), text.toStdString());
}

void GuiEditorSearchTest::replacesWithGroups()
{
    m_editor->setText(u"a = 1\nbb = 2"_s);
    ui::TextSearch search;
    search.setDocument(m_editor->document());
    search.setQuery({.pattern = u"(\\w+) = (\\d)"_s, .syntax = ui::SearchQuery::Syntax::regularExpression});
    QTRY_VERIFY(search.isComplete());
    m_editor->applyReplacements(search.replaceAll(u"\\2\\t\\1\\\\"_s));
    QCOMPARE(m_editor->utf8Text(), std::string("1\ta\\\n2\tbb\\"));
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiEditorSearchTest>(argc, argv);
}

#include "tst_gui_editor_search.moc"
