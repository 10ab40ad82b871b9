// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "compiled_kernel.h"
#include "exact_targets.h"

using namespace hawk;
using codegen::OptLevel;
using codegen::Profile;
using data::Mode;
using ir::NodeId;
using ir::Op;

namespace {

/// Many sizes and both signs, with a NaN now and then.
double valueFor(const std::string& name, std::uint32_t, std::int64_t sample)
{
    if (name == "z" && sample % 41 == 7)
        return std::nan("");
    return std::sin(1.7 * static_cast<double>(sample) + name[0]) * std::pow(10.0, sample * 7 % 13);
}

/// Sums of `x` and of a product in rows, beside a value of each sample.
KernelFixture sumKernel()
{
    KernelFixture k("sums", {});
    const NodeId x = k.input("x");
    const NodeId product = k.apply(Op::multiply, {x, k.input("w")});
    k.returns("own", product);
    k.shares({.slot = "s", .value = x, .form = ir::SinkForm::rows, .companion = "s_comp"}, {{.name = "s"}});
    k.shares({.slot = "t", .value = product, .form = ir::SinkForm::rows, .companion = "t_comp"},
             {{.name = "t"}});
    return k;
}

KernelFixture extremeKernel()
{
    KernelFixture k("largest", {});
    k.shares({.slot = "top",
              .value = k.input("z"),
              .form = ir::SinkForm::rows,
              .reduction = data::ReduceOp::maximum},
             {{.name = "top", .op = data::ReduceOp::maximum}});
    return k;
}

KernelFixture keyedKernel()
{
    KernelFixture k("keyed", {});
    const NodeId x = k.input("x");
    const NodeId sample = k.builder().add({.op = Op::sampleIndex, .type = ir::Type::index()});
    const NodeId key =
        k.apply(Op::subtract,
                {k.apply(Op::modulo, {sample, k.builder().constantIndex(11)}), k.builder().constantIndex(1)});
    const std::vector<data::Axis> axes = {{.label = "bin", .extent = 10}};
    k.shares({.slot = "h",
              .value = x,
              .form = ir::SinkForm::add,
              .key = k.apply(Op::maximum, {key, k.builder().constantIndex(0)}),
              .companion = "h_c",
              .axes = axes});
    return k;
}

} // namespace

/// Numbers in which samples meet, in generated code. The evaluator says what they are.
class CodegenSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bits_data();
    void bits();
    void lossesAreFoldedIn();

private:
    template <class Real>
    static void compare(const KernelFixture& fixture, const codegen::TargetSpec& target);
};

void CodegenSums::bits_data()
{
    tests::addExactTargets();
}

void CodegenSums::bits()
{
    QFETCH(codegen::TargetSpec, target);
    for (const KernelFixture& fixture : {sumKernel(), extremeKernel(), keyedKernel()}) {
        if (target.mode == Mode::float64)
            compare<double>(fixture, target);
        else
            compare<float>(fixture, target);
    }
}

/// The whole range at once, and in parts that end anywhere: a row belongs to the part that it begins in.
template <class Real>
void CodegenSums::compare(const KernelFixture& fixture, const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(fixture, target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    constexpr std::int64_t samples = 1107;
    LaunchData<Real> expected(compiled.kernel(), samples, valueFor);
    expected.evaluate(compiled.kernel());
    for (const std::vector<std::int64_t>& cuts :
         {std::vector<std::int64_t>{0, samples}, {0, 1, 77, 96, 700, 1105, samples}}) {
        LaunchData<Real> actual(compiled.kernel(), samples, valueFor);
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
            actual.run(compiled.entry(), cuts[i], cuts[i + 1] - cuts[i]);
        const auto& slots = compiled.kernel().signature.slots;
        for (std::size_t slot = 0; slot < slots.size() && slots[slot].isWritten(); ++slot)
            QVERIFY2(actual.bytes(slot) == expected.bytes(slot), slots[slot].name.c_str());
    }
}

/// A range of the sums, and no other, gets what it lost; what the new sum loses stays.
void CodegenSums::lossesAreFoldedIn()
{
    const CompiledKernel compiled(keyedKernel(), {.profile = codegen::Profile::native});
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    QVERIFY(std::ranges::contains(compiled.unit().entries, "keyed__fold_h_host"));
    const auto fold = reinterpret_cast<CompiledKernel::Entry>(compiled.symbol("keyed__fold_h_host"));
    QVERIFY(fold != nullptr);
    constexpr double infinite = std::numeric_limits<double>::infinity();
    std::vector<double> sums = {7.0, 0.5, 0x1p60, infinite, 9.0};
    std::vector<double> lost = {1.0, 0.25, 1.0, 3.0, 1.0};
    struct Plane {
        void* data;
        std::uint64_t samples = 5;
        std::uint64_t stride = 1;
        int deviceType = 1;
        int deviceOrdinal = 0;
    };
    const auto& slots = compiled.kernel().signature.slots;
    std::vector<Plane> planes;
    std::vector<void*> params;
    for (const data::Slot& slot : slots)
        planes.push_back({.data = slot.name == "h" ? sums.data()
                              : slot.name == "h_c" ? lost.data()
                                                   : nullptr});
    for (Plane& plane : planes)
        params.push_back(&plane);
    fold(params.data(), 1, 3, 5);
    QCOMPARE(sums, (std::vector<double>{7.0, 0.75, 0x1p60, infinite, 9.0}));
    QCOMPARE(lost, (std::vector<double>{1.0, 0.0, 1.0, 0.0, 1.0}));
}

QTEST_APPLESS_MAIN(CodegenSums)
#include "tst_codegen_sums.moc"
