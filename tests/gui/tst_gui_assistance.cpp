// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Completion, meaning, jumps and renaming in the editor, all by keyboard.

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QToolTip>

#include "editor/assistance.h"
#include "editor/completion_model.h"
#include "editor/completion_popup.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/name_spans.h"
#include "editor/rename_bar.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"
#include "syntax/parser.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::TestWorkspace;
using ui::CodeEditor;
using ui::CompletionPopup;
using ui::DocumentPage;
using ui::DocumentTabs;
using ui::RenameBar;

namespace {

constexpr int patience = 20'000;

const QByteArray waves = "from hawk import Scalar, kernel\n"
                         "from hawk.math import sin\n"
                         "\n"
                         "gain = 2.0\n"
                         "\n"
                         "@kernel\n"
                         "def wave(t: Scalar):\n"
                         "    phase = gain * t\n"
                         "    return sin(phase) + phase\n";

} // namespace

class GuiAssistanceTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void completesTheWord();
    void narrowsWhileTyping();
    void walksAndCloses();
    void bringsTheImportAlong();
    void offersNothingToAFileThatCannotBeWritten();
    void showsTheMeaning();
    void jumpsToTheDefinitionAndBack();
    void walksTheUses();
    void renames();
    void saysWhyANameIsRefused();
    void coloursNamesByTheirRole();
    void dimsDriverCodeAsAWhole();
    void placesNamesBehindWideCharacters();
    void keepsTheRulesOfModels();

protected:
    void prepare() override;
    void tidy() override;

private:
    CodeEditor& editor() { return m_tabs->currentPage()->editor(); }
    CompletionPopup& popup() { return m_tabs->currentPage()->assistance().popup(); }
    RenameBar* bar() { return m_tabs->currentPage()->findChild<RenameBar*>(); }
    /// Puts the caret behind the first place of the text after which `behind` stands.
    void putCaret(const QString& behind);
    QString text() { return editor().toPlainText(); }
    QString chosen()
    {
        return QString::fromStdString(popup().chosen() ? popup().chosen()->label : std::string());
    }

    std::unique_ptr<TestWorkspace> m_workspace;
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<DocumentTabs> m_tabs;
};

void GuiAssistanceTest::prepare()
{
    m_workspace = std::make_unique<TestWorkspace>(QString());
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_tabs = std::make_unique<DocumentTabs>(m_workspace->get(), *m_highlighting);
    m_tabs->addActions(m_tabs->tabActions());
    m_tabs->resize(800, 500);
    m_tabs->show();
    QVERIFY(m_workspace->open(m_workspace->write(u"waves.py"_s, waves)) != workspace::DocumentId::none);
    QTRY_VERIFY_WITH_TIMEOUT(m_tabs->currentPage() && m_tabs->currentPage()->isLoaded(), patience);
    m_tabs->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_tabs.get()));
    editor().setFocus();
}

void GuiAssistanceTest::tidy()
{
    QToolTip::hideText();
    m_tabs.reset();
    m_highlighting.reset();
    m_workspace.reset();
}

void GuiAssistanceTest::putCaret(const QString& behind)
{
    QTextCursor cursor = editor().textCursor();
    const qsizetype place = text().indexOf(behind);
    QVERIFY2(place >= 0, qPrintable(behind));
    cursor.setPosition(static_cast<int>(place + behind.size()));
    editor().setTextCursor(cursor);
}

void GuiAssistanceTest::completesTheWord()
{
    putCaret(u"sin(phase) + ph"_s);
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(popup().isVisible(), patience);
    QCOMPARE(chosen(), u"phase"_s);
    QVERIFY(editor().hasFocus());
    QTest::keyClick(&editor(), Qt::Key_Return);
    QVERIFY(!popup().isVisible());
    QVERIFY(text().contains(u"+ phasease\n"_s)); // the word before the caret alone is replaced
    editor().undo();
    QCOMPARE(text(), QString::fromUtf8(waves));
}

void GuiAssistanceTest::narrowsWhileTyping()
{
    putCaret(u"sin(phase) + phase"_s);
    QTest::keyClicks(&editor(), u" + s"_s);
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(popup().isVisible(), patience);
    const int all = popup().model()->rowCount();
    QTest::keyClicks(&editor(), u"in"_s);
    QTRY_VERIFY_WITH_TIMEOUT(popup().isVisible() && popup().model()->rowCount() < all, patience);
    QCOMPARE(chosen(), u"sin"_s);
    QTest::keyClick(&editor(), Qt::Key_Tab);
    QVERIFY(text().endsWith(u"+ phase + sin\n"_s));
}

void GuiAssistanceTest::walksAndCloses()
{
    putCaret(u"+ phase"_s);
    QTest::keyClicks(&editor(), u" + s"_s);
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(popup().isVisible(), patience);
    const QString first = chosen();
    QTest::keyClick(&editor(), Qt::Key_Down);
    QVERIFY(chosen() != first);
    QTest::keyClick(&editor(), Qt::Key_Up);
    QCOMPARE(chosen(), first);
    QTest::keyClick(&editor(), Qt::Key_Up); // around the end
    QCOMPARE(popup().currentIndex().row(), popup().model()->rowCount() - 1);
    const QString before = text();
    QTest::keyClick(&editor(), Qt::Key_Escape);
    QVERIFY(!popup().isVisible());
    QCOMPARE(text(), before);
    QTest::keyClick(&editor(), Qt::Key_Return); // the keys are the editor's again
    QVERIFY(text() != before);
}

void GuiAssistanceTest::bringsTheImportAlong()
{
    putCaret(u"+ phase"_s);
    QTest::keyClicks(&editor(), u" + tanh"_s);
    const QString before = text();
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(popup().isVisible(), patience);
    QCOMPARE(chosen(), u"tanh"_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QVERIFY(text().contains(u"from hawk.math import sin, tanh\n"_s));
    QVERIFY(text().endsWith(u" + tanh\n"_s));
    editor().undo(); // the name and its import are one step
    QCOMPARE(text(), before);
    editor().redo();
    QTest::keyClicks(&editor(), u"(t)"_s); // the caret stands behind the word
    QVERIFY(text().endsWith(u" + tanh(t)\n"_s));
}

void GuiAssistanceTest::offersNothingToAFileThatCannotBeWritten()
{
    editor().setReadOnly(true);
    m_tabs->currentPage()->assistance().complete();
    QVERIFY(m_workspace->settle());
    QVERIFY(!popup().isVisible());
}

void GuiAssistanceTest::showsTheMeaning()
{
    putCaret(u"return si"_s);
    QTest::keyClick(&editor(), Qt::Key_I, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QToolTip::text().contains(u"sin(x)"_s), patience);
    QVERIFY(QToolTip::text().contains(u"<code>cos(x)</code>"_s));
    QToolTip::hideText();
    putCaret(u"    pha"_s);
    QTest::keyClick(&editor(), Qt::Key_I, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QToolTip::text().contains(u"phase: Scalar"_s), patience);
}

void GuiAssistanceTest::jumpsToTheDefinitionAndBack()
{
    putCaret(u"phase = ga"_s);
    const int caret = editor().textCursor().position();
    QTest::keyClick(&editor(), Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(editor().textCursor().blockNumber(), 3, patience);
    QCOMPARE(editor().textCursor().selectedText(), u"gain"_s);
    QTest::keyClick(&editor(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(editor().textCursor().position(), caret);
}

void GuiAssistanceTest::walksTheUses()
{
    putCaret(u"    pha"_s);
    QList<int> lines;
    for (int i = 0; i < 3; ++i) {
        const int before = editor().textCursor().selectionStart();
        QTest::keyClick(&editor(), Qt::Key_F12, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(editor().textCursor().selectionStart() != before, patience);
        QCOMPARE(editor().textCursor().selectedText(), u"phase"_s);
        lines << editor().textCursor().positionInBlock();
    }
    QCOMPARE(lines, QList<int>({15, 24, 4})); // both of the last line, then around the end
}

void GuiAssistanceTest::renames()
{
    putCaret(u"    pha"_s);
    QTest::keyClick(&editor(), Qt::Key_F2);
    QTRY_VERIFY_WITH_TIMEOUT(bar()->isVisible(), patience);
    auto* name = bar()->findChild<QLineEdit*>();
    QCOMPARE(name->text(), u"phase"_s);
    QVERIFY(name->hasFocus());
    QTest::keyClicks(name, u"angle"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(text(), QString::fromUtf8(waves).replace(u"phase"_s, u"angle"_s), patience);
    QVERIFY(!bar()->isVisible());
    editor().undo();
    QCOMPARE(text(), QString::fromUtf8(waves));
}

void GuiAssistanceTest::saysWhyANameIsRefused()
{
    putCaret(u"    pha"_s);
    QTest::keyClick(&editor(), Qt::Key_F2);
    QTRY_VERIFY_WITH_TIMEOUT(bar()->isVisible(), patience);
    auto* name = bar()->findChild<QLineEdit*>();
    QTest::keyClicks(name, u"gain"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(bar()->findChildren<QLabel*>(),
                                                 [](const QLabel* label) {
                                                     return label->isVisible()
                                                         && label->text().contains(u"line 4"_s);
                                                 }),
                             patience);
    QCOMPARE(text(), QString::fromUtf8(waves));
    QTest::keyClick(name, Qt::Key_Escape);
    QVERIFY(!bar()->isVisible());
    QVERIFY(editor().hasFocus());
}

/// The foreground of the extra selections, by the text they stand on.
void GuiAssistanceTest::coloursNamesByTheirRole()
{
    const ui::Colours colours = ui::coloursFor(editor().palette());
    const auto colourOf = [this](const QString& word) {
        for (const QTextEdit::ExtraSelection& selection : editor().extraSelections()) {
            if (selection.cursor.selectedText() == word)
                return selection.format.foreground().color();
        }
        return QColor();
    };
    QTRY_COMPARE_WITH_TIMEOUT(colourOf(u"gain"_s), colours.staticValue, patience);
    QCOMPARE(colourOf(u"t"_s), colours.readSlot);
    QCOMPARE(colourOf(u"phase"_s), QColor());
    putCaret(u"gain"_s);
    QTest::keyClick(&editor(), Qt::Key_Home);
    QTest::keyClick(&editor(), Qt::Key_Return); // what was coloured moves with its text
    QCOMPARE(colourOf(u"gain"_s), colours.staticValue);
}

void GuiAssistanceTest::dimsDriverCodeAsAWhole()
{
    const QByteArray driver = "if __name__ == '__main__':\n    gain = open('x')\n    print(wave(gain))\n";
    QVERIFY(m_workspace->open(m_workspace->write(u"driver.py"_s, waves + "\n\n" + driver))
            != workspace::DocumentId::none);
    const ui::Colours colours = ui::coloursFor(editor().palette());
    QString dimmed;
    QTRY_VERIFY_WITH_TIMEOUT(!editor().extraSelections().isEmpty(), patience);
    const auto isColoured = [this](const QString& word) {
        return std::ranges::any_of(editor().extraSelections(), [&](const auto& selection) {
            return selection.cursor.selectedText() == word;
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isColoured(u"gain"_s), patience);
    const int begin = static_cast<int>(text().indexOf(u"if __name__"_s));
    for (const QTextEdit::ExtraSelection& selection : editor().extraSelections()) {
        if (selection.cursor.selectionEnd() <= begin)
            continue;
        QCOMPARE(selection.format.foreground().color(), colours.dimmed);
        dimmed += selection.cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
    }
    QCOMPARE(dimmed.trimmed(), QString::fromUtf8(driver).trimmed());
    // Where the pointer rests the editor says why.
    putCaret(u"print"_s);
    QVERIFY(editor().showMarksAtCaret());
    QTRY_VERIFY(QToolTip::text().contains(u"needs Python"_s));
}

void GuiAssistanceTest::placesNamesBehindWideCharacters()
{
    const std::string text = "# \U0001F600 \u00e4\ngain = 1\n";
    const trace::Module module = trace::traceModule(syntax::parse({text, "x.py"}));
    const auto spans = ui::nameSpans(text, assist::nameUses(module, assist::Symbols(module)));
    QCOMPARE(spans.size(), 1u);
    const qsizetype place = QString::fromUtf8(text).indexOf(u"gain"_s);
    QCOMPARE(spans.front().span, (ui::TextSpan{static_cast<int>(place), static_cast<int>(place) + 4}));
}

void GuiAssistanceTest::keepsTheRulesOfModels()
{
    ui::CompletionModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCandidates({{"x", assist::CandidateKind::parameter, "x: Scalar", {}, {}},
                         {"for", assist::CandidateKind::keyword, {}, {}, {}}});
    QCOMPARE(model.index(0, ui::CompletionModel::Meaning).data().toString(), u"x: Scalar"_s);
    QCOMPARE(model.index(1, ui::CompletionModel::Meaning).data().toString(), u"word of Python"_s);
    model.setCandidates({});
    QCOMPARE(model.rowCount(), 0);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiAssistanceTest>(argc, argv);
}

#include "tst_gui_assistance.moc"
