// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Preferences: the file that keeps them, whatever stands in it, and the dialog that shows them.

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QSpinBox>

#include "common/colours.h"
#include "shell/folder_list.h"
#include "shell/main_window.h"
#include "shell/notice_stack.h"
#include "shell/settings_dialog.h"
#include "shell/settings_row.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::Preferences;
using ui::SettingsFile;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class GuiShellSettingsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void preferencesComeBack()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"deep/settings.ini"_s);
        const Preferences set{
            .theme = ui::ThemeChoice::dark,
            .language = u"de"_s,
            .fontSize = 13,
            .buildPolicy = workspace::BuildPolicy::onSave,
            .threads = 3,
            .timeLimit = 5,
            .cacheFolder = u"/tmp/käse, kuchen"_s,
            .searchPath = {u"/lab/a, b"_s, u"/lab"_s},
            .hostCompiler = u"ccache g++ -march=native"_s,
            .deviceCompiler = u"/usr/local/cuda/bin/nvcc"_s,
            .backend = u"cuda"_s,
            .mode = codegen::Mode::float32,
            .profile = u"portable"_s,
            .level = u"O1"_s,
            .architecture = u"sm_90"_s,
        };
        {
            SettingsFile file(path);
            QSignalSpy changed(&file, &SettingsFile::preferencesChanged);
            file.setPreferences(set);
            file.setPreferences(set);
            QCOMPARE(changed.size(), 1);
            file.write();
        }
        const SettingsFile again(path);
        QVERIFY(again.preferences() == set);
        QVERIFY(again.setAside().isEmpty());
        QVERIFY(again.replacedKeys().isEmpty());
    }

    void aValueThatCannotBeMeantIsReplaced_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("key");
        const auto add = [](const char* name, const char* line, const char* key) {
            QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(key);
        };
        add("theme", "[appearance]\ntheme=pink\n", "appearance/theme");
        add("language", "[appearance]\nlanguage=tlh\n", "appearance/language");
        add("font of nothing", "[appearance]\nfontSize=big\n", "appearance/fontSize");
        add("tiny font", "[appearance]\nfontSize=1\n", "appearance/fontSize");
        add("huge font", "[appearance]\nfontSize=4000\n", "appearance/fontSize");
        add("negative threads", "[run]\nthreads=-1\n", "run/threads");
        add("many threads", "[run]\nthreads=99999999999999\n", "run/threads");
        add("time", "[run]\ntimeLimit=soon\n", "run/timeLimit");
        add("policy", "[build]\npolicy=@Invalid()\n", "build/policy");
        add("relative folder", "[build]\ncacheFolder=cache\n", "build/cacheFolder");
        add("a list for a folder", "[build]\ncacheFolder=/a, /b\n", "build/cacheFolder");
        add("target", "[target]\nbackend=abacus\n", "target/backend");
        add("mode", "[target]\nmode=float16\n", "target/mode");
        add("profile", "[target]\nprofile=fast\n", "target/profile");
        add("level", "[target]\nlevel=O9\n", "target/level");
    }

    void aValueThatCannotBeMeantIsReplaced()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, key);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        write(path,
              "[run]\n" + line + "\n[appearance]\ntheme=" + (key == u"appearance/theme" ? "pink" : "dark")
                  + "\n");
        const SettingsFile file(path);
        QCOMPARE(file.replacedKeys(), QStringList{key});
        QVERIFY(file.setAside().isEmpty());
        // The others count.
        if (key != u"appearance/theme")
            QCOMPARE(file.preferences().theme, ui::ThemeChoice::dark);
    }

    void aFileThatIsNoSettingsFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QByteArray noise;
        for (int i = 0; i < 4096; ++i)
            noise += static_cast<char>((i * 131 + i / 7) % 256);
        QTest::newRow("noise") << noise;
        QTest::newRow("zeros") << QByteArray(100, '\0');
        QTest::newRow("a program") << QByteArray("\x7f"
                                                 "ELF\2\1\1");
        QTest::newRow("prose") << QByteArray("Dear diary, today I wrote a kernel.\n");
        QTest::newRow("not UTF-8") << QByteArray("[run]\nthreads=\xff\xfe\n");
        // Qt would print lines of its own about these.
        const QByteArray object = "Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x5 nope)";
        QTest::newRow("an object") << "[session]\nfiles=@" + object + '\n';
        QTest::newRow("a broken time") << QByteArray("[window]\nzoom=@DateTime(\\0\\0\\0\\x7f)\n");
        QTest::newRow("an object in quotes") << "[session]\ncurrent = \"@" + object + "\"\n";
        QTest::newRow("an object in a list") << "[session]\nfiles=a.py, @" + object + '\n';
        QTest::newRow("an object in numbers") << "[session]\nfiles=\\x40" + object + '\n';
        QTest::newRow("an object over two lines") << "[session]\nfiles=\\\n\\100" + object + '\n';
        QTest::newRow("JSON") << QByteArray("{\"run\": {\"threads\": 2}}");
    }

    void aFileThatIsNoSettingsFileIsSetAside()
    {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        write(path, bytes);
        SettingsFile file(path);
        QCOMPARE(file.setAside(), path + u".unreadable"_s);
        QCOMPARE(read(file.setAside()), bytes);
        QVERIFY(file.preferences() == Preferences());
        file.setPreferences({.theme = ui::ThemeChoice::dark});
        file.write();
        QCOMPARE(SettingsFile(path).preferences().theme, ui::ThemeChoice::dark);
    }

    void aTextThatNamesAnObjectIsNone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        const QStringList files{u"/k/@Variant(1).py"_s, u"@Variant(\\x40)"_s, u"x=@DateTime(1)"_s,
                                u"a, @Variant(1).py"_s};
        {
            SettingsFile file(path);
            file.setValue(u"session/files"_s, files);
            file.setValue(u"session/current"_s, files[1]);
            file.setValue(u"session/inputs"_s, u"{\"k\":{\"x\":\"@Variant(2)\"}}"_s);
            file.setValue(u"window/docks"_s, QByteArray("\0\1\xff@Variant(3)", 14));
            file.write();
        }
        const SettingsFile again(path);
        QCOMPARE(again.setAside(), QString());
        QCOMPARE(again.value(u"session/files"_s, QMetaType::QStringList).toStringList(), files);
        QCOMPARE(again.value(u"session/current"_s, QMetaType::QString).toString(), files[1]);
    }

    void aFileThatCannotBeSetAsideStays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        write(path, "Dear diary, today I wrote a kernel.\n");
        QVERIFY(QDir().mkpath(path + u".unreadable/full"_s));
        {
            SettingsFile file(path);
            QCOMPARE(file.leftInPlace(), path);
            QVERIFY(file.setAside().isEmpty());
            file.setPreferences({.theme = ui::ThemeChoice::dark});
            file.setValue(u"session/files"_s, QStringList{u"a.py"_s});
            QCOMPARE(file.value(u"session/files"_s, QMetaType::QStringList).toStringList().size(), 1);
            file.write();
        }
        QCOMPARE(read(path), "Dear diary, today I wrote a kernel.\n");
    }

    void aFolderInPlaceOfTheFileIsNoObstacle()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QVERIFY(QDir().mkpath(path));
        SettingsFile file(path);
        QVERIFY(file.preferences() == Preferences());
        file.setPreferences({.threads = 2});
        QCOMPARE(file.preferences().threads, 2);
    }

    void anEmptyFileHoldsDefaults()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        write(path, "");
        const SettingsFile file(path);
        QVERIFY(file.setAside().isEmpty());
        QVERIFY(file.preferences() == Preferences());
    }

    void theWindowSaysWhatItReplaced()
    {
        gui::TestWindow window("[run]\nthreads=lots\n");
        QVERIFY(window->notices().text(u"settings"_s).contains(u"run/threads"_s));
    }

    void theWindowSaysWhereTheOldFileIs()
    {
        gui::TestWindow window("garbage, not settings");
        QVERIFY(window->notices().text(u"settings"_s).contains(u"settings.ini.unreadable"_s));
        QVERIFY(window.openExample() != workspace::DocumentId::none);
    }

    void themesSwitchWhileRunning()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        window.action(u"view.theme.dark"_s)->trigger();
        QTRY_VERIFY(ui::isDark(window->palette()));
        window.action(u"view.theme.light"_s)->trigger();
        QTRY_VERIFY(!ui::isDark(window->palette()));
        QVERIFY(window.action(u"view.theme.light"_s)->isChecked());
    }

    void languagesSwitchWhileRunning()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        window->openSettings();
        const auto title = [&] { return window->findChild<QMenuBar*>()->actions().front()->text(); };
        QCOMPARE(title(), u"&File"_s);
        window.action(u"view.language.de"_s)->trigger();
        QTRY_COMPARE(title(), u"&Datei"_s);
        QTRY_COMPARE(window->findChild<ui::SettingsDialog*>()->windowTitle(), u"Einstellungen"_s);
        QCOMPARE(QLocale().language(), QLocale::German);
        window.action(u"view.language.en"_s)->trigger();
        QTRY_COMPARE(title(), u"&File"_s);
        QCOMPARE(QLocale().language(), QLocale::English);
    }

    void theSizeOfTextFollows()
    {
        gui::TestWindow window("[appearance]\nfontSize=18\n");
        QCOMPARE(window->font().pointSize(), 18);
    }

    void theDialogFindsSettings()
    {
        gui::TestWindow window;
        window.action(u"file.settings"_s)->trigger();
        auto* dialog = window->findChild<ui::SettingsDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(!dialog->isModal());
        const auto shown = [&] {
            QStringList keys;
            for (const ui::SettingsRow* row : dialog->findChildren<ui::SettingsRow*>()) {
                if (!row->isHidden())
                    keys.append(QString::fromLatin1(row->field().key));
            }
            return keys;
        };
        QCOMPARE(shown().size(), static_cast<qsizetype>(ui::preferenceFields().size()));
        auto* search = dialog->findChild<QLineEdit*>();
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"cache FOLDER"_s);
        QCOMPARE(shown(), QStringList{u"build/cacheFolder"_s});
        search->setText(u"no such thing"_s);
        QCOMPARE(shown(), QStringList());
        search->clear();
        QCOMPARE(shown().size(), static_cast<qsizetype>(ui::preferenceFields().size()));
    }

    void theSearchPathIsAListByKeyboard()
    {
        gui::TestWindow window;
        window->openSettings();
        auto* dialog = window->findChild<ui::SettingsDialog*>();
        auto* folders = qobject_cast<ui::FolderList*>(&dialog->row(u"imports/searchPath"_s)->control());
        const auto taken = [&] { return window.workspace()->documents().searchPath(); };
        folders->add({u"/lab/one"_s, u"/lab/two"_s});
        QCOMPARE(taken(), (std::vector<std::string>{"/lab/one", "/lab/two"}));
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        folders->list().setFocus();
        QTRY_VERIFY(folders->list().hasFocus());
        QTest::keyClick(&folders->list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(taken(), (std::vector<std::string>{"/lab/two", "/lab/one"}));
        QTest::keyClick(&folders->list(), Qt::Key_Delete);
        QCOMPARE(taken(), std::vector<std::string>{"/lab/one"});
        // One that is no absolute path is not taken, and the row says so.
        folders->list().item(0)->setText(u"relative"_s);
        QVERIFY(!dialog->row(u"imports/searchPath"_s)->fault().isEmpty());
        QCOMPARE(taken(), std::vector<std::string>{"/lab/one"});
        folders->list().item(0)->setText(u"/lab/three"_s);
        QVERIFY(dialog->row(u"imports/searchPath"_s)->fault().isEmpty());
        QCOMPARE(taken(), std::vector<std::string>{"/lab/three"});
    }

    void theDialogTakesGoodValuesAndExplainsBadOnes()
    {
        gui::TestWindow window;
        window->openSettings();
        auto* dialog = window->findChild<ui::SettingsDialog*>();
        ui::SettingsRow* folder = dialog->row(u"build/cacheFolder"_s);
        auto* text = qobject_cast<QLineEdit*>(&folder->control());
        text->setText(u"relative"_s);
        Q_EMIT text->editingFinished();
        QVERIFY(!folder->fault().isEmpty());
        text->setText(window.workspace().pathOf(u"other-cache"_s));
        Q_EMIT text->editingFinished();
        QVERIFY(folder->fault().isEmpty());
        QCOMPARE(window.workspace()->builds().session()->toolchain().settings().cacheDirectory.value,
                 window.workspace().pathOf(u"other-cache"_s).toStdString());

        auto* threads = qobject_cast<QSpinBox*>(&dialog->row(u"run/threads"_s)->control());
        threads->setValue(1);
        auto* reset = dialog->findChildren<QPushButton*>().front();
        QVERIFY(reset->isEnabled());
        reset->click();
        QCOMPARE(threads->value(), 0);
        QVERIFY(text->text().isEmpty());
        QVERIFY(!reset->isEnabled());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellSettingsTest>(argc, argv);
}

#include "tst_gui_shell_settings.moc"
