// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <cstring>
#include <sstream>

#include "codegen/argument_digest.h"
#include "compiled_kernel.h"

using namespace hawk;
using codegen::Profile;
using data::Mode;

namespace {

/// The instructions of the function whose mangled name contains `name`.
std::vector<std::string> disassembly(const CompiledKernel& compiled, const std::string& name)
{
    std::istringstream text(outputOf("objdump", {"-d", "--no-show-raw-insn", compiled.objectPath()}));
    std::vector<std::string> lines;
    bool isInside = false;
    for (std::string line; std::getline(text, line);) {
        if (line.ends_with(">:"))
            isInside = line.contains(name);
        else if (isInside && !line.empty())
            lines.push_back(line);
    }
    return lines;
}

int count(const std::vector<std::string>& lines, std::string_view word)
{
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const std::string& line) { return line.contains(word); }));
}

/// Jumps to an earlier address: one for each loop.
int backwardJumps(const std::vector<std::string>& lines)
{
    int jumps = 0;
    for (const std::string& line : lines) {
        const std::size_t tab = line.rfind('\t');
        if (tab == std::string::npos || line[tab + 1] != 'j')
            continue;
        const std::size_t operand = line.find_first_of("0123456789abcdef", line.find(' ', tab));
        const auto target = std::stoul(line.substr(operand), nullptr, 16);
        jumps += target < std::stoul(line, nullptr, 16) ? 1 : 0;
    }
    return jumps;
}

QStringList neededLibraries(const CompiledKernel& compiled)
{
    QStringList needed;
    std::istringstream text(outputOf("readelf", {"-d", compiled.objectPath()}));
    for (std::string line; std::getline(text, line);) {
        const std::size_t bracket = line.find('[');
        if (line.contains("(NEEDED)"))
            needed << QString::fromStdString(line.substr(bracket + 1, line.find(']') - bracket - 1));
    }
    needed.sort();
    return needed;
}

} // namespace

/// What the compiler makes of a text: its symbols, the libraries it needs, and one vector loop.
class CodegenObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void symbols();
    void shimEntryOfLibraryName();
    void libraries();
    void oneVectorLoop_data();
    void oneVectorLoop();
    void noMaskedVariants();
};

void CodegenObjects::initTestCase()
{
    int exitCode = 0;
    outputOf("objdump", {"--version"}, &exitCode);
    if (exitCode != 0)
        QSKIP("objdump is missing: install binutils to look into compiled kernels.");
}

void CodegenObjects::symbols()
{
    for (Mode mode : {Mode::float64, Mode::float32}) {
        const CompiledKernel compiled(affineKernel(), {.mode = mode});
        QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
        QVERIFY(!compiled.unit().text.contains("#include"));
        QCOMPARE(std::string(static_cast<const char*>(compiled.symbol("eagle_abi_tag"))), "aether-abi/2");
        const auto* sizes = static_cast<const std::uint64_t*>(compiled.symbol("eagle_layout_sizes"));
        const std::vector<std::uint64_t> expected = {40, 32, 32, 4, 24};
        QCOMPARE(std::vector<std::uint64_t>(sizes, sizes + 5), expected);
        QCOMPARE(std::string(static_cast<const char*>(compiled.symbol("hawk_argument_digest"))),
                 codegen::argumentDigest(compiled.kernel().signature, mode));

        QStringList exported;
        std::istringstream text(outputOf("nm", {"-D", "--defined-only", compiled.objectPath()}));
        for (std::string address, type, name; text >> address >> type >> name;)
            exported << QString::fromStdString(name);
        exported.sort();
        QCOMPARE(exported,
                 QStringList({QStringLiteral("affine_host"), QStringLiteral("affine_host_stream"),
                              QStringLiteral("eagle_abi_tag"), QStringLiteral("eagle_layout_sizes"),
                              QStringLiteral("hawk_argument_digest")}));
    }
}

void CodegenObjects::shimEntryOfLibraryName()
{
    // glibc exports a function `step`, which the loader would take for the kernel's.
    KernelFixture fixture("step", "def step(x):\n    return x + x\n");
    const ir::NodeId x = fixture.input("x");
    fixture.returns("out", fixture.apply(ir::Op::add, {x, x}));
    for (const char* backend : {"cuda-shim", "host"}) {
        const CompiledKernel compiled(fixture, {.backend = backend, .profile = Profile::portable});
        QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
        QCOMPARE(compiled.unit().entries.front(), "step_host");
        const std::string symbols = outputOf("nm", {"-D", "--defined-only", compiled.objectPath()});
        QVERIFY(symbols.contains(" step_host\n"));
        QVERIFY(!symbols.contains(" step\n"));
        LaunchData<double> launch(
            compiled.kernel(), 3,
            [](const std::string&, std::uint32_t, std::int64_t i) { return static_cast<double>(i) + 0.5; });
        launch.run(compiled.entry(), 0, 3);
        const std::size_t out = *compiled.kernel().signature.findSlot("out");
        QCOMPARE(launch.at(out, 0, 0), 1.0);
        QCOMPARE(launch.at(out, 0, 2), 5.0);
    }
}

void CodegenObjects::libraries()
{
    // A copy and a constant are where compilers like to call memcpy and memset.
    for (const KernelFixture& fixture : {affineKernel(), copyKernel()}) {
        const CompiledKernel compiled(fixture, {});
        QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
        QCOMPARE(neededLibraries(compiled), QStringList());
        QCOMPARE(outputOf("nm", {"-D", "--undefined-only", compiled.objectPath()}), "");
        QVERIFY(!compiled.unit().needsMathLibrary);
    }
    const CompiledKernel exact(mixedKernel(), {.profile = Profile::portable});
    QVERIFY2(exact.failure().empty(), exact.failure().c_str());
    QCOMPARE(neededLibraries(exact), QStringList({QStringLiteral("libm.so.6")}));
    QVERIFY(exact.unit().needsMathLibrary && !exact.unit().needsVectorMath);
    const CompiledKernel vector(mixedKernel(), {});
    QVERIFY2(vector.failure().empty(), vector.failure().c_str());
    QVERIFY(neededLibraries(vector).contains(QStringLiteral("libmvec.so.1")));
    QVERIFY(vector.unit().needsVectorMath);
}

void CodegenObjects::oneVectorLoop_data()
{
    QTest::addColumn<int>("kernel");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("level");
    const char* names[] = {"mixed", "every vectorisable operation", "projectile", "prices"};
    for (int kernel = 0; kernel < 4; ++kernel) {
        for (Mode mode : {Mode::float64, Mode::float32}) {
            QTest::addRow("%s %s", names[kernel], data::nameOf(mode).data())
                << kernel << static_cast<int>(mode)
                << static_cast<int>(kernel == 1 ? codegen::OptLevel::O2 : codegen::OptLevel::O3);
        }
    }
}

void CodegenObjects::oneVectorLoop()
{
    QFETCH(int, kernel);
    QFETCH(int, mode);
    QFETCH(int, level);
    constexpr KernelFixture (*fixtures[])() = {&mixedKernel, &vectorisableOperations, &projectileKernel,
                                               &blackScholesKernel};
    const CompiledKernel compiled(
        fixtures[kernel](),
        {.mode = static_cast<Mode>(mode), .optLevel = static_cast<codegen::OptLevel>(level)});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    const std::vector<std::string> lines = disassembly(compiled, "_ZL7compute");
    QVERIFY(!lines.empty());
    QCOMPARE(backwardJumps(lines), 1);
    if (compiled.unit().needsVectorMath && kernel != 2)
        QVERIFY(count(lines, "<_ZGV") > 0);
    // The projectile's only call and one of the prices' are of a value that all samples share.
    const int scalarCalls = count(lines, "call") - count(lines, "<_ZGV");
    QCOMPARE(scalarCalls, kernel >= 2 ? 1 : 0);
}

void CodegenObjects::noMaskedVariants()
{
    const CompiledKernel compiled(blackScholesKernel(), {});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    QVERIFY(!compiled.unit().text.contains("\"inbranch\""));
    const std::string undefined = outputOf("nm", {"-D", "--undefined-only", compiled.objectPath()});
    QVERIFY(undefined.contains("_ZGV"));
    for (const char* masked : {"_ZGVbM", "_ZGVcM", "_ZGVdM", "_ZGVeM"})
        QVERIFY(!undefined.contains(masked));
}

QTEST_APPLESS_MAIN(CodegenObjects)
#include "tst_codegen_objects.moc"
