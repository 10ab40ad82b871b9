// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <cmath>

#include "compiled_kernel.h"

using namespace hawk;
using codegen::OptLevel;
using codegen::Profile;
using data::Mode;

static double valueFor(const std::string& name, std::uint32_t component, std::int64_t sample)
{
    if (name == "a")
        return 0.3;
    if (name == "k" || name == "dt")
        return 0.05;
    return std::sin(1.7 * static_cast<double>(sample) + component + name[0]) * 2.9;
}

/// A sample's bits must not depend on its place in the launch, on how the range was cut, nor on which entry
/// computed it.
class CodegenBits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCut_data();
    void everyCut();
    void streamingEntry();
    void inPlace();
    void emptyRange();

private:
    template <class Real>
    void cut(const codegen::TargetSpec& target);
};

void CodegenBits::everyCut_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("profile");
    QTest::addColumn<int>("level");
    for (Mode mode : {Mode::float64, Mode::float32}) {
        for (Profile profile : {Profile::nativeVectorMath, Profile::native, Profile::portable}) {
            for (OptLevel level : {OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3}) {
                QTest::addRow("%s %s %s", data::nameOf(mode).data(), codegen::nameOf(profile).data(),
                              codegen::nameOf(level).data())
                    << static_cast<int>(mode) << static_cast<int>(profile) << static_cast<int>(level);
            }
        }
    }
}

void CodegenBits::everyCut()
{
    QFETCH(int, mode);
    QFETCH(int, profile);
    QFETCH(int, level);
    const codegen::TargetSpec target{.mode = static_cast<Mode>(mode),
                                     .profile = static_cast<Profile>(profile),
                                     .optLevel = static_cast<OptLevel>(level)};
    if (target.mode == Mode::float64)
        cut<double>(target);
    else
        cut<float>(target);
}

template <class Real>
void CodegenBits::cut(const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(mixedKernel(), target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    const std::size_t outputs = 2;
    constexpr std::int64_t most = 64;
    LaunchData<Real> whole(compiled.kernel(), most, valueFor);
    whole.run(compiled.entry(), 0, most);
    for (std::int64_t base = 0; base < most; ++base) {
        for (std::int64_t count = 1; base + count <= most; ++count) {
            LaunchData<Real> part(compiled.kernel(), most, valueFor);
            const LaunchData<Real> untouched = part;
            part.run(compiled.entry(), base, count);
            for (std::size_t slot = 0; slot < outputs; ++slot) {
                const std::size_t numbers = part.bytes(slot).size() / sizeof(Real);
                for (std::size_t n = 0; n < numbers; ++n) {
                    const auto sample = static_cast<std::int64_t>(n) % most;
                    const bool isInside = sample >= base && sample < base + count;
                    const auto& expected = (isInside ? whole : untouched).bytes(slot);
                    if (std::memcmp(&part.bytes(slot)[n * sizeof(Real)], &expected[n * sizeof(Real)],
                                    sizeof(Real))
                        != 0) {
                        QFAIL(qPrintable(QStringLiteral("sample %1 differs in the range from %2, %3 samples")
                                             .arg(sample)
                                             .arg(base)
                                             .arg(count)));
                    }
                }
            }
        }
    }
}

void CodegenBits::streamingEntry()
{
    const CompiledKernel compiled(mixedKernel(), {});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    QCOMPARE(compiled.unit().entries, (std::vector<std::string>{"mixed_host", "mixed_host_stream"}));
    constexpr std::int64_t samples = 5003;
    LaunchData<double> ordinary(compiled.kernel(), samples, valueFor);
    ordinary.run(compiled.entry(0), 0, samples);
    for (std::int64_t base : {0, 1, 5, 16, 4990}) {
        LaunchData<double> streamed(compiled.kernel(), samples, valueFor);
        streamed.run(compiled.entry(1), base, samples - base);
        streamed.run(compiled.entry(0), 0, base);
        for (std::size_t slot = 0; slot < 2; ++slot)
            QCOMPARE(streamed.bytes(slot), ordinary.bytes(slot));
    }
}

void CodegenBits::inPlace()
{
    const CompiledKernel affine(affineKernel(), {});
    QVERIFY2(affine.failure().empty(), affine.failure().c_str());
    constexpr std::int64_t samples = 1237;
    const auto x = *affine.kernel().signature.findSlot("x");
    LaunchData<double> apart(affine.kernel(), samples, valueFor);
    apart.run(affine.entry(), 0, samples);
    for (std::size_t entry : {0u, 1u}) {
        LaunchData<double> together(affine.kernel(), samples, valueFor);
        together.alias("out", "x");
        together.run(affine.entry(entry), 0, samples);
        QCOMPARE(together.bytes(x), apart.bytes(0));
    }

    // A written plane whose start value is read: the other plane must see the old one.
    const CompiledKernel projectile(projectileKernel(), {.profile = Profile::native});
    QVERIFY2(projectile.failure().empty(), projectile.failure().c_str());
    LaunchData<double> actual(projectile.kernel(), samples, valueFor);
    LaunchData<double> expected(projectile.kernel(), samples, valueFor);
    actual.run(projectile.entry(), 0, samples);
    expected.evaluate(projectile.kernel());
    QCOMPARE(actual.bytes(0), expected.bytes(0));
    QCOMPARE(actual.bytes(1), expected.bytes(1));
    QCOMPARE(projectile.unit().entries.size(), 1u);
}

void CodegenBits::emptyRange()
{
    const CompiledKernel compiled(affineKernel(), {});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    LaunchData<double> data(compiled.kernel(), 8, valueFor);
    const LaunchData<double> before = data;
    for (std::size_t entry : {0u, 1u}) {
        data.run(compiled.entry(entry), 3, 0);
        data.run(compiled.entry(entry), 3, -1);
    }
    QCOMPARE(data.bytes(0), before.bytes(0));
}

QTEST_APPLESS_MAIN(CodegenBits)
#include "tst_codegen_bits.moc"
