// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "artifact_facts.h"

#include <format>

#include <QJsonArray>

#include "console.h"
#include "qt_text.h"

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

QJsonObject artifactFacts(const compile::Artifact& artifact)
{
    QJsonArray closure;
    for (const compile::ClosureFile& file : artifact.closure) {
        closure.append(QJsonObject{
            {QStringLiteral("path"), toQt(file.path)},
            {QStringLiteral("sha256"), file.sha256.empty() ? QJsonValue() : QJsonValue(toQt(file.sha256))}});
    }
    QJsonArray command;
    for (const std::string& word : artifact.commandLine)
        command.append(toQt(word));
    return {{QStringLiteral("artifact"), toQt(artifact.object)},
            {QStringLiteral("source"), toQt(artifact.source)},
            {QStringLiteral("format"), toQt(artifact.format)},
            {QStringLiteral("key"), toQt(artifact.key)},
            {QStringLiteral("hit"), artifact.outcome == compile::Outcome::hit},
            {QStringLiteral("outcome"), toQt(nameOf(artifact.outcome))},
            {QStringLiteral("reason"), toQt(artifact.reason)},
            {QStringLiteral("seconds"), artifact.seconds},
            {QStringLiteral("sha256"), toQt(artifact.objectSha256)},
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
