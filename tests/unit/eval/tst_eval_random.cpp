// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <bit>

#include <QtTest>

#include "eval/philox.h"

namespace hawk::eval::test {

/// The generator against the authors' known answers, the draws against published numbers.
class TstEvalRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownAnswers();
    void draws();
    void singlePrecision();
};

/// From kat_vectors of the Random123 library, version 1.14: all zeros, all ones, digits of pi.
void TstEvalRandom::knownAnswers()
{
    using Words = std::array<std::uint32_t, 4>;
    QVERIFY(philox(0, 0, 0) == (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    QVERIFY(philox(~0ull, ~0ull, ~0ull) == (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    QVERIFY(philox(0x299f31d0a4093822, 0x85a308d3243f6a88, 0x0370734413198a2e)
            == (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

void TstEvalRandom::draws()
{
    const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value); };
    QCOMPARE(bits(randomUniform<double>(0, 0, 0)), 0x3FEDFB47E8D00000u);
    QCOMPARE(bits(randomUniform<double>(0, 0, 1)), 0x3FEEBDF6D9B00000u);
    QCOMPARE(bits(randomUniform<double>(0, 1, 0)), 0x3FEAA8C3BAD00000u);
    QCOMPARE(bits(randomUniform<double>(7, 3, 5)), 0x3FEB14441B700000u);
    QCOMPARE(bits(randomUniform<double>(-1, 3, 0)), 0x3FE45617EF900000u);
    QCOMPARE(randomNormal<double>(0, 0, 0), 1.6687319722999157);
    QCOMPARE(randomNormal<double>(0, 0, 1), 1.2471016201275318);
    QCOMPARE(randomNormal<double>(0, 1, 0), -1.2732331809059871);
    QCOMPARE(randomNormal<double>(7, 3, 5), 0.6842060963621353);
}

void TstEvalRandom::singlePrecision()
{
    const float wanted[] = {-1.2730812f, 0.5950571f, -2.5478134f, 0.5069748f};
    for (std::int64_t k = 0; k < 4; ++k)
        QVERIFY(std::abs(randomNormal<float>(7, k, k) - wanted[k]) < 1e-6f);
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalRandom)
#include "tst_eval_random.moc"
