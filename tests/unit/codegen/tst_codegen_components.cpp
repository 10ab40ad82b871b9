// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Kernels that do the same with each of many components: one short text, the values of the evaluator.

#include <QtTest>
#include <cmath>

#include "codegen/component_wise.h"
#include "compiled_kernel.h"
#include "exact_targets.h"

using namespace hawk;
using ir::NodeId;
using ir::Op;
using ir::Type;

namespace {

constexpr std::uint32_t width = 100;
constexpr std::int64_t samples = 211;

double valueFor(const std::string& name, std::uint32_t component, std::int64_t sample)
{
    return std::sin(1.3 * static_cast<double>(sample) + 0.7 * component + name[0]) * 3.1;
}

/// Both planes read the start value of the other; the returned one is never read.
KernelFixture wideKernel(std::uint32_t components = width)
{
    KernelFixture k("wide",
                    "@hawk.kernel\n"
                    "def wide(p: Mutable[Vector[100]], v: Mutable[Vector[100]], s: Scalar, dt: Param):\n"
                    "    far = abs(p) > s\n"
                    "    p, v = p + dt * v, where(far, v * s, v - p)\n"
                    "    return far\n");
    const Type vector = Type::real(data::Shape::vector(components));
    const NodeId p = k.prior("p", vector);
    const NodeId v = k.prior("v", vector);
    const NodeId s = k.input("s");
    const NodeId dt = k.uniform("dt");
    const NodeId far = k.apply(Op::greater, {k.apply(Op::abs, {p}, "abs(p)"), s}, "abs(p) > s");
    k.assigns("p", k.apply(Op::add, {p, k.apply(Op::multiply, {dt, v}, "dt * v")}, "p + dt * v"), "p, v");
    k.assigns("v",
              k.select(far, k.apply(Op::multiply, {v, s}, "v * s"), k.apply(Op::subtract, {v, p}, "v - p")),
              "p, v");
    k.returns("far", far, "return far");
    return k;
}

} // namespace

class CodegenComponents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whichKernels();
    void valuesOfTheEvaluator_data();
    void valuesOfTheEvaluator();
    void everyEntryAndCut();

private:
    template <class Real>
    void compare(const codegen::TargetSpec& target);
};

void CodegenComponents::whichKernels()
{
    const auto found = codegen::componentWise(wideKernel().kernel());
    QVERIFY(found);
    QCOMPARE(found->components, width);
    QVERIFY(!codegen::componentWise(wideKernel(8).kernel()));
    QVERIFY(!codegen::componentWise(affineKernel().kernel()));

    // Another component, a length, and work that would be done again for each component.
    const Type vector = Type::real(data::Shape::vector(width));
    KernelFixture reduced = wideKernel();
    reduced.returns("length", reduced.reduce(Op::norm, {reduced.prior("p", vector)}));
    QVERIFY(!codegen::componentWise(reduced.kernel()));
    KernelFixture scaled = wideKernel();
    const NodeId factor = scaled.reduce(Op::norm, {scaled.prior("v", vector)});
    scaled.returns("scaled", scaled.apply(Op::multiply, {factor, scaled.prior("p", vector)}));
    QVERIFY(!codegen::componentWise(scaled.kernel()));
    KernelFixture costly = wideKernel();
    const NodeId power = costly.apply(Op::exp, {costly.input("s")});
    costly.returns("grown", costly.apply(Op::multiply, {power, costly.prior("p", vector)}));
    QVERIFY(!codegen::componentWise(costly.kernel()));
}

void CodegenComponents::valuesOfTheEvaluator_data()
{
    tests::addExactTargets();
}

void CodegenComponents::valuesOfTheEvaluator()
{
    QFETCH(const codegen::TargetSpec, target);
    if (target.mode == data::Mode::float64)
        compare<double>(target);
    else
        compare<float>(target);
}

template <class Real>
void CodegenComponents::compare(const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(wideKernel(), target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    if (target.backend == "host")
        QVERIFY(compiled.unit().text.size() < 20'000);
    LaunchData<Real> actual(compiled.kernel(), samples, valueFor);
    LaunchData<Real> expected(compiled.kernel(), samples, valueFor);
    actual.run(compiled.entry(), 0, samples);
    expected.evaluate(compiled.kernel());
    for (std::size_t slot = 0; slot < compiled.kernel().signature.slots.size(); ++slot)
        QCOMPARE(actual.bytes(slot), expected.bytes(slot));
}

void CodegenComponents::everyEntryAndCut()
{
    const CompiledKernel compiled(wideKernel(), {});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    QCOMPARE(compiled.unit().entries, (std::vector<std::string>{"wide_host", "wide_host_stream"}));
    LaunchData<double> whole(compiled.kernel(), samples, valueFor);
    whole.run(compiled.entry(), 0, samples);
    for (const std::size_t entry : {0uz, 1uz}) {
        for (const std::int64_t cut : {1, 15, 64, 100, 210}) {
            LaunchData<double> parts(compiled.kernel(), samples, valueFor);
            parts.run(compiled.entry(entry), cut, samples - cut);
            parts.run(compiled.entry(entry), 0, cut);
            for (std::size_t slot = 0; slot < compiled.kernel().signature.slots.size(); ++slot)
                QCOMPARE(parts.bytes(slot), whole.bytes(slot));
        }
    }
}

QTEST_APPLESS_MAIN(CodegenComponents)
#include "tst_codegen_components.moc"
