// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <QTest>

#include "workspace/column_group.h"
#include "workspace/histogram.h"
#include "workspace/plane_plot.h"
#include "workspace/run_kernel.h"

using namespace hawk;
using namespace hawk::workspace;
using namespace Qt::StringLiterals;
using data::Array;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

Array array(std::vector<std::int64_t> shape, const std::vector<double>& values)
{
    return Array::fromValues<double>(std::move(shape), std::span(values));
}

PlaneColumn column(const std::vector<double>& values)
{
    return columnsOf("y", array({std::ssize(values)}, values), std::ssize(values)).front();
}

QStringList spell(const std::vector<PlaneColumn>& columns)
{
    QStringList out;
    for (const PlaneColumn& one : columns) {
        QString line = QString::fromStdString(one.name) + u":"_s;
        for (std::int64_t i = 0; i < one.count; ++i)
            line += u" "_s + QString::fromStdString(textAt(one, i));
        out << line;
    }
    return out;
}

} // namespace

/// Columns of planes, their figures, and what a plot shows of them: by hand and by numpy.
class TestColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsOfAResult()
    {
        RunResult result;
        result.planes.emplace("y", array({3}, {1, 2, 3}));
        result.planes.emplace("a", array({2, 3}, {4, 5, 6, 7, 8, 9}));
        result.order = {"y", "a"};
        result.sampleCount = 3;
        const std::vector<ColumnGroup> outputs = outputGroups(result);
        QCOMPARE(outputs.size(), 1u);
        QCOMPARE(outputs[0].plane, std::string());
        QCOMPARE(spell(outputs[0].columns), QStringList({u"y: 1 2 3"_s, u"a[0]: 4 5 6"_s, u"a[1]: 7 8 9"_s}));
        // A plane that is updated in place went in as well; it is one of the outputs.
        const std::map<std::string, Array> inputs = {{"x", array({3}, {0, 1, 0})},
                                                     {"y", array({3}, {0, 0, 0})}};
        QCOMPARE(spell(inputGroups(inputs, result).at(0).columns), QStringList({u"x: 0 1 0"_s}));
        QVERIFY(inputGroups({}, result).empty());
    }

    void planesWithALengthOfTheirOwn()
    {
        RunResult result;
        result.sampleCount = 3;
        result.order = {"hist", "y", "image", "flow"};
        result.planes.emplace("y", array({3}, {1, 2, 3}));
        // As long as the launch, and yet not by sample.
        result.planes.emplace("hist", array({4}, {7, 0, 2, 1}));
        result.planes.emplace("image", array({2, 3}, {0, 1, 2, 3, 4, 5}));
        result.planes.emplace("flow", array({2, 3}, {0, 1, 2, 3, 4, 5}));
        result.ownAxes["hist"] = {};
        result.ownAxes["image"] = {{"row", 2}, {"col", 3}};
        result.ownAxes["flow"] = {{"cell", std::nullopt}};
        const std::vector<ColumnGroup> groups = outputGroups(result);
        QCOMPARE(groups.size(), 4u);
        QCOMPARE(spell(groups[0].columns), QStringList({u"y: 1 2 3"_s}));
        QCOMPARE(groups[1].plane, std::string("hist"));
        QCOMPARE(groups[1].rows, (std::vector<RowAxis>{{"", 4}}));
        QCOMPARE(spell(groups[1].columns), QStringList({u"hist: 7 0 2 1"_s}));
        // A small image is a matrix: rows along its first axis.
        QCOMPARE(groups[2].rows, (std::vector<RowAxis>{{"row", 2}}));
        QCOMPARE(spell(groups[2].columns),
                 QStringList({u"image[:, 0]: 0 3"_s, u"image[:, 1]: 1 4"_s, u"image[:, 2]: 2 5"_s}));
        // The axis of the value comes before the declared one.
        QCOMPARE(groups[3].rows, (std::vector<RowAxis>{{"cell", 3}}));
        QCOMPARE(spell(groups[3].columns), QStringList({u"flow[0]: 0 1 2"_s, u"flow[1]: 3 4 5"_s}));
        QCOMPARE(spell(columnsOfPlane(result, "hist")), spell(groups[1].columns));
    }

    void aWideImageGoesOverAllPlaces()
    {
        RunResult result;
        result.sampleCount = 1;
        result.order = {"image"};
        std::vector<double> values(200);
        std::iota(values.begin(), values.end(), 0.0);
        result.planes.emplace("image", array({2, 100}, values));
        result.ownAxes["image"] = {{"row", 2}, {"col", 100}};
        const std::vector<ColumnGroup> groups = outputGroups(result);
        QCOMPARE(groups.size(), 1u);
        QCOMPARE(groups[0].columns.size(), 1u);
        QCOMPARE(groups[0].columns[0].count, 200);
        QCOMPARE(rowName(groups[0], 103), std::string("1, 3"));
        QCOMPARE(textAt(groups[0].columns[0], 103), std::string("103"));
    }

    void axes()
    {
        const std::vector<double> six = {0, 1, 2, 3, 4, 5};
        QCOMPARE(spell(columnsOf("y", array({6}, six), 6)), QStringList({u"y: 0 1 2 3 4 5"_s}));
        QCOMPARE(spell(columnsOf("v", array({2, 3}, six), 3)),
                 QStringList({u"v[0]: 0 1 2"_s, u"v[1]: 3 4 5"_s}));
        QCOMPARE(spell(columnsOf("v", array({3, 2}, six), 3)),
                 QStringList({u"v[0]: 0 2 4"_s, u"v[1]: 1 3 5"_s}));
        QCOMPARE(spell(columnsOf("m", array({1, 2, 3}, six), 3)),
                 QStringList({u"m[0, 0]: 0 1 2"_s, u"m[0, 1]: 3 4 5"_s}));
        // A plane may be longer than the launch, and one sample has no axis.
        QCOMPARE(spell(columnsOf("y", array({6}, six), 4)), QStringList({u"y: 0 1 2 3"_s}));
        QCOMPARE(spell(columnsOf("y", array({}, {7}), 1)), QStringList({u"y: 7"_s}));
        QCOMPARE(spell(columnsOf("v", array({2}, {7, 8}), 1)), QStringList({u"v[0]: 7"_s, u"v[1]: 8"_s}));
    }

    void textsReadBackInTheirOwnType()
    {
        const std::vector<float> single = {0.1F, 1e30F};
        const std::vector<std::int64_t> wide = {9007199254740993};
        QCOMPARE(spell(columnsOf("f", Array::fromValues<float>({2}, single), 2)),
                 QStringList({u"f: 0.1 1e+30"_s}));
        QCOMPARE(spell(columnsOf("i", Array::fromValues<std::int64_t>({1}, wide), 1)),
                 QStringList({u"i: 9007199254740993"_s}));
        QCOMPARE(spell({column({0.1, notANumber, infinity, -infinity, -0.0})}),
                 QStringList({u"y: 0.1 nan inf -inf -0"_s}));
        Array truths = Array::zeros(data::Dtype::boolean, {2});
        truths.writableValues<bool>()[1] = true;
        QCOMPARE(spell(columnsOf("b", truths, 2)), QStringList({u"b: false true"_s}));
        QCOMPARE(valueAt(columnsOf("b", truths, 2).front(), 1), 1.0);
    }

    void figures()
    {
        const ColumnSummary some = summarizeColumns({column({3, notANumber, -1, infinity}), column({10})});
        QCOMPARE(some.minimum, -1.0);
        QCOMPARE(some.maximum, 10.0);
        QCOMPARE(some.mean, 4.0);
        QCOMPARE(some.finiteCount, 3);
        QCOMPARE(some.nanCount, 1);
        QCOMPARE(some.infiniteCount, 1);
        QCOMPARE(spellSummary(some), "min -1  max 10  mean 4  1 NaN  1 infinite");
        QCOMPARE(spellSummary(summarizeColumns({column({notANumber})})), "1 NaN");
        QCOMPARE(spellSummary(summarizeColumns({})), "");
        // numpy: mean(arange(1000001) * 0.1) = 50000.0 to 1e-9
        std::vector<double> many(1'000'001);
        for (std::size_t i = 0; i < many.size(); ++i)
            many[i] = static_cast<double>(i) * 0.1;
        QVERIFY(std::abs(summarizeColumns({column(many)}).mean - 50000.0) < 1e-8);
    }

    void valuesOverTheRange()
    {
        std::vector<double> values(1000);
        std::iota(values.begin(), values.end(), 0.0);
        const auto some = valuesOver(column(values), 4);
        QCOMPARE(some, std::vector<double>({0, 333, 666, 999}));
        QCOMPARE(valuesOver(column({5, 6}), 4), std::vector<double>({5, 6}));
        QCOMPARE(valuesOver(column({5, 6}), 1), std::vector<double>({5}));
        QVERIFY(valuesOver(column({}), 4).empty());
    }

    void bins()
    {
        // IQR 4.5, so a width of 9 / 10^(1/3) = 4.177, and ceil(9 / 4.177) = 3 bins of 3.
        const Histogram all = binValues(std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 60);
        QCOMPARE(all.counts, std::vector<std::int64_t>({3, 3, 4}));
        QCOMPARE(all.first, 1.0);
        QCOMPARE(all.edge(3), 10.0);
        // At most so many bins.
        QCOMPARE(binValues(std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 2).counts,
                 std::vector<std::int64_t>({5, 5}));
        // Of a part, the part's own range.
        const Histogram part =
            binValues(std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 60, std::pair(2.0, 4.0));
        QCOMPARE(part.first, 2.0);
        QCOMPARE(part.edge(part.counts.size()), 4.0);
        QCOMPARE(std::accumulate(part.counts.begin(), part.counts.end(), std::int64_t{0}), 3);
    }

    void binsWithoutSpread()
    {
        // 1 … 9 and a straggler: numpy.percentile gives 3.25 and 7.75, so the fence is at 7.75 + 3 * 4.5.
        const std::vector<double> straggling = {1, 2, 3, 4, 5, 6, 7, 8, 9, 100};
        QCOMPARE(workspace::mainRange(straggling), std::pair(1.0, 21.25));
        QVERIFY(!workspace::mainRange(std::span(straggling).first(9)));
        QVERIFY(!workspace::mainRange(std::vector<double>{1, 1, 1, 1, 1, 1, 1, 1, 100}));
        QVERIFY(!workspace::mainRange(std::vector<double>{1, 2, 100}));
        const Histogram same = binValues(std::vector<double>{2, 2, 2}, 60);
        QCOMPARE(same.counts, std::vector<std::int64_t>({3}));
        QVERIFY(same.first < 2 && same.edge(1) > 2);
        QVERIFY(binValues({}, 60).counts.empty());
        QVERIFY(binValues(std::vector<double>{notANumber, infinity}, 60).counts.empty());
        // Most are equal: an IQR of 0 must not give endless bins.
        QCOMPARE(binValues(std::vector<double>{1, 1, 1, 1, 1, 9}, 4).counts,
                 std::vector<std::int64_t>({5, 0, 0, 1}));
        QCOMPARE(binValues(std::vector<double>{0}, 4).counts, std::vector<std::int64_t>({1}));
    }

    void fewPointsAreAllShown()
    {
        const PlotPoints points = plotOverSamples(column({4, notANumber, 6}), 100);
        QCOMPARE(points.x, std::vector<double>({0, 2}));
        QCOMPARE(points.y, std::vector<double>({4, 6}));
        QCOMPARE(points.skippedCount, 1);
        QVERIFY(!points.isThinned);
        const PlotPoints dots = plotAgainst(column({1, 2, 3}), column({4, infinity, 6}), 100, 100);
        QCOMPARE(dots.x, std::vector<double>({1, 3}));
        QCOMPARE(dots.skippedCount, 1);
    }

    void manyPointsKeepTheirExtremes()
    {
        std::vector<double> values(1'000'003, 0.0);
        values[123'456] = 5;
        values[123'457] = -5;
        const PlotPoints points = plotOverSamples(column(values), 100);
        QVERIFY(points.isThinned);
        QVERIFY(points.x.size() <= 200);
        QVERIFY(std::ranges::is_sorted(points.x));
        const auto top = std::ranges::max_element(points.y) - points.y.begin();
        QCOMPARE(points.y[static_cast<std::size_t>(top)], 5.0);
        QCOMPARE(points.x[static_cast<std::size_t>(top)], 123'456.0);
        QCOMPARE(std::ranges::min(points.y), -5.0);
        // Each sample belongs to one pixel column, the last one too.
        values.back() = 9;
        QCOMPARE(plotOverSamples(column(values), 100).y.back(), 9.0);
    }

    void manyDotsFillTheSamePixels()
    {
        // A million dots on a diagonal of 50 pixels.
        std::vector<double> values(1'000'000);
        std::iota(values.begin(), values.end(), 0.0);
        const PlotPoints dots = plotAgainst(column(values), column(values), 50, 50);
        QVERIFY(dots.isThinned);
        QCOMPARE(dots.x.size(), 50u);
        QCOMPARE(dots.sampleCount, 1'000'000);
        QCOMPARE(std::ranges::max(dots.x), 999'999.0);
        QCOMPARE(std::ranges::min(dots.y), 0.0);
        const PlotPoints flat =
            plotAgainst(column(values), column(std::vector<double>(1'000'000, 1.0)), 50, 50);
        QCOMPARE(flat.x.size(), 50u);
    }

    void dotsWithoutAnyNumber()
    {
        const std::vector<double> none(10'000, notANumber);
        const PlotPoints dots = plotAgainst(column(none), column(none), 50, 50);
        QVERIFY(dots.x.empty());
        QCOMPARE(dots.skippedCount, 10'000);
        QVERIFY(plotOverSamples(column(none), 50).x.empty());
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        const process::JobContext job{.stop = source.get_token()};
        const std::vector<double> values(1'000'000, 1.0);
        QVERIFY(plotOverSamples(column(values), 50, job).x.empty());
        QCOMPARE(summarizeColumns({column(values)}, job).finiteCount, 0);
    }
};

QTEST_APPLESS_MAIN(TestColumns)
#include "tst_workspace_columns.moc"
