// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "ir/builder.h"
#include "plan/identifier.h"
#include "plan/launch_plan.h"
#include "plan/reserved_names.h"

using namespace hawk;

class PlanEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entryNames_data();
    void entryNames();
    void fileStems();
    void identifiers_data();
    void identifiers();
    void oneStage();
    void severalStages();
};

void PlanEntries::entryNames_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QString>("entry");
    // Names that R129 is about, the ends of the tables, and near misses.
    for (const char* taken :
         {"sin",      "read",   "time",           "brk",          "gamma",      "a64l",
          "y0",       "double", "xor_eq",         "alignas",      "char8_t",    "_Complex",
          "__int128", "_x",     "a__b",           "size_t",       "FILE",       "stdin",
          "NAN",      "EOF",    "XATTR_SIZE_MAX", "ADJ_ESTERROR", "ADJ_TICK",   "va_start",
          "float4",   "dim3",   "cudaError_t",    "cosf32x",      "LaunchIndex"})
        QTest::newRow(taken) << QString::fromLatin1(taken)
                             << QStringLiteral("hk_") + QString::fromLatin1(taken);
    for (const char* free : {"scale", "sine", "sinx", "rea", "hk_sin", "Double", "affine", "a", "float5",
                             "NA", "cosf33", "cube"})
        QTest::newRow(free) << QString::fromLatin1(free) << QString::fromLatin1(free);
    QTest::newRow("Greek") << QStringLiteral("Δv") << QStringLiteral("hk_Deltav");
}

void PlanEntries::entryNames()
{
    QFETCH(QString, kernel);
    QFETCH(QString, entry);
    QCOMPARE(plan::entryName(kernel.toStdString()), entry.toStdString());
}

void PlanEntries::fileStems()
{
    QCOMPARE(plan::fileStem("affine"), "affine");
    QCOMPARE(plan::fileStem("time"), "hk_time");
    QCOMPARE(plan::fileStem("π"), "hk_pi");
    // The digits are those of `printf %081d 0 | sed s/0/k/g | sha256sum`.
    QCOMPARE(plan::fileStem(std::string(80, 'k')), std::string(80, 'k'));
    QCOMPARE(plan::fileStem(std::string(81, 'k')), std::string(80, 'k') + "_163f6a37");
}

void PlanEntries::identifiers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("identifier");
    QTest::newRow("plain") << QStringLiteral("x_1") << QStringLiteral("x_1");
    QTest::newRow("Greek") << QStringLiteral("ωσς") << QStringLiteral("omegasigmasigma");
    QTest::newRow("capital Greek") << QStringLiteral("Ω") << QStringLiteral("Omega");
    QTest::newRow("accent") << QStringLiteral("señal_é") << QStringLiteral("senal_e");
    QTest::newRow("Chinese") << QStringLiteral("速") << QStringLiteral("u901f");
    QTest::newRow("digit first") << QStringLiteral("1x") << QStringLiteral("_1x");
    QTest::newRow("empty") << QString() << QStringLiteral("_");
}

void PlanEntries::identifiers()
{
    QFETCH(QString, name);
    QFETCH(QString, identifier);
    QCOMPARE(plan::asciiIdentifier(name.toStdString()), identifier.toStdString());
}

void PlanEntries::oneStage()
{
    ir::Builder builder;
    const ir::NodeId x = builder.leaf(ir::Op::input, "x", ir::Type::real());
    const plan::LaunchPlan plan =
        plan::planLaunch(ir::finish(builder, {.name = "time", .sinks = {{"out", x}}, .returned = {"out"}}));
    QCOMPARE(plan.kernel, "time");
    QCOMPARE(plan.stages.size(), 1u);
    QCOMPARE(plan.stages[0].entry, "hk_time");
    QCOMPARE(plan.main().name, "time");
    QCOMPARE(plan.signature.slots, plan.main().signature.slots);
    QCOMPARE(plan.access, ir::AccessClass::sampleLocal);
}

void PlanEntries::severalStages()
{
    ir::Builder builder;
    const ir::NodeId x = builder.leaf(ir::Op::input, "x", ir::Type::real());
    const ir::NodeId sum = builder.add(
        {.op = ir::Op::total, .type = ir::Type::real(), .operands = {x}, .literal = std::int64_t{0}});
    const ir::NodeId share = builder.apply(ir::Op::divide, {x, sum});
    const plan::LaunchPlan plan = plan::planLaunch(ir::finish(
        builder, {.name = "time", .sinks = {{"out", share}}, .reductions = {{}}, .returned = {"out"}}));
    QVERIFY(plan.isStaged());
    QCOMPARE(plan.stages.size(), 2u);
    QCOMPARE(plan.stages[0].entry, "hk_time_stage1");
    QCOMPARE(plan.entry(), "hk_time");
    QCOMPARE(plan.main().sinks.size(), 1u);
    QCOMPARE(plan.signature.slots.size(), 2u);
    QCOMPARE(plan::signaturesOf(plan).size(), 2u);
}

QTEST_APPLESS_MAIN(PlanEntries)
#include "tst_plan_entries.moc"
