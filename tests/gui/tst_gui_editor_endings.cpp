// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// How work on a text ends: what follows a save and what does not any more, what is kept and what is thrown
// away.

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QSignalSpy>
#include <QTabBar>

#include "common/inline_message.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/language.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::GuiApplication;
using gui::TestWorkspace;
using ui::CodeEditor;
using ui::DocumentPage;
using ui::DocumentTabs;
using workspace::DocumentId;
using workspace::Documents;

namespace {

constexpr int patience = 20'000;

} // namespace

class GuiEditorEndingsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void savesWithoutEndingWhatWasGivenUp_data();
    void savesWithoutEndingWhatWasGivenUp();
    void endsNothingAfterADialogIsCancelled_data();
    void endsNothingAfterADialogIsCancelled();
    void quitsAfterTheLastAnswer();
    void forgetsWhatIsThrownAway();
    void tellsOnceThatNothingIsKept();
    void appliesTheNewestReload();
    void survivesTabsClosedWhileTheyLoad();
    void reopensTheLastTwenty();
    void reopensLongTexts_data();
    void reopensLongTexts();
    void theQuestionWaits();
    void tellsOfAllFailuresUntilTheyAreSettled();
    void speaksTheLanguageOfTheWindow();

protected:
    void prepare() override;
    void tidy() override;

private:
    Documents& documents() { return (*m_workspace)->documents(); }
    DocumentPage& page() { return *m_tabs->page(m_workspace->document()); }
    CodeEditor& editor() { return page().editor(); }
    void press(const QString& id);
    void answer(ui::InlineMessage& message, const QString& button);
    /// Asks to quit or to close the tab and wants everything saved, which raises the question of overwriting.
    void beginToEnd(bool quits);
    int keptTexts() const
    {
        return static_cast<int>(QDir(m_kept).entryList({u"*.json"_s}, QDir::Files).size());
    }

    std::unique_ptr<TestWorkspace> m_workspace;
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<DocumentTabs> m_tabs;
    QString m_path;
    QString m_kept;
};

void GuiEditorEndingsTest::prepare()
{
    m_workspace = std::make_unique<TestWorkspace>();
    QVERIFY(m_workspace->isReady());
    m_path = m_workspace->pathOf(u"affine.py"_s);
    m_kept = m_workspace->pathOf(u"state/unsaved"_s);
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_tabs = std::make_unique<DocumentTabs>(m_workspace->get(), *m_highlighting);
    m_tabs->resize(900, 600);
    m_tabs->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tabs.get()));
}

void GuiEditorEndingsTest::tidy()
{
    m_tabs.reset();
    m_highlighting.reset();
    m_workspace.reset();
}

void GuiEditorEndingsTest::press(const QString& id)
{
    for (QAction* action : m_tabs->tabActions()) {
        if (action->objectName() == id)
            return GuiApplication::callAsHandler([action] { action->trigger(); });
    }
    QFAIL(qPrintable(id));
}

void GuiEditorEndingsTest::answer(ui::InlineMessage& message, const QString& button)
{
    QCoreApplication::processEvents();
    for (QToolButton* candidate : message.findChildren<QToolButton*>()) {
        if ((candidate->text() == button || candidate->accessibleName() == button) && !candidate->isHidden())
            return QTest::mouseClick(candidate, Qt::LeftButton);
    }
    QFAIL(qPrintable(u"No button "_s + button + u" under: "_s + message.text()));
}

void GuiEditorEndingsTest::beginToEnd(bool quits)
{
    QTest::keyClicks(&editor(), u"x"_s);
    m_workspace->write(u"affine.py"_s, "theirs = 1\n");
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    if (quits) {
        QVERIFY(!m_tabs->askToQuit());
        answer(m_tabs->question(), u"Save all and quit"_s);
    } else {
        press(u"file.close"_s);
        answer(page().message(), u"Save"_s);
    }
    QVERIFY2(page().message().text().contains(u"replaces"_s), qPrintable(page().message().text()));
}

void GuiEditorEndingsTest::savesWithoutEndingWhatWasGivenUp_data()
{
    QTest::addColumn<bool>("quits");
    QTest::addColumn<QString>("button");
    for (const bool quits : {false, true}) {
        for (const char* button : {"Cancel", "Reload", "Compare", "Close this message", ""})
            QTest::addRow("%s: %s", quits ? "quit" : "close", *button ? button : "typing")
                << quits << QString::fromLatin1(button);
    }
}

void GuiEditorEndingsTest::savesWithoutEndingWhatWasGivenUp()
{
    QFETCH(bool, quits);
    QFETCH(QString, button);
    beginToEnd(quits);
    QSignalSpy quit(m_tabs.get(), &DocumentTabs::quitConfirmed);
    if (button.isEmpty())
        QTest::keyClicks(&editor(), u"y"_s);
    else
        answer(page().message(), button);
    if (button == u"Reload"_s)
        QTRY_COMPARE_WITH_TIMEOUT(editor().utf8Text(), std::string("theirs = 1\n"), patience);
    // Later the user saves, and wants nothing else.
    bool isSaved = false;
    connect(&documents(), &Documents::saved, m_tabs.get(), [&isSaved] { isSaved = true; });
    page().save();
    if (page().message().isVisible())
        answer(page().message(), u"Overwrite"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isSaved, patience);
    QCOMPARE(quit.size(), 0);
    QVERIFY(documents().contains(m_workspace->document()));
}

void GuiEditorEndingsTest::endsNothingAfterADialogIsCancelled_data()
{
    QTest::addColumn<bool>("quits");
    QTest::newRow("close") << false;
    QTest::newRow("quit") << true;
}

void GuiEditorEndingsTest::endsNothingAfterADialogIsCancelled()
{
    QFETCH(bool, quits);
    press(u"file.new"_s);
    DocumentPage& fresh = *m_tabs->currentPage();
    const DocumentId id = fresh.id();
    QTest::keyClicks(&fresh.editor(), u"y = 1"_s);
    if (quits) {
        QVERIFY(!m_tabs->askToQuit());
        answer(m_tabs->question(), u"Save all and quit"_s);
    } else {
        press(u"file.close"_s);
        answer(fresh.message(), u"Save"_s);
    }
    const QPointer dialog = m_tabs->findChild<QFileDialog*>();
    QVERIFY(dialog);
    dialog->reject();
    QTRY_VERIFY(!dialog);
    QSignalSpy quit(m_tabs.get(), &DocumentTabs::quitConfirmed);
    bool isSaved = false;
    connect(&documents(), &Documents::saved, m_tabs.get(), [&isSaved] { isSaved = true; });
    fresh.saveAs(m_workspace->pathOf(u"fresh.py"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isSaved, patience);
    QCOMPARE(quit.size(), 0);
    QVERIFY(documents().contains(id));
}

void GuiEditorEndingsTest::quitsAfterTheLastAnswer()
{
    beginToEnd(true);
    const std::string text = editor().utf8Text();
    QSignalSpy quit(m_tabs.get(), &DocumentTabs::quitConfirmed);
    answer(page().message(), u"Overwrite"_s);
    QTRY_COMPARE_WITH_TIMEOUT(quit.size(), 1, patience);
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), text);
}

void GuiEditorEndingsTest::forgetsWhatIsThrownAway()
{
    QTest::keyClicks(&editor(), u"x"_s);
    QTRY_COMPARE_WITH_TIMEOUT(keptTexts(), 1, patience);
    QVERIFY(!m_tabs->askToQuit());
    QSignalSpy quit(m_tabs.get(), &DocumentTabs::quitConfirmed);
    answer(m_tabs->question(), u"Quit without saving"_s);
    QCOMPARE(quit.size(), 1);
    QCOMPARE(keptTexts(), 0);
    // Nor does what was on its way arrive.
    QTest::keyClicks(&editor(), u"y"_s);
    QTest::qWait(2500);
    QCOMPARE(keptTexts(), 0);
}

void GuiEditorEndingsTest::tellsOnceThatNothingIsKept()
{
    int failed = 0;
    int kept = 0;
    connect(&documents(), &Documents::keepFailed, m_tabs.get(), [&failed] { ++failed; });
    connect(&documents(), &Documents::kept, m_tabs.get(), [&kept] { ++kept; });
    // A file in the place of the folder stops even the superuser.
    QVERIFY(QDir().mkpath(m_workspace->pathOf(u"state"_s)));
    QDir(m_kept).removeRecursively();
    m_workspace->write(u"state/unsaved"_s, "x");
    QTest::keyClicks(&editor(), u"x"_s);
    QTRY_COMPARE_WITH_TIMEOUT(failed, 1, patience);
    ui::InlineMessage& message = page().message();
    QVERIFY(message.isVisible());
    QVERIFY2(message.text().startsWith(u"Unsaved changes cannot be kept against a crash: "_s),
             qPrintable(message.text()));
    answer(message, u"Close this message"_s);
    QTest::keyClicks(&editor(), u"y"_s);
    QTRY_COMPARE_WITH_TIMEOUT(failed, 2, patience);
    QVERIFY(!message.isVisible());
    // It works again, and fails again.
    QVERIFY(QFile::remove(m_kept));
    QTest::keyClicks(&editor(), u"z"_s);
    QTRY_COMPARE_WITH_TIMEOUT(kept, 1, patience);
    QVERIFY(QDir(m_kept).removeRecursively());
    m_workspace->write(u"state/unsaved"_s, "x");
    QTest::keyClicks(&editor(), u"w"_s);
    QTRY_COMPARE_WITH_TIMEOUT(failed, 3, patience);
    QVERIFY(message.isVisible());
}

void GuiEditorEndingsTest::appliesTheNewestReload()
{
    // Every other line differs, which takes more than one slice of time.
    constexpr int lines = 30'000;
    const QString before = u"a\n"_s.repeated(lines);
    const std::string first = u"a\nb\n"_s.repeated(lines / 2).toStdString();
    const std::string second = u"c\na\n"_s.repeated(lines / 2).toStdString();
    editor().setText(before);
    editor().document()->setModified(false);
    const DocumentId id = m_workspace->document();
    Q_EMIT documents().reloaded(id, first);
    QVERIFY(editor().isApplying());
    Q_EMIT documents().reloaded(id, first + "gone\n");
    Q_EMIT documents().reloaded(id, second);
    QTRY_VERIFY_WITH_TIMEOUT(!editor().isApplying() && editor().utf8Text() == second, patience);
    QTRY_VERIFY(!editor().document()->isModified());
    QVERIFY(!documents().facts(id).isModified);
    editor().undo();
    QCOMPARE(editor().utf8Text(), first);
    QVERIFY(documents().facts(id).isModified);
}

void GuiEditorEndingsTest::survivesTabsClosedWhileTheyLoad()
{
    const DocumentId id = documents().create("long.py", std::string(100'000, '\n'));
    QVERIFY(!m_tabs->page(id)->isLoaded());
    // Until the text is ready and its delivery waits for this thread.
    QTest::qSleep(1000);
    documents().close(id);
    QCoreApplication::processEvents();
    QVERIFY(!(*m_workspace)->jobs().isRunning({static_cast<std::uint64_t>(id), "show"}));
    QVERIFY(!m_tabs->page(id));
    QCOMPARE(documents().all().size(), std::size_t{1});
}

void GuiEditorEndingsTest::reopensTheLastTwenty()
{
    for (int number = 1; number <= 25; ++number) {
        const DocumentId id = documents().create({}, "text = " + std::to_string(number) + "\n");
        Q_EMIT m_tabs->page(id)->closeConfirmed();
    }
    QCOMPARE(documents().all().size(), std::size_t{1});
    for (int number = 25; number > 5; --number) {
        press(u"file.reopen"_s);
        QCOMPARE(m_tabs->currentPage()->editor().utf8Text(), "text = " + std::to_string(number) + "\n");
    }
    for (QAction* action : m_tabs->tabActions())
        QVERIFY(action->objectName() != u"file.reopen"_s || !action->isEnabled());
}

void GuiEditorEndingsTest::reopensLongTexts_data()
{
    QTest::addColumn<bool>("isAwaited");
    QTest::newRow("shown before it is closed") << true;
    QTest::newRow("closed before it is shown") << false;
}

void GuiEditorEndingsTest::reopensLongTexts()
{
    QFETCH(bool, isAwaited);
    const auto shown = [this]() -> DocumentPage& { return *m_tabs->currentPage(); };
    // So long that it comes to its editor a moment after the tab.
    std::string text;
    while (text.size() < 100'000)
        text += "# a line of a long text that no file has\n";
    const DocumentId first = documents().create("long.py", text);
    if (isAwaited)
        QTRY_VERIFY_WITH_TIMEOUT(shown().isLoaded(), patience);
    documents().setModified(first, true);
    press(u"file.close"_s);
    answer(shown().message(), u"Discard"_s);
    QVERIFY(!documents().contains(first));
    press(u"file.reopen"_s);
    QVERIFY(shown().facts().isModified);
    QVERIFY(m_tabs->hasUnsavedChanges());
    QTRY_VERIFY_WITH_TIMEOUT(shown().isLoaded(), patience);
    QVERIFY(shown().facts().isModified);
    QVERIFY(shown().editor().document()->isModified());
    auto* bar = m_tabs->findChild<QTabBar*>();
    QCOMPARE(bar->tabText(bar->currentIndex()), u"long.py *"_s);
    QCOMPARE(shown().editor().utf8Text(), text);
    QVERIFY(!m_tabs->askToQuit());
}

void GuiEditorEndingsTest::theQuestionWaits()
{
    QTest::keyClicks(&editor(), u"x"_s);
    QVERIFY(!m_tabs->askToQuit());
    // Neither another file nor one that is missing answers it.
    QVERIFY(m_workspace->open(m_workspace->write(u"there.py"_s, "x = 1\n")) != DocumentId::none);
    GuiApplication::callAsHandler([&] { m_tabs->openFiles({m_workspace->pathOf(u"gone.py"_s)}); });
    QTRY_VERIFY_WITH_TIMEOUT(m_tabs->message().isVisible(), patience);
    QVERIFY(m_tabs->question().isVisible());
    QVERIFY(m_tabs->question().text().contains(u"not saved"_s));
    // When nothing is left to be saved there is nothing to ask.
    editor().undo();
    QTRY_VERIFY_WITH_TIMEOUT(!m_tabs->question().isVisible(), patience);
    QVERIFY(m_tabs->askToQuit());
}

void GuiEditorEndingsTest::tellsOfAllFailuresUntilTheyAreSettled()
{
    const ui::InlineMessage& message = m_tabs->message();
    const auto open = [this](const QString& name) {
        GuiApplication::callAsHandler([&] { m_tabs->openFiles({m_workspace->pathOf(name)}); });
    };
    open(u"gone.py"_s);
    QTRY_VERIFY_WITH_TIMEOUT(message.text().contains(u"gone.py"_s), patience);
    open(u"lost.py"_s);
    QTRY_VERIFY_WITH_TIMEOUT(message.text().contains(u"lost.py"_s), patience);
    QVERIFY(message.text().contains(u"gone.py"_s));
    // Another file says nothing about these.
    QVERIFY(m_workspace->open(m_workspace->write(u"there.py"_s, "x = 1\n")) != DocumentId::none);
    QVERIFY(message.isVisible());
    QVERIFY(m_workspace->open(m_workspace->write(u"gone.py"_s, "x = 1\n")) != DocumentId::none);
    QVERIFY(message.isVisible());
    QVERIFY(!message.text().contains(u"gone.py"_s));
    QVERIFY(m_workspace->open(m_workspace->write(u"lost.py"_s, "x = 1\n")) != DocumentId::none);
    QVERIFY(!message.isVisible());
    // Many are counted, the last ones told.
    for (int at = 0; at < 6; ++at) {
        open(u"absent%1.py"_s.arg(at));
        QTRY_VERIFY_WITH_TIMEOUT(message.text().contains(u"absent%1.py"_s.arg(at)), patience);
    }
    QVERIFY(message.text().contains(u"2 earlier"_s));
    QVERIFY(!message.text().contains(u"absent1.py"_s));
    m_tabs->message().dismiss();
    open(u"absent7.py"_s);
    QTRY_VERIFY_WITH_TIMEOUT(message.text().contains(u"absent7.py"_s), patience);
    QVERIFY(!message.text().contains(u"absent5.py"_s));
}

void GuiEditorEndingsTest::speaksTheLanguageOfTheWindow()
{
    ui::Language language;
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&editor());
    QCOMPARE(face->text(QAccessible::Name), u"Kernel text, affine.py"_s);
    editor().selectAll();
    editor().insertPlainText(u"from hawk import Scalar, kernel\n@kernel\ndef f(x: Scalar):\n"
                             "    return x + unknown\n"_s);
    QTRY_COMPARE_WITH_TIMEOUT(editor().marks().all().size(), std::size_t{1}, patience);
    const QString english = editor().marks().all().front().message;
    QCOMPARE(english, u"`unknown` is not defined at this point."_s);
    const auto analysis = documents().analysis(m_workspace->document());
    const auto kernel = trace::selectKernel(analysis->module, "f");
    QVERIFY(!kernel);
    page().message().show(kernel.error());
    QVERIFY2(page().message().text().startsWith(english), qPrintable(page().message().text()));

    language.choose(u"de"_s);
    const QString german = u"`unknown` ist an dieser Stelle nicht definiert."_s;
    QTRY_COMPARE(editor().marks().all().front().message, german);
    QVERIFY(ui::richText(editor().marks().all().front()).contains(german));
    QVERIFY2(page().message().text().startsWith(german), qPrintable(page().message().text()));
    QCOMPARE(page().message().accessibleName(), page().message().text());
    QCOMPARE(face->text(QAccessible::Name), u"Kerneltext, affine.py"_s);
    // What the core says about files stays English.
    const Error error{.code = "file-missing", .message = "There is none.", .hint = "Look elsewhere."};
    QCOMPARE(ui::spellError(error), u"There is none. Look elsewhere. [file-missing]"_s);
    // Pages of a compiler leave room for what to do next.
    const std::string pages = "one\ntwo\nthree\n" + std::string(100'000, 'x');
    QCOMPARE(ui::spellError({.code = "c", .message = pages, .hint = "Do that."}),
             u"one\ntwo\nthree… Do that. [c]"_s);
    QCOMPARE(ui::spellError({.code = "c", .message = std::string(500, 'x')}),
             QString(400, u'x') + u"… [c]"_s);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiEditorEndingsTest>(argc, argv);
}

#include "tst_gui_editor_endings.moc"
