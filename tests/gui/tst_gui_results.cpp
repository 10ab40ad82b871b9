// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <numeric>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>

#include "common/empty_state.h"
#include "common/highlighting.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "data/generators.h"
#include "data/npy.h"
#include "panels/results_panel.h"
#include "panels/results_plot.h"
#include "panels/results_summary_model.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"
#include "plots/plot_view.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using gui::GuiApplication;
using workspace::PlaneColumn;

namespace {

constexpr int patience = 60'000;

std::vector<PlaneColumn> counting(std::int64_t count, const char* name = "y")
{
    data::Array array = data::Array::zeros(data::Dtype::float64, {count});
    std::iota(array.writableValues<double>().begin(), array.writableValues<double>().end(), 0.0);
    return workspace::columnsOf(name, array, count);
}

struct Shown {
    explicit Shown(const QString& example = u"affine.py"_s)
        : workspace(example)
        , highlighting(QApplication::palette())
        , panel(workspace.get(), highlighting)
    {
        panel.resize(1200, 320);
        panel.show();
    }
    /// y = 2 x + 1 over 0, 0.5, 1.
    bool run(std::int64_t samples = 3)
    {
        auto& launches = workspace->launches();
        launches.setSampleCount(samples);
        launches.setInput("x", "linspace:0:1");
        launches.setInput("a", "2");
        launches.setInput("b", "1");
        const auto report = workspace.run(workspace::RunKind::once);
        return report && report->result;
    }
    QAction* action(const char* id) { return panel.findChild<QAction*>(QLatin1StringView(id)); }
    ui::ResultsTable& table() { return *panel.findChild<ui::ResultsTable*>(); }
    ui::InlineMessage& message() { return *panel.findChild<ui::InlineMessage*>(); }
    bool says(const QString& text)
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    gui::TestWorkspace workspace;
    ui::Highlighting highlighting;
    ui::ResultsPanel panel;
};

} // namespace

class GuiResultsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void tableModel()
    {
        ui::ResultsTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setWindow(0, 10);
        model.setGroup({.plane = {}, .rows = {}, .columns = counting(25)});
        QCOMPARE(model.rowCount(), 10);
        model.setWindow(20, 10);
        QCOMPARE(model.firstSample(), 15);
        QCOMPARE(model.index(9, 0).data().toString(), u"24"_s);
        QCOMPARE(model.headerData(9, Qt::Vertical, Qt::DisplayRole).toString(), u"24"_s);
        model.setWindow(0, 100);
        QCOMPARE(model.rowCount(), 25);
        model.setGroup({.plane = {}, .rows = {}, .columns = counting(3, "z")});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"z"_s);
        model.setGroup({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void numbersAreSpelledInFull()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        const std::vector<double> values = {0.1, 1e300, std::nan(""), -infinity};
        ui::ResultsTableModel model;
        model.setWindow(0, 10);
        model.setGroup(
            {.plane = {},
             .rows = {},
             .columns = workspace::columnsOf("y", data::Array::fromValues<double>({4}, values), 4)});
        QStringList seen;
        for (int row = 0; row < 4; ++row)
            seen << model.index(row, 0).data().toString();
        QCOMPARE(seen, QStringList({u"0.1"_s, u"1e+300"_s, u"nan"_s, u"-inf"_s}));
        QVERIFY(model.index(0, 0).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QCOMPARE(model.tabSeparated(0, 1, 0, 0), u"y\n0.1\n1e+300\n"_s);
    }

    void tenMillionRows()
    {
        ui::ResultsTable table;
        table.resize(500, 400);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto columns = counting(10'000'000);
        GuiApplication::callAsHandler([&] { table.setGroup({.plane = {}, .rows = {}, .columns = columns}); });
        auto& view = table.view();
        view.setFocus();
        const auto shownLast = [&] {
            return table.model().index(table.model().rowCount() - 1, 0).data().toString();
        };
        QVERIFY(table.model().rowCount() < 100);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(table.currentSample(), 9'999'999);
        QCOMPARE(shownLast(), u"9999999"_s);
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(table.currentSample(), 9'999'999 - table.model().rowCount());
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(table.model().firstSample(), 0);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(table.currentSample(), 200 * table.model().rowCount());
        table.goTo(5'000'000);
        QVERIFY(table.model().firstSample() <= 5'000'000);
        QVERIFY(table.model().firstSample() + table.model().rowCount() > 5'000'000);
        auto* bar = table.findChild<QScrollBar*>(QString(), Qt::FindDirectChildrenOnly);
        bar->setValue(bar->maximum());
        QCOMPARE(shownLast(), u"9999999"_s);
        table.resize(500, 200);
        QTRY_VERIFY(table.model().rowCount() < 10);
    }

    void selectingBeyondTheWindow()
    {
        ui::ResultsTable table;
        table.resize(500, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto columns = counting(1000);
        columns.push_back(counting(1000, "z").front());
        table.setGroup({.plane = {}, .rows = {}, .columns = std::move(columns)});
        auto& view = table.view();
        view.setFocus();
        table.goTo(10);
        for (int i = 0; i < 50; ++i)
            QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(table.copySelection());
        const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 52);
        QCOMPARE(lines.first(), u"y\tz"_s);
        QCOMPARE(lines[1], u"10\t10"_s);
        QCOMPARE(lines.last(), u"60\t60"_s);
        // What is scrolled out of sight is still selected.
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(table.copySelection());
        QCOMPARE(QApplication::clipboard()->text(), u"z\n0\n"_s);
        table.setGroup({.plane = {}, .rows = {}, .columns = counting(1'000'000)});
        QTest::keyClick(&view, Qt::Key_End, Qt::ShiftModifier);
        QVERIFY(!table.copySelection());
    }

    void selectingByMouse()
    {
        ui::ResultsTable table;
        table.resize(500, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.setGroup({.plane = {}, .rows = {}, .columns = counting(1000)});
        table.goTo(500);
        auto& view = table.view();
        const auto middleOf = [&](int row) { return view.visualRect(table.model().index(row, 0)).center(); };
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middleOf(1));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf(3));
        QVERIFY(table.copySelection());
        const std::int64_t first = table.model().firstSample();
        QCOMPARE(QApplication::clipboard()->text(),
                 u"y\n%1\n%2\n%3\n"_s.arg(first + 1).arg(first + 2).arg(first + 3));
    }

    void summaryModel()
    {
        ui::ResultsSummaryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<double> values = {1, 3, std::nan("")};
        const auto array = data::Array::fromValues<double>({3}, values);
        model.setPlanes({{"y", array}});
        QCOMPARE(model.index(0, ui::ResultsSummaryModel::shape).data().toString(), u"(3,)"_s);
        model.setSummaries({workspace::summarizeColumns(workspace::columnsOf("y", array, 3))});
        QCOMPARE(model.index(0, ui::ResultsSummaryModel::mean).data().toString(), u"2"_s);
        QCOMPARE(model.index(0, ui::ResultsSummaryModel::nanCount).data().toString(), u"1"_s);
        // Figures of other planes are not shown.
        model.setPlanes({});
        model.setSummaries({{}});
        QCOMPARE(model.rowCount(), 0);
    }

    void emptyState()
    {
        Shown shown;
        QVERIFY(shown.panel.findChild<ui::EmptyState*>()->isVisible());
        QVERIFY(!shown.action("results.saveCsv")->isEnabled());
        shown.panel.findChild<ui::EmptyState*>()->findChild<QPushButton*>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown.workspace->launches().last(), patience);
        QVERIFY(shown.workspace->launches().last()->result);
        QTRY_VERIFY(!shown.panel.findChild<ui::EmptyState*>()->isVisible());
    }

    void aRun()
    {
        Shown shown;
        QVERIFY(shown.run());
        QTRY_COMPARE(shown.table().model().rowCount(), 3);
        QStringList seen;
        for (int row = 0; row < 3; ++row)
            seen << shown.table().model().index(row, 0).data().toString();
        QCOMPARE(seen, QStringList({u"1"_s, u"2"_s, u"3"_s}));
        QVERIFY(shown.says(u"affine, 3 samples"_s));
        const auto* summary = shown.panel.findChild<ui::ResultsSummaryModel*>();
        QTRY_COMPARE_WITH_TIMEOUT(summary->index(0, ui::ResultsSummaryModel::mean).data().toString(), u"2"_s,
                                  patience);
        QTest::keyClick(&shown.table().view(), Qt::Key_End);
        QCOMPARE(shown.table().currentSample(), 2);
        // The plot is of y against x.
        const auto* plot = shown.panel.findChild<ui::PlotView*>();
        QTRY_COMPARE_WITH_TIMEOUT(plot->visibleRange(), std::pair(0.0, 1.0), patience);
    }

    void aRunOfTenMillionSamples()
    {
        // From the worker's answer to the figures, the window's thread is never kept; the watchdog judges.
        Shown shown;
        QVERIFY(shown.run(10'000'000));
        QTRY_COMPARE(shown.table().model().sampleCount(), 10'000'000);
        const auto* summary = shown.panel.findChild<ui::ResultsSummaryModel*>();
        QTRY_COMPARE_WITH_TIMEOUT(summary->index(0, ui::ResultsSummaryModel::mean).data().toString(), u"2"_s,
                                  patience);
        const auto* plot = shown.panel.findChild<ui::PlotView*>();
        QTRY_COMPARE_WITH_TIMEOUT(plot->visibleRange(), std::pair(0.0, 1.0), patience);
        QTest::keyClick(&shown.table().view(), Qt::Key_End);
        QCOMPARE(shown.table().currentSample(), 9'999'999);
    }

    void aCloudOfDots()
    {
        // A million dots that fill the whole plot: painting them keeps within the limit as well.
        const data::Array x = data::uniform(0, 1, 1, 1'000'000);
        const data::Array y = data::uniform(0, 1, 2, 1'000'000);
        gui::TestWorkspace workspace(QString{});
        ui::ResultsPlot plot(workspace->jobs());
        plot.resize(1000, 500);
        plot.show();
        plot.setColumns(workspace::columnsOf("y", y, 1'000'000), workspace::columnsOf("x", x, 1'000'000));
        const auto* view = plot.findChild<ui::PlotView*>();
        QTRY_VERIFY_WITH_TIMEOUT(view->visibleRange().first < 1e-3 && view->visibleRange().first > 0,
                                 patience);
        QVERIFY(view->visibleRange().second > 0.999);
        QVERIFY(workspace.settle());
    }

    void twoFilesAtOnce()
    {
        Shown shown;
        QVERIFY(shown.run());
        QTRY_COMPARE(shown.table().model().rowCount(), 3);
        const QString first = shown.workspace.pathOf(u"first.npy"_s);
        const QString second = shown.workspace.pathOf(u"second.csv"_s);
        shown.panel.saveTo(first);
        shown.panel.saveTo(second);
        // Neither takes the place of the other.
        const auto running = shown.workspace->jobs().running();
        const auto saves = std::ranges::count_if(
            running, [](const auto& job) { return job.key.kind.starts_with("save results"); });
        QCOMPARE(saves, 2);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(first) && QFile::exists(second), patience);
    }

    void inputsBesideOutputs()
    {
        Shown shown;
        QVERIFY(shown.run());
        QTRY_COMPARE(shown.table().model().columnCount(), 1);
        for (auto* box : shown.panel.findChildren<QAbstractButton*>()) {
            if (box->text() == u"Show &inputs"_s)
                box->click();
        }
        QCOMPARE(shown.table().model().columnCount(), 2);
        QCOMPARE(shown.table().model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"x"_s);
        QCOMPARE(shown.table().model().index(1, 1).data().toString(), u"0.5"_s);
    }

    void goToASample()
    {
        Shown shown;
        QVERIFY(shown.run(1000));
        QTRY_VERIFY(shown.table().model().rowCount() > 0);
        auto* field = shown.panel.findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyClicks(field, u"1,5x"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(shown.message().text().contains(u"1,5x"_s));
        field->clear();
        QTest::keyClicks(field, u"700"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(shown.table().currentSample(), 700);
        QVERIFY(!shown.message().isVisible());
    }

    void saving()
    {
        Shown shown;
        QVERIFY(shown.run());
        QTRY_VERIFY(shown.table().model().rowCount() > 0);
        QCOMPARE(shown.action("results.saveNpy")->text(), u"Save y as NPY…"_s);
        const QString array = shown.workspace.pathOf(u"y.npy"_s);
        shown.panel.saveTo(array);
        QTRY_COMPARE_WITH_TIMEOUT(shown.message().text(), u"Saved as %1."_s.arg(array), patience);
        const auto read = data::openNpy(array.toStdString());
        QVERIFY(read);
        QCOMPARE(read->shape(), std::vector<std::int64_t>({3}));
        QCOMPARE(read->values<double>()[1], 2.0);
        const QString table = shown.workspace.pathOf(u"y.csv"_s);
        shown.panel.saveTo(table);
        QTRY_COMPARE_WITH_TIMEOUT(shown.message().text(), u"Saved as %1."_s.arg(table), patience);
        QFile file(table);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("y\n1\n2\n3\n"));
    }

    void aNameOfAnotherFormIsRefused_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isWritten");
        QTest::newRow("table") << QByteArray("results.saveCsv") << u"out.csv"_s << true;
        QTest::newRow("table, capitals") << QByteArray("results.saveCsv") << u"OUT.CSV"_s << true;
        QTest::newRow("table as text") << QByteArray("results.saveCsv") << u"out.txt"_s << false;
        QTest::newRow("table as array") << QByteArray("results.saveCsv") << u"out.npy"_s << false;
        QTest::newRow("array") << QByteArray("results.saveNpy") << u"out.npy"_s << true;
        QTest::newRow("array as table") << QByteArray("results.saveNpy") << u"out.csv"_s << false;
        QTest::newRow("array without a suffix") << QByteArray("results.saveNpy") << u"out"_s << false;
    }

    void aNameOfAnotherFormIsRefused()
    {
        QFETCH(QByteArray, id);
        QFETCH(QString, name);
        QFETCH(bool, isWritten);
        Shown shown;
        QVERIFY(shown.run());
        shown.action(id)->trigger();
        auto* chooser = shown.panel.findChild<QFileDialog*>();
        QVERIFY(chooser);
        const QString path = shown.workspace.pathOf(name);
        const QSignalSpy attention(&shown.panel, &ui::Panel::wantsAttention);
        Q_EMIT chooser->fileSelected(path);
        chooser->close();
        QTRY_VERIFY_WITH_TIMEOUT(shown.message().text().contains(path), patience);
        QCOMPARE(QFile::exists(path), isWritten);
        QCOMPARE(attention.count(), isWritten ? 0 : 1);
        QCOMPARE(shown.message().text().startsWith(u"Saved as"_s), isWritten);
    }

    void savingFails_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("code");
        QTest::newRow("full disk") << u"/dev/full"_s << u"file-unwritable"_s;
        QTest::newRow("no folder") << u"/nowhere/y.npy"_s << u"file-no-folder"_s;
        QTest::newRow("a folder") << u"/tmp"_s << u"file-directory"_s;
    }

    void savingFails()
    {
        QFETCH(QString, path);
        QFETCH(QString, code);
        Shown shown;
        QVERIFY(shown.run());
        QTRY_VERIFY(shown.table().model().rowCount() > 0);
        shown.panel.saveTo(path);
        QTRY_VERIFY2_WITH_TIMEOUT(shown.message().text().contains(code), qPrintable(shown.message().text()),
                                  patience);
        QVERIFY(shown.message().isVisible());
    }

    void everyControlHasAName()
    {
        Shown shown;
        QVERIFY(shown.run());
        QTRY_VERIFY(shown.table().model().rowCount() > 0);
        for (QWidget* widget : shown.panel.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<QLabel*>(widget))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    void itsTextsAreLegible_data() { gui::addRowsInBothLooks({"plot", "summary"}); }

    void itsTextsAreLegible()
    {
        QFETCH(QString, what);
        QFETCH(bool, isDark);
        const gui::LookScope look(isDark ? gui::Look::dark : gui::Look::light);
        Shown shown;
        QVERIFY(shown.run(10'000));
        if (what == u"summary"_s)
            shown.panel.findChild<QTabWidget*>()->setCurrentIndex(1);
        QVERIFY(shown.workspace.settle());
        QCOMPARE(gui::cutTexts(shown.panel).join(u'\n'), QString());
        QCOMPARE(gui::faintTexts(shown.panel).join(u'\n'), QString());
        gui::keepPicture(shown.panel, u"results-"_s + QString::fromLatin1(QTest::currentDataTag()));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiResultsTest>(argc, argv);
}

#include "tst_gui_results.moc"
