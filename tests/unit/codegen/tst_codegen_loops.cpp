// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "compiled_kernel.h"

using namespace hawk;
using codegen::OptLevel;
using codegen::Profile;
using data::Mode;

static double valueFor(const std::string& name, std::uint32_t component, std::int64_t sample)
{
    return name == "a" ? 0.3 : std::sin(1.7 * static_cast<double>(sample) + component + name[0]) * 2.9;
}

/// Loops of a kernel in generated code. The evaluator says what they compute: one sample after another, each
/// with its own number of iterations.
class CodegenLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bits_data();
    void bits();
    void placesAndCuts();
    void loopsStayLoops();
    void linesOfLoopsAreMapped();

private:
    template <class Real>
    static void compare(const KernelFixture& fixture, const codegen::TargetSpec& target);
    static std::string textOf(const KernelFixture& fixture, const std::string& backend);
};

std::string CodegenLoops::textOf(const KernelFixture& fixture, const std::string& backend)
{
    const auto unit =
        codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(), {.backend = backend});
    return unit ? unit->text : unit.error().message;
}

void CodegenLoops::bits_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("backend");
    QTest::addColumn<int>("profile");
    QTest::addColumn<int>("level");
    for (Mode mode : {Mode::float64, Mode::float32}) {
        const auto row = [mode](const char* backend, Profile profile, OptLevel level) {
            QTest::addRow("%s %s %s %s", data::nameOf(mode).data(), backend, codegen::nameOf(profile).data(),
                          codegen::nameOf(level).data())
                << static_cast<int>(mode) << QString::fromLatin1(backend) << static_cast<int>(profile)
                << static_cast<int>(level);
        };
        row("host", Profile::native, OptLevel::O0);
        row("host", Profile::native, OptLevel::O3);
        row("host", Profile::portable, OptLevel::O3);
        row("cuda-shim", Profile::native, OptLevel::O2);
    }
}

void CodegenLoops::bits()
{
    QFETCH(int, mode);
    QFETCH(QString, backend);
    QFETCH(int, profile);
    QFETCH(int, level);
    const codegen::TargetSpec target{.backend = backend.toStdString(),
                                     .mode = static_cast<Mode>(mode),
                                     .profile = static_cast<Profile>(profile),
                                     .optLevel = static_cast<OptLevel>(level)};
    for (const KernelFixture& fixture : {searchKernel(), tailKernel()}) {
        if (target.mode == Mode::float64)
            compare<double>(fixture, target);
        else
            compare<float>(fixture, target);
    }
}

template <class Real>
void CodegenLoops::compare(const KernelFixture& fixture, const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(fixture, target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    constexpr std::int64_t samples = 203;
    LaunchData<Real> actual(compiled.kernel(), samples, valueFor);
    LaunchData<Real> expected(compiled.kernel(), samples, valueFor);
    actual.run(compiled.entry(), 0, samples);
    expected.evaluate(compiled.kernel());
    for (std::size_t slot = 0; slot < 2; ++slot)
        QVERIFY(actual.bytes(slot) == expected.bytes(slot));
}

void CodegenLoops::placesAndCuts()
{
    for (const KernelFixture& fixture : {searchKernel(), tailKernel()}) {
        const CompiledKernel compiled(fixture, {});
        QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
        constexpr std::int64_t samples = 61;
        LaunchData<double> whole(compiled.kernel(), samples, valueFor);
        whole.run(compiled.entry(), 0, samples);
        for (std::int64_t cut = 1; cut < samples; ++cut) {
            LaunchData<double> parts(compiled.kernel(), samples, valueFor);
            parts.run(compiled.entry(), cut, samples - cut);
            parts.run(compiled.entry(), 0, cut);
            for (std::size_t slot = 0; slot < 2; ++slot)
                QVERIFY(parts.bytes(slot) == whole.bytes(slot));
        }
    }
}

void CodegenLoops::loopsStayLoops()
{
    // 64 x 23 iterations: as many lines as there are statements.
    KernelFixture k("nest", {});
    ir::Builder& builder = k.builder();
    const ir::LoopId outer = builder.beginLoop({0, 1, 64});
    const ir::NodeId s = builder.carry(outer, "s", k.input("x"));
    const ir::LoopId inner = builder.beginLoop({0, 1, 23});
    const ir::NodeId t = builder.carry(inner, "t", s);
    const ir::NodeId index = builder.loopIndex(inner, "q");
    const auto sums = builder.endLoop({k.apply(ir::Op::add, {t, index})});
    k.returns("s", builder.endLoop({k.apply(ir::Op::multiply, {sums[0], k.number(0.5)})})[0]);
    for (const char* backend : {"host", "cuda", "cuda-shim"}) {
        const std::string text = textOf(k, backend);
        QVERIFY2(text.contains(" < 64; ++"), text.c_str());
        QVERIFY2(text.contains("for (Int64 q = 0; q < 23; ++q) {"), text.c_str());
        QVERIFY(std::ranges::count(text, '\n') < 250);
    }
    const CompiledKernel compiled(k, {});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
}

void CodegenLoops::linesOfLoopsAreMapped()
{
    const KernelFixture fixture = searchKernel();
    for (const char* backend : {"host", "cuda"}) {
        const auto unit =
            codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(), {.backend = backend});
        QVERIFY(unit);
        const QStringList lines = QString::fromStdString(unit->text).split(u'\n');
        const auto originOf = [&](const QString& part) {
            for (qsizetype i = 0; i < lines.size(); ++i) {
                if (lines[i].contains(part) && !lines[i].contains(QLatin1StringView("//")))
                    return unit->lineMap.kernelRange(static_cast<std::uint32_t>(i + 1));
            }
            return text::Range{};
        };
        QCOMPARE(originOf(QStringLiteral("j < 12")), fixture.place("for j in range(12)"));
        QCOMPARE(originOf(QStringLiteral("q > -1")), fixture.place("for q in range(2, -1, -1)"));
        QCOMPARE(originOf(QStringLiteral(" + 0.5")), fixture.place("n + 0.5"));
        QCOMPARE(originOf(QStringLiteral("math::exp(")), fixture.place("exp(-p * p)"));
    }
}

QTEST_APPLESS_MAIN(CodegenLoops)
#include "tst_codegen_loops.moc"
