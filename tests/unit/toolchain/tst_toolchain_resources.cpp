// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What ptxas reports of a kernel, and how many blocks of it fit on a multiprocessor.

#include <fstream>

#include <QTest>

#include "toolchain/kernel_resources.h"
#include "toolchain/occupancy.h"
#include "toolchain/toolchain.h"

using namespace hawk::toolchain;

class ToolchainResourcesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void report_data();
    void report();
    void textWithoutReport();
    void warningsNameTheirFunction();
    void capabilities_data();
    void capabilities();
    void unknownCapabilities();
    void occupancyAsNvidiaCountsIt();
    void blocksThatCannotBeLaunched();
};

void ToolchainResourcesTest::report_data()
{
    QTest::addColumn<std::string>("text");
    // nvcc 13.0 for sm_90: a function that is called, and one of the library's, beside two entries.
    QTest::newRow("nvcc, sm_90") << std::string(
        "ptxas info    : 272 bytes gmem\n"
        "ptxas info    : Compiling entry function 'kk' for 'sm_90'\n"
        "ptxas info    : Function properties for kk\n"
        "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
        "ptxas info    : Used 24 registers, used 0 barriers\n"
        "ptxas info    : Compile time = 29.672 ms\n"
        "ptxas info    : Function properties for _Z3recdi\n"
        "    24 bytes stack frame, 24 bytes spill stores, 24 bytes spill loads\n"
        "ptxas info    : Compiling entry function 'k' for 'sm_90'\n"
        "ptxas info    : Function properties for k\n"
        "    1648 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads\n"
        "ptxas info    : Used 168 registers, used 1 barriers, 1648 bytes cumulative stack size, 512 bytes "
        "smem\n"
        "ptxas info    : Compile time = 875.386 ms\n"
        "ptxas info    : Function properties for __internal_trig_reduction_slowpathd\n"
        "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n");
    // The same from NVRTC 13.0.
    QTest::newRow("NVRTC, sm_90") << std::string(
        "ptxas info    : Compiling entry function 'kk' for 'sm_90'\n"
        "ptxas info    : Function properties for kk\n"
        "ptxas         .     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
        "ptxas info    : Used 24 registers, used 0 barriers\n"
        "ptxas info    : Compiling entry function 'k' for 'sm_90'\n"
        "ptxas info    : Function properties for k\n"
        "ptxas         .     1648 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads\n"
        "ptxas info    : Used 168 registers, used 1 barriers, 1648 bytes cumulative stack size, 512 bytes "
        "smem\n");
}

void ToolchainResourcesTest::report()
{
    QFETCH(const std::string, text);
    const std::vector<KernelResources> entries = parseResources(text);
    QCOMPARE(entries.size(), 2u);
    QVERIFY((entries[0] == KernelResources{.entry = "kk", .architecture = "sm_90", .registers = 24}));
    QVERIFY((entries[1]
             == KernelResources{.entry = "k",
                                .architecture = "sm_90",
                                .registers = 168,
                                .stackBytes = 1648,
                                .spillStoreBytes = 8,
                                .spillLoadBytes = 12,
                                .sharedBytes = 512,
                                .constantBytes = {},
                                .barriers = 1}));
}

void ToolchainResourcesTest::textWithoutReport()
{
    QVERIFY(parseResources("").empty());
    QVERIFY(parseResources("k.cu(3): warning #177-D: variable \"a\" was declared but never referenced\n")
                .empty());
    // As nvcc 13.0 writes it for sm_75: two constant banks.
    const std::vector<KernelResources> entries = parseResources(
        "ptxas info    : Compiling entry function 'k' for 'sm_75'\n"
        "ptxas info    : Used 26 registers, used 0 barriers, 40 bytes cumulative stack size, 376 bytes "
        "cmem[0], 32 bytes cmem[2]\n");
    QCOMPARE(entries.size(), 1u);
    QCOMPARE(entries[0].constantBytes, std::optional<std::uint64_t>(408));
    QCOMPARE(entries[0].stackBytes, 40u);
}

void ToolchainResourcesTest::warningsNameTheirFunction()
{
    const std::vector<CompilerMessage> messages = parseMessages(
        "ptxas warning : Registers are spilled to local memory in function 'k', 24 bytes spill stores, "
        "24 bytes spill loads\n"
        "ptxas info    : Function properties for k\n"
        "ptxas         .     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n");
    QCOMPARE(messages.size(), 1u);
    QCOMPARE(messages[0].severity, hawk::text::Severity::warning);
    QCOMPARE(messages[0].function, std::string("k"));
    QVERIFY(messages[0].file.empty());
}

void ToolchainResourcesTest::capabilities_data()
{
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<unsigned>("blocks");
    QTest::addColumn<unsigned>("sharedKibibytes");
    QTest::addColumn<unsigned>("reservedBytes");
    // As cuda/__device/arch_traits.h of NVIDIA's CUDA Core Compute Libraries has them.
    QTest::newRow("sm_75") << 1024u << 16u << 64u << 0u;
    QTest::newRow("sm_80") << 2048u << 32u << 164u << 1024u;
    QTest::newRow("sm_86") << 1536u << 16u << 100u << 1024u;
    QTest::newRow("sm_87") << 1536u << 16u << 164u << 1024u;
    QTest::newRow("sm_88") << 1536u << 16u << 100u << 1024u;
    QTest::newRow("sm_89") << 1536u << 24u << 100u << 1024u;
    QTest::newRow("sm_90a") << 2048u << 32u << 228u << 1024u;
    QTest::newRow("compute_100") << 2048u << 32u << 228u << 1024u;
    QTest::newRow("sm_103") << 2048u << 32u << 228u << 1024u;
    QTest::newRow("sm_110") << 1536u << 24u << 228u << 1024u;
    QTest::newRow("sm_120") << 1536u << 24u << 100u << 1024u;
    QTest::newRow("compute_121") << 1536u << 24u << 100u << 1024u;
}

void ToolchainResourcesTest::capabilities()
{
    QFETCH(const unsigned, threads);
    QFETCH(const unsigned, blocks);
    QFETCH(const unsigned, sharedKibibytes);
    QFETCH(const unsigned, reservedBytes);
    const auto capability = computeCapabilityOf(QTest::currentDataTag());
    QVERIFY(capability);
    QCOMPARE(capability->maxThreads, threads);
    QCOMPARE(capability->maxBlocks, blocks);
    QCOMPARE(capability->sharedBytes, sharedKibibytes * 1024u);
    QCOMPARE(capability->maxSharedBytesPerBlock, sharedKibibytes * 1024u);
    QCOMPARE(capability->reservedSharedBytesPerBlock, reservedBytes);
}

void ToolchainResourcesTest::unknownCapabilities()
{
    QVERIFY(!computeCapabilityOf("sm_70"));
    QVERIFY(!computeCapabilityOf("sm_999"));
    QVERIFY(!computeCapabilityOf(""));
}

void ToolchainResourcesTest::occupancyAsNvidiaCountsIt()
{
    std::ifstream file(HAWK_TEST_DATA "/occupancy.txt");
    unsigned number = 0;
    KernelResources kernel;
    std::uint32_t threads = 0;
    std::uint32_t blocks = 0;
    std::string limits;
    int lines = 0;
    while (file >> number >> kernel.registers >> kernel.sharedBytes >> threads >> blocks >> limits) {
        ++lines;
        const auto capability = computeCapabilityOf("sm_" + std::to_string(number));
        QVERIFY(capability);
        const Occupancy occupancy = occupancyOf(kernel, threads, *capability);
        const QString where = QStringLiteral("line %1").arg(lines);
        QVERIFY2(occupancy.blocks == blocks, qPrintable(where));
        QVERIFY2(occupancy.warps == blocks * ((threads + 31) / 32), qPrintable(where));
        QVERIFY2(limits[static_cast<std::size_t>(occupancy.limiter)] == '1', qPrintable(where));
    }
    QCOMPARE(lines, 11 * 9 * 8);
}

void ToolchainResourcesTest::blocksThatCannotBeLaunched()
{
    const ComputeCapability hopper = *computeCapabilityOf("sm_90");
    for (const std::uint32_t threads : {0u, 1025u}) {
        const Occupancy occupancy = occupancyOf({.registers = 32}, threads, hopper);
        QCOMPARE(occupancy.blocks, 0u);
        QCOMPARE(occupancy.limiter, Limiter::blockSize);
        QCOMPARE(occupancy.fraction(), 0.0);
    }
    // 64 warps, of which 2048 threads of 32 registers are all.
    QCOMPARE(occupancyOf({.registers = 32}, 256, hopper).fraction(), 1.0);
    // By hand: 255 registers are 8192 for a warp, two of them in each part of the file, one block of 256.
    QCOMPARE(occupancyOf({.registers = 255}, 256, hopper).fraction(), 8.0 / 64);
}

QTEST_APPLESS_MAIN(ToolchainResourcesTest)
#include "tst_toolchain_resources.moc"
