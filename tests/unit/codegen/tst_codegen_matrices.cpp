// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "compiled_kernel.h"
#include "exact_targets.h"
#include "matrix_fixtures.h"

using namespace hawk;
using codegen::OptLevel;
using codegen::Profile;
using data::Mode;

/// Some matrices are singular, and some have equal rows.
static double valueFor(const std::string& name, std::uint32_t component, std::int64_t sample)
{
    const std::int64_t kind = sample % 7;
    if (kind == 0 && name == "A")
        return 2.0;
    if (kind == 1 && name == "A")
        return component % 3 == 0 ? 0.0 : 1.0;
    return std::sin(1.7 * static_cast<double>(sample) + 2.3 * component + name[0]) * 2.9;
}

/// Products of matrices and linear algebra in generated code. The evaluator says what they compute.
class CodegenMatrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bits_data();
    void bits();
    void loopsOfSmallSizesAreWrittenOut();
    void textOfLargeProducts();
    void textOfFactors();

private:
    template <class Real>
    static void compare(const KernelFixture& fixture, const codegen::TargetSpec& target);
    static std::string textOf(const KernelFixture& fixture, const std::string& backend);
};

std::string CodegenMatrices::textOf(const KernelFixture& fixture, const std::string& backend)
{
    const auto unit =
        codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(), {.backend = backend});
    return unit ? unit->text : unit.error().message;
}

void CodegenMatrices::bits_data()
{
    tests::addExactTargets();
}

void CodegenMatrices::bits()
{
    QFETCH(codegen::TargetSpec, target);
    for (const KernelFixture& fixture :
         {smallMatrixKernel(), largeMatrixKernel(), factorKernel(4), factorKernel(1), factorLoopKernel()}) {
        if (target.mode == Mode::float64)
            compare<double>(fixture, target);
        else
            compare<float>(fixture, target);
    }
}

template <class Real>
void CodegenMatrices::compare(const KernelFixture& fixture, const codegen::TargetSpec& target)
{
    const CompiledKernel compiled(fixture, target);
    QVERIFY2(compiled.failure().empty(), compiled.failure().c_str());
    constexpr std::int64_t samples = 45;
    LaunchData<Real> actual(compiled.kernel(), samples, valueFor);
    LaunchData<Real> expected(compiled.kernel(), samples, valueFor);
    actual.run(compiled.entry(), 0, samples);
    expected.evaluate(compiled.kernel());
    const auto& slots = compiled.kernel().signature.slots;
    for (std::size_t slot = 0; slot < slots.size() && slots[slot].isWritten(); ++slot)
        QVERIFY2(actual.bytes(slot) == expected.bytes(slot), slots[slot].name.c_str());
}

void CodegenMatrices::loopsOfSmallSizesAreWrittenOut()
{
    for (const char* backend : {"host", "cuda"}) {
        QVERIFY(!textOf(squareKernel(6), backend).contains("math::matrixProduct"));
        QVERIFY(textOf(squareKernel(7), backend).contains("matrixProduct<7, 7, 7>"));
    }
}

/// A text has a few lines for each entry of a matrix, and none for the products of its rows and columns: 32
/// rows have 1024 entries and 32768 products.
void CodegenMatrices::textOfLargeProducts()
{
    for (const char* backend : {"host", "cuda"}) {
        const std::string text = textOf(squareKernel(32), backend);
        QVERIFY(text.contains("matrixProduct<32, 32, 32>"));
        QCOMPARE_LT(text.size(), 1024u * 1200u);
        QCOMPARE_LT(std::ranges::count(text, '*'), 1024 * 16);
    }
}

/// The functions are the same for all sizes, which are arguments of their templates.
void CodegenMatrices::textOfFactors()
{
    const std::string text = textOf(factorKernel(3), "cuda");
    for (const char* call : {"luFactor<3>(", "luSolution<3, 3>(", "luDeterminant<3>(", "choleskyFactor<3>(",
                             "choleskySolution<3, 1>(", "choleskyFactorFrom<3>(", "eigenvalues<3>("})
        QVERIFY2(text.contains(call), call);
    QVERIFY(text.contains("template <int n>\n"));
}

QTEST_APPLESS_MAIN(CodegenMatrices)
#include "tst_codegen_matrices.moc"
