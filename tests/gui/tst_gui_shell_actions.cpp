// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The actions of the window: their ids, the keys of the main job, and the palette that finds them all.

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>

#include "common/action.h"
#include "shell/command_model.h"
#include "shell/command_palette.h"
#include "shell/fuzzy_match.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

/// The palette's rows, as texts.
QStringList rows(const QAbstractItemModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, 0).data().toString());
    return texts;
}

} // namespace

class GuiShellActionsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionHasATextAndAnId()
    {
        gui::TestWindow window;
        static const QRegularExpression id(u"^[a-z]+(\\.[A-Za-z0-9_]+){1,2}$"_s);
        QSet<QString> ids;
        for (const QAction* action : window->registry().actions()) {
            QVERIFY2(id.match(action->objectName()).hasMatch(), qPrintable(action->objectName()));
            QVERIFY2(!ids.contains(action->objectName()), qPrintable(action->objectName()));
            ids.insert(action->objectName());
            QVERIFY2(!ui::plainText(*action).isEmpty(), qPrintable(action->objectName()));
        }
    }

    void everyMainJobHasItsKeys_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QKeySequence>("keys");
        const auto add = [](const char* id, const QKeySequence& keys) {
            QTest::newRow(id) << QString::fromLatin1(id) << keys;
        };
        add("run.timed", Qt::Key_F5);
        add("run.stop", Qt::SHIFT | Qt::Key_F5);
        add("build.kernel", Qt::CTRL | Qt::Key_B);
        add("bundle.export", Qt::CTRL | Qt::Key_E);
        add("view.palette", Qt::CTRL | Qt::SHIFT | Qt::Key_P);
        add("view.panel.problems", Qt::CTRL | Qt::Key_1);
        add("view.panel.log", Qt::CTRL | Qt::Key_7);
        add("edit.nextProblem", Qt::Key_F8);
    }

    void everyMainJobHasItsKeys()
    {
        QFETCH(QString, id);
        QFETCH(QKeySequence, keys);
        gui::TestWindow window;
        QVERIFY(window.action(id));
        QCOMPARE(window.action(id)->shortcut(), keys);
    }

    void aSecondActionWithAnIdIsRefused()
    {
        ui::ActionRegistry registry;
        QAction first, second;
        first.setObjectName(u"cache.clear"_s);
        second.setObjectName(u"cache.clear"_s);
        QVERIFY(registry.add(&first));
        QVERIFY(!registry.add(&second));
        QCOMPARE(registry.find(u"cache.clear"_s), &first);
        QCOMPARE(registry.find(u"cache.other"_s), nullptr);
    }

    void anActionThatGoesLeavesTheRegistry()
    {
        ui::ActionRegistry registry;
        auto action = std::make_unique<QAction>();
        action->setObjectName(u"cache.clear"_s);
        registry.add(action.get());
        action.reset();
        QVERIFY(registry.actions().isEmpty());
        QCOMPARE(registry.find(u"cache.clear"_s), nullptr);
    }

    void lettersMatchInTheirOrder_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("positions");
        QTest::newRow("start") << u"clear"_s << u"Clear the cache"_s << QList<int>{0, 1, 2, 3, 4};
        QTest::newRow("words") << u"cc"_s << u"Clear the cache"_s << QList<int>{0, 10};
        QTest::newRow("case") << u"CTC"_s << u"Clear the cache"_s << QList<int>{0, 6, 10};
        QTest::newRow("blanks count not") << u"c t"_s << u"Clear the cache"_s << QList<int>{0, 6};
        // The letters of the word go before single letters that come earlier.
        QTest::newRow("together") << u"the"_s << u"Time of the run"_s << QList<int>{8, 9, 10};
    }

    void lettersMatchInTheirOrder()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(QList<int>, positions);
        const auto match = ui::fuzzyMatch(pattern, text);
        QVERIFY(match);
        QCOMPARE(QList<int>(match->positions.begin(), match->positions.end()), positions);
    }

    void otherTextsDoNotMatch()
    {
        QVERIFY(!ui::fuzzyMatch(u"cb", u"Clear the cache"));
        QVERIFY(!ui::fuzzyMatch(u"ehc", u"the"));
        QVERIFY(!ui::fuzzyMatch(u"a", u""));
        QVERIFY(ui::fuzzyMatch(u"", u"anything"));
        QCOMPARE(ui::fuzzyMatch(u" ", u"anything")->score, 0);
    }

    void commandsComeBestFirstAndRecentOnesBeforeOthers()
    {
        ui::ActionRegistry registry;
        QAction open, clear, close;
        const auto add = [&](QAction& action, const QString& id, const QString& text) {
            action.setObjectName(id);
            action.setText(text);
            registry.add(&action);
        };
        add(open, u"file.open"_s, u"&Open…"_s);
        add(clear, u"cache.clear"_s, u"Clear…"_s);
        add(close, u"file.close"_s, u"Close tab"_s);
        ui::CommandModel model(registry);
        const QAbstractItemModelTester tester(&model);
        model.setAreaTitles({{u"cache"_s, u"Cache"_s}, {u"file"_s, u"File"_s}});
        model.setPattern({});
        QCOMPARE(rows(model), QStringList({u"Open"_s, u"Clear"_s, u"Close tab"_s}));
        close.trigger();
        model.setPattern({});
        QCOMPARE(rows(model), QStringList({u"Close tab"_s, u"Open"_s, u"Clear"_s}));
        QCOMPARE(registry.recent(), QStringList{u"file.close"_s});
        model.setPattern(u"cle"_s);
        QCOMPARE(rows(model).front(), u"Clear"_s);
        // By the menu as well.
        model.setPattern(u"cache clear"_s);
        QCOMPARE(rows(model), QStringList{u"Clear"_s});
        clear.setEnabled(false);
        QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsEnabled));
    }

    void thePaletteStartsWhatIsTyped()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QTRY_VERIFY(!window.workspace()->builds().kernels().empty());
        auto* palette = window->findChild<ui::CommandPalette*>();
        QSignalSpy fired(window.action(u"edit.toggleComment"_s), &QAction::triggered);
        window.press(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
        QTRY_VERIFY(palette->isVisible());
        QVERIFY(palette->findChild<QLineEdit*>()->hasFocus());
        QVERIFY(palette->findChild<QListView*>()->model()->rowCount() > 60);
        window.type(u"togcom"_s);
        QTRY_COMPARE(palette->findChild<QListView*>()->currentIndex().data().toString(), u"Toggle comment"_s);
        window.press(Qt::Key_Return);
        QTRY_COMPARE(fired.size(), 1);
        QVERIFY(!palette->isVisible());
        QCOMPARE(window->registry().recent().front(), u"edit.toggleComment"_s);
    }

    void escapeClosesThePaletteAndGivesTheFocusBack()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        window.press(Qt::CTRL | Qt::Key_9);
        QWidget* before = QApplication::focusWidget();
        QVERIFY(before);
        window->openPalette();
        QTRY_VERIFY(QApplication::focusWidget() != before);
        window.press(Qt::Key_Escape);
        QTRY_COMPARE(QApplication::focusWidget(), before);
        QVERIFY(!window->findChild<ui::CommandPalette*>()->isVisible());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellActionsTest>(argc, argv);
}

#include "tst_gui_shell_actions.moc"
