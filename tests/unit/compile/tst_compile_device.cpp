// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Kernels from their text to device code, by the CUDA compiler that is here.

#include <algorithm>
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
                                   "    s = s + m.exp(-x) + m.log2(length + 2.0)\n"
                                   "    return y, length\n";

} // namespace

class DeviceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void compilesKernels_data();
    void compilesKernels();
    void mapsMessagesToTheKernel();

private:
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
    const auto compiler = m_fixture.session().toolchain().compiler(codegen::CompilerKind::nvcc);
    if (!compiler)
        QSKIP(("Kernels cannot be compiled for a GPU here: " + compiler.error().message).c_str());
    const trace::Module module = trace::traceModule(syntax::parse(m_source));
    auto kernel = trace::selectKernel(module, "waves");
    QVERIFY2(kernel, kernel ? "" : kernel.error().message.c_str());
    m_plan = plan::planLaunch(*std::move(kernel));
}

void DeviceTest::compilesKernels_data()
{
    QTest::addColumn<std::string>("architecture");
    QTest::addColumn<Mode>("mode");
    QTest::newRow("PTX, float64") << std::string("compute_80") << Mode::float64;
    QTest::newRow("cubin, float32") << std::string("sm_90") << Mode::float32;
}

// Functions of mathematics, a vector, an output beside two results.
void DeviceTest::compilesKernels()
{
    QFETCH(const std::string, architecture);
    QFETCH(const Mode, mode);
    codegen::TargetSpec spec = target(architecture);
    spec.mode = mode;
    const auto unit = generated(spec);
    QVERIFY2(unit, unit ? "" : unit.error().message.c_str());
    compile::Session session = m_fixture.session();
    const auto artifact = compile::compileUnit(*unit, spec, session);
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
    QVERIFY(std::ranges::any_of(artifact->closure, [](const compile::ClosureFile& file) {
        return file.path.ends_with("cuda_runtime.h");
    }));

    const auto again = compile::compileUnit(*unit, spec, session);
    QVERIFY(again);
    QCOMPARE(again->outcome, compile::Outcome::hit);
    QCOMPARE(again->object, artifact->object);
}

void DeviceTest::mapsMessagesToTheKernel()
{
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
    compile::Session session = m_fixture.session();
    const auto refused = compile::compileUnit(*unit, spec, session);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::refused);
    QVERIFY(!refused.error().diagnostics.empty());
    const text::Diagnostic& first = refused.error().diagnostics.front();
    QVERIFY(first.range == expected);
    QVERIFY2(std::string(first.message()).contains("no_such_name"), std::string(first.message()).c_str());
}

QTEST_APPLESS_MAIN(DeviceTest)
#include "tst_compile_device.moc"
