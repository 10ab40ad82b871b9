// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Planes with a length of their own: tables, stores by key and grids, as they go in and come out.

#include <QComboBox>
#include <QLabel>
#include <QTableView>

#include "common/highlighting.h"
#include "panels/inputs_panel.h"
#include "panels/results_panel.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60'000;

const QByteArray histogram = "import hawk\n"
                             "from hawk import Index, Mutable, Scalar, kernel\n\n\n"
                             "@kernel\n"
                             "def histogram(x: Scalar, bin: Index, weight: Mutable[\"bin\":4]):\n"
                             "    hawk.scatter(weight)[bin] += x\n"
                             "    y = 2.0 * x\n"
                             "    return y\n";

const QByteArray image =
    "import hawk\n"
    "from hawk import Index, Mutable, Scalar, Table, kernel\n\n\n"
    "@kernel\n"
    "def paint(t: Table[Scalar], r: Index, c: Index, picture: Mutable[\"row\":2, \"col\":3]):\n"
    "    hawk.scatter(picture)[r, c] += t.at(0)\n";

const QByteArray grid = "from hawk import Grid, Scalar, kernel\n\n\n"
                        "@kernel\n"
                        "def place(lane: Grid[\"row\", \"col\":4], u: Scalar):\n"
                        "    return u + lane.row\n";

struct Shown {
    explicit Shown(const QByteArray& text)
        : workspace(QString())
        , highlighting(QApplication::palette())
        , results(workspace.get(), highlighting)
        , inputs(workspace.get(), highlighting)
    {
        results.resize(1200, 320);
        results.show();
        inputs.resize(1200, 320);
        inputs.show();
        document = workspace.open(workspace.write(u"k.py"_s, text));
    }
    std::shared_ptr<const workspace::LaunchReport> run(std::int64_t samples)
    {
        workspace->launches().setSampleCount(samples);
        return workspace.run(workspace::RunKind::once);
    }
    ui::ResultsTableModel& model() { return results.findChild<ui::ResultsTable*>()->model(); }
    QComboBox* rows()
    {
        for (auto* box : results.findChildren<QComboBox*>()) {
            if (box->accessibleName() == u"What the rows are")
                return box;
        }
        return nullptr;
    }
    QStringList column(int column)
    {
        QStringList cells;
        for (int row = 0; row < model().rowCount(); ++row)
            cells << model().index(row, column).data().toString();
        return cells;
    }
    QString header(int section, Qt::Orientation orientation)
    {
        return model().headerData(section, orientation, Qt::DisplayRole).toString();
    }

    gui::TestWorkspace workspace;
    ui::Highlighting highlighting;
    ui::ResultsPanel results;
    ui::InputsPanel inputs;
    workspace::DocumentId document{};
};

} // namespace

class GuiOwnLengthTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void storesByKeyHaveRowsOfTheirOwn()
    {
        Shown shown(histogram);
        QTRY_COMPARE_WITH_TIMEOUT(shown.workspace->launches().inputs().size(), 3u, patience);
        shown.workspace->launches().setInput("x", "1,2,3,4,5,6");
        shown.workspace->launches().setInput("bin", "0,1,1,3,3,3");
        shown.workspace->launches().setInput("weight", "");
        const auto report = shown.run(6);
        QVERIFY(report);
        QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
        QTRY_VERIFY_WITH_TIMEOUT(shown.model().columnCount() > 0, patience);
        QVERIFY(shown.rows()->isVisible());
        QCOMPARE(shown.rows()->count(), 2);
        QCOMPARE(shown.rows()->itemText(0), u"Samples (6)"_s);
        QCOMPARE(shown.rows()->itemText(1), u"weight by bin (4)"_s);
        QTRY_COMPARE(shown.column(0), QStringList({u"2"_s, u"4"_s, u"6"_s, u"8"_s, u"10"_s, u"12"_s}));
        // By keyboard.
        shown.rows()->setFocus();
        QTest::keyClick(shown.rows(), Qt::Key_Down);
        QTRY_COMPARE(shown.model().columnCount(), 1);
        QCOMPARE(shown.header(0, Qt::Horizontal), u"weight"_s);
        QCOMPARE(shown.column(0), QStringList({u"1"_s, u"5"_s, u"0"_s, u"15"_s}));
        QCOMPARE(shown.header(3, Qt::Vertical), u"3"_s);
        // The next run keeps the choice.
        QVERIFY(shown.run(6));
        QTRY_COMPARE(shown.rows()->currentIndex(), 1);
    }

    void anImageIsAMatrix()
    {
        Shown shown(image);
        QTRY_COMPARE_WITH_TIMEOUT(shown.workspace->launches().inputs().size(), 4u, patience);
        shown.workspace->launches().setInput("t", "7");
        shown.workspace->launches().setInput("r", "0,1,1");
        shown.workspace->launches().setInput("c", "2,0,0");
        shown.workspace->launches().setInput("picture", "");
        const auto report = shown.run(3);
        QVERIFY(report);
        QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
        QTRY_COMPARE_WITH_TIMEOUT(shown.model().columnCount(), 3, patience);
        QCOMPARE(shown.rows()->itemText(0), u"picture by row (2)"_s);
        QCOMPARE(shown.header(2, Qt::Horizontal), u"picture[:, 2]"_s);
        QCOMPARE(shown.column(2), QStringList({u"7"_s, u"0"_s}));
        QCOMPARE(shown.column(0), QStringList({u"0"_s, u"14"_s}));
    }

    void theExtentOfAGridIsAnInput()
    {
        Shown shown(grid);
        QTRY_COMPARE_WITH_TIMEOUT(shown.workspace->launches().inputs().size(), 2u, patience);
        const auto isNamed = [&](const QString& name) {
            return std::ranges::any_of(shown.inputs.findChildren<QLabel*>(),
                                       [&](const QLabel* label) { return label->text() == name; });
        };
        QTRY_VERIFY(isNamed(u"row"_s));
        QVERIFY(isNamed(u"extent of the axis \"row\", a whole number"_s));
        shown.workspace->launches().setInput("u", "constant:0");
        shown.workspace->launches().setInput("row", "3");
        const auto report = shown.run(100);
        QVERIFY(report);
        QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
        QCOMPARE(report->result->sampleCount, 12);
        QTRY_COMPARE_WITH_TIMEOUT(shown.model().sampleCount(), 12, patience);
        QCOMPARE(shown.column(0).mid(3, 3), QStringList({u"0"_s, u"1"_s, u"1"_s}));
        QVERIFY(!shown.rows()->isVisible());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiOwnLengthTest>(argc, argv);
}

#include "tst_gui_own_length.moc"
