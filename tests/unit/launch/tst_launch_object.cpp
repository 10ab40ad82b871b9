// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stop_token>

#include <QTest>

#include "data/generators.h"
#include "launch/cache_size.h"
#include "launch/checked_call.h"
#include "launch/launcher.h"

#include "test_objects.h"

using namespace hawk;
using namespace hawk::launch;

/// Loading hand-written objects, what a loader refuses, and launches on one and several threads.
class TestObject : public QObject
{
    Q_OBJECT

    TestObjects m_objects;
    std::string m_object;

    std::string codeOf(const std::string& path, const std::string& entry = "axb") const
    {
        const auto object = KernelObject::load(path, entry);
        if (!object && !object.error().message.contains(std::filesystem::path(path).filename().string()))
            return "unnamed";
        return object ? "loaded" : object.error().code;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!TestObjects::hasCompiler())
            QSKIP("g++ is not installed");
        m_object = m_objects.compile("objects");
        QVERIFY(!m_object.empty());
    }

    void goodObjects()
    {
        const auto object = KernelObject::load(m_object, "axb");
        QVERIFY(object);
        QVERIFY(object->entry());
        QVERIFY(!object->streamingEntry());
        QVERIFY(KernelObject::load(m_object, "marked")->streamingEntry());
    }

    void badFiles()
    {
        QCOMPARE(codeOf(m_objects.file("none.so")), "object-missing");
        QCOMPARE(codeOf(std::filesystem::path(m_object).parent_path()), "object-directory");
        std::ofstream(m_objects.file("text.so"))
            << "this is a text file, and long enough to hold a header of an object";
        QCOMPARE(codeOf(m_objects.file("text.so")), "object-not-elf");
        std::ofstream(m_objects.file("empty.so")).flush();
        QCOMPARE(codeOf(m_objects.file("empty.so")), "object-not-elf");
        QCOMPARE(codeOf(m_object, "other"), "object-symbol");
        QVERIFY(KernelObject::load(m_object, "other").error().message.contains("other_host"));
    }

    void truncatedObjects()
    {
        std::ifstream whole(m_object, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(whole), {}};
        QVERIFY(bytes.size() > 1000);
        const std::string path = m_objects.file("cut.so");
        for (std::size_t size = 4; size < bytes.size(); size += size < 200 ? 1 : 97) {
            std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(size));
            QCOMPARE(codeOf(path), "object-truncated");
        }
    }

    void wrongTagAndSizes_data()
    {
        QTest::addColumn<QByteArray>("define");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("tag") << QByteArray("ABI_TAG=\"aether-abi/1\"") << QByteArray("object-tag")
                             << QByteArray("aether-abi/1");
        QTest::newRow("longer tag") << QByteArray("ABI_TAG=\"aether-abi/22\"") << QByteArray("object-tag")
                                    << QByteArray("aether-abi/22");
        QTest::newRow("no tag") << QByteArray("ABI_NO_TAG") << QByteArray("object-symbol")
                                << QByteArray("eagle_abi_tag");
        QTest::newRow("no sizes") << QByteArray("ABI_NO_SIZES") << QByteArray("object-symbol")
                                  << QByteArray("eagle_layout_sizes");
        QTest::newRow("gref") << QByteArray("ABI_SIZES=48,32,32,4,24") << QByteArray("object-layout")
                              << QByteArray("sizeof(GRefMirror) = 48; it must be 40");
        QTest::newRow("scalar") << QByteArray("ABI_SIZES=40,24,32,4,24") << QByteArray("object-layout")
                                << QByteArray("sizeof(ScalarHandle) = 24");
        QTest::newRow("int") << QByteArray("ABI_SIZES=40,32,24,4,24") << QByteArray("object-layout")
                             << QByteArray("sizeof(IntHandle) = 24");
        QTest::newRow("index") << QByteArray("ABI_SIZES=40,32,32,8,24") << QByteArray("object-layout")
                               << QByteArray("sizeof(aether::idx_t) = 8");
        QTest::newRow("triple") << QByteArray("ABI_SIZES=40,32,32,4,12") << QByteArray("object-layout")
                                << QByteArray("sizeof(partition triple) = 12");
        QTest::newRow("short table") << QByteArray("ABI_SIZES=40,32,32,4") << QByteArray("object-layout")
                                     << QByteArray("32 bytes");
        QTest::newRow("longer table")
            << QByteArray("ABI_SIZES=40,32,32,4,24,7") << QByteArray("loaded") << QByteArray("");
    }

    void wrongTagAndSizes()
    {
        QFETCH(const QByteArray, define);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArray, part);
        const std::string name = std::string("wrong-") + QTest::currentDataTag();
        const std::string path = m_objects.compile(name, {define.toStdString()});
        QVERIFY(!path.empty());
        const auto object = KernelObject::load(path, "axb");
        QCOMPARE(object ? "loaded" : object.error().code, code.toStdString());
        if (!object)
            QVERIFY2(object.error().message.contains(part.toStdString()), object.error().message.c_str());
    }

    void resultsDoNotDependOnThreads()
    {
        const auto object = KernelObject::load(m_object, "axb");
        for (const std::int64_t samples : {0, 1, 63, 64, 65, 1000, 100003, 1000000}) {
            const data::Array x = data::linspace(-3.0, 5.0, samples);
            for (unsigned threads = 1; threads <= 8; ++threads) {
                ThreadPool pool(threads);
                const data::BoundArguments bound = TestObjects::bindAxb(x, 2.0, 0.5);
                const ArgumentBlock block(bound);
                QVERIFY(launch::launch(*object, block, bound, pool));
                QVERIFY(std::ranges::equal(bound.results.at("y").values<double>(), x.values<double>(),
                                           [](double y, double value) { return y == 2.0 * value + 0.5; }));
            }
        }
    }

    void vectorsMasksAndIntegers()
    {
        using namespace hawk::data;
        Signature signature;
        signature.kernel = "drift";
        signature.slots = {{.role = Role::mutablePlane,
                            .name = "p",
                            .shape = Shape::vector(3),
                            .startValue = StartValue::read},
                           {.role = Role::vecIn, .name = "v", .shape = Shape::vector(3)},
                           {.role = Role::terminated, .name = "done", .element = Element::boolean},
                           {.role = Role::uniform, .name = "dt"},
                           {.role = Role::uniform, .name = "turns", .element = Element::index}};
        Array p = Array::zeros(Dtype::float64, {3, 5});
        const Array v = Array::fromValues<double>(
            {3, 5}, std::array<double, 15>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14});
        Array done = Array::zeros(Dtype::boolean, {5});
        done.writableBytes()[1] = std::byte{1};
        done.writableBytes()[3] = std::byte{2};
        // Four of five samples: the pitch is that of the arrays.
        const auto bound = bindArguments(
            {.signature = signature,
             .arguments =
                 {{"p", {p}}, {"v", {v}}, {"done", {done}}, {"dt", {0.5}}, {"turns", {std::int64_t{4}}}},
             .sampleCount = 4});
        QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
        ThreadPool pool(2);
        QVERIFY(launch::launch(*KernelObject::load(m_object, "drift"), ArgumentBlock(*bound), *bound, pool));
        QVERIFY(std::ranges::equal(p.values<double>(),
                                   std::array<double, 15>{0, 0, 4, 0, 0, 10, 0, 14, 0, 0, 20, 0, 24, 0, 0}));
    }

    void descriptorsFollowTheInterface()
    {
        using namespace hawk::data;
        Signature signature;
        signature.kernel = "probe";
        signature.slots = {{.role = Role::mutablePlane, .name = "y", .shape = Shape::vector(8)},
                           {.role = Role::perSample, .name = "x"}};
        const Array y = Array::zeros(Dtype::float64, {8, 7});
        const auto bound =
            bindArguments({.signature = signature,
                           .arguments = {{"y", {y}}, {"x", {Array::zeros(Dtype::float64, {9})}}},
                           .sampleCount = 5});
        QVERIFY(bound);
        ThreadPool pool(1);
        QVERIFY(launch::launch(*KernelObject::load(m_object, "probe"), ArgumentBlock(*bound), *bound, pool));
        // GRef samples, pitch, stride; handle samples, stride, device; samples of the launch, end of the
        // range.
        const std::array<double, 8> expected = {7, 7, 1, 5, 1, 1, 5, 5};
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(y.values<double>()[i * 7], expected[i]);
    }

    void largeOutputsAreStreamed()
    {
        const auto samples = static_cast<std::int64_t>(lastLevelCacheSize() / 16 + 4096);
        if (samples > (std::int64_t{1} << 25))
            QSKIP("the last-level cache is too large for a small test");
        const auto object = KernelObject::load(m_object, "marked");
        const data::Array x = data::constant(3.0, samples);
        ThreadPool pool(2);
        const auto small = TestObjects::bindAxb(data::constant(3.0, 5000), 1.0, 0.0);
        QVERIFY(launch::launch(*object, ArgumentBlock(small), small, pool));
        QCOMPARE(small.results.at("y").values<double>().back(), 3.0);
        const auto large = TestObjects::bindAxb(x, 1.0, 0.0);
        QVERIFY(launch::launch(*object, ArgumentBlock(large), large, pool));
        QCOMPARE(large.results.at("y").values<double>().back(), -3.0);
    }

    void stoppedLaunches()
    {
        std::stop_source source;
        source.request_stop();
        ThreadPool pool(2);
        const auto bound = TestObjects::bindAxb(data::constant(1.0, 100000), 1.0, 0.0);
        const auto launched = launch::launch(*KernelObject::load(m_object, "axb"), ArgumentBlock(bound),
                                             bound, pool, {.stop = source.get_token()});
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, "cancelled");
    }

    void checkedCalls()
    {
        using namespace hawk::data;
        ThreadPool pool(2);
        CheckedCall axb(*KernelObject::load(m_object, "axb"), TestObjects::axbSignature(), Mode::float64,
                        pool);
        const auto expect = [&](const Argument& x, double a, const std::vector<double>& values) {
            const std::array<Argument, 3> arguments = {x, Argument{a}, Argument{1.0}};
            const auto called = axb.call(arguments);
            QVERIFY2(called, called ? "" : called.error().message.c_str());
            QVERIFY(std::ranges::equal((*called)->results.at("y").values<double>(), values));
        };
        const Argument four{linspace(0.0, 3.0, 4)};
        expect(four, 2.0, {1, 3, 5, 7});
        expect(four, 3.0, {1, 4, 7, 10}); // the short way
        const std::array<Argument, 3> last = {four, Argument{1.0}, Argument{1.0}};
        const Array kept = (*axb.call(last))->results.at("y");
        expect({linspace(0.0, 1.0, 2)}, 5.0, {1, 6});
        QVERIFY(std::ranges::equal(kept.values<double>(), std::array{1.0, 2.0, 3.0, 4.0}));
        expect({Array::fromValues<float>({2}, std::array{0.5f, 1.5f})}, 2.0, {2, 4});
        expect({2.0}, 2.0, {5});
        expect(four, 2.0, {1, 3, 5, 7});
        const std::array<Argument, 3> wrong = {Argument{Array::zeros(Dtype::float64, {2, 2})}, Argument{1.0},
                                               Argument{Array::zeros(Dtype::float64, {3})}};
        QVERIFY(axb.call(wrong).error().message.contains("R119 b"));
        expect(four, 2.0, {1, 3, 5, 7});
        QCOMPARE(axb.call(std::span(wrong).first(2)).error().code, "argument-count");
    }

    void poolRunsEveryPartOnce()
    {
        for (unsigned threads = 1; threads <= 8; ++threads) {
            ThreadPool pool(threads);
            QCOMPARE(pool.threads(), threads);
            for (unsigned round = 0; round < 200; ++round) {
                std::vector<std::atomic<int>> counts(round % 17);
                pool.run(static_cast<unsigned>(counts.size()), [&](unsigned part) { ++counts[part]; });
                QVERIFY(std::ranges::all_of(counts, [](const auto& count) { return count == 1; }));
            }
        }
        QVERIFY(ThreadPool(0).threads() >= 1);
    }

    void cacheSizes()
    {
        const std::string folder = m_objects.file("cache");
        const auto level = [&](const std::string& name, const std::string& type, const std::string& size) {
            std::filesystem::create_directories(folder + '/' + name);
            std::ofstream(folder + '/' + name + "/type") << type << '\n';
            std::ofstream(folder + '/' + name + "/size") << size << '\n';
        };
        QCOMPARE(largestCache(folder), 0u);
        level("index0", "Data", "48K");
        level("index1", "Instruction", "64M");
        level("index2", "Unified", "2048K");
        level("index3", "Unified", "36M");
        QCOMPARE(largestCache(folder), 36u << 20);
    }
};

QTEST_GUILESS_MAIN(TestObject)
#include "tst_launch_object.moc"
