// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "data/npy.h"
#include "workspace/kernel_inputs.h"

using namespace hawk;
using namespace hawk::workspace;
using namespace Qt::StringLiterals;
using data::Array;
using data::Role;

namespace {

/// k(x: Scalar, v: Vector[3], s: Mutable[Scalar], w: Mutable[Scalar], a: Param, b: Param = 0.5, u: Scalar):
/// `s` is read, `w` only written, `u` never used.
data::Signature signature()
{
    data::Signature all;
    all.kernel = "k";
    all.slots = {{.role = Role::mutablePlane, .name = "s", .startValue = data::StartValue::read},
                 {.role = Role::mutablePlane, .name = "w"},
                 {.role = Role::vecIn, .name = "v", .shape = data::Shape::vector(3)},
                 {.role = Role::perSample, .name = "x"},
                 {.role = Role::uniform, .name = "a"},
                 {.role = Role::uniform, .name = "b"}};
    all.parameters = {
        {.name = "x", .declaration = "Scalar", .role = Role::perSample, .slot = 3},
        {.name = "v",
         .declaration = "Vector[3]",
         .role = Role::vecIn,
         .shape = data::Shape::vector(3),
         .slot = 2},
        {.name = "s", .declaration = "Mutable[Scalar]", .role = Role::mutablePlane, .slot = 0},
        {.name = "w", .declaration = "Mutable[Scalar]", .role = Role::mutablePlane, .slot = 1},
        {.name = "a", .declaration = "Param", .role = Role::uniform, .slot = 4},
        {.name = "b", .declaration = "Param", .role = Role::uniform, .slot = 5, .defaultValue = 0.5},
        {.name = "u", .declaration = "Scalar", .role = Role::perSample}};
    return all;
}

const InputRow& rowOf(const std::vector<InputRow>& rows, std::string_view name)
{
    return *std::ranges::find(rows, name, &InputRow::name);
}

} // namespace

/// Rows as a reader of the declarations expects them; faults in words that name the row.
class TestInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesAndGrids()
    {
        data::Signature made;
        made.slots = {{.role = Role::perSample, .name = "x"},
                      {.role = Role::lookup, .name = "t", .extent = data::SlotExtent::wholeBuffer},
                      {.role = Role::lookup,
                       .name = "u",
                       .extent = data::SlotExtent::wholeBuffer,
                       .axes = {{"row", 2}, {"col", 3}}}};
        made.grid = {{"lane", {}}, {"part", 4}};
        made.parameters = {{.name = "x", .declaration = "Scalar", .role = Role::perSample, .slot = 0},
                           {.name = "t", .declaration = "Table[Scalar]", .role = Role::lookup, .slot = 1},
                           {.name = "u",
                            .declaration = "Table[\"row\":2, \"col\":3]",
                            .role = Role::lookup,
                            .slot = 2,
                            .axes = {{"row", 2}, {"col", 3}}}};
        auto rows = inputRows(made, {{"lane", "5"}});
        QCOMPARE(rowOf(rows, "t").text, "0,1,2,3");
        QCOMPARE(rowOf(rows, "u").text, "uniform:0:1:3");
        QCOMPARE(rows.back().name, "lane");
        QCOMPARE(sampleCountOf(made, argumentsOf(rows), 1000), 20);
        QCOMPARE(sampleCountOf(made, {}, 1001), 1000);
        rows = previewInputs(std::move(rows), made, data::Mode::float64, 1000);
        for (const InputRow& row : rows)
            QVERIFY2(!row.error, row.name.c_str());
        QCOMPARE(rowOf(rows, "t").summary, "min 0  max 3  mean 1.5");
        QCOMPARE(rowOf(rows, "x").preview.size(), 20u);
        auto wrong = previewInputs(inputRows(made, {{"u", "1,2"}}), made, data::Mode::float64, 1000);
        QVERIFY(rowOf(wrong, "u").error);
        QCOMPARE(rowOf(wrong, "u").error->code, "R148");
    }
    void rowsOfASignature()
    {
        const auto rows = inputRows(signature(), {{"v", "@v.npy"}, {"u", ""}});
        QStringList said;
        for (const InputRow& row : rows)
            said << u"%1|%2|%3|%4|%5"_s.arg(
                QString::fromStdString(row.name), QString::fromStdString(row.declaration),
                QString::fromStdString(row.shape), QString::fromStdString(row.text),
                row.isOptional ? u"may"_s : u"must"_s);
        QCOMPARE(said,
                 QStringList({u"x|Scalar||uniform:0:1:1|must"_s, u"v|Vector[3]|3|@v.npy|must"_s,
                              u"s|Mutable[Scalar]||uniform:0:1:3|must"_s, u"w|Mutable[Scalar]|||may"_s,
                              u"a|Param||1|must"_s, u"b|Param||0.5|may"_s, u"u|Scalar|||may"_s}));
    }

    void argumentsAreTheRowsWithAText()
    {
        const auto arguments = argumentsOf(inputRows(signature(), {{"x", ""}, {"a", "2"}}));
        QStringList said;
        for (const PlaneArgument& argument : arguments)
            said << QString::fromStdString(argument.name + "=" + argument.text);
        QCOMPARE(said, QStringList({u"v=uniform:0:1:2"_s, u"s=uniform:0:1:3"_s, u"a=2"_s, u"b=0.5"_s}));
    }

    void previewOfANumberAndASeries()
    {
        auto rows = previewInputs(inputRows(signature(), {{"x", "linspace:-1:3"}}), signature(),
                                  data::Mode::float64, 1001);
        const InputRow& x = rowOf(rows, "x");
        QVERIFY(!x.error);
        QCOMPARE(x.preview.size(), 256u);
        QCOMPARE(x.preview.front(), -1.0);
        QCOMPARE(x.preview.back(), 3.0);
        QCOMPARE(x.summary, "min -1  max 3  mean 1");
        QVERIFY(!rowOf(rows, "a").error);
        QVERIFY(rowOf(rows, "a").preview.empty());
        QVERIFY(rowOf(rows, "a").summary.empty());
    }

    void previewOfAVectorSummarizesAllComponents()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(u"v.npy"_s).toStdString();
        const std::vector<double> values = {1, 2, 3, 4, 5, std::nan("")};
        QVERIFY(data::saveNpy(path, Array::fromValues<double>({3, 2}, values)));
        const auto rows =
            previewInputs(inputRows(signature(), {{"v", "@" + path}}), signature(), data::Mode::float64, 2);
        QVERIFY(!rowOf(rows, "v").error);
        QCOMPARE(rowOf(rows, "v").preview, std::vector<double>({1, 2}));
        QCOMPARE(rowOf(rows, "v").summary, "min 1  max 5  mean 3  1 NaN");
    }

    void eachFaultStaysInItsRow_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("says");
        QTest::newRow("missing") << u"x"_s << u""_s << u"R110"_s << u"`x` is not given."_s;
        QTest::newRow("nonsense") << u"x"_s << u"blue"_s << u"argument-form"_s << u"`x=blue`"_s;
        QTest::newRow("no file") << u"v"_s << u"@nowhere.npy"_s << u"npy-missing"_s << u"nowhere.npy"_s;
        QTest::newRow("one number for many samples")
            << u"x"_s << u"2"_s << u"R118"_s << u"write constant:VALUE"_s;
        QTest::newRow("too few")
            << u"x"_s << u"1,2,3"_s << u"R121"_s
            << u"x (Scalar): expected at least the 10 samples asked for, got 3; ask for fewer, or give more."_s;
        QTest::newRow("a plane for a number") << u"a"_s << u"1,2"_s << u"R119"_s << u"a (Param): "_s;
        QTest::newRow("a form that is cut off")
            << u"s"_s << u"normal:0"_s << u"argument-form"_s << u"normal:0"_s;
        QTest::newRow("a constant of two numbers")
            << u"s"_s << u"constant:0:1"_s << u"argument-form"_s << u"constant:VALUE"_s;
    }

    void eachFaultStaysInItsRow()
    {
        QFETCH(QString, row);
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, says);
        const auto rows = previewInputs(inputRows(signature(), {{row.toStdString(), text.toStdString()}}),
                                        signature(), data::Mode::float64, 10);
        for (const InputRow& one : rows) {
            if (one.name != row.toStdString()) {
                QVERIFY2(!one.error, one.name.c_str());
                continue;
            }
            QVERIFY(one.error);
            QCOMPARE(QString::fromStdString(one.error->code), code);
            const QString said = QString::fromStdString(one.error->message + " " + one.error->hint);
            QVERIFY2(said.contains(says), qPrintable(said));
            QVERIFY(one.preview.empty());
        }
    }

    void aConstantIsOneValueForEverySample()
    {
        const auto rows = previewInputs(inputRows(signature(), {{"x", "constant:2.5"}}), signature(),
                                        data::Mode::float32, 1'000);
        QVERIFY(!rowOf(rows, "x").error);
        QCOMPARE(rowOf(rows, "x").summary, "min 2.5  max 2.5  mean 2.5");
    }

    void previewIsMadeAnew()
    {
        auto rows = inputRows(signature(), {{"x", "blue"}});
        rows = previewInputs(rows, signature(), data::Mode::float64, 4);
        QVERIFY(rows[0].error);
        rows[0].text = "constant:1";
        rows = previewInputs(rows, signature(), data::Mode::float64, 4);
        QVERIFY(!rows[0].error);
        std::stop_source stopped;
        stopped.request_stop();
        rows[0].text = "blue";
        QVERIFY(!previewInputs(rows, signature(), data::Mode::float64, 4, {.stop = stopped.get_token()})[0]
                     .error);
    }
};

QTEST_APPLESS_MAIN(TestInputs)
#include "tst_workspace_inputs.moc"
