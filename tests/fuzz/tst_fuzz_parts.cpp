// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>
#include <algorithm>

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

/// A fault of `sin` in a kernel of many lines is shown in the smallest there is.
void TestFuzzParts::shrinksKernels()
{
    const auto takesSine = [](const Sequence& sequence) { return kernelFrom(sequence).contains("sin("); };
    std::uint64_t seed = 0;
    Sequence large;
    while (!takesSine(large) || std::ranges::count(kernelFrom(large), '\n') < 20) {
        fuzz::Choices drawn = fuzz::Choices::drawn(seed++);
        fuzz::generateKernel(drawn, grammar(), "k");
        large = drawn.taken();
    }
    const std::string small = kernelFrom(fuzz::shrink(large, takesSine, 3000));
    QVERIFY(small.contains("sin("));
    QVERIFY2(std::ranges::count(small, '\n') <= 10, small.c_str());
    QVERIFY(isAccepted(small));
}

QTEST_APPLESS_MAIN(TestFuzzParts)
#include "tst_fuzz_parts.moc"
