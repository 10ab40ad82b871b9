// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>

#include <QTest>

#include "data/binder.h"
#include "data/binding.h"

using namespace hawk;
using namespace hawk::data;

namespace {

/// k(s: Mutable[Scalar], terminated: Terminated), which finishes samples and takes as many steps as it is
/// told.
Signature signature()
{
    Signature made;
    made.kernel = "k";
    made.slots = {
        {.role = Role::mutablePlane, .name = "s", .startValue = StartValue::read},
        {.role = Role::lookup,
         .name = std::string(finishedCount),
         .element = Element::uint32,
         .source = SlotSource::runner,
         .extent = SlotExtent::oneCell,
         .finishing = Finishing::yes},
        {.role = Role::lookup,
         .name = std::string(fusedSteps),
         .element = Element::index,
         .source = SlotSource::runner,
         .extent = SlotExtent::oneCell},
        {.role = Role::terminated,
         .name = "terminated",
         .element = Element::boolean,
         .startValue = StartValue::read,
         .finishing = Finishing::yes},
    };
    made.parameters = {{.name = "s", .declaration = "Mutable[Scalar]", .role = Role::mutablePlane},
                       {.name = "terminated", .declaration = "Terminated", .role = Role::terminated}};
    made.arrange();
    return made;
}

template <class T>
Argument cell(T value)
{
    return {Array::fromValues<T>({1}, std::array{value})};
}

BindRequest request(std::map<std::string, Argument> more = {}, std::int64_t samples = 3)
{
    BindRequest made{.signature = signature(), .arguments = std::move(more)};
    made.arguments.try_emplace("s", Argument{Array::zeros(Dtype::float64, {samples})});
    made.arguments.try_emplace("terminated", Argument{Array::zeros(Dtype::boolean, {samples})});
    return made;
}

std::int64_t stepsOf(const BoundArguments& bound)
{
    return reinterpret_cast<const std::int64_t&>(*bound.slots[2].data);
}

} // namespace

/// The cells that a launch of a kernel that finishes samples has for all of them, and its mask.
class DataCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsAreMade();
    void cellsAreGiven();
    void counterStaysTheCallers();
    void refusals_data();
    void refusals();
    void maskMayBeLeftOut();
    void shortWay();
};

void DataCells::cellsAreMade()
{
    const auto bound = bindArguments(request());
    QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
    QCOMPARE(bound->sampleCount, 3);
    QCOMPARE(bound->slots[1].length, 1);
    QCOMPARE(bound->results.at("finished_count").values<std::uint32_t>()[0], 0u);
    QCOMPARE(stepsOf(*bound), 1);
    QVERIFY(!bound->results.contains("fused_steps"));
    QVERIFY(bound->results.contains("terminated"));
}

void DataCells::cellsAreGiven()
{
    for (const Argument& steps : {Argument{std::int64_t{5}}, cell<std::int32_t>(5), cell<std::int64_t>(5)}) {
        const auto bound = bindArguments(request({{"fused_steps", steps}}));
        QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
        QCOMPARE(stepsOf(*bound), 5);
        // A cell tells no number of samples.
        QCOMPARE(bound->sampleCount, 3);
    }
}

void DataCells::counterStaysTheCallers()
{
    const Argument counter = cell<std::int32_t>(7);
    const auto bound = bindArguments(request({{"finished_count", counter}}));
    QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
    QCOMPARE(bound->slots[1].data, std::get<Array>(counter.value).bytes());
    QCOMPARE(bound->results.at("finished_count").dtype(), Dtype::int32);
}

void DataCells::refusals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("argument");
    QTest::addColumn<QString>("code");
    QTest::newRow("a number for the counter")
        << QStringLiteral("finished_count") << 0 << QStringLiteral("R114");
    QTest::newRow("a wider counter") << QStringLiteral("finished_count") << 1 << QStringLiteral("R111");
    QTest::newRow("two numbers") << QStringLiteral("fused_steps") << 2 << QStringLiteral("R112");
    QTest::newRow("a real number of steps") << QStringLiteral("fused_steps") << 3 << QStringLiteral("R147");
    QTest::newRow("real steps") << QStringLiteral("fused_steps") << 4 << QStringLiteral("R111");
    QTest::newRow("a mask of numbers") << QStringLiteral("terminated") << 5 << QStringLiteral("R111");
}

void DataCells::refusals()
{
    QFETCH(QString, name);
    QFETCH(int, argument);
    QFETCH(QString, code);
    const std::array arguments = {Argument{std::int64_t{3}},
                                  cell<std::int64_t>(3),
                                  Argument{Array::zeros(Dtype::int64, {2})},
                                  Argument{2.5},
                                  cell<double>(2.0),
                                  Argument{Array::zeros(Dtype::int32, {3})}};
    const auto bound =
        bindArguments(request({{name.toStdString(), arguments[static_cast<std::size_t>(argument)]}}));
    QVERIFY(!bound);
    QCOMPARE(QString::fromStdString(bound.error().code), code);
    QVERIFY2(bound.error().message.contains(name.toStdString()), bound.error().message.c_str());
}

void DataCells::maskMayBeLeftOut()
{
    BindRequest without = request();
    without.arguments.erase("terminated");
    const auto refused = bindArguments(without);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "R110");
    without.masks = Masks::madeFresh;
    const auto bound = bindArguments(without);
    QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
    QCOMPARE(bound->slots[3].length, 3);
    QCOMPARE(bound->results.at("terminated").dtype(), Dtype::boolean);
}

void DataCells::shortWay()
{
    Binder binder(signature(), Mode::float64);
    std::array arguments = {Argument{Array::zeros(Dtype::float64, {3})},
                            Argument{Array::zeros(Dtype::boolean, {3})}};
    QVERIFY(binder.bind(arguments));
    ++reinterpret_cast<std::uint32_t&>(*binder.bound().slots[1].data);
    // The next launch counts from 0 again, in memory of its own.
    const Array first = binder.bound().results.at("finished_count");
    const auto again = binder.bind(arguments);
    QVERIFY(again);
    QCOMPARE((*again)->slots[1].length, 1);
    QCOMPARE((*again)->results.at("finished_count").values<std::uint32_t>()[0], 0u);
    QCOMPARE(first.values<std::uint32_t>()[0], 1u);
    QCOMPARE(stepsOf(**again), 1);
}

QTEST_APPLESS_MAIN(DataCells)
#include "tst_data_cells.moc"
