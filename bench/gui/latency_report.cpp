// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "latency_report.h"

#include <algorithm>
#include <cmath>
#include <format>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace hawk::bench {

using namespace Qt::StringLiterals;

namespace {

bool isMet(const std::optional<double>& limit, double value)
{
    return !limit || value <= *limit;
}

std::string spellLimit(const std::optional<double>& limit)
{
    return limit ? std::format("{:g}", *limit) : "-";
}

std::string verdictOf(const Series& series, double p50, double p99)
{
    if (!series.limits.p50 && !series.limits.p99)
        return "no goal";
    return isMet(series.limits.p50, p50) && isMet(series.limits.p99, p99) ? "met" : "missed";
}

QJsonValue jsonOf(const std::optional<double>& limit)
{
    return limit ? QJsonValue(*limit) : QJsonValue();
}

} // namespace

double quantile(std::vector<double> values, double q)
{
    std::ranges::sort(values);
    const auto rank = static_cast<std::size_t>(std::ceil(q * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

std::string spellHead()
{
    return std::format("{:>4}  {:<52}{:>7}{:>10}{:>7}{:>10}{:>7}\n", "goal", "interaction", "events", "p50",
                       "goal", "p99", "goal");
}

std::string spell(const Series& series)
{
    const double p50 = quantile(series.values, 0.50), p99 = quantile(series.values, 0.99);
    std::string out = std::format("{:>4}  {:<52}{:>7}{:>10.2f}{:>7}{:>10.2f}{:>7}  {:<3} {}\n", series.goal,
                                  series.what, series.values.size(), p50, spellLimit(series.limits.p50), p99,
                                  spellLimit(series.limits.p99), series.unit, verdictOf(series, p50, p99));
    if (!series.note.empty())
        out += std::format("      {}\n", series.note);
    return out;
}

std::string toJson(std::span<const Series> all)
{
    QJsonArray rows;
    for (const Series& series : all) {
        const double p50 = quantile(series.values, 0.50), p99 = quantile(series.values, 0.99);
        rows.append(QJsonObject{{u"goal"_s, series.goal},
                                {u"what"_s, QString::fromStdString(series.what)},
                                {u"events"_s, qint64(series.values.size())},
                                {u"unit"_s, QString::fromUtf8(series.unit)},
                                {u"p50"_s, p50},
                                {u"p50_goal"_s, jsonOf(series.limits.p50)},
                                {u"p99"_s, p99},
                                {u"p99_goal"_s, jsonOf(series.limits.p99)},
                                {u"verdict"_s, QString::fromStdString(verdictOf(series, p50, p99))},
                                {u"note"_s, QString::fromStdString(series.note)}});
    }
    return QJsonDocument(rows).toJson().toStdString();
}

} // namespace hawk::bench
