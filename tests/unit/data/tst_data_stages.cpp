// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <vector>

#include "data/stage_binding.h"

using namespace hawk::data;

namespace {

/// y = x / (the sum of x), with a sum by key over three places beside it.
BoundArguments launchOf(std::vector<double> values)
{
    Signature signature{.kernel = "k",
                        .parameters = {{.name = "x", .declaration = "Scalar"}},
                        .slots = {{.role = Role::mutablePlane, .name = "y", .source = SlotSource::returned},
                                  {.role = Role::perSample, .name = "x"}}};
    signature.arrange();
    BindRequest request{.signature = std::move(signature)};
    const auto count = static_cast<std::int64_t>(values.size());
    request.arguments["x"].value = Array::fromValues<double>({count}, values);
    return *bindArguments(request);
}

Slot rows(std::string name)
{
    return {.role = Role::accumOut,
            .name = std::move(name),
            .source = SlotSource::runner,
            .extent = SlotExtent::rows};
}

Signature making()
{
    Slot correction = rows("s_comp");
    correction.companionOf = "s";
    Signature stage{.kernel = "k",
                    .slots = {{.role = Role::accumOut,
                               .name = "h",
                               .source = SlotSource::returned,
                               .extent = SlotExtent::wholeBuffer,
                               .axes = {{"bin", 3}}},
                              rows("s"),
                              correction,
                              {.role = Role::perSample, .name = "x"}},
                    .totals = {{.name = "s"}}};
    return stage;
}

Signature reading()
{
    return {
        .kernel = "k",
        .slots = {
            {.role = Role::mutablePlane, .name = "y", .source = SlotSource::returned},
            {.role = Role::perSample, .name = "x"},
            {.role = Role::lookup, .name = "h", .extent = SlotExtent::wholeBuffer, .axes = {{"bin", 3}}},
            {.role = Role::lookup, .name = "s", .source = SlotSource::runner, .extent = SlotExtent::oneCell},
            {.role = Role::nSamples, .name = "n_samples", .source = SlotSource::runner}}};
}

double* numbers(BoundArguments& arguments, std::string_view slot)
{
    return reinterpret_cast<double*>(arguments.slots[*arguments.signature.findSlot(slot)].data);
}

/// What a compiled stage would do, on the bound memory alone.
void launchStage(std::size_t stage, BoundArguments& arguments)
{
    const double* const x = numbers(arguments, "x");
    if (stage == 0) {
        for (std::int64_t first = 0; first < arguments.sampleCount; first += rowSamples) {
            double sum = 0;
            for (std::int64_t i = first; i < std::min(first + rowSamples, arguments.sampleCount); ++i) {
                sum += x[i];
                numbers(arguments, "h")[i % 3] += x[i];
            }
            numbers(arguments, "s")[first / rowSamples] = sum;
            numbers(arguments, "s_comp")[first / rowSamples] = 0;
        }
        return;
    }
    for (std::int64_t i = 0; i < arguments.sampleCount; ++i)
        numbers(arguments, "y")[i] = x[i] / *numbers(arguments, "s") + numbers(arguments, "h")[i % 3];
}

} // namespace

class TestDataStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAStageMakesIsReadByTheNext()
    {
        std::vector<double> x(70);
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = static_cast<double>(i % 5) + 1.0;
        BoundArguments launch = launchOf(x);
        auto stages = bindStages(launch, std::vector{making(), reading()});
        QVERIFY(stages);
        // Sums by key begin anew with each launch.
        for (int repetition = 0; repetition < 2; ++repetition) {
            QVERIFY(runStages(*stages, [](std::size_t stage, BoundArguments& arguments) {
                        launchStage(stage, arguments);
                        return hawk::Result<void>();
                    }).has_value());
            const std::span<const double> y = launch.results.at("y").values<double>();
            // 70 values from 1 to 5 are 210; those of places 0, 3, 6 … are 24 of them.
            double ofFirstPlace = 0;
            for (std::size_t i = 0; i < x.size(); i += 3)
                ofFirstPlace += x[i];
            QCOMPARE(y[0], 1.0 / 210.0 + ofFirstPlace);
            QCOMPARE(y[3], 4.0 / 210.0 + ofFirstPlace);
        }
        const BoundSlot& told = (*stages)[1].slots.back();
        QCOMPARE(static_cast<int>(told.number[0]), 70);
    }

    void aStageThatFailsIsTheLast()
    {
        BoundArguments launch = launchOf({1.0, 2.0});
        auto stages = bindStages(launch, std::vector{making(), reading()});
        QVERIFY(stages);
        std::size_t launched = 0;
        const auto done = runStages(*stages, [&](std::size_t, BoundArguments&) -> hawk::Result<void> {
            ++launched;
            return hawk::text::usageError("made-up", "It fails.", "");
        });
        QVERIFY(!done);
        QCOMPARE(done.error().code, "made-up");
        QCOMPARE(launched, 1u);
    }

    void aPlaneThatIsNowhereIsToldOf()
    {
        const BoundArguments launch = launchOf({1.0});
        const auto stages = bindStages(launch, std::vector{reading()});
        QVERIFY(!stages);
        QCOMPARE(stages.error().code, "stage-slot");
    }
};

QTEST_APPLESS_MAIN(TestDataStages)
#include "tst_data_stages.moc"
