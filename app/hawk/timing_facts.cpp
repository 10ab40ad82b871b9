// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "timing_facts.h"

#include <format>

#include "console.h"

namespace hawk::cli {

std::string spellTiming(const launch::Timing& timing, std::int64_t samples, unsigned threads)
{
    std::string out =
        std::format("median {}  min {}  p95 {}  spread {:.1f} %", spellSeconds(timing.median),
                    spellSeconds(timing.minimum), spellSeconds(timing.p95), timing.spread * 100);
    if (timing.gigabytesPerSecond > 0)
        out += std::format("  {:.3g} GB/s", timing.gigabytesPerSecond);
    out += std::format("\n  {} samples, {} thread{}, {} repetitions of {} launch{}", samples, threads,
                       threads == 1 ? "" : "s", timing.samples.size(), timing.launchesPerSample,
                       timing.launchesPerSample == 1 ? "" : "es");
    for (const auto& [name, value] : timing.environment)
        out += std::format("\n  {}: {}", name, value);
    return out;
}

QJsonObject timingFacts(const launch::Timing& timing)
{
    QJsonObject environment;
    for (const auto& [name, value] : timing.environment)
        environment.insert(QString::fromStdString(name), QString::fromStdString(value));
    return {{QStringLiteral("median"), timing.median},
            {QStringLiteral("minimum"), timing.minimum},
            {QStringLiteral("p95"), timing.p95},
            {QStringLiteral("mean"), timing.mean},
            {QStringLiteral("spread"), timing.spread},
            {QStringLiteral("gigabytesPerSecond"), timing.gigabytesPerSecond},
            {QStringLiteral("repetitions"), static_cast<qint64>(timing.samples.size())},
            {QStringLiteral("launchesPerRepetition"), static_cast<qint64>(timing.launchesPerSample)},
            {QStringLiteral("environment"), environment}};
}

} // namespace hawk::cli
