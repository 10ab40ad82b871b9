// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <new>

#include <sys/mman.h>
#include <unistd.h>

#include <QTest>

#include "data/array.h"

using namespace hawk::data;

class TestArray : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zerosAreAlignedAndZero()
    {
        for (const std::int64_t count : {0, 1, 7, 32767, 32768, 300000}) {
            const Array array = Array::zeros(Dtype::float64, {count});
            QCOMPARE(array.count(), count);
            QCOMPARE(reinterpret_cast<std::uintptr_t>(array.bytes()) % 64, 0u);
            QVERIFY(array.isContiguous());
            QVERIFY(!array.isNull());
            QVERIFY(std::ranges::all_of(array.values<double>(), [](double value) { return value == 0.0; }));
        }
    }

    void largeZerosAreUntouched()
    {
        const Array array = Array::zeros(Dtype::float64, {std::int64_t{1} << 20});
        const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        std::vector<unsigned char> residence(array.byteCount() / page);
        QCOMPARE(mincore(array.writableBytes(), array.byteCount(), residence.data()), 0);
        QVERIFY(std::ranges::none_of(residence, [](unsigned char flags) { return flags & 1; }));
    }

    void impossibleSizesAreRefused()
    {
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, Array::zeros(Dtype::float64, {std::int64_t{1} << 62}));
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, Array::zeros(Dtype::float64, {1 << 30, 1 << 30, 1 << 30}));
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, Array::zeros(Dtype::float64, {-1}));
        QCOMPARE(Array::zeros(Dtype::float64, {std::int64_t{1} << 62, 0, std::int64_t{1} << 62}).count(), 0);
    }

    void stridedViewsAreCopiedInOrder()
    {
        std::array<double, 12> memory{};
        for (std::size_t i = 0; i < memory.size(); ++i)
            memory[i] = static_cast<double>(i);
        auto* const data = reinterpret_cast<std::byte*>(memory.data());
        // A 3 x 4 array seen transposed, and every second element backwards.
        const Array transposed = Array::view(Dtype::float64, {4, 3}, {8, 32}, data, {}, Access::readOnly);
        QVERIFY(!transposed.isContiguous());
        QCOMPARE(transposed.writableBytes(), nullptr);
        const Array copy = transposed.contiguousCopy();
        const std::array<double, 12> expected = {0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11};
        QVERIFY(std::ranges::equal(copy.values<double>(), expected));
        const Array backwards = Array::view(Dtype::float64, {3}, {-16}, data + 40, {}, Access::readOnly);
        QVERIFY(std::ranges::equal(backwards.contiguousCopy().values<double>(), std::array{5.0, 3.0, 1.0}));
        const Array repeated = Array::view(Dtype::float64, {2, 2}, {8, 0}, data, {}, Access::readOnly);
        QVERIFY(
            std::ranges::equal(repeated.contiguousCopy().values<double>(), std::array{0.0, 0.0, 1.0, 1.0}));
    }

    void contiguity()
    {
        std::array<double, 8> memory{};
        auto* const data = reinterpret_cast<std::byte*>(memory.data());
        const auto view = [&](std::vector<std::int64_t> shape, std::vector<std::int64_t> strides) {
            return Array::view(Dtype::float64, std::move(shape), std::move(strides), data, {},
                               Access::writable);
        };
        QVERIFY(view({}, {}).isContiguous());
        QVERIFY(view({4}, {8}).isContiguous());
        QVERIFY(!view({4}, {16}).isContiguous());
        QVERIFY(view({1, 4}, {999, 8}).isContiguous());
        QVERIFY(view({4, 1}, {8, 999}).isContiguous());
        QVERIFY(!view({2, 3}, {32, 8}).isContiguous());
        QVERIFY(view({0, 3}, {0, 0}).isContiguous());
    }

    void copiesShareMemory()
    {
        Array array = Array::fromValues<std::int32_t>({3}, std::array<std::int32_t, 3>{1, 2, 3});
        const Array copy = array;
        array.writableValues<std::int32_t>()[1] = 9;
        QCOMPARE(copy.values<std::int32_t>()[1], 9);
        array = {};
        QCOMPARE(copy.values<std::int32_t>()[2], 3);
        QVERIFY(Array().isNull());
    }
};

QTEST_APPLESS_MAIN(TestArray)
#include "tst_data_array.moc"
