// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "artifact_facts.h"

#include <format>

#include <QJsonArray>

#include "console.h"

namespace hawk::cli {

std::string_view nameOf(compile::Outcome outcome)
{
    switch (outcome) {
    case compile::Outcome::hit:
        return "hit";
    case compile::Outcome::miss:
        return "miss";
    case compile::Outcome::bypassed:
        break;
    }
    return "bypassed";
}

static QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject artifactFacts(const compile::Artifact& artifact)
{
    QJsonArray closure;
    for (const compile::ClosureFile& file : artifact.closure) {
        closure.append(QJsonObject{
            {QStringLiteral("path"), qt(file.path)},
            {QStringLiteral("sha256"), file.sha256.empty() ? QJsonValue() : QJsonValue(qt(file.sha256))}});
    }
    QJsonArray command;
    for (const std::string& word : artifact.commandLine)
        command.append(qt(word));
    return {{QStringLiteral("artifact"), qt(artifact.object)},
            {QStringLiteral("source"), qt(artifact.source)},
            {QStringLiteral("format"), qt(artifact.format)},
            {QStringLiteral("key"), qt(artifact.key)},
            {QStringLiteral("hit"), artifact.outcome == compile::Outcome::hit},
            {QStringLiteral("outcome"), qt(nameOf(artifact.outcome))},
            {QStringLiteral("reason"), qt(artifact.reason)},
            {QStringLiteral("seconds"), artifact.seconds},
            {QStringLiteral("sha256"), qt(artifact.objectSha256)},
            {QStringLiteral("command"), command},
            {QStringLiteral("closure"), closure}};
}

std::string spellOutcome(const compile::Artifact& artifact)
{
    switch (artifact.outcome) {
    case compile::Outcome::hit:
        return "hit, no compiler started";
    case compile::Outcome::miss:
        return std::format("miss, compiled in {}", spellSeconds(artifact.seconds));
    case compile::Outcome::bypassed:
        break;
    }
    return std::format("compiled in {}, not stored: {}", spellSeconds(artifact.seconds), artifact.reason);
}

} // namespace hawk::cli
