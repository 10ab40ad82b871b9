// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Docks, sizes and screens: panels move, close and come back, and whatever was kept, the window is usable.

#include <atomic>
#include <thread>

#include <QComboBox>
#include <QDockWidget>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>

#include "common/panel.h"
#include "editor/document_tabs.h"
#include "plots/plot_view.h"
#include "shell/build_bar.h"
#include "shell/cache_badge.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

const QStringList panels{u"problems"_s, u"inputs"_s,   u"timing"_s, u"results"_s,
                         u"cache"_s,    u"manifest"_s, u"log"_s};

QDockWidget* dock(gui::TestWindow& window, const QString& id)
{
    return window->findChild<QDockWidget*>(u"dock."_s + id);
}

/// Every dock is open, at the bottom and in one group of tabs.
bool isStandardLayout(gui::TestWindow& window)
{
    return std::ranges::all_of(panels, [&](const QString& id) {
        QDockWidget* one = dock(window, id);
        return !one->isHidden() && !one->isFloating()
            && window->dockWidgetArea(one) == Qt::BottomDockWidgetArea
            && window->tabifiedDockWidgets(one).size() == panels.size() - 1;
    });
}

} // namespace

class GuiShellLayoutTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void thePanelsBeginAsTabsAtTheBottom()
    {
        gui::TestWindow window;
        QVERIFY(isStandardLayout(window));
        for (const QString& id : panels) {
            QCOMPARE(window->docks().panel(id)->id(), id);
            QVERIFY(dock(window, id)->windowTitle().size() > 0);
        }
    }

    void keysLeadToEveryPanel()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.settle());
        for (qsizetype at = 0; at < panels.size(); ++at) {
            window.press(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + at)));
            QTRY_VERIFY(!window->docks().panel(panels[at])->visibleRegion().isEmpty());
        }
        window.press(Qt::CTRL | Qt::Key_8);
        QTRY_VERIFY(window->panel(u"generated"_s)->isAncestorOf(QApplication::focusWidget()));
        window.press(Qt::CTRL | Qt::Key_9);
        QTRY_VERIFY(!window->panel(u"generated"_s)->isAncestorOf(QApplication::focusWidget()));
    }

    void aKeyLeadsOutOfTheTextAndBack()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.settle());
        QWidget* generated = window->panel(u"generated"_s);
        QWidget* timing = window->panel(u"timing"_s);
        const auto isIn = [](const QWidget& area) { return area.isAncestorOf(QApplication::focusWidget()); };
        window.press(Qt::CTRL | Qt::Key_9);
        QTRY_VERIFY(isIn(window->tabs()));
        // Tab writes into the text.
        window.press(Qt::Key_Tab);
        QVERIFY(isIn(window->tabs()));
        window.press(Qt::Key_F6);
        QTRY_VERIFY(isIn(*generated));
        window.press(Qt::Key_F6);
        QTRY_VERIFY(isIn(*timing));
        window.press(Qt::Key_F6);
        QTRY_VERIFY(!isIn(*timing) && !isIn(window->tabs()));
        window.press(Qt::Key_F6);
        QTRY_VERIFY(isIn(window->tabs()));
        window.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(!isIn(window->tabs()));
        window.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isIn(*timing));
        window.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isIn(*generated));
    }

    void aClosedPanelComesBack()
    {
        gui::TestWindow window;
        window->docks().show(u"cache"_s);
        window.action(u"view.closePanel"_s)->trigger();
        QVERIFY(dock(window, u"cache"_s)->isHidden());
        window.action(u"view.panel.cache"_s)->trigger();
        QTRY_VERIFY(!dock(window, u"cache"_s)->isHidden());
    }

    void theLayoutIsResetFromAnyState()
    {
        gui::TestWindow window;
        dock(window, u"timing"_s)->setFloating(true);
        dock(window, u"log"_s)->close();
        window->addDockWidget(Qt::LeftDockWidgetArea, dock(window, u"cache"_s));
        window->splitDockWidget(dock(window, u"cache"_s), dock(window, u"inputs"_s), Qt::Vertical);
        window->addDockWidget(Qt::TopDockWidgetArea, dock(window, u"results"_s));
        QVERIFY(!isStandardLayout(window));
        window.action(u"view.resetLayout"_s)->trigger();
        QTRY_VERIFY(isStandardLayout(window));
        QTRY_VERIFY(!window->docks().panel(u"timing"_s)->visibleRegion().isEmpty());
    }

    void aLayoutComesBack()
    {
        gui::TestWindow window;
        window->addDockWidget(Qt::LeftDockWidgetArea, dock(window, u"cache"_s));
        dock(window, u"log"_s)->close();
        const QByteArray kept = window->docks().save();
        window->docks().reset();
        QTRY_VERIFY(isStandardLayout(window));
        QVERIFY(window->docks().restore(kept));
        QCOMPARE(window->dockWidgetArea(dock(window, u"cache"_s)), Qt::LeftDockWidgetArea);
        QVERIFY(dock(window, u"log"_s)->isHidden());
    }

    void aDamagedLayoutGivesTheStandardOne_data()
    {
        QTest::addColumn<QByteArray>("state");
        gui::TestWindow window;
        const QByteArray good = window->docks().save();
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("noise") << QByteArray("\x12\x34 noise that is no layout");
        QTest::newRow("half") << good.first(good.size() / 2);
        QByteArray other = good;
        other.replace(QByteArray("\0c\0a\0c\0h\0e", 10), QByteArray("\0k\0a\0f\0k\0a", 10));
        QTest::newRow("of another program") << other;
        QByteArray flipped = good;
        for (qsizetype at = 12; at < flipped.size(); at += 17)
            flipped[at] = static_cast<char>(flipped[at] ^ 0x55);
        QTest::newRow("flipped bits") << flipped;
    }

    void aDamagedLayoutGivesTheStandardOne()
    {
        QFETCH(QByteArray, state);
        gui::TestWindow window;
        QVERIFY(!window->docks().restore(state));
        QTRY_VERIFY(isStandardLayout(window));
    }

    void aRestoreThatDidNotEndIsNotTriedAgain()
    {
        gui::TestWindow before;
        before->addDockWidget(Qt::LeftDockWidgetArea, before->findChild<QDockWidget*>(u"dock.cache"_s));
        const QByteArray state = before->docks().save().toPercentEncoding("", "\\\";,", '%');
        // As a settings file spells bytes.
        QByteArray escaped;
        for (const char byte : before->docks().save())
            escaped += "\\x" + QByteArray::number(static_cast<unsigned char>(byte), 16);
        gui::TestWindow window("[window]\ndocks=\"@ByteArray(" + escaped + ")\"\nrestoring=true\n");
        QVERIFY(isStandardLayout(window));
    }

    void theWindowFitsASmallScreen_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::newRow("English") << QByteArray();
        QTest::newRow("German") << QByteArray("[appearance]\nlanguage=de\n");
        QTest::newRow("large text") << QByteArray("[appearance]\nfontSize=12\n");
    }

    void theWindowFitsASmallScreen()
    {
        QFETCH(QByteArray, settings);
        gui::TestWindow window(settings, {800, 600});
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.settle());
        QCOMPARE_LE(window->minimumSizeHint().width(), 800);
        QCOMPARE_LE(window->minimumSizeHint().height(), 600);
        QCOMPARE(window->size(), QSize(800, 600));
        for (const QString& id : panels) {
            window->docks().show(id);
            QTRY_VERIFY(!window->docks().panel(id)->visibleRegion().isEmpty());
            QCOMPARE(window->size(), QSize(800, 600));
        }
        const QRect inside = window->rect();
        for (QWidget* part :
             QList<QWidget*>{window->findChild<ui::CacheBadge*>(), window->findChild<QStatusBar*>(),
                             window->findChild<QComboBox*>(u"kernelBox"_s)}) {
            const QRect place(part->mapTo(&window.get(), QPoint(0, 0)), part->size());
            QVERIFY2(part->isVisible() && inside.contains(place), qPrintable(part->objectName()));
        }
    }

    void theTargetBoxesFollowTheTarget()
    {
        gui::TestWindow window;
        auto* bar = window->findChild<ui::BuildBar*>();
        const auto box = [&](const char* name) {
            return bar->findChild<QComboBox*>(QLatin1StringView(name));
        };
        QCOMPARE(box("targetBox")->count(), 2);
        QVERIFY(box("profileBox")->isVisible());
        QVERIFY(!box("architectureBox")->isVisible());
        box("targetBox")->setCurrentIndex(1);
        Q_EMIT box("targetBox")->activated(1);
        QTRY_VERIFY(box("architectureBox")->isVisible());
        QVERIFY(!box("profileBox")->isVisible());
        QCOMPARE(window.workspace()->builds().selection().target.backend, "cuda");
        QVERIFY(window.settle());
    }

    void theKernelBoxSelects()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample(u"projectile.py"_s) != workspace::DocumentId::none);
        auto* box = window->findChild<QComboBox*>(u"kernelBox"_s);
        const auto& builds = window.workspace()->builds();
        QTRY_COMPARE(box->count(), static_cast<int>(builds.kernels().size()));
        QTRY_COMPARE(box->currentText().toStdString(), builds.selection().kernel);
        for (const std::string& kernel : builds.kernels()) {
            const int index = box->findText(QString::fromStdString(kernel));
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
            QCOMPARE(builds.selection().kernel, kernel);
        }
    }

    void theDocksTakeTwoFifths_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("plotHeight");
        QTest::newRow("usual") << QSize(1280, 800) << 110;
        QTest::newRow("small") << QSize(800, 600) << 50;
    }

    void theDocksTakeTwoFifths()
    {
        QFETCH(QSize, size);
        QFETCH(int, plotHeight);
        gui::TestWindow window({}, size);
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        window.workspace()->launches().setSampleCount(1000);
        QVERIFY(window.workspace().run(workspace::RunKind::timed));
        QVERIFY(window.settle());
        const auto* panel = window->docks().panel(u"timing"_s);
        QVERIFY(!panel->visibleRegion().isEmpty());
        const int docks = dock(window, u"timing"_s)->height();
        QVERIFY2(docks >= window->height() * 2 / 5 - 8 && docks <= window->height() / 2,
                 qPrintable(QString::number(docks)));
        // The histogram is a picture, not a stripe, and the text above it is still several lines.
        const int plot = panel->findChild<ui::PlotView*>()->plotSize().height();
        QVERIFY2(plot >= plotHeight, qPrintable(QString::number(plot)));
        QVERIFY(window->tabs().height() >= 8 * window->fontMetrics().height());
    }

    void onlyBuildsRunsAndBundlesAreStopped()
    {
        gui::TestWindow window;
        QVERIFY(window.settle());
        auto* stop = window->findChild<QStatusBar*>()->findChild<QToolButton*>();
        QVERIFY(!stop->isVisible());
        auto& jobs = window.workspace()->jobs();
        std::atomic_bool mayEnd = false;
        const auto start = [&](const char* kind) {
            return jobs.start<int>(
                {{0, kind}, kind, workspace::Pool::files},
                [&](const process::JobContext& job) {
                    while (!mayEnd && !job.stop.stop_requested())
                        std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    return 0;
                },
                [](int) {});
        };
        // Whoever saves a file must not lose it to a click that was meant for a run.
        const auto saving = start("save");
        QTRY_VERIFY(jobs.isRunning({0, "save"}));
        QVERIFY(!stop->isVisible());
        const auto running = start("run");
        QTRY_VERIFY(stop->isVisible());
        stop->click();
        QTRY_VERIFY(!jobs.isRunning({0, "run"}));
        QVERIFY(jobs.isRunning({0, "save"}));
        QTRY_VERIFY(!stop->isVisible());
        QVERIFY(saving != running);
        mayEnd = true;
        QVERIFY(window.settle());
    }

    void theBadgeSaysHowTheBuildWasServed()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.settle());
        auto* badge = window->findChild<ui::CacheBadge*>();
        QCOMPARE(badge->text(), u"not built"_s);
        window.action(u"build.kernel"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(badge->text().startsWith(u"miss "_s), 60'000);
        const QString miss = badge->toolTip();
        const auto report = window.workspace()->builds().lastBuild();
        QVERIFY(miss.contains(QString::fromStdString(report->built->artifact.key)));
        QVERIFY(miss.contains(QString::fromStdString(report->built->artifact.reason)));
        QVERIFY(window.settle());
        window.action(u"build.kernel"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(badge->text().startsWith(u"hit "_s), 60'000);
        badge->click();
        QTRY_VERIFY(!window->docks().panel(u"cache"_s)->visibleRegion().isEmpty());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellLayoutTest>(argc, argv);
}

#include "tst_gui_shell_layout.moc"
