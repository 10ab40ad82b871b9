// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QClipboard>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProgressBar>
#include <QTabWidget>

#include "common/empty_state.h"
#include "common/highlighting.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/timing_bins_model.h"
#include "panels/timing_history_model.h"
#include "panels/timing_panel.h"
#include "plots/plot_view.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using workspace::RunKind;

namespace {

constexpr int patience = 60'000;

struct Shown {
    explicit Shown(const QString& example = u"affine.py"_s)
        : workspace(example)
        , highlighting(QApplication::palette())
        , panel(workspace.get(), highlighting)
    {
        workspace->launches().setSampleCount(10'000);
        workspace->launches().setTimingRequest({.minimumSeconds = 0.02, .maximumSeconds = 0.2});
        panel.resize(1200, 320);
        panel.show();
    }
    QAction* action(const char* id) { return panel.findChild<QAction*>(QLatin1StringView(id)); }
    bool run()
    {
        action("run.timed")->trigger();
        auto& launches = workspace->launches();
        return QTest::qWaitFor([&] { return !launches.isRunning(); }, patience) && launches.last();
    }
    bool says(const QString& text)
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    ui::InlineMessage& message() { return *panel.findChild<ui::InlineMessage*>(); }

    gui::TestWorkspace workspace;
    ui::Highlighting highlighting;
    ui::TimingPanel panel;
};

std::shared_ptr<const workspace::LaunchReport> made(const char* kernel, std::vector<double> seconds)
{
    auto report = std::make_shared<workspace::LaunchReport>();
    report->selection.kernel = kernel;
    report->result.emplace();
    report->result->sampleCount = 1'000'000;
    report->result->timing = launch::summarize(std::move(seconds), 1, 0);
    return report;
}

} // namespace

class GuiTimingTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void historyModel()
    {
        ui::TimingHistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.add(*made("affine", {1e-3, 1e-3}), {});
        model.add(*made("scale", {2e-3}), launch::TimingComparison{2, 1.9, 2.1, launch::Verdict::slower});
        const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
        // The newest is on top.
        QCOMPARE(cell(0, ui::TimingHistoryModel::kernel), u"scale"_s);
        QCOMPARE(cell(0, ui::TimingHistoryModel::median), u"2 ms"_s);
        QCOMPARE(cell(0, ui::TimingHistoryModel::verdict), u"slower"_s);
        QCOMPARE(cell(1, ui::TimingHistoryModel::samples), u"1,000,000"_s);
        QCOMPARE(cell(1, ui::TimingHistoryModel::spread), u"0.0 %"_s);
        QCOMPARE(cell(1, ui::TimingHistoryModel::verdict), QString());
        QCOMPARE(model.reports().front().kernel, "affine");
        for (std::size_t i = 0; i < ui::TimingHistoryModel::limit; ++i)
            model.add(*made("more", {1.0}), {});
        QCOMPARE(model.rowCount(), static_cast<int>(ui::TimingHistoryModel::limit));
        QCOMPARE(cell(model.rowCount() - 1, ui::TimingHistoryModel::kernel), u"more"_s);
    }

    void binsModel()
    {
        ui::TimingBinsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show({1e-3, 5e-4, {3, 0, 2}});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, 0).data().toString(), u"1 ms"_s);
        QCOMPARE(model.index(0, 1).data().toString(), u"1.5 ms"_s);
        QCOMPARE(model.index(2, 2).data().toString(), u"2"_s);
        model.show({});
        QCOMPARE(model.rowCount(), 0);
    }

    void histogramOfManySamples()
    {
        // What the window's thread does with the bins of 100,000 repetitions is judged as a handler.
        ui::PlotView plot;
        plot.resize(600, 300);
        plot.show();
        std::vector<double> samples(100'000);
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = 1e-3 + 1e-6 * static_cast<double>(i % 997);
        const auto bins = workspace::binValues(samples, 80);
        gui::GuiApplication::callAsHandler([&] { plot.showBars(bins, 1e3); });
        QTRY_VERIFY(plot.plotSize().width() > 100);
        QCOMPARE(plot.visibleRange().first, 1.0);
        plot.showRange(1.2, 1.4);
        QVERIFY(plot.isZoomed());
        QCOMPARE(plot.visibleRange(), std::pair(1.2, 1.4));
        QTest::keyClick(&plot, Qt::Key_Home);
        QVERIFY(!plot.isZoomed());
        QTest::keyClick(&plot, Qt::Key_Plus);
        QVERIFY(plot.isZoomed());
        QVERIFY(plot.visibleRange().first > 1.0);
        QTest::keyClick(&plot, Qt::Key_Home);
        // Dragging chooses a part, a double click shows all of it again.
        auto* canvas = plot.findChild<QWidget*>();
        const QPoint middle = canvas->rect().center();
        QTest::mousePress(canvas, Qt::LeftButton, {}, middle);
        QTest::mouseMove(canvas, middle + QPoint(60, 20));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, middle + QPoint(60, 20));
        QVERIFY(plot.isZoomed());
        QTest::mouseDClick(canvas, Qt::LeftButton, {}, middle);
        QVERIFY(!plot.isZoomed());
    }

    void numbersDoNotOverlap_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : {80, 100, 130, 160, 240, 400})
            QTest::addRow("%d", height) << height;
    }

    void numbersDoNotOverlap()
    {
        QFETCH(int, height);
        QWidget host;
        ui::PlotView plot(&host);
        plot.setAxisTitles(u"Time"_s, u"Repetitions"_s);
        plot.resize(600, height);
        host.resize(600, height);
        host.show();
        for (const std::int64_t highest : {1, 7, 19, 23, 47, 90, 1234}) {
            plot.showBars({0, 1, {1, highest}}, 1);
            QTest::qWait(20);
            const double distance = plot.numberDistance();
            QVERIFY2(distance == 0 || distance >= plot.fontMetrics().height(),
                     qPrintable(u"%1 at %2"_s.arg(distance).arg(highest)));
        }
    }

    void emptyState()
    {
        Shown none(QString{});
        QVERIFY(none.panel.findChild<ui::EmptyState*>()->isVisible());
        QVERIFY(!none.action("run.timed")->isEnabled());
        Shown shown;
        QVERIFY(shown.panel.findChild<ui::EmptyState*>()->isVisible());
        QVERIFY(shown.action("run.timed")->isEnabled());
        QVERIFY(!shown.action("run.stop")->isEnabled());
        QVERIFY(!shown.action("timing.pin")->isEnabled());
        QVERIFY(!shown.action("timing.copyJson")->isEnabled());
    }

    void aRunByKeyboard()
    {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        shown.panel.activateWindow();
        QTest::keyClick(&shown.panel, Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(shown.workspace->launches().lastTimed(), patience);
        const launch::Timing& timing = *shown.workspace->launches().lastTimed()->result->timing;
        QTRY_VERIFY(shown.says(ui::spellSeconds(timing.median)));
        QVERIFY(shown.says(u"spread "_s + ui::spellSpread(timing.spread)));
        QVERIFY(shown.says(u"affine, 10,000 samples"_s));
        QVERIFY(shown.says(u"min "_s + ui::spellSeconds(timing.minimum)));
        QVERIFY(shown.says(u"GB/s"_s));
        const auto* bins = shown.panel.findChild<ui::TimingBinsModel*>();
        QTRY_VERIFY_WITH_TIMEOUT(bins->rowCount() > 0, patience);
        // Stragglers are left out at first.
        shown.panel.findChild<QAction*>(u"timing.resetZoom"_s)->trigger();
        const auto counted = [&] {
            qlonglong all = 0;
            for (int row = 0; row < bins->rowCount(); ++row)
                all += QLocale().toLongLong(bins->index(row, 2).data().toString());
            return all;
        };
        QTRY_COMPARE_WITH_TIMEOUT(counted(), std::ssize(timing.samples), patience);
        QCOMPARE(shown.panel.findChild<ui::TimingHistoryModel*>()->rowCount(), 1);
        QVERIFY(!shown.panel.findChild<QProgressBar*>()->isVisible());
    }

    void aBaseline()
    {
        Shown shown;
        QVERIFY(shown.run());
        shown.action("timing.pin")->trigger();
        QVERIFY(!shown.action("timing.pin")->isEnabled());
        QVERIFY(shown.run());
        QTRY_VERIFY(shown.says(u"against the baseline (95 % interval "_s));
        const auto comparison = shown.workspace->launches().comparison();
        QVERIFY(comparison);
        QVERIFY(shown.says(ui::spellVerdict(comparison->verdict)));
        const bool isOne = shown.workspace->launches().last()->result->threads == 1;
        shown.workspace->launches().setThreads(isOne ? 2 : 1);
        QVERIFY(shown.run());
        QTRY_VERIFY(
            shown.says(u"measured under other conditions, so that neither is called faster: threads "_s));
        QCOMPARE(shown.workspace->launches().comparison()->verdict, launch::Verdict::otherConditions);
        shown.workspace->launches().setThreads(0);
        shown.workspace->launches().setSampleCount(5'000);
        QVERIFY(shown.run());
        QTRY_VERIFY(shown.says(u"The baseline is of other work: affine, 10,000 samples."_s));
        shown.action("timing.unpin")->trigger();
        QTRY_VERIFY(!shown.says(u"baseline is of other work"_s));
    }

    void oldRunsKeepNoPlanes()
    {
        Shown shown;
        QVERIFY(shown.run());
        const std::weak_ptr old = shown.workspace->launches().last();
        QVERIFY(shown.run());
        QCOMPARE(shown.panel.findChild<ui::TimingHistoryModel*>()->rowCount(), 2);
        QTRY_VERIFY(old.expired());
    }

    void copies()
    {
        Shown shown;
        QVERIFY(shown.run());
        const auto report = ui::timingReportOf(*shown.workspace->launches().lastTimed(), {});
        const auto copied = [&](const char* id) {
            shown.action(id)->trigger();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied("timing.copyMarkdown"), ui::toQt(workspace::timingMarkdown(report)));
        QCOMPARE(copied("timing.copyCsv"), ui::toQt(workspace::timingCsv({&report, 1})));
        QCOMPARE(copied("timing.copyRuns"), ui::toQt(workspace::timingCsv({&report, 1})));
        const QJsonObject facts = QJsonDocument::fromJson(copied("timing.copyJson").toUtf8()).object();
        QCOMPARE(facts.value(u"kernel"_s).toString(), u"affine"_s);
        QVERIFY(facts.value(u"environment"_s).toObject().contains(u"cpu"_s));
    }

    void stopping()
    {
        Shown shown;
        QVERIFY(shown.run());
        const auto good = shown.workspace->launches().lastTimed();
        shown.workspace->launches().setTimingRequest({.minimumSeconds = 50, .maximumSeconds = 60});
        shown.action("run.timed")->trigger();
        QVERIFY(shown.action("run.stop")->isEnabled());
        QVERIFY(!shown.action("run.timed")->isEnabled());
        QTRY_VERIFY(shown.panel.findChild<QProgressBar*>()->isVisible());
        QTest::qWait(200);
        shown.action("run.stop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.workspace->launches().isRunning(), patience);
        QTRY_COMPARE(shown.message().text(), u"The run was stopped."_s);
        // The last good figures stay, and say that they are old.
        QCOMPARE(shown.workspace->launches().lastTimed(), good);
        QTRY_VERIFY(shown.says(u"from an earlier run"_s));
        QVERIFY(shown.says(ui::spellSeconds(good->result->timing->median)));
        QVERIFY(shown.action("run.timed")->isEnabled());
    }

    void aKernelThatTakesTooLong()
    {
        Shown shown;
        QVERIFY(shown.run());
        shown.workspace->launches().setTimeLimit(std::chrono::milliseconds(100));
        shown.workspace->launches().setTimingRequest({.minimumSeconds = 50, .maximumSeconds = 60});
        const QSignalSpy attention(&shown.panel, &ui::Panel::wantsAttention);
        QVERIFY(shown.run());
        QTRY_VERIFY2(shown.message().text().contains(u"kernel-time-limit"_s),
                     qPrintable(shown.message().text()));
        QCOMPARE(attention.size(), 1);
        QVERIFY(shown.says(u"from an earlier run"_s));
        // It is marked: its next run is a decision.
        QVERIFY(shown.workspace->launches().isSuspect());
        // To offer that is the business of the window; what is dismissed here does not come back.
        shown.message().dismiss();
        shown.panel.requestRefresh();
        QVERIFY(!shown.message().isVisible());
        // Running it by hand is such a decision.
        shown.workspace->launches().setTimeLimit(std::chrono::seconds(60));
        shown.workspace->launches().setTimingRequest({.minimumSeconds = 0.02, .maximumSeconds = 0.2});
        QVERIFY(shown.run());
        QVERIFY(!shown.message().isVisible());
    }

    void aCrashIsAMessage()
    {
        Shown shown;
        auto report = std::make_shared<workspace::LaunchReport>();
        report->error =
            text::environmentError("kernel-crashed", "The kernel `affine` crashed (SIGSEGV).").error();
        Q_EMIT shown.workspace->launches().finished(report);
        QVERIFY(shown.message().isVisible());
        QVERIFY(shown.message().text().contains(u"SIGSEGV"_s));
    }

    void everyControlHasAName()
    {
        Shown shown;
        QVERIFY(shown.run());
        for (QWidget* widget : shown.panel.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<QLabel*>(widget))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    void otherLanguage()
    {
        Shown shown;
        QVERIFY(shown.run());
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&shown.panel, &language);
        QVERIFY(shown.says(u"affine, 10,000 samples"_s));
    }

    void itsTextsAreLegible_data() { gui::addRowsInBothLooks({"baseline", "failure", "runs"}); }

    void itsTextsAreLegible()
    {
        QFETCH(QString, what);
        QFETCH(bool, isDark);
        const gui::LookScope look(isDark ? gui::Look::dark : gui::Look::light);
        Shown shown;
        QVERIFY(shown.run());
        if (what == u"baseline"_s) {
            shown.action("timing.pin")->trigger();
            QVERIFY(shown.run());
        } else if (what == u"failure"_s) {
            shown.workspace->launches().setTimeLimit(std::chrono::milliseconds(50));
            shown.workspace->launches().setTimingRequest({.minimumSeconds = 50, .maximumSeconds = 60});
            QVERIFY(shown.run());
        } else {
            QVERIFY(shown.run());
            shown.panel.findChild<QTabWidget*>()->setCurrentIndex(2);
        }
        QVERIFY(shown.workspace.settle());
        QCOMPARE(gui::cutTexts(shown.panel).join(u'\n'), QString());
        QCOMPARE(gui::faintTexts(shown.panel).join(u'\n'), QString());
        gui::keepPicture(shown.panel, u"timing-"_s + QString::fromLatin1(QTest::currentDataTag()));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiTimingTest>(argc, argv);
}

#include "tst_gui_timing.moc"
