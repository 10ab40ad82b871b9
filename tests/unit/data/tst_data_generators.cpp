// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <bit>

#include <QTest>

#include "data/generators.h"
#include "data/random.h"

using namespace hawk::data;

/// Draws and generated inputs. Check values: the language's specification for draws, the paper's known
/// answers for Philox, numpy 2.2 for linspace.
class TestGenerators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void philoxKnownAnswers()
    {
        // Known-answer vectors of the Random123 library for philox4x32-10.
        QCOMPARE(philox({0, 0, 0, 0}, {0, 0}),
                 (std::array<std::uint32_t, 4>{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
        QCOMPARE(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
                 (std::array<std::uint32_t, 4>{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    }

    void draws()
    {
        const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value); };
        QCOMPARE(bits(uniformDraw(0, 0, 0)), 0x3FEDFB47E8D00000u);
        QCOMPARE(bits(uniformDraw(0, 1, 0)), 0x3FEEBDF6D9B00000u);
        QCOMPARE(bits(uniformDraw(0, 0, 1)), 0x3FEAA8C3BAD00000u);
        QCOMPARE(bits(uniformDraw(7, 5, 3)), 0x3FEB14441B700000u);
        QCOMPARE(bits(uniformDraw(-1, 0, 3)), 0x3FE45617EF900000u);
        QCOMPARE(normalDraw(0, 0, 0), 1.6687319722999157);
        QCOMPARE(normalDraw(0, 1, 0), 1.2471016201275318);
        QCOMPARE(normalDraw(0, 0, 1), -1.2732331809059871);
        QCOMPARE(normalDraw(7, 5, 3), 0.6842060963621353);
    }

    void linspaceIsNumpys()
    {
        const Array array = linspace(0.1, 0.7, 7);
        // numpy.linspace(0.1, 0.7, 7)
        const std::array<double, 7> expected = {
            0x1.999999999999ap-4, 0x1.999999999999ap-3, 0x1.3333333333333p-2, 0x1.999999999999ap-2, 0x1.0p-1,
            0x1.3333333333333p-1, 0x1.6666666666666p-1};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(std::bit_cast<std::uint64_t>(array.values<double>()[i]),
                     std::bit_cast<std::uint64_t>(expected[i]));
        QCOMPARE(linspace(3.0, 4.0, 1).values<double>()[0], 3.0);
        QCOMPARE(linspace(3.0, 4.0, 0).count(), 0);
    }

    void endsEarlyWhenStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const Array array = constant(2.5, 1000, stop.get_token());
        QCOMPARE(array.count(), 1000);
        QCOMPARE(array.values<double>()[0], 0.0);
    }

    void scaledDraws()
    {
        QCOMPARE(uniform(-1.0, 3.0, 7, 6, 3).values<double>()[5], uniformDraw(7, 5, 3) * 4.0 - 1.0);
        QCOMPARE(normal(10.0, 2.0, 7, 6, 3).values<double>()[5], normalDraw(7, 5, 3) * 2.0 + 10.0);
        QCOMPARE(constant(2.5, 3).values<double>()[2], 2.5);
    }
};

QTEST_APPLESS_MAIN(TestGenerators)
#include "tst_data_generators.moc"
