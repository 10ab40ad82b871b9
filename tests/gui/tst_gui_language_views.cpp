// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What the window shows of the whole language: derivatives, views for a device, results of a run until done,
// in both looks and both languages.

#include <QComboBox>
#include <QTableView>

#include "panels/generated_panel.h"
#include "panels/occupancy_model.h"
#include "panels/results_panel.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr int patience = 60'000;

const QByteArray decay = "from hawk import Mutable, Param, Scalar, Terminated, kernel\n"
                         "from hawk.math import exp\n"
                         "\n"
                         "\n"
                         "@kernel\n"
                         "def decay(x: Mutable[Scalar], rate: Param, terminated: Terminated):\n"
                         "    x = x * exp(-rate)\n"
                         "    terminated = x < 0.01\n"
                         "\n"
                         "\n"
                         "@kernel\n"
                         "def root(x: Scalar):\n"
                         "    low, high = 0.0, x + 1.0\n"
                         "    for _ in range(60):\n"
                         "        middle = 0.5 * (low + high)\n"
                         "        if middle * middle < x:\n"
                         "            low = middle\n"
                         "        else:\n"
                         "            high = middle\n"
                         "    return low\n";

QString resultsTitle(gui::TestWindow& window)
{
    QString longest;
    for (const auto* label : window->findChild<ui::ResultsPanel*>()->findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().startsWith(u"decay"_s))
            longest = label->text();
    }
    return longest;
}

} // namespace

class GuiLanguageViewsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void runsUntilDone()
    {
        gui::TestWindow window;
        open(window);
        // One step multiplies 1 by exp(-1): 0.0067 after five of them is the first value below 0.01.
        window.workspace()->launches().setInput("x", "constant:1");
        window.workspace()->launches().setInput("rate", "1");
        window.workspace()->launches().setSampleCount(100);
        QTRY_VERIFY(window.action(u"run.untilDone"_s)->isEnabled());
        window.action(u"run.untilDone"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.workspace()->launches().last(), patience);
        QVERIFY2(window.workspace()->launches().last()->result,
                 window.workspace()->launches().last()->error
                     ? window.workspace()->launches().last()->error->message.c_str()
                     : "");
        QCOMPARE(window.workspace()->launches().last()->result->untilDone->largestSteps, 5u);
        QTRY_COMPARE(resultsTitle(window),
                     u"decay, 100 samples, all finished after at most 5 steps in 1 launch"_s);
        window.action(u"kernel.next"_s)->trigger();
        QTRY_VERIFY(!window.action(u"run.untilDone"_s)->isEnabled());
    }

    void occupancyStandsInATable()
    {
        gui::TestWindow window;
        open(window);
        auto* panel = window->findChild<ui::GeneratedPanel*>();
        if (!showView(window, workspace::KernelView::resources))
            QSKIP("no device compiler");
        auto* table = panel->findChild<QTableView*>();
        QTRY_VERIFY(table != nullptr && table->isVisible());
        const QAbstractItemModel& model = *table->model();
        QCOMPARE(model.rowCount(), 10);
        // A multiprocessor of compute capability 7.5 holds 1024 threads and 16 blocks.
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, ui::OccupancyModel::blockSize), u"32"_s);
        QCOMPARE(text(0, ui::OccupancyModel::blocks), u"16"_s);
        QCOMPARE(text(0, ui::OccupancyModel::occupancy), u"50 %"_s);
        QCOMPARE(text(9, ui::OccupancyModel::blocks), u"1"_s);
        QCOMPARE(text(9, ui::OccupancyModel::occupancy), u"100 %"_s);
    }

    void everythingIsLegible_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QString>("language");
        QTest::newRow("light-en") << u"light"_s << u"en"_s;
        QTest::newRow("dark-de") << u"dark"_s << u"de"_s;
    }

    void everythingIsLegible()
    {
        QFETCH(QString, theme);
        QFETCH(QString, language);
        gui::TestWindow window;
        window.action(u"view.theme."_s + theme)->trigger();
        window.action(u"view.language."_s + language)->trigger();
        open(window);
        window.action(u"kernel.next"_s)->trigger();
        QTRY_COMPARE(selected(window), u"root"_s);
        window.action(u"kernel.vjp"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(selected(window), u"root.vjp"_s, patience);
        for (const auto& [view, name] : {std::pair{workspace::KernelView::host, u"view-host"_s},
                                         {workspace::KernelView::cuda, u"view-cuda"_s},
                                         {workspace::KernelView::ptx, u"view-ptx"_s},
                                         {workspace::KernelView::resources, u"view-resources"_s}}) {
            showView(window, view);
            check(window, name);
        }
        window.action(u"kernel.previous"_s)->trigger();
        window.action(u"kernel.previous"_s)->trigger();
        QTRY_COMPARE(selected(window), u"decay"_s);
        window.workspace()->launches().setInput("x", "uniform:1:2");
        window.workspace()->launches().setInput("rate", "0.1");
        window.workspace()->launches().setSampleCount(1000);
        QTRY_VERIFY(window.action(u"run.untilDone"_s)->isEnabled());
        window.action(u"run.untilDone"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.workspace()->launches().last(), patience);
        check(window, u"until-done"_s);
    }

private:
    void open(gui::TestWindow& window)
    {
        const QString path = window.workspace().write(u"decay.py"_s, decay);
        QVERIFY(window.workspace().open(path) != workspace::DocumentId::none);
        QTRY_COMPARE(selected(window), u"decay"_s);
    }

    static QString selected(gui::TestWindow& window)
    {
        return window->findChild<QComboBox*>(u"kernelBox"_s)->currentText();
    }

    /// Waits for the text; false when there is none.
    static bool showView(gui::TestWindow& window, workspace::KernelView view)
    {
        window->findChild<ui::GeneratedPanel*>()->showView(view);
        auto& builds = window.workspace()->builds();
        return QTest::qWaitFor([&] { return builds.text(view) || builds.textError(view); }, patience)
            && builds.text(view) != nullptr && window.settle();
    }

    static void check(gui::TestWindow& window, const QString& what)
    {
        QVERIFY(window.settle());
        QCOMPARE(gui::cutTexts(window.get()).join(u'\n'), QString());
        QCOMPARE(gui::faintTexts(window.get()).join(u'\n'), QString());
        gui::keepPicture(window.get(), what + u'-' + QString::fromLatin1(QTest::currentDataTag()));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiLanguageViewsTest>(argc, argv);
}

#include "tst_gui_language_views.moc"
