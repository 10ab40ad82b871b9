// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <numeric>

#include <QTest>

#include "data/binding.h"

using namespace hawk;
using namespace hawk::data;

namespace {

template <class T>
Argument array(std::vector<std::int64_t> shape, std::vector<T> values)
{
    return {Array::fromValues<T>(std::move(shape), values)};
}

/// Numbers 0, 1, 2, … in the given shape.
Argument counted(std::vector<std::int64_t> shape)
{
    Array made = Array::zeros(Dtype::float64, std::move(shape));
    std::iota(made.writableValues<double>().begin(), made.writableValues<double>().end(), 0.0);
    return {made};
}

using Arguments = std::map<std::string, Argument>;

std::vector<double> numbersOf(const BoundSlot& slot, std::int64_t count)
{
    const auto* first = reinterpret_cast<const double*>(slot.data);
    return {first, first + count};
}

/// k(x: Scalar, t: Table["row", "col":4], b: Mutable[Vector[2], "bin"]), which reads t and adds to b.
Signature bufferSignature()
{
    Signature made;
    made.kernel = "k";
    made.slots = {{.role = Role::perSample, .name = "x"},
                  {.role = Role::lookup,
                   .name = "t",
                   .extent = SlotExtent::wholeBuffer,
                   .axes = {{"row", {}}, {"col", 4}}},
                  {.role = Role::accumOut,
                   .name = "b",
                   .shape = Shape::vector(2),
                   .extent = SlotExtent::wholeBuffer,
                   .axes = {{"bin", {}}}}};
    made.arrange();
    return made;
}

/// k(x: Scalar, v: Vector[3], y: Mutable[Scalar], lane: Grid["row", "col":2]).
Signature gridSignature()
{
    Signature made;
    made.kernel = "k";
    made.slots = {{.role = Role::perSample, .name = "x"},
                  {.role = Role::vecIn, .name = "v", .shape = Shape::vector(3)},
                  {.role = Role::mutablePlane, .name = "y"}};
    made.grid = {{"row", {}}, {"col", 2}};
    made.arrange();
    return made;
}

const BoundSlot& slotOf(const BoundArguments& bound, std::string_view name)
{
    return bound.slots[*bound.signature.findSlot(name)];
}

} // namespace

/// Planes whose length is not the number of samples, and samples with several axes.
class DataBuffers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableKeepsItsOwnLength();
    void tableIsConverted();
    void tableOfVectors();
    void writtenBufferIsMade();
    void writtenBufferIsKept();
    void plainBufferHasASampleLength();
    void bufferRefusals_data();
    void bufferRefusals();
    void gridFromPlanes();
    void gridByLabel();
    void lengthOfAnother();
    void gridRepeatsInputs();
    void gridTakesRows();
    void gridRefusals_data();
    void gridRefusals();

private:
    static BindRequest bufferRequest(std::map<std::string, Argument> more)
    {
        BindRequest request{.signature = bufferSignature(), .arguments = std::move(more)};
        request.arguments.try_emplace("x", counted({3}));
        request.arguments.try_emplace("t", counted({2, 4}));
        return request;
    }
    static BindRequest gridRequest(std::map<std::string, Argument> more)
    {
        return {.signature = gridSignature(), .arguments = std::move(more)};
    }
};

void DataBuffers::tableKeepsItsOwnLength()
{
    const auto bound =
        bindArguments(bufferRequest({{"t", counted({20})}, {"bin", Argument{std::int64_t{5}}}}));
    QVERIFY(bound);
    QCOMPARE(bound->sampleCount, 3);
    const std::size_t table = *bound->signature.findSlot("t");
    QCOMPARE(bound->length(table), 20);
    QCOMPARE(bound->slots[table].length, 20);
    QCOMPARE(bound->length(*bound->signature.findSlot("x")), 3);
}

void DataBuffers::tableIsConverted()
{
    const auto bound = bindArguments(
        bufferRequest({{"t", array<std::int32_t>({4}, {1, 2, 3, 4})}, {"bin", Argument{std::int64_t{1}}}}));
    QVERIFY(bound);
    QCOMPARE(numbersOf(slotOf(*bound, "t"), 4), (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(bound->notes, std::vector<std::string>{"t: converted from int32 to float64"});
}

/// As the adjoint of a plane to which vectors are added by key.
void DataBuffers::tableOfVectors()
{
    Signature signature;
    signature.kernel = "k";
    signature.slots = {{.role = Role::lookup,
                        .name = "t",
                        .shape = Shape::vector(2),
                        .extent = SlotExtent::wholeBuffer,
                        .axes = {{"bin", 3}}}};
    signature.arrange();
    const auto bind = [&](const Argument& table) {
        return bindArguments({.signature = signature, .arguments = {{"t", table}}, .sampleCount = 4});
    };
    const auto bound = bind(counted({2, 3}));
    QVERIFY(bound);
    QCOMPARE(slotOf(*bound, "t").length, 3);
    QCOMPARE(numbersOf(slotOf(*bound, "t"), 6), (std::vector<double>{0, 1, 2, 3, 4, 5}));
    for (const Argument& other : {counted({3}), counted({6}), counted({3, 2})})
        QCOMPARE(bind(other).error().code, std::string("R112"));
}

void DataBuffers::writtenBufferIsMade()
{
    const auto bound = bindArguments(bufferRequest({{"bin", Argument{std::int64_t{5}}}}));
    QVERIFY(bound);
    QCOMPARE(bound->results.at("b").shape(), (std::vector<std::int64_t>{2, 5}));
    QCOMPARE(slotOf(*bound, "b").length, 5);
    QCOMPARE(numbersOf(slotOf(*bound, "b"), 10), std::vector<double>(10, 0.0));
}

void DataBuffers::writtenBufferIsKept()
{
    const Argument given = counted({2, 7});
    const auto bound = bindArguments(bufferRequest({{"b", given}}));
    QVERIFY(bound);
    QCOMPARE(slotOf(*bound, "b").data, std::get<Array>(given.value).bytes());
    QCOMPARE(slotOf(*bound, "b").length, 7);
    QCOMPARE(bound->results.at("b").shape(), (std::vector<std::int64_t>{2, 7}));
}

void DataBuffers::plainBufferHasASampleLength()
{
    BindRequest request = bufferRequest({});
    for (Slot& slot : request.signature.slots) {
        if (slot.name == "b")
            slot.axes.clear();
    }
    const auto bound = bindArguments(request);
    QVERIFY(bound);
    QCOMPARE(bound->results.at("b").shape(), (std::vector<std::int64_t>{2, 3}));
}

void DataBuffers::bufferRefusals_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("words");
    const Argument bins{std::int64_t{5}};
    QTest::newRow("no whole row") << Arguments{{"t", counted({6})}, {"bin", bins}} << "R148"
                                  << "a multiple of 4 values for the axes \"row\", \"col\":4, got 6";
    QTest::newRow("a number") << Arguments{{"t", Argument{2.0}}, {"bin", bins}} << "R118"
                              << "t: expected an array of float64 values, got the number 2";
    QTest::newRow("no integers") << Arguments{{"t", array<double>({4}, {1, 2, 3, 4})},
                                              {"b", array<float>({2, 1}, {0, 0})}}
                                 << "R111" << "b: expected float64, got float32";
    QTest::newRow("unknown extent") << Arguments{} << "R146" << "the extent of its axis \"bin\" is not known";
    QTest::newRow("no extent") << Arguments{{"bin", Argument{0.5}}} << "R146"
                               << "bin: expected a whole number from 1 on";
    QTest::newRow("other extent") << Arguments{{"b", counted({2, 4})}, {"bin", bins}} << "R146"
                                  << "expected 5 along the axis \"bin\"";
    QTest::newRow("other axes") << Arguments{{"b", counted({10})}} << "R112"
                                << "expected shape (2, bin), got (10,)";
}

void DataBuffers::bufferRefusals()
{
    QFETCH(const Arguments, arguments);
    QFETCH(const QString, code);
    QFETCH(const QString, words);
    const auto bound = bindArguments(bufferRequest(arguments));
    QVERIFY(!bound);
    QCOMPARE(bound.error().code, code.toStdString());
    QVERIFY2(bound.error().message.contains(words.toStdString()), bound.error().message.c_str());
}

void DataBuffers::gridFromPlanes()
{
    const auto bound = bindArguments(gridRequest({{"x", counted({3, 2})}, {"v", counted({3, 3, 2})}}));
    QVERIFY(bound);
    QCOMPARE(bound->sampleCount, 6);
    QCOMPARE(slotOf(*bound, "v").length, 6);
    QCOMPARE(numbersOf(slotOf(*bound, "v"), 18).back(), 17.0);
    QCOMPARE(bound->results.at("y").shape(), (std::vector<std::int64_t>{3, 2}));
    QVERIFY(bound->notes.empty());
}

void DataBuffers::gridByLabel()
{
    BindRequest request = gridRequest({{"row", Argument{std::int64_t{4}}}});
    std::erase_if(request.signature.slots, [](const Slot& slot) { return slot.name != "y"; });
    const auto bound = bindArguments(request);
    QVERIFY(bound);
    QCOMPARE(bound->sampleCount, 8);
    QCOMPARE(bound->results.at("y").shape(), (std::vector<std::int64_t>{4, 2}));
}

/// bar_t is as long as the table t, whatever the number of samples.
void DataBuffers::lengthOfAnother()
{
    Signature signature;
    signature.kernel = "k_vjp";
    signature.slots = {
        {.role = Role::perSample, .name = "x"},
        {.role = Role::lookup, .name = "t", .extent = SlotExtent::wholeBuffer},
        {.role = Role::accumOut, .name = "bar_t", .extent = SlotExtent::wholeBuffer, .lengthOf = "t"}};
    signature.arrange();
    const auto bound =
        bindArguments({.signature = signature, .arguments = {{"x", counted({2})}, {"t", counted({7})}}});
    QVERIFY(bound);
    QCOMPARE(bound->results.at("bar_t").shape(), (std::vector<std::int64_t>{7}));

    std::erase_if(signature.slots, [](const Slot& slot) { return slot.name == "t"; });
    signature.parameters = {{.name = "t", .declaration = "Table", .role = Role::lookup}};
    const auto unknown = bindArguments({.signature = signature, .arguments = {{"x", counted({2})}}});
    QVERIFY(!unknown);
    QVERIFY2(unknown.error().message.contains("as long as `t`"), unknown.error().message.c_str());
    const auto given =
        bindArguments({.signature = signature, .arguments = {{"x", counted({2})}, {"bar_t", counted({7})}}});
    QVERIFY(given);
}

void DataBuffers::gridRepeatsInputs()
{
    // As numpy's broadcast_to: a row for each row, a column for each column, one value for all.
    const auto bound = bindArguments(gridRequest(
        {{"x", array<double>({2, 1}, {1, 2})}, {"v", counted({3})}, {"row", Argument{std::int64_t{2}}}}));
    QVERIFY(bound);
    QCOMPARE(numbersOf(slotOf(*bound, "x"), 4), (std::vector<double>{1, 1, 2, 2}));
    QCOMPARE(numbersOf(slotOf(*bound, "v"), 12), (std::vector<double>{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2}));
    QCOMPARE(bound->notes.size(), 2u);
    const auto last =
        bindArguments(gridRequest({{"x", array<double>({2}, {1, 2})}, {"v", counted({3, 2, 2})}}));
    QVERIFY(last);
    QCOMPARE(numbersOf(slotOf(*last, "x"), 4), (std::vector<double>{1, 2, 1, 2}));
}

void DataBuffers::gridTakesRows()
{
    const auto bound = bindArguments(gridRequest({{"x", counted({6})}, {"v", counted({3, 6})}}));
    QVERIFY(bound);
    QCOMPARE(bound->sampleCount, 6);
    QCOMPARE(bound->results.at("y").shape(), (std::vector<std::int64_t>{3, 2}));
}

void DataBuffers::gridRefusals_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("no extent") << Arguments{} << "no argument gives the extent of the axis \"row\"";
    QTest::newRow("fixed extent") << Arguments{{"col", Argument{std::int64_t{2}}}, {"x", counted({3, 2})}}
                                  << "col: the axis has the extent 2 in the declaration";
    QTest::newRow("other planes")
        << Arguments{{"x", counted({3, 2})}, {"v", counted({3, 4, 2})}}
        << "expected the same extent along the axis \"row\" in every plane, got: v has 4, x has 3";
    QTest::newRow("written plane") << Arguments{{"x", counted({3, 2})}, {"y", counted({2})}}
                                   << "a written plane has all axes of the grid";
    QTest::newRow("other label") << Arguments{{"x", counted({3, 2})}, {"row", Argument{std::int64_t{4}}}}
                                 << "x: expected shape (4, 2) or (8,), got (3, 2)";
}

void DataBuffers::gridRefusals()
{
    QFETCH(const Arguments, arguments);
    QFETCH(const QString, words);
    const auto bound = bindArguments(gridRequest(arguments));
    QVERIFY(!bound);
    QVERIFY2(bound.error().message.contains(words.toStdString()), bound.error().message.c_str());
    QVERIFY2(bound.error().message.contains("R146"), bound.error().message.c_str());
}

QTEST_APPLESS_MAIN(DataBuffers)
#include "tst_data_buffers.moc"
