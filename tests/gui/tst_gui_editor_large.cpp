// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Long texts: whatever happens to them, no event handler may hold the window. The frame of the tests fails a
// function when one does.

#include <QSignalSpy>
#include <QTextBlock>

#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/document_text.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::GuiApplication;
using gui::TestWorkspace;
using ui::CodeEditor;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

/// Lines of a helper that is no kernel, so that the time goes into the text and not into tracing.
QByteArray longText(int lines)
{
    QByteArray text =
        "from hawk import Scalar, kernel\n\n\n@kernel\ndef first(x: Scalar):\n    return x\n\n\n";
    for (int line = 0; line < lines; ++line)
        text += line % 10 == 0
            ? "def helper_" + QByteArray::number(line) + "(x):\n"
            : "    y = exp(x) + " + QByteArray::number(line) + "  # a comment, and 'more'\n";
    return text;
}

} // namespace

class GuiEditorLargeTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void opensHundredThousandLines();
    void switchesTheTheme();
    void typesAndUndoes();
    void reloadsAnotherText();
    void opensALongLine();

private:
    void tell(const char* what);
    std::unique_ptr<CodeEditor> shownEditor(int lines, ui::Highlighting& highlighting);
};

void GuiEditorLargeTest::tell(const char* what)
{
    const auto longest = application().takeLongest();
    qInfo("%s: the longest handler took %.1f ms (%s)", what,
          static_cast<double>(longest.taken.count()) * 1e-6, qPrintable(longest.what));
}

std::unique_ptr<CodeEditor> GuiEditorLargeTest::shownEditor(int lines, ui::Highlighting& highlighting)
{
    auto editor = std::make_unique<CodeEditor>(highlighting, ui::TextLanguage::kernel);
    editor->adopt(ui::prepareDocument(QString::fromUtf8(longText(lines)), editor->look()));
    editor->resize(800, 600);
    editor->show();
    if (!QTest::qWaitForWindowExposed(editor.get()))
        return nullptr;
    return editor;
}

void GuiEditorLargeTest::opensHundredThousandLines()
{
    TestWorkspace workspace({});
    ui::Highlighting highlighting(qApp->palette());
    ui::DocumentTabs tabs(workspace.get(), highlighting);
    tabs.resize(900, 600);
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    const QByteArray text = longText(100'000);
    const QString path = workspace.write(u"long.py"_s, text);
    application().takeLongest();
    GuiApplication::callAsHandler([&] { tabs.openFiles({path}); });
    QTRY_VERIFY_WITH_TIMEOUT(tabs.currentPage() && tabs.currentPage()->isLoaded(), patience);
    tell("shown");
    CodeEditor& editor = tabs.currentPage()->editor();
    QCOMPARE(editor.document()->blockCount(), static_cast<int>(text.count('\n')) + 1);
    QTRY_VERIFY_WITH_TIMEOUT(editor.isHighlighted(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(workspace->documents().analysis(workspace->documents().current()), patience);
    tell("coloured and analysed");
    QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QTest::keyClicks(&editor, u"x = 1"_s);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCoreApplication::processEvents();
    tell("typed at the end");
}

void GuiEditorLargeTest::switchesTheTheme()
{
    ui::Highlighting highlighting(qApp->palette());
    const auto editor = shownEditor(50'000, highlighting);
    QVERIFY(editor);
    QTRY_VERIFY_WITH_TIMEOUT(editor->isHighlighted(), patience);
    const QTextBlock last = editor->document()->findBlockByNumber(49'999);
    const QColor before = last.layout()->formats().constFirst().format.foreground().color();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x202326));
    dark.setColor(QPalette::Text, QColor(0xfcfcfc));
    application().takeLongest();
    GuiApplication::callAsHandler([&] {
        editor->setPalette(dark);
        highlighting.follow(dark);
    });
    QVERIFY(!editor->isHighlighted());
    QTRY_VERIFY_WITH_TIMEOUT(editor->isHighlighted(), patience);
    tell("theme");
    QVERIFY(last.layout()->formats().constFirst().format.foreground().color() != before);
}

void GuiEditorLargeTest::typesAndUndoes()
{
    ui::Highlighting highlighting(qApp->palette());
    const auto editor = shownEditor(50'000, highlighting);
    QVERIFY(editor);
    QTRY_VERIFY_WITH_TIMEOUT(editor->isHighlighted(), patience);
    application().takeLongest();
    // Opens a string over the whole text, which changes the colour of every line.
    QTest::keyClicks(editor.get(), u"\"\"\""_s);
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(editor->isHighlighted(), patience);
    tell("typed a quote at the top");
    GuiApplication::callAsHandler([&] { editor->undo(); });
    QTRY_VERIFY_WITH_TIMEOUT(editor->isHighlighted(), patience);
    for (int i = 0; i < 50; ++i)
        QTest::keyClick(editor.get(), Qt::Key_Return);
    QCoreApplication::processEvents();
    tell("undone, and typed lines");
}

void GuiEditorLargeTest::reloadsAnotherText()
{
    TestWorkspace workspace({});
    ui::Highlighting highlighting(qApp->palette());
    ui::DocumentTabs tabs(workspace.get(), highlighting);
    tabs.resize(900, 600);
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    const QByteArray before = longText(10'000);
    const DocumentId id = workspace.open(workspace.write(u"long.py"_s, before));
    QVERIFY(id != DocumentId::none);
    CodeEditor& editor = tabs.currentPage()->editor();
    QTRY_VERIFY_WITH_TIMEOUT(tabs.currentPage()->isLoaded() && editor.isHighlighted(), patience);
    application().takeLongest();
    QSignalSpy applied(&editor, &CodeEditor::textApplied);
    const QByteArray after = longText(15'000).replace("exp", "log");
    workspace.write(u"long.py"_s, after);
    QTRY_VERIFY_WITH_TIMEOUT(!applied.isEmpty(), patience);
    tell("reloaded");
    QCOMPARE(editor.utf8Text(), after.toStdString());
    QVERIFY(!workspace->documents().facts(id).isModified);
    GuiApplication::callAsHandler([&] { editor.undo(); });
    tell("undone");
    QCOMPARE(editor.utf8Text(), before.toStdString());
}

void GuiEditorLargeTest::opensALongLine()
{
    ui::Highlighting highlighting(qApp->palette());
    CodeEditor editor(highlighting, ui::TextLanguage::kernel);
    editor.resize(800, 600);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    GuiApplication::callAsHandler([&] { editor.setText(u"x = ["_s + u"1, "_s.repeated(10'000) + u"]\n"_s); });
    QTRY_VERIFY_WITH_TIMEOUT(editor.isHighlighted(), patience);
    QCoreApplication::processEvents();
    tell("a line of 30,000 characters");
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiEditorLargeTest>(argc, argv);
}

#include "tst_gui_editor_large.moc"
