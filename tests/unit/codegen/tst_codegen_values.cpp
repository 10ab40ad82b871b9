// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <bit>
#include <cmath>
#include <limits>

#include "compiled_kernel.h"

using namespace hawk;
using codegen::Profile;
using data::Mode;

namespace {

/// Ordinary numbers and every kind of special one. No two zeros of different sign meet in one sample: which
/// of them a minimum gives is left open (docs/semantics.md "Functions of real numbers").
std::vector<double> numbersFor(char name)
{
    const double infinity = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (name == 'x')
        return {0.0,  0.3,      -0.7,      1.0, -1.0, 2.5, -2.5, 3.7, 0.49999999999999994,
                20.0, infinity, -infinity, nan};
    if (name == 'y')
        return {0.6, -1.5, 2.0, 7.25, -0.001, infinity, nan, 3.0};
    return {1.1, -4.0, 0.9, nan, 6.5};
}

double valueFor(const std::string& name, std::uint32_t, std::int64_t sample)
{
    const std::vector<double> numbers = numbersFor(name[0]);
    static constexpr std::int64_t divisors[] = {1, 13, 104};
    const std::int64_t divisor = divisors[std::clamp(name[0] - 'x', 0, 2)];
    return numbers[static_cast<std::size_t>(sample / divisor) % numbers.size()];
}
constexpr std::int64_t sampleCount = 13 * 8 * 5;

template <class Real>
bool isSameBits(Real a, Real b)
{
    using Bits = std::conditional_t<sizeof(Real) == 8, std::uint64_t, std::uint32_t>;
    return (std::isnan(a) && std::isnan(b)) || std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
}

/// The size that a result's error is measured by where it is not the result's own: a contracted sum of
/// products of both signs may cancel.
double scaleOf(const std::string& name, std::int64_t sample)
{
    if (name != "r_dot")
        return 0;
    const double x = valueFor("x", 0, sample);
    const double y = valueFor("y", 0, sample);
    const double z = valueFor("z", 0, sample);
    return std::abs(x * z) + std::abs(y * x) + std::abs(z * y);
}

/// Distance in units of the last place of the expected value, or of `scale` where that is larger.
template <class Real>
double ulps(Real actual, Real expected, double scale)
{
    if ((std::isnan(actual) && std::isnan(expected)) || actual == expected)
        return 0;
    if (!std::isfinite(actual) || !std::isfinite(expected))
        return std::numeric_limits<double>::infinity();
    const Real magnitude = std::max(std::abs(expected), static_cast<Real>(scale));
    const Real unit = std::nextafter(magnitude, std::numeric_limits<Real>::infinity()) - magnitude;
    return std::abs(static_cast<double>(actual) - static_cast<double>(expected)) / static_cast<double>(unit);
}

} // namespace

/// Every operation against the evaluator: exactly in the exact profiles and through the device text, within
/// the bound of the vector library in the other.
class CodegenValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operations_data();
    void operations();

private:
    template <class Real>
    void compare(const KernelFixture& fixture, const codegen::TargetSpec& target);
};

void CodegenValues::operations_data()
{
    QTest::addColumn<QString>("backend");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("profile");
    for (Mode mode : {Mode::float64, Mode::float32}) {
        for (Profile profile : {Profile::nativeVectorMath, Profile::native, Profile::portable}) {
            QTest::addRow("host %s %s", data::nameOf(mode).data(), codegen::nameOf(profile).data())
                << QStringLiteral("host") << static_cast<int>(mode) << static_cast<int>(profile);
        }
        QTest::addRow("cuda-shim %s", data::nameOf(mode).data())
            << QStringLiteral("cuda-shim") << static_cast<int>(mode) << static_cast<int>(Profile::portable);
    }
}

void CodegenValues::operations()
{
    QFETCH(QString, backend);
    QFETCH(int, mode);
    QFETCH(int, profile);
    const codegen::TargetSpec target{.backend = backend.toStdString(),
                                     .mode = static_cast<Mode>(mode),
                                     .profile = static_cast<Profile>(profile),
                                     .optLevel = codegen::OptLevel::O2};
    for (const KernelFixture& fixture : {vectorisableOperations(), otherOperations()}) {
        if (target.mode == Mode::float64)
            compare<double>(fixture, target);
        else
            compare<float>(fixture, target);
    }
}

template <class Real>
void CodegenValues::compare(const KernelFixture& fixture, const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(fixture, target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    const ir::Kernel& kernel = compiled.kernel();
    LaunchData<Real> actual(kernel, sampleCount, valueFor);
    LaunchData<Real> expected(kernel, sampleCount, valueFor);
    actual.run(compiled.entry(), 0, sampleCount);
    expected.evaluate(kernel);

    const bool isExact = target.profile != Profile::nativeVectorMath;
    QStringList wrong;
    for (std::size_t slot = 0; slot < kernel.signature.slots.size(); ++slot) {
        const data::Slot& description = kernel.signature.slots[slot];
        if (!description.isWritten())
            continue;
        if (description.element == data::Element::boolean) {
            QCOMPARE(actual.bytes(slot), expected.bytes(slot));
            continue;
        }
        double worst = 0;
        std::int64_t worstSample = -1;
        for (std::int64_t i = 0; i < sampleCount; ++i) {
            const Real a = actual.at(slot, 0, i);
            const Real e = expected.at(slot, 0, i);
            const double distance =
                isSameBits(a, e) ? 0 : std::max(0.1, ulps(a, e, scaleOf(description.name, i)));
            if (distance > worst) {
                worst = distance;
                worstSample = i;
            }
        }
        const double bound = isExact ? 0 : 4;
        if (worst > bound) {
            wrong << QStringLiteral("%1: %2 ULP at x=%3 y=%4 z=%5: %6 instead of %7")
                         .arg(QString::fromStdString(description.name))
                         .arg(worst)
                         .arg(valueFor("x", 0, worstSample))
                         .arg(valueFor("y", 0, worstSample))
                         .arg(valueFor("z", 0, worstSample))
                         .arg(double(actual.at(slot, 0, worstSample)), 0, 'g', 17)
                         .arg(double(expected.at(slot, 0, worstSample)), 0, 'g', 17);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(CodegenValues)
#include "tst_codegen_values.moc"
