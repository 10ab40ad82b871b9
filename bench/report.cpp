// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "report.h"

#include <algorithm>
#include <format>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace hawk::bench {

namespace {

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string spellValue(double value, Unit unit)
{
    switch (unit) {
    case Unit::ratio:
        return std::format("{:.2f}x", value);
    case Unit::milliseconds:
        return std::format("{:.1f} ms", value);
    case Unit::nanoseconds:
        break;
    }
    return std::format("{:.0f} ns", value);
}

std::string spellGoal(const Line& line)
{
    const std::string limit = spellValue(line.goal.limit, line.unit);
    switch (line.goal.kind) {
    case Goal::Kind::atMost:
        return "at most " + limit;
    case Goal::Kind::atLeast:
        return "at least " + limit;
    case Goal::Kind::below:
        return "below " + limit;
    case Goal::Kind::none:
        break;
    }
    return "none";
}

std::string_view nameOf(Unit unit)
{
    switch (unit) {
    case Unit::ratio:
        return "ratio";
    case Unit::milliseconds:
        return "ms";
    case Unit::nanoseconds:
        break;
    }
    return "ns";
}

std::string verdict(const Line& line)
{
    if (line.goal.kind == Goal::Kind::none)
        return {};
    const std::string noise = line.noise == Noise::noisy ? ", noisy" : "";
    const std::string weight = line.weight == Weight::information ? ", information" : "";
    return (isMet(line) ? "met" : "below goal") + weight + noise;
}

} // namespace

Figure scaled(const Figure& figure, double factor)
{
    return {figure.median * factor, figure.lower * factor, figure.upper * factor};
}

bool isMet(const Line& line)
{
    switch (line.goal.kind) {
    case Goal::Kind::atMost:
        return line.figure.median <= line.goal.limit;
    case Goal::Kind::atLeast:
        return line.figure.median >= line.goal.limit;
    case Goal::Kind::below:
        return line.figure.median < line.goal.limit;
    case Goal::Kind::none:
        break;
    }
    return true;
}

std::string spellSeconds(double seconds)
{
    struct Scale {
        double factor;
        const char* unit;
    };
    const Scale scale = seconds >= 1.0 ? Scale{1.0, "s"}
        : seconds >= 1e-3              ? Scale{1e3, "ms"}
        : seconds >= 1e-6              ? Scale{1e6, "us"}
                                       : Scale{1e9, "ns"};
    const double value = seconds * scale.factor;
    return std::format("{:.{}f} {}", value, value >= 100.0 ? 0 : value >= 10.0 ? 1 : 2, scale.unit);
}

std::string spellFacts(const Facts& facts)
{
    std::size_t width = 0;
    for (const auto& [name, value] : facts)
        width = std::max(width, name.size());
    std::string out;
    for (const auto& [name, value] : facts)
        out += std::format("{:<{}}  {}\n", name, width, value);
    return out;
}

std::string spell(const Line& line)
{
    const std::string spread = std::format("{} to {}", spellValue(line.figure.lower, line.unit),
                                           spellValue(line.figure.upper, line.unit));
    return std::format("{:<46}{:>9}   {:<20}  {:<17}  {}\n    {}\n", line.what,
                       spellValue(line.figure.median, line.unit), spread, spellGoal(line), verdict(line),
                       line.details);
}

std::string toJson(const Facts& facts, const std::vector<Line>& lines)
{
    QJsonObject machine;
    for (const auto& [name, value] : facts)
        machine.insert(qt(name), qt(value));
    QJsonArray rows;
    for (const Line& line : lines) {
        rows.append(QJsonObject{{QStringLiteral("what"), qt(line.what)},
                                {QStringLiteral("unit"), qt(std::string(nameOf(line.unit)))},
                                {QStringLiteral("median"), line.figure.median},
                                {QStringLiteral("lower"), line.figure.lower},
                                {QStringLiteral("upper"), line.figure.upper},
                                {QStringLiteral("goal"), qt(spellGoal(line))},
                                {QStringLiteral("met"), isMet(line)},
                                {QStringLiteral("information"), line.weight == Weight::information},
                                {QStringLiteral("noisy"), line.noise == Noise::noisy},
                                {QStringLiteral("details"), qt(line.details)}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("machine"), machine}, {QStringLiteral("lines"), rows}})
        .toJson()
        .toStdString();
}

} // namespace hawk::bench
