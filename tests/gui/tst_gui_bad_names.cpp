// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Names of files with letters that hide or reorder what is read, and names that are no text at all.

#include <QAbstractButton>
#include <QFile>
#include <QMenu>
#include <QTabBar>

#include <fcntl.h>
#include <unistd.h>

#include "common/inline_message.h"
#include "data/npy.h"
#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/first_run.h"
#include "shell/main_window.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

bool isHidden(QChar letter)
{
    return letter.category() == QChar::Other_Control || letter.category() == QChar::Other_Format
        || letter.category() == QChar::Separator_Line;
}

/// All short texts of the window that hold a letter nobody sees; line breaks and tabs apart.
QStringList hidingTexts(const QWidget& window)
{
    QStringList texts{window.windowTitle(), window.accessibleName()};
    for (const auto* label : window.findChildren<QLabel*>())
        texts << label->text() << label->toolTip() << label->accessibleName();
    for (const auto* button : window.findChildren<QAbstractButton*>())
        texts << button->text() << button->toolTip() << button->accessibleName();
    for (const auto* bar : window.findChildren<QTabBar*>())
        for (int tab = 0; tab < bar->count(); ++tab)
            texts << bar->tabText(tab) << bar->tabToolTip(tab);
    for (const auto* menu : window.findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            texts << action->text();
    for (const auto* edit : window.findChildren<ui::CodeEditor*>())
        texts << edit->accessibleName();
    texts.removeIf([](const QString& text) {
        return std::ranges::none_of(
            text, [](QChar letter) { return isHidden(letter) && letter != u'\n' && letter != u'\t'; });
    });
    return texts;
}

QString message(const QWidget& window)
{
    for (const auto* one : window.findChildren<ui::InlineMessage*>())
        if (one->isVisible())
            return one->text();
    return {};
}

bool waitForMessage(const QWidget& window, const QString& words)
{
    return QTest::qWaitFor([&] { return message(window).contains(words); }, patience);
}

} // namespace

class GuiBadNamesTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenLetters_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("reordered") << u"k\u202Eyp.py"_s << u"k\\u202eyp.py"_s;
        QTest::newRow("a bell") << u"k\u0007.py"_s << u"k\\u0007.py"_s;
        QTest::newRow("a line break") << u"k\nl.py"_s << u"k\\u000al.py"_s;
        QTest::newRow("no width") << u"k\u200Bl.py"_s << u"k\\u200bl.py"_s;
    }

    void hiddenLetters()
    {
        QFETCH(QString, name);
        QFETCH(QString, shown);
        gui::TestWindow window;
        const QString folder = window.workspace().pathOf(u"f"_s);
        QVERIFY(QDir().mkpath(folder));
        const QString path = window.workspace().write(u"f/"_s + name, "x = 1\n");
        const DocumentId id = window.workspace().open(path);
        QTRY_VERIFY(window->tabs().page(id) && window->tabs().page(id)->isLoaded());
        window->tabs().page(id)->editor().setFocus();
        gui::TestWindow::type(u"#"_s);
        QTRY_VERIFY(window.workspace()->documents().facts(id).isModified);
        window->tabs().requestClose(id);
        QVERIFY2(message(window.get()).startsWith(shown), qPrintable(message(window.get())));
        QVERIFY(!message(window.get()).contains(u'\n'));
        QCOMPARE(hidingTexts(window.get()), QStringList());
        // Its folder goes, and the core names the file. What the window says of that itself comes first:
        // after the failure it would hide it.
        QVERIFY(QDir(folder).removeRecursively());
        QTRY_COMPARE_WITH_TIMEOUT(window.workspace()->documents().facts(id).fileChange,
                                  workspace::FileChange::removed, patience);
        gui::TestWindow::press(QKeySequence::Save);
        QVERIFY(waitForMessage(window.get(), u"[file-no-folder]"_s));
        if (!name.contains(u'\n'))
            QVERIFY2(message(window.get()).contains(shown), qPrintable(message(window.get())));
        QCOMPARE(hidingTexts(window.get()), QStringList());
        QVERIFY(window.settle());
    }

    void aNameThatIsNotUtf8()
    {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString() + "/k\xff.py";
        const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
        QVERIFY(file >= 0);
        close(file);
        // As the command line, a file manager and the dialog of Qt give it.
        const QString name = QFile::decodeName(path.c_str());
        ui::Workbench program({folder.filePath(u"settings.ini"_s), folder.filePath(u"state"_s)},
                              {.files = {name}});
        program.start();
        QVERIFY(waitForMessage(program.window(), u"[file-name-not-utf8]"_s));
        QVERIFY2(message(program.window()).contains(u"is not valid UTF-8"_s)
                     && message(program.window()).contains(u"Rename the file"_s),
                 qPrintable(message(program.window())));
        QCOMPARE(program.window().findChildren<ui::DocumentPage*>().size(), 0);
        const auto array = data::openNpy(name.toStdString());
        QVERIFY(!array);
        QCOMPARE(array.error().code, std::string("file-name-not-utf8"));
        // The folder could not be removed with it.
        QCOMPARE(unlink(path.c_str()), 0);
        // The window goes on.
        const DocumentId id = program.workspace().documents().create("next.py", "x = 1\n");
        QTRY_VERIFY(program.window().tabs().page(id) && program.window().tabs().page(id)->isLoaded());
        QTRY_VERIFY_WITH_TIMEOUT(program.workspace().jobs().running().empty(), patience);
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiBadNamesTest>(argc, argv);
}

#include "tst_gui_bad_names.moc"
