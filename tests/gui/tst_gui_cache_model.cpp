// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What the panel of the cache shows, apart from it: the bar of requests and the table of entries.

#include <QAbstractItemModelTester>

#include "panels/cache_model.h"
#include "panels/cache_request_bar.h"
#include "support/gui_test.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::GuiApplication;
using ui::CacheModel;

namespace {

std::chrono::system_clock::time_point now()
{
    return std::chrono::system_clock::time_point(1'700'000'000s);
}

cache::EntryFacts fact(int number)
{
    // Spread over all digits, as digests are.
    const quint64 digest = static_cast<quint64>(number) * 0x9e3779b97f4a7c15u;
    return {
        .name =
            {.key =
                 QByteArray::number(digest, 16).rightJustified(16, '0').leftJustified(64, '0').toStdString(),
             .variant = "v"},
        .kernel = "kernel" + std::to_string(number % 97),
        .target = number % 3 == 0 ? "cuda" : "host",
        .format = number % 3 == 0 ? "cubin" : "so",
        .bytes = static_cast<std::uint64_t>((number * 7919) % 100'003),
        .made = now() - std::chrono::hours((number * 31) % 1000),
        .lastUse = now() - std::chrono::minutes(number),
        .seconds = 0.06};
}

CacheModel::Entries facts(int count)
{
    auto all = std::make_shared<std::vector<cache::EntryFacts>>();
    for (int i = 0; i < count; ++i)
        all->push_back(fact(i));
    return all;
}

QStringList column(const CacheModel& model, int which)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, which).data().toString());
    return texts;
}

} // namespace

class GuiCacheModelTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void barAddsUp_data();
    void barAddsUp();
    void barSaysWhatItShows();
    void modelSortsAndFilters();
    void modelMarksDamage();
    void modelKeepsPlacesWhileItSorts();
    void manyEntriesDoNotStall();
};

void GuiCacheModelTest::barAddsUp_data()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("nothing") << QList<int>{0, 0, 0, 0} << QList<int>{0, 0, 0, 0};
    QTest::newRow("equal parts") << QList<int>{1, 1, 1, 1} << QList<int>{100, 100, 100, 100};
    QTest::newRow("three to one") << QList<int>{9, 3, 0, 0} << QList<int>{300, 100, 0, 0};
    // One in a million is still seen.
    QTest::newRow("a rare failure") << QList<int>{999'999, 0, 1, 0} << QList<int>{394, 0, 6, 0};
    QTest::newRow("all bypassed") << QList<int>{0, 0, 0, 5} << QList<int>{0, 0, 0, 400};
}

void GuiCacheModelTest::barAddsUp()
{
    QFETCH(const QList<int>, counts);
    QFETCH(const QList<int>, expected);
    const ui::RequestFigures figures{.hits = static_cast<std::uint64_t>(counts[0]),
                                     .misses = static_cast<std::uint64_t>(counts[1]),
                                     .failures = static_cast<std::uint64_t>(counts[2]),
                                     .bypassed = static_cast<std::uint64_t>(counts[3])};
    const std::array<int, 4> widths = ui::CacheRequestBar::widths(figures, 400);
    QCOMPARE(QList<int>(widths.begin(), widths.end()), expected);
}

void GuiCacheModelTest::barSaysWhatItShows()
{
    ui::CacheRequestBar bar;
    QCOMPARE(bar.accessibleDescription(), u"No request yet"_s);
    bar.setFigures({.hits = 9, .misses = 3, .failures = 1, .bypassed = 0});
    const QString sentence = bar.accessibleDescription();
    for (const QString& part : {u"13 request"_s, u"9 hit"_s, u"3 miss"_s, u"1 failure"_s, u"0 bypassed"_s})
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QVERIFY(!bar.accessibleName().isEmpty());
    // The legend breaks into rows where it must.
    QVERIFY(bar.heightForWidth(120) > bar.heightForWidth(1000));
}

void GuiCacheModelTest::modelSortsAndFilters()
{
    CacheModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(facts(200), now());
    QCOMPARE(model.rowCount(), 200);
    // Last use first, as it starts.
    QCOMPARE(model.entry(0).name.key, fact(0).name.key);
    for (int which = 0; which < CacheModel::columns; ++which) {
        model.sort(which, Qt::AscendingOrder);
        const QStringList up = column(model, which);
        model.sort(which, Qt::DescendingOrder);
        QStringList down = column(model, which);
        std::ranges::reverse(down);
        QCOMPARE(up, down);
    }
    model.sort(CacheModel::sizeColumn, Qt::AscendingOrder);
    for (int row = 1; row < model.rowCount(); ++row)
        QVERIFY(model.entry(row - 1).bytes <= model.entry(row).bytes);

    model.setFilter(u"CUDA kernel3"_s);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.entry(row).target, std::string("cuda"));
        QVERIFY(model.entry(row).kernel.starts_with("kernel3"));
    }
    model.setFilter(u"no such kernel"_s);
    QCOMPARE(model.rowCount(), 0);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 200);
    model.setEntries(nullptr, now());
    QCOMPARE(model.rowCount(), 0);
}

void GuiCacheModelTest::modelMarksDamage()
{
    CacheModel model;
    cache::EntryFacts damaged = fact(1);
    damaged.kernel.clear();
    damaged.fault = "its manifest is no JSON";
    model.setEntries(std::make_shared<const std::vector<cache::EntryFacts>>(1, damaged), now());
    const QModelIndex first = model.index(0, CacheModel::kernelColumn);
    QCOMPARE(first.data().toString(), u"damaged"_s);
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(u"its manifest is no JSON"_s));
    QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
}

void GuiCacheModelTest::modelKeepsPlacesWhileItSorts()
{
    CacheModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(facts(50), now());
    const QPersistentModelIndex place = model.index(7, CacheModel::keyColumn);
    const std::string key = model.entry(7).name.key;
    model.sort(CacheModel::sizeColumn, Qt::AscendingOrder);
    QVERIFY(place.isValid());
    QCOMPARE(model.entry(place.row()).name.key, key);
    QCOMPARE(model.rowsOf({{.key = key, .variant = "v"}}), std::vector<int>{place.row()});
    QVERIFY(model.rowsOf({{.key = key, .variant = "another"}}).empty());
    QVERIFY(model.rowsOf({}).empty());
}

void GuiCacheModelTest::manyEntriesDoNotStall()
{
    // Each step is an event handler of the window's thread, which the frame judges.
    CacheModel model;
    QTableView view;
    view.setModel(&model);
    view.setSortingEnabled(true);
    view.resize(900, 500);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const CacheModel::Entries many = facts(50'000);
    GuiApplication::callAsHandler([&] { model.setEntries(many, now()); });
    QCOMPARE(model.rowCount(), 50'000);
    for (int which = 0; which < CacheModel::columns; ++which) {
        GuiApplication::callAsHandler([&] { view.sortByColumn(which, Qt::AscendingOrder); });
        QApplication::processEvents();
    }
    for (const QString& typed : {u"k"_s, u"ke"_s, u"kernel1"_s, u"kernel1 cuda"_s, QString()}) {
        GuiApplication::callAsHandler([&] { model.setFilter(typed); });
        QApplication::processEvents();
    }
    GuiApplication::callAsHandler([&] { view.scrollToBottom(); });
    QApplication::processEvents();
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiCacheModelTest>(argc, argv);
}

#include "tst_gui_cache_model.moc"
