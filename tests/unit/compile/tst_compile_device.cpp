// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Kernels from their text to device code, by the CUDA compilers that are here.

#include <algorithm>
#include <memory>
#include <optional>

#include "compile_fixture.h"
#include "plan/launch_plan.h"
#include "syntax/parser.h"
#include "trace/trace.h"

using namespace hawk;
using codegen::Mode;

namespace {

constexpr const char* kernelFile = "import hawk.math as m\n"
                                   "from hawk import kernel, Mutable, Param, Scalar, Vector\n"
                                   "\n"
                                   "@kernel\n"
                                   "def waves(x: Scalar, v: Vector[3], a: Param, s: Mutable[Scalar]):\n"
                                   "    length = m.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])\n"
                                   "    y = m.sin(a * x) / (length + 1.0)\n"
                                   "    s = s + m.exp(-x) * m.tan(y + x) + m.cos(s) * m.log2(length + 2.0)\n"
                                   "    return y, length\n";

} // namespace

class DeviceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void compilesKernels_data();
    void compilesKernels();
    void mapsMessagesToTheKernel_data();
    void mapsMessagesToTheKernel();
    void tellsWhatAKernelTakes_data();
    void tellsWhatAKernelTakes();

private:
    static void addCompilers()
    {
        QTest::addColumn<std::string>("compiler");
        for (const char* name : {"nvcc", "nvrtc"})
            QTest::newRow(name) << std::string(name);
    }
    /// A session with nvcc or NVRTC; without a session the test is skipped.
    std::unique_ptr<compile::Session> sessionWith(const std::string& compiler)
    {
        m_fixture.environment.set("HAWK_DEVICE_COMPILER", compiler);
        auto session =
            std::make_unique<compile::Session>(toolchain::resolveSettings({}, m_fixture.environment).value());
        if (!session->toolchain().compiler(codegen::CompilerKind::device))
            session.reset();
        return session;
    }
    static codegen::TargetSpec target(const std::string& architecture)
    {
        return {.backend = "cuda", .architecture = architecture};
    }
    Result<codegen::GeneratedUnit> generated(const codegen::TargetSpec& spec) const
    {
        return codegen::generate(*m_plan, m_source, spec);
    }

    CompileFixture m_fixture;
    text::SourceText m_source{kernelFile, "waves.py"};
    std::optional<plan::LaunchPlan> m_plan;
};

void DeviceTest::initTestCase()
{
    const trace::Module module = trace::traceModule(syntax::parse(m_source));
    auto kernel = trace::selectKernel(module, "waves");
    QVERIFY2(kernel, kernel ? "" : kernel.error().message.c_str());
    m_plan = plan::planLaunch(*std::move(kernel));
}

void DeviceTest::compilesKernels_data()
{
    QTest::addColumn<std::string>("compiler");
    QTest::addColumn<std::string>("architecture");
    QTest::addColumn<Mode>("mode");
    for (const std::string compiler : {"nvcc", "nvrtc"}) {
        QTest::addRow("%s, PTX, float64", compiler.c_str())
            << compiler << std::string("compute_80") << Mode::float64;
        QTest::addRow("%s, cubin, float32", compiler.c_str())
            << compiler << std::string("sm_90") << Mode::float32;
    }
}

// Functions of mathematics, a vector, an output beside two results.
void DeviceTest::compilesKernels()
{
    QFETCH(const std::string, compiler);
    QFETCH(const std::string, architecture);
    QFETCH(const Mode, mode);
    const std::unique_ptr<compile::Session> session = sessionWith(compiler);
    if (!session)
        QSKIP("This compiler is not here.");
    codegen::TargetSpec spec = target(architecture);
    spec.mode = mode;
    const auto unit = generated(spec);
    QVERIFY2(unit, unit ? "" : unit.error().message.c_str());
    const auto artifact = compile::compileUnit(*unit, spec, *session);
    QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
    QCOMPARE(artifact->outcome, compile::Outcome::miss);
    const std::string object = CompileFixture::contentOf(artifact->object);
    const bool isPtx = architecture.starts_with("compute_");
    QCOMPARE(artifact->format, std::string(isPtx ? "ptx" : "cubin"));
    QVERIFY(isPtx ? object.contains(".version")
                  : object.starts_with("\x7f"
                                       "ELF"));
    QVERIFY(!unit->entries.empty());
    for (const std::string& entry : unit->entries)
        QVERIFY2(object.contains(entry), entry.c_str());
    // nvcc reads headers of its own before any text; NVRTC has them within itself.
    QCOMPARE(std::ranges::any_of(
                 artifact->closure,
                 [](const compile::ClosureFile& file) { return file.path.ends_with("cuda_runtime.h"); }),
             compiler == "nvcc");
    QCOMPARE(artifact->resources.size(), isPtx ? 0u : 1u);

    const auto again = compile::compileUnit(*unit, spec, *session);
    QVERIFY(again);
    QCOMPARE(again->outcome, compile::Outcome::hit);
    QCOMPARE(again->object, artifact->object);
    QCOMPARE(again->resources, artifact->resources);
}

void DeviceTest::mapsMessagesToTheKernel_data()
{
    addCompilers();
}

void DeviceTest::mapsMessagesToTheKernel()
{
    QFETCH(const std::string, compiler);
    const std::unique_ptr<compile::Session> session = sessionWith(compiler);
    if (!session)
        QSKIP("This compiler is not here.");
    const codegen::TargetSpec spec = target("compute_80");
    auto unit = generated(spec);
    QVERIFY(unit);
    const std::string source = kernelFile;
    std::string broken;
    text::Range expected{};
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < unit->text.size();) {
        const std::size_t end = std::min(unit->text.find('\n', at), unit->text.size() - 1) + 1;
        const text::Range range = unit->lineMap.kernelRange(++number);
        const bool isSought = expected.end == 0 && unit->text.substr(at, end - at).contains("sin(");
        if (isSought && source.substr(range.begin, range.end - range.begin).contains("m.sin(")) {
            expected = range;
            broken += "no_such_name; ";
        }
        broken += unit->text.substr(at, end - at);
        at = end;
    }
    QVERIFY(expected.end != 0);
    QVERIFY(expected.end - expected.begin < 40); // not the whole kernel
    unit->text = broken;
    const auto refused = compile::compileUnit(*unit, spec, *session);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::refused);
    QVERIFY(!refused.error().diagnostics.empty());
    const text::Diagnostic& first = refused.error().diagnostics.front();
    QVERIFY(first.range == expected);
    QVERIFY2(std::string(first.message()).contains("no_such_name"), std::string(first.message()).c_str());
}

void DeviceTest::tellsWhatAKernelTakes_data()
{
    addCompilers();
}

// Registers that do not suffice are a warning about the kernel, also when the object comes from the store.
void DeviceTest::tellsWhatAKernelTakes()
{
    QFETCH(const std::string, compiler);
    const std::unique_ptr<compile::Session> session = sessionWith(compiler);
    if (!session)
        QSKIP("This compiler is not here.");
    const codegen::TargetSpec spec = target("sm_80");
    const auto unit = generated(spec);
    QVERIFY(unit);
    const compile::CompileRequest request{.name = unit->name,
                                          .text = unit->text,
                                          .suffix = "cu",
                                          .target = spec,
                                          .extraFlags = {"--maxrregcount=24"},
                                          .lineMap = unit->lineMap};
    for (const auto outcome : {compile::Outcome::miss, compile::Outcome::hit}) {
        const auto artifact = compile::compileText(request, *session);
        QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
        QCOMPARE(artifact->outcome, outcome);
        QCOMPARE(artifact->resources.size(), 1u);
        QCOMPARE(artifact->resources[0].entry, "waves");
        QCOMPARE(artifact->resources[0].architecture, "sm_80");
        QVERIFY(artifact->resources[0].registers <= 24);
        QVERIFY(artifact->resources[0].spillStoreBytes > 0);
        QVERIFY(artifact->resources[0].constantBytes > 0);
        QVERIFY(!artifact->warnings.empty());
        QCOMPARE(artifact->warnings[0].code(), std::string_view("C02"));
        QCOMPARE(artifact->warnings[0].severity(), text::Severity::warning);
        QCOMPARE(m_source.position(artifact->warnings[0].range.begin).line, 4u);
    }
}

QTEST_APPLESS_MAIN(DeviceTest)
#include "tst_compile_device.moc"
