// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The tabs of open documents: from the file to the squiggle and back, and what bad files get.

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBlock>

#include "common/inline_message.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::TestWorkspace;
using ui::CodeEditor;
using ui::DocumentPage;
using ui::DocumentTabs;
using workspace::DocumentId;

namespace {

constexpr int patience = 20'000;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class GuiEditorTabsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheFile();
    void marksExactColumnsWhileTyping();
    void dimsDriverCode();
    void savesAndTracksChanges();
    void asksBeforeClosing();
    void savesWhenClosing();
    void reopensClosedTabs();
    void walksTabs();
    void keepsNamesReadable();
    void reloadsWhatOthersChanged();
    void asksWhenBothChanged();
    void keepsOwnText();
    void comparesWithTheFile();
    void tellsOfRemovedFiles();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void keepsTheTextWhenSavingFails();
    void tellsOfReadOnlyFiles();
    void opensDroppedFiles();
    void asksBeforeQuitting();
    void revealsAndLinks();
    void namesEverything();

protected:
    void prepare() override;
    void tidy() override;

private:
    DocumentPage& page() { return *m_tabs->currentPage(); }
    CodeEditor& editor() { return page().editor(); }
    QString tabText() const
    {
        return m_tabs->findChild<QTabBar*>()->tabText(m_tabs->findChild<QTabWidget*>()->currentIndex());
    }
    void press(const QString& id);
    void answer(ui::InlineMessage& message, const QString& text);
    void replaceText(const QString& text);

    std::unique_ptr<TestWorkspace> m_workspace;
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<DocumentTabs> m_tabs;
    QString m_path;
};

void GuiEditorTabsTest::prepare()
{
    m_workspace = std::make_unique<TestWorkspace>();
    QVERIFY(m_workspace->isReady());
    m_path = m_workspace->pathOf(u"affine.py"_s);
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_tabs = std::make_unique<DocumentTabs>(m_workspace->get(), *m_highlighting);
    m_tabs->resize(900, 600);
    m_tabs->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tabs.get()));
}

void GuiEditorTabsTest::tidy()
{
    m_tabs.reset();
    m_highlighting.reset();
    m_workspace.reset();
}

void GuiEditorTabsTest::press(const QString& id)
{
    for (QAction* action : m_tabs->tabActions()) {
        if (action->objectName() == id) {
            QVERIFY2(action->isEnabled(), qPrintable(id));
            return gui::GuiApplication::callAsHandler([action] { action->trigger(); });
        }
    }
    QFAIL(qPrintable(id));
}

void GuiEditorTabsTest::answer(ui::InlineMessage& message, const QString& text)
{
    // A layout shows its new buttons when it comes to it.
    QCoreApplication::processEvents();
    for (QToolButton* button : message.findChildren<QToolButton*>()) {
        if (button->text() == text && !button->isHidden())
            return QTest::mouseClick(button, Qt::LeftButton);
    }
    QFAIL(qPrintable(u"No button "_s + text + u" under: "_s + message.text()));
}

void GuiEditorTabsTest::replaceText(const QString& text)
{
    QTextCursor cursor(editor().document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
}

void GuiEditorTabsTest::showsTheFile()
{
    QCOMPARE(QByteArray::fromStdString(editor().utf8Text()), bytesOf(m_path));
    QCOMPARE(tabText(), u"affine.py"_s);
    QCOMPARE(m_tabs->findChild<QTabBar*>()->tabToolTip(0), m_path);
    QVERIFY(editor().marks().all().empty());
    // Opening it again shows it again.
    m_tabs->openFiles({m_path});
    QTest::qWait(0);
    QCOMPARE((*m_workspace)->documents().all().size(), std::size_t{1});
}

void GuiEditorTabsTest::marksExactColumnsWhileTyping()
{
    editor().selectAll();
    // Typed, so that the indentation is the editor's; characters before the fault have 2 and 4 bytes.
    for (const QString& line : {u"from hawk import Scalar, kernel"_s, u"@kernel"_s, u"def f(x: Scalar):"_s}) {
        QTest::keyClicks(&editor(), line);
        QTest::keyClick(&editor(), Qt::Key_Return);
    }
    editor().insertPlainText(u"s = '\u00e4\U0001F600'; y = x + unknown"_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), u"return y"_s);
    QTRY_COMPARE_WITH_TIMEOUT(editor().marks().all().size(), std::size_t{1}, patience);
    const ui::DiagnosticMark& mark = editor().marks().all().front();
    const QTextBlock line = editor().document()->findBlockByNumber(3);
    QCOMPARE(line.text(), u"    s = '\u00e4\U0001F600'; y = x + unknown"_s);
    const auto begin = line.position() + static_cast<int>(line.text().indexOf(u"unknown"));
    QCOMPARE(mark.span, (ui::TextSpan{begin, begin + 7}));
    QVERIFY(!mark.message.isEmpty());
    QVERIFY(!mark.code.isEmpty());

    press(u"edit.nextProblem"_s);
    QCOMPARE(editor().textCursor().position(), begin);
    QCOMPARE(editor().textCursor().selectedText(), u"unknown"_s);
    QTest::keyClicks(&editor(), u"x"_s);
    QTRY_VERIFY_WITH_TIMEOUT(editor().marks().all().empty(), patience);
    QCOMPARE(editor().freshness(), ui::Freshness::current);
}

void GuiEditorTabsTest::dimsDriverCode()
{
    replaceText(u"import sys\nfrom hawk import Scalar, kernel\n\n@kernel\ndef f(x: Scalar):\n    return x\n\n"
                "print(sys.argv)\n"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!editor().extraSelections().isEmpty(), patience);
    QCOMPARE(editor().extraSelections().constLast().cursor.selectedText(), u"print(sys.argv)"_s);
}

void GuiEditorTabsTest::savesAndTracksChanges()
{
    const QByteArray before = bytesOf(m_path);
    editor().moveCursor(QTextCursor::Start);
    QTest::keyClicks(&editor(), u"# "_s);
    QCOMPARE(tabText(), u"affine.py *"_s);
    press(u"edit.undo"_s);
    QCOMPARE(tabText(), u"affine.py"_s);
    press(u"edit.redo"_s);
    QTest::keyClick(&editor(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(tabText(), u"affine.py"_s, patience);
    QCOMPARE(bytesOf(m_path), "# " + before);
    // What was saved can still be undone, and is unsaved then.
    press(u"edit.undo"_s);
    QCOMPARE(tabText(), u"affine.py *"_s);
    QCOMPARE(editor().utf8Text(), before.toStdString());
}

void GuiEditorTabsTest::asksBeforeClosing()
{
    QTest::keyClicks(&editor(), u"x"_s);
    press(u"file.close"_s);
    QVERIFY(page().message().isVisible());
    answer(page().message(), u"Cancel"_s);
    QVERIFY(!page().message().isVisible());
    QCOMPARE((*m_workspace)->documents().all().size(), std::size_t{1});
    press(u"file.close"_s);
    const QByteArray before = bytesOf(m_path);
    answer(page().message(), u"Discard"_s);
    QVERIFY((*m_workspace)->documents().all().empty());
    QVERIFY(!m_tabs->currentPage());
    QCOMPARE(bytesOf(m_path), before);
    // The empty state offers the ways to begin.
    QStringList ways;
    for (QToolButton* button : m_tabs->findChildren<QToolButton*>()) {
        if (button->isVisible())
            ways << button->text();
    }
    QCOMPARE(ways, (QStringList{u"New kernel"_s, u"Open"_s}));
}

void GuiEditorTabsTest::savesWhenClosing()
{
    editor().moveCursor(QTextCursor::Start);
    QTest::keyClicks(&editor(), u"#"_s);
    const std::string text = editor().utf8Text();
    press(u"file.close"_s);
    answer(page().message(), u"Save"_s);
    QTRY_VERIFY_WITH_TIMEOUT((*m_workspace)->documents().all().empty(), patience);
    QCOMPARE(bytesOf(m_path).toStdString(), text);
}

void GuiEditorTabsTest::reopensClosedTabs()
{
    press(u"file.new"_s);
    QCOMPARE(tabText(), u"untitled-1.py"_s);
    QTest::keyClicks(&editor(), u"y"_s);
    press(u"file.close"_s);
    answer(page().message(), u"Discard"_s);
    press(u"file.close"_s);
    QVERIFY(!m_tabs->currentPage());
    press(u"file.reopen"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_tabs->currentPage(), patience);
    QCOMPARE(page().facts().path, m_path.toStdString());
    // Even a text that never had a file.
    press(u"file.reopen"_s);
    QCOMPARE(editor().utf8Text(), std::string("y"));
    QCOMPARE(tabText(), u"untitled-1.py *"_s);
}

void GuiEditorTabsTest::walksTabs()
{
    press(u"file.new"_s);
    press(u"file.new"_s);
    QCOMPARE(tabText(), u"untitled-2.py"_s);
    QTest::keyClick(&editor(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(tabText(), u"affine.py"_s);
    QCOMPARE((*m_workspace)->documents().current(), m_workspace->document());
    QTest::keyClick(&editor(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(tabText(), u"untitled-2.py"_s);
    (*m_workspace)->documents().setCurrent(m_workspace->document());
    QCOMPARE(tabText(), u"affine.py"_s);
}

void GuiEditorTabsTest::keepsNamesReadable()
{
    for (int number = 0; number < 11; ++number)
        (*m_workspace)->documents().create("of_a_long_name_" + std::to_string(number) + ".py", {});
    m_tabs->resize(600, 400);
    const auto* bar = m_tabs->findChild<QTabBar*>();
    for (int at = 0; at < bar->count(); ++at) {
        const int button = bar->tabButton(at, QTabBar::RightSide)->width();
        const QString shown = at == 0 ? u"affine.py"_s : u"of_a…11.py"_s;
        QVERIFY(bar->tabRect(at).width() >= button + bar->fontMetrics().horizontalAdvance(shown));
    }
    // It scrolls to the one that is seen.
    QVERIFY(bar->rect().contains(bar->tabRect(bar->currentIndex()).center()));
}

void GuiEditorTabsTest::reloadsWhatOthersChanged()
{
    const QByteArray before = bytesOf(m_path);
    editor().goTo(10, 3);
    const QString line = editor().textCursor().block().text();
    m_workspace->write(u"affine.py"_s, "# one more line\n" + before);
    QTRY_COMPARE_WITH_TIMEOUT(editor().utf8Text(), "# one more line\n" + before.toStdString(), patience);
    QCOMPARE(editor().textCursor().block().text(), line);
    QCOMPARE(editor().textCursor().blockNumber(), 10);
    QCOMPARE(tabText(), u"affine.py"_s);
    press(u"edit.undo"_s);
    QCOMPARE(editor().utf8Text(), before.toStdString());
    QCOMPARE(tabText(), u"affine.py *"_s);
}

void GuiEditorTabsTest::asksWhenBothChanged()
{
    QTest::keyClicks(&editor(), u"x"_s);
    m_workspace->write(u"affine.py"_s, "theirs = 1\n");
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    // Saving must not overwrite unasked.
    press(u"file.save"_s);
    QVERIFY(page().message().text().contains(u"replaces"_s));
    QCOMPARE(bytesOf(m_path), QByteArray("theirs = 1\n"));
    answer(page().message(), u"Reload"_s);
    QTRY_COMPARE_WITH_TIMEOUT(editor().utf8Text(), std::string("theirs = 1\n"), patience);
    QCOMPARE(tabText(), u"affine.py"_s);
    press(u"edit.undo"_s);
    QVERIFY(editor().utf8Text().starts_with('x'));
}

void GuiEditorTabsTest::keepsOwnText()
{
    QTest::keyClicks(&editor(), u"x"_s);
    const std::string own = editor().utf8Text();
    m_workspace->write(u"affine.py"_s, "theirs = 1\n");
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    answer(page().message(), u"Keep mine"_s);
    QVERIFY(!page().message().isVisible());
    QCOMPARE(editor().utf8Text(), own);
    press(u"file.save"_s);
    QTRY_COMPARE_WITH_TIMEOUT(bytesOf(m_path).toStdString(), own, patience);
}

void GuiEditorTabsTest::comparesWithTheFile()
{
    replaceText(u"a\nb\nc"_s);
    m_workspace->write(u"affine.py"_s, "a\nB\nc");
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    answer(page().message(), u"Compare"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!m_tabs->currentPage(), patience);
    auto* view = qobject_cast<CodeEditor*>(m_tabs->findChild<QTabWidget*>()->currentWidget());
    QVERIFY(view);
    // As `diff -u` of the two prints it.
    QCOMPARE(view->utf8Text(), std::string("@@ -1,3 +1,3 @@\n a\n-B\n+b\n c\n"));
    QVERIFY(view->isReadOnly());
    press(u"view.nextTab"_s);
    QVERIFY(m_tabs->currentPage());
}

void GuiEditorTabsTest::tellsOfRemovedFiles()
{
    const std::string text = editor().utf8Text();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    QCOMPARE(editor().utf8Text(), text);
    answer(page().message(), u"Save"_s);
    QTRY_COMPARE_WITH_TIMEOUT(bytesOf(m_path).toStdString(), text, patience);
    QTRY_VERIFY(!page().message().isVisible());
}

void GuiEditorTabsTest::refusesBadFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("code");
    QTest::newRow("missing") << u"gone.py"_s << QByteArray() << u"file-missing"_s;
    QTest::newRow("binary") << u"binary.py"_s << QByteArray("a\0b", 3) << u"file-binary"_s;
    QTest::newRow("not UTF-8") << u"latin.py"_s << QByteArray("# \xE4\n") << u"file-not-utf8"_s;
    QTest::newRow("100 MB") << u"huge.py"_s << QByteArray() << u"file-too-large"_s;
}

void GuiEditorTabsTest::refusesBadFiles()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, code);
    const QString path = m_workspace->pathOf(name);
    if (!content.isEmpty())
        m_workspace->write(name, content);
    if (code == u"file-too-large"_s) {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        QVERIFY(file.resize(100'000'000));
    }
    gui::GuiApplication::callAsHandler([this, path] { m_tabs->openFiles({path}); });
    QTRY_VERIFY_WITH_TIMEOUT(m_tabs->message().isVisible(), patience);
    QVERIFY2(m_tabs->message().text().contains(name), qPrintable(m_tabs->message().text()));
    QVERIFY2(m_tabs->message().text().contains(code), qPrintable(m_tabs->message().text()));
    // Nothing else happened.
    QCOMPARE((*m_workspace)->documents().all().size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(editor().utf8Text()), bytesOf(m_path));
    QTest::keyClicks(&editor(), u"still here"_s);
    QVERIFY(editor().utf8Text().starts_with("still here"));
}

void GuiEditorTabsTest::keepsTheTextWhenSavingFails()
{
    QTest::keyClicks(&editor(), u"x"_s);
    const std::string text = editor().utf8Text();
    // A folder where nobody, the superuser included, can make a file.
    page().saveAs(u"/proc/kernel.py"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page().message().isVisible(), patience);
    QVERIFY2(page().message().text().contains(u"/proc/kernel.py"_s), qPrintable(page().message().text()));
    QCOMPARE(editor().utf8Text(), text);
    QVERIFY(page().facts().isModified);
    QCOMPARE(page().facts().path, m_path.toStdString());
    page().saveAs(m_workspace->pathOf(u"other.py"_s));
    QTRY_COMPARE_WITH_TIMEOUT(tabText(), u"other.py"_s, patience);
    QCOMPARE(bytesOf(m_workspace->pathOf(u"other.py"_s)).toStdString(), text);
    QVERIFY(!page().message().isVisible());
}

void GuiEditorTabsTest::tellsOfReadOnlyFiles()
{
    const QString path = m_workspace->write(u"fixed.py"_s, "x = 1\n");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    if (QFile file(path); file.open(QFile::ReadWrite))
        QSKIP("This user may write every file.");
    QVERIFY(m_workspace->open(path) != DocumentId::none);
    QVERIFY(m_tabs->findChild<QTabBar*>()->tabToolTip(1).contains(u"read-only"_s));
    QTest::keyClicks(&editor(), u"y"_s);
    QVERIFY(page().message().isVisible());
    press(u"file.save"_s);
    QTRY_VERIFY(page().message().text().contains(u"file-unwritable"_s));
    QCOMPARE(bytesOf(path), QByteArray("x = 1\n"));
}

void GuiEditorTabsTest::opensDroppedFiles()
{
    const QString path = m_workspace->write(u"dropped.py"_s, "x = 1\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_tabs.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_tabs.get(), &drop);
    QTRY_COMPARE_WITH_TIMEOUT(tabText(), u"dropped.py"_s, patience);
}

void GuiEditorTabsTest::asksBeforeQuitting()
{
    QVERIFY(m_tabs->askToQuit());
    QTest::keyClicks(&editor(), u"x"_s);
    QSignalSpy confirmed(m_tabs.get(), &DocumentTabs::quitConfirmed);
    QVERIFY(!m_tabs->askToQuit());
    QVERIFY(m_tabs->question().isVisible());
    answer(m_tabs->question(), u"Cancel"_s);
    QCOMPARE(confirmed.size(), 0);
    QVERIFY(!m_tabs->askToQuit());
    answer(m_tabs->question(), u"Save all and quit"_s);
    QTRY_COMPARE_WITH_TIMEOUT(confirmed.size(), 1, patience);
    QCOMPARE(bytesOf(m_path).toStdString(), editor().utf8Text());
    QVERIFY(m_tabs->askToQuit());
}

void GuiEditorTabsTest::revealsAndLinks()
{
    replaceText(u"# \U0001F600\nabc = 1\n"_s);
    QSignalSpy moves(m_tabs.get(), &DocumentTabs::caretMoved);
    m_tabs->reveal(m_workspace->document(), {7, 10});
    QCOMPARE(editor().textCursor().selectedText(), u"abc"_s);
    QVERIFY(!moves.isEmpty());
    QCOMPARE(moves.constLast()[0].value<DocumentId>(), m_workspace->document());
    QCOMPARE(moves.constLast()[1].value<std::uint32_t>(), 7u);
    const QImage before = editor().viewport()->grab().toImage();
    m_tabs->setLinkedRanges(m_workspace->document(), {{0, 6}});
    QVERIFY(editor().viewport()->grab().toImage() != before);
    m_tabs->setLinkedRanges(m_workspace->document(), {});
    m_tabs->setZoom(150);
    QCOMPARE(editor().zoom(), 150);
}

void GuiEditorTabsTest::namesEverything()
{
    press(u"edit.replace"_s);
    press(u"edit.goToLine"_s);
    for (QWidget* widget : m_tabs->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(face);
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(),
                 qPrintable(u"%1 %2"_s.arg(QLatin1StringView(widget->metaObject()->className()),
                                           widget->objectName())));
    }
    for (const QAction* action : m_tabs->tabActions()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(action->objectName().contains(u'.'), qPrintable(action->objectName()));
    }
    // A change of the language while everything is shown.
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(m_tabs.get(), &change);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiEditorTabsTest>(argc, argv);
}

#include "tst_gui_editor_tabs.moc"
