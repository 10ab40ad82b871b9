// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "data/row_fold.h"
#include "data/settle_sums.h"

using namespace hawk::data;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// What a launcher makes of the values of all samples.
double total(ReduceOp op, const std::vector<double>& values)
{
    std::vector<double> rows;
    std::vector<double> corrections;
    for (std::size_t first = 0; first < values.size(); first += rowSamples) {
        std::array<double, rowSamples> terms;
        terms.fill(identityOf<double>(op));
        const std::size_t count = std::min<std::size_t>(rowSamples, values.size() - first);
        std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(first), count, terms.begin());
        const auto [value, correction] = foldRow<double>(op, terms);
        rows.push_back(value);
        corrections.push_back(correction);
    }
    return foldRows<double>(op, rows, corrections);
}

/// A kernel that adds by key into `h`, with the sums so far and what they have lost.
BoundArguments keyed(std::vector<double>& sums, std::vector<double>& lost)
{
    BoundArguments arguments;
    arguments.sampleCount = 1;
    const auto add = [&](const char* name, std::vector<double>& numbers) {
        arguments.signature.slots.push_back(
            {.role = Role::accumOut, .name = name, .extent = SlotExtent::wholeBuffer});
        arguments.slots.push_back({.data = reinterpret_cast<std::byte*>(numbers.data()),
                                   .length = static_cast<std::int64_t>(numbers.size()),
                                   .storage = {}});
    };
    add("h", sums);
    add("h_c", lost);
    arguments.signature.slots[1].companionOf = "h";
    return arguments;
}

} // namespace

class TestDataSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Of whole numbers the sum is exact however large the number is that comes and goes.
    void sumsKeepWhatTheyLose()
    {
        QCOMPARE(total(ReduceOp::sum, {1e16, 1.0, -1e16, 1.0}), 2.0);
        for (const std::size_t count : {1u, 31u, 32u, 33u, 1000u, 70001u, 140000u}) {
            std::vector<double> values(count, 1.0);
            values.insert(values.begin() + static_cast<std::ptrdiff_t>(count / 3), 1e18);
            values.push_back(-1e18);
            QCOMPARE(total(ReduceOp::sum, values), static_cast<double>(count));
        }
    }

    void infinitiesAndNaN()
    {
        QCOMPARE(total(ReduceOp::sum, {1.0, infinity, 2.0}), infinity);
        QVERIFY(std::isnan(total(ReduceOp::sum, {infinity, -infinity})));
        const double nan = std::nan("");
        QCOMPARE(total(ReduceOp::maximum, {nan, -3.0, nan, -7.0}), -3.0);
        QCOMPARE(total(ReduceOp::minimum, {nan, -3.0, nan, -7.0}), -7.0);
        QCOMPARE(total(ReduceOp::maximum, {nan, nan}), -infinity);
        QCOMPARE(total(ReduceOp::minimum, std::vector<double>(100, nan)), infinity);
    }

    /// The parts of a sum that numbers of 32 bits cannot hold.
    void singlePrecision()
    {
        std::array<float, rowSamples> terms{};
        terms[0] = 1e8f;
        terms[1] = 1.0f;
        terms[17] = 1.0f;
        const auto [value, correction] = foldRow<float>(ReduceOp::sum, terms);
        QCOMPARE(double(value) + double(correction), 100000002.0);
    }

    void companionsGoIntoTheirSums()
    {
        std::vector<double> sums = {1e16, infinity, 3.0};
        std::vector<double> lost = {2.0, 5.0, 0.25};
        BoundArguments arguments = keyed(sums, lost);
        QVERIFY(hasSums(arguments.signature));
        settleSums(arguments);
        QCOMPARE(sums, (std::vector<double>{1e16 + 2.0, infinity, 3.25}));
        QCOMPARE(lost, (std::vector<double>{0.0, 0.0, 0.0}));
        settleSums(arguments);
        QCOMPARE(sums, (std::vector<double>{1e16 + 2.0, infinity, 3.25}));
    }

    void namesOfRows()
    {
        const Total one{.name = "s"};
        QCOMPARE(one.rowsName(0), std::string("s"));
        QCOMPARE(one.companionName(0), std::string("s_comp"));
        Signature signature;
        signature.totals = {{.name = "p", .shape = Shape::vector(3)}};
        QCOMPARE(signature.totals[0].companionName(2), std::string("p_2_comp"));
        QCOMPARE(resultName(signature, "p_2"), std::string("p"));
        QCOMPARE(resultName(signature, "q_2"), std::string("q_2"));
    }
};

QTEST_APPLESS_MAIN(TestDataSums)
#include "tst_data_sums.moc"
