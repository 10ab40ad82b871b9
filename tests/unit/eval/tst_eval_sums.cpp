// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "eval/evaluator.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using ir::NodeId;
using ir::SinkForm;
using ir::Type;

/// Numbers in which samples meet.
class TstEvalSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfAnyRange();
    void skippedSamplesCountNothing();
    void addsByKey();
    void theLastStoreStays();
    void refusesOtherPlaces_data();
    void refusesOtherPlaces();

private:
    static ir::Kernel keyed(SinkForm form, const std::string& companion = {})
    {
        KernelFixture f;
        const NodeId x = f.input("x");
        f.share({.slot = "h",
                 .value = x,
                 .form = form,
                 .key = f.input("k", Type::index()),
                 .companion = companion});
        return f.kernel();
    }
};

/// A range has the rows that begin in it: of the samples 0 to 31, and 32 to 69.
void TstEvalSums::rowsOfAnyRange()
{
    KernelFixture f;
    f.share({.slot = "s", .value = f.input("x"), .form = SinkForm::rows, .companion = "s_comp"});
    const ir::Kernel kernel = f.kernel();
    std::vector<double> x;
    for (int i = 0; i < 70; ++i)
        x.push_back(i);
    for (const std::int64_t cut : {0, 1, 31, 32, 33, 64, 65, 70}) {
        Planes planes(70);
        planes.set<double>("x", x);
        auto arguments = planes.bind(kernel);
        QVERIFY(evaluate(kernel, arguments, 0, cut));
        QVERIFY(evaluate(kernel, arguments, cut, 70 - cut));
        const std::vector<double> rows = planes.get<double>("s");
        QCOMPARE(rows[0], 31.0 * 32.0 / 2.0);
        QCOMPARE(rows[1], 63.0 * 64.0 / 2.0 - 31.0 * 32.0 / 2.0);
        QCOMPARE(rows[2], 64.0 + 65.0 + 66.0 + 67.0 + 68.0 + 69.0);
        QCOMPARE(rows[3], 0.0);
    }
}

void TstEvalSums::skippedSamplesCountNothing()
{
    KernelFixture f;
    f.share(
        {.slot = "top", .value = f.input("x"), .form = SinkForm::rows, .reduction = data::ReduceOp::maximum});
    f.store("y", f.input("done", Type::boolean()));
    ir::Kernel kernel = f.kernel();
    kernel.guards = {"done"};
    Planes planes(4);
    planes.set<double>("x", {1, 9, 3, 2});
    planes.set<bool>("done", {false, true, false, false});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 4));
    QCOMPARE(planes.get<double>("top")[0], 3.0);
}

void TstEvalSums::addsByKey()
{
    const ir::Kernel kernel = keyed(SinkForm::add, "h_c");
    Planes planes(4);
    planes.set<double>("x", {1e16, 1.0, 5.0, 1.0});
    planes.set<std::int64_t>("k", {2, 2, 0, 2});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 4));
    const std::vector<double> sums = planes.get<double>("h");
    const std::vector<double> lost = planes.get<double>("h_c");
    QCOMPARE(sums[0], 5.0);
    QCOMPARE((sums[2] - 1e16) + lost[2], 2.0);
}

void TstEvalSums::theLastStoreStays()
{
    const ir::Kernel kernel = keyed(SinkForm::store);
    Planes planes(3);
    planes.set<double>("x", {1, 2, 3});
    planes.set<std::int64_t>("k", {1, 0, 1});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 3));
    QCOMPARE(planes.get<double>("h"), (std::vector<double>{2, 3, 0}));
}

void TstEvalSums::refusesOtherPlaces_data()
{
    QTest::addColumn<qint64>("place");
    QTest::newRow("below") << qint64(-1);
    QTest::newRow("above") << qint64(3);
}

void TstEvalSums::refusesOtherPlaces()
{
    QFETCH(qint64, place);
    const ir::Kernel kernel = keyed(SinkForm::add);
    Planes planes(3);
    planes.set<double>("x", {1, 2, 3});
    planes.set<std::int64_t>("k", {0, place, 1});
    auto arguments = planes.bind(kernel);
    const auto done = evaluate(kernel, arguments, 0, 3);
    QVERIFY(!done);
    QCOMPARE(done.error().code, std::string("store-outside"));
    QCOMPARE(done.error().message,
             "Sample 1 of kernel k stores into `h` at " + std::to_string(place)
                 + ", which is numbered 0 to 2.");
    QCOMPARE(planes.get<double>("h"), (std::vector<double>{1, 0, 0}));
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalSums)
#include "tst_eval_sums.moc"
