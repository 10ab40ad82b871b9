// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <charconv>
#include <limits>
#include <sstream>

#include "codegen/argument_digest.h"
#include "codegen/backend.h"
#include "codegen/literals.h"
#include "codegen/names.h"
#include "codegen/source_comment.h"
#include "kernel_fixtures.h"

using namespace hawk;
using data::Mode;

static codegen::GeneratedUnit textOf(const KernelFixture& fixture, const std::string& backend)
{
    return codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(), {.backend = backend})
        .value();
}

static std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

class CodegenText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realLiterals();
    void otherLiterals();
    void names();
    void comments();
    void lineMap();
    void sourceLinesInOrder();
    void argumentDigests();
    void unknownBackend();
};

void CodegenText::realLiterals()
{
    QCOMPARE(codegen::spellReal(2, Mode::float64), "2.0");
    QCOMPARE(codegen::spellReal(0.1, Mode::float64), "0.1");
    QCOMPARE(codegen::spellReal(0.1, Mode::float32), "0.1f");
    QCOMPARE(codegen::spellReal(-0.0, Mode::float64), "-0.0");
    QCOMPARE(codegen::spellReal(1e300, Mode::float32), "__builtin_bit_cast(float, 0x7f800000u)");
    QCOMPARE(codegen::spellReal(-std::numeric_limits<double>::infinity(), Mode::float64),
             "-__builtin_bit_cast(double, 0x7ff0000000000000ull)");
    QCOMPARE(codegen::spellReal(std::numeric_limits<double>::quiet_NaN(), Mode::float64),
             "__builtin_bit_cast(double, 0x7ff8000000000000ull)");
    for (double value :
         {1e-310, 5e-324, 1.7976931348623157e308, 0.30000000000000004, 9007199254740993.0, 1e22}) {
        const std::string text = codegen::spellReal(value, Mode::float64);
        double read = 0;
        std::from_chars(text.data(), text.data() + text.size(), read);
        QCOMPARE(read, value);
        QVERIFY(text.find_first_of(".e") != std::string::npos);
    }
}

void CodegenText::otherLiterals()
{
    QCOMPARE(codegen::spellIndex(7), "7LL");
    QCOMPARE(codegen::spellIndex(std::numeric_limits<std::int64_t>::min()), "(-9223372036854775807LL - 1)");
}

void CodegenText::names()
{
    constexpr std::string_view reserved[] = {"samples"};
    codegen::Names names(reserved);
    QCOMPARE(names.unique("x"), "x");
    QCOMPARE(names.unique("x"), "x_2");
    QCOMPARE(names.unique("samples"), "samples_2");
    QCOMPARE(names.unique("double"), "double_2");
    QCOMPARE(names.unique("ω"), "omega");
    QCOMPARE(names.unique("__private__x"), "private_x");
    QCOMPARE(names.unique("_"), "v");
    QCOMPARE(names.uniqueComponents("p", 2), (std::vector<std::string>{"p_0", "p_1"}));
    QCOMPARE(names.unique("p_1"), "p_1_2");
    QCOMPARE(names.uniqueComponents("p", 2), (std::vector<std::string>{"p_2_0", "p_2_1"}));
}

void CodegenText::comments()
{
    QCOMPARE(codegen::commentText("  y = x + \\"), "y = x +");
    QCOMPARE(codegen::commentText("\ty = x \\  "), "y = x");
    QCOMPARE(codegen::commentText("a\rb"), "a b");
    QCOMPARE(codegen::commentText(""), "");
}

void CodegenText::lineMap()
{
    for (const char* backend : {"host", "cuda", "cuda-shim"}) {
        const KernelFixture fixture = projectileKernel();
        const codegen::GeneratedUnit unit = textOf(fixture, backend);
        const std::vector<std::string> lines = linesOf(unit.text);
        QCOMPARE(unit.lineMap.lineCount(), lines.size());
        int statements = 0;
        for (std::uint32_t i = 1; i <= lines.size(); ++i) {
            if (lines[i - 1].contains("const Real speed = ")) {
                QCOMPARE(fixture.source().slice(unit.lineMap.kernelRange(i)), "norm(v)");
                QCOMPARE(fixture.source().slice(unit.lineMap.kernelRange(i - 1)), "    speed = norm(v)");
                ++statements;
            }
            if (lines[i - 1].contains("const Real a_2 = ")) {
                QCOMPARE(fixture.source().slice(unit.lineMap.kernelRange(i)), "-drag * speed * v");
                ++statements;
            }
        }
        QCOMPARE(statements, 2);
        QVERIFY(unit.lineMap.kernelRange(0).isEmpty());
        QVERIFY(unit.lineMap.kernelRange(unit.lineMap.lineCount() + 1).isEmpty());
    }
}

void CodegenText::sourceLinesInOrder()
{
    const codegen::GeneratedUnit unit = textOf(blackScholesKernel(), "host");
    std::size_t from = unit.text.find("#pragma GCC ivdep");
    for (const char* line : {"// 4: d1 = ", "// 5: upper = ", "// 6: return "}) {
        const std::size_t at = unit.text.find(line, from);
        QVERIFY2(at != std::string::npos, line);
        QVERIFY2(unit.text.find(line, at + 1) == std::string::npos, line);
        from = at;
    }
    // What all samples share is computed before the loop.
    QVERIFY(unit.text.find("// 3: width = ") < unit.text.find("#pragma GCC ivdep"));
}

void CodegenText::argumentDigests()
{
    const data::Signature affine = affineKernel().kernel().signature;
    QCOMPARE(codegen::argumentDigest(affine, Mode::float64).size(), 64u);
    QVERIFY(codegen::argumentDigest(affine, Mode::float64) != codegen::argumentDigest(affine, Mode::float32));
    data::Signature other = affine;
    std::swap(other.slots.back(), other.slots[other.slots.size() - 2]);
    QVERIFY(codegen::argumentDigest(affine, Mode::float64) != codegen::argumentDigest(other, Mode::float64));
}

void CodegenText::unknownBackend()
{
    const auto found = codegen::findBackend("rocm");
    QVERIFY(!found);
    QCOMPARE(found.error().code, "R155");
    QVERIFY(found.error().hint.contains("`host`"));
    for (const codegen::Backend& backend : codegen::backends())
        QCOMPARE((*codegen::findBackend(backend.id))->id, backend.id);
}

QTEST_APPLESS_MAIN(CodegenText)
#include "tst_codegen_text.moc"
