// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>
#include <algorithm>

#include "ir/stages.h"
#include "judge.h"
#include "kernel_generator.h"
#include "shrink.h"
#include "trace/trace.h"

namespace {

using namespace hawk;
using Sequence = std::vector<std::uint32_t>;

fuzz::Grammar grammar()
{
    return *fuzz::Grammar::read(HAWK_SOURCE_DIR "/tests/fuzz/grammar.txt");
}

std::string kernelFrom(const Sequence& choices)
{
    fuzz::Choices replayed = fuzz::Choices::replayed(choices);
    return fuzz::generateKernel(replayed, grammar(), "k");
}

bool isAccepted(const std::string& text)
{
    return !trace::traceModule(syntax::parse(text::SourceText(text, "k.py"))).hasErrors();
}

} // namespace

/// What the fuzzer of kernels is made of.
class TestFuzzParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void streamIsSplitMix();
    void choicesRepeatKernels();
    void anySequenceMakesAKernel();
    void shrinksSequences();
    void shrinksKernels();
    void makesKernelsInStages();
    void countsRefusals();
};

void TestFuzzParts::streamIsSplitMix()
{
    // The first numbers of its author's program for the seed 1234567.
    fuzz::Stream stream(1234567);
    QCOMPARE(stream.next(), 6457827717110365317u);
    QCOMPARE(stream.next(), 3203168211198807973u);
}

void TestFuzzParts::choicesRepeatKernels()
{
    fuzz::Choices drawn = fuzz::Choices::drawn(3);
    const std::string text = fuzz::generateKernel(drawn, grammar(), "k");
    QCOMPARE(kernelFrom(drawn.taken()), text);
}

void TestFuzzParts::anySequenceMakesAKernel()
{
    for (const Sequence& sequence :
         {Sequence(), Sequence(5, 1000), Sequence(300, 1), Sequence{2, 0, 9, 4, 4, 1, 7}}) {
        const std::string text = kernelFrom(sequence);
        QVERIFY2(isAccepted(text), text.c_str());
    }
}

void TestFuzzParts::shrinksSequences()
{
    const auto hasTwoLarge = [](const Sequence& sequence) {
        return std::ranges::count_if(sequence, [](std::uint32_t number) { return number >= 5; }) >= 2;
    };
    QCOMPARE(fuzz::shrink({3, 9, 1, 0, 70, 2, 8}, hasTwoLarge, 1000), (Sequence{5, 5}));
}

/// A fault of `sin` in kernels of many lines is shown in small ones: the shortest file has nine lines, and no
/// change that is tried makes one of fourteen smaller.
void TestFuzzParts::shrinksKernels()
{
    constexpr int tried = 9;
    const auto takesSine = [](const Sequence& sequence) { return kernelFrom(sequence).contains("sin("); };
    std::uint64_t seed = 0;
    for (int i = 0; i < tried; ++i) {
        Sequence large;
        while (!takesSine(large) || std::ranges::count(kernelFrom(large), '\n') < 20) {
            fuzz::Choices drawn = fuzz::Choices::drawn(seed++);
            fuzz::generateKernel(drawn, grammar(), "k");
            large = drawn.taken();
        }
        const std::string small = kernelFrom(fuzz::shrink(large, takesSine, 20'000));
        const auto lines = std::ranges::count(small, '\n');
        QVERIFY(small.contains("sin("));
        QVERIFY2(lines <= 14, small.c_str());
        QVERIFY2(isAccepted(small), small.c_str());
    }
}

/// A kernel whose samples meet in the middle is launched in stages, and does not make the value of all
/// samples a result of its own.
void TestFuzzParts::makesKernelsInStages()
{
    int staged = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        fuzz::Choices drawn = fuzz::Choices::drawn(seed);
        const std::string text = fuzz::generateKernel(drawn, grammar(), "k");
        const auto kernel =
            trace::selectKernel(trace::traceModule(syntax::parse(text::SourceText(text, "k.py"))), {});
        QVERIFY2(kernel.has_value(), text.c_str());
        staged += ir::readsReductions(*kernel) ? 1 : 0;
    }
    QVERIFY(staged > 0);
}

/// Reasons are told apart by their texts, whatever the names in them.
void TestFuzzParts::countsRefusals()
{
    fuzz::RefusalCounts counts;
    counts.add("k1", {.code = "R102", .message = "`vjp` of kernel `k1`: it reads no input."});
    counts.add("k2", {.code = "R102", .message = "`jvp` of kernel `k2`: it reads no input."});
    counts.add("k3", {.code = "R102", .message = "`jvp` of kernel `k3`: none of its outputs is real."});
    QCOMPARE(counts.spell(),
             "  2 refused with R102, as k1: `vjp` of kernel `k1`: it reads no input.\n"
             "  1 refused with R102, as k3: `jvp` of kernel `k3`: none of its outputs is real.\n");
}

QTEST_APPLESS_MAIN(TestFuzzParts)
#include "tst_fuzz_parts.moc"
