// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include <QJsonArray>

#include "launch/timing.h"
#include "text/version.h"
#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

struct Row {
    std::string name;
    std::string value;
    std::string origin; ///< `--profile`, `HAWK_HOST_PROFILE`, `default`, or how it was found
};

template <class T>
std::string originOf(const toolchain::Setting<T>& setting)
{
    switch (setting.origin) {
    case toolchain::Origin::argument:
        return "argument";
    case toolchain::Origin::variable:
        return setting.variable;
    case toolchain::Origin::standard:
        break;
    }
    return "default";
}

std::string joined(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : " ") + word;
    return out;
}

std::vector<Row> settingRows(const toolchain::Settings& settings, compile::Session& session,
                             const process::JobContext& job)
{
    const auto cache = session.storeStats();
    const auto profile = session.toolchain().profile(job);
    const auto architecture = session.toolchain().architecture(settings.architecture.value, job);
    return {
        {"cache directory", cache ? session.storeDirectory() : "not usable: " + cache.error().message,
         originOf(settings.cacheDirectory)},
        {"profile", profile ? std::string(codegen::nameOf(*profile)) : "unknown: no host compiler",
         originOf(settings.profile)},
        {"device compiler kind",
         settings.deviceTool.value ? std::string(toolchain::nameOf(*settings.deviceTool.value))
                                   : "nvcc where it is found, else NVRTC",
         originOf(settings.deviceTool)},
        {"optimisation level", std::string(codegen::nameOf(settings.optLevel.value)),
         originOf(settings.optLevel)},
        {"device architecture", architecture ? *architecture : "unknown: no device compiler",
         originOf(settings.architecture)},
        {"compile time limit",
         settings.compileTimeout.value.count() == 0
             ? "off"
             : std::format("{} s", settings.compileTimeout.value.count()),
         originOf(settings.compileTimeout)},
        {"source budget", settings.sourceBudget.value == 0 ? "off" : spellBytes(settings.sourceBudget.value),
         originOf(settings.sourceBudget)},
        {"compile jobs", std::to_string(settings.compileJobs.value), originOf(settings.compileJobs)},
    };
}

Row compilerRow(std::string_view name, const Result<toolchain::Compiler>& compiler)
{
    if (!compiler)
        return {std::string(name), "not found: " + compiler.error().message, ""};
    return {std::string(name), std::format("{} ({})", joined(compiler->command), compiler->version),
            compiler->foundBy};
}

QJsonArray rowsToJson(const std::vector<Row>& rows)
{
    QJsonArray out;
    for (const Row& row : rows) {
        out.append(QJsonObject{{u"name"_s, QString::fromStdString(row.name)},
                               {u"value"_s, QString::fromStdString(row.value)},
                               {u"origin"_s, QString::fromStdString(row.origin)}});
    }
    return out;
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 0, 0, "Nothing"); !counted)
        return std::unexpected(counted.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*settings);
    const auto host = session.toolchain().compiler(codegen::CompilerKind::hostCxx, invocation.job);
    const auto device = session.toolchain().compiler(codegen::CompilerKind::device, invocation.job);

    const auto cache = session.storeStats();
    const bool isHealthy = host && cache;

    std::vector<Row> rows = {{"hawk", std::string(text::productVersion()), ""},
                             compilerRow("host compiler", host),
                             compilerRow("device compiler", device)};
    std::ranges::move(settingRows(*settings, session, invocation.job), std::back_inserter(rows));
    for (const auto& [name, value] : launch::describeMachine())
        rows.push_back({name, value, "machine"});

    if (invocation.console.isJson()) {
        invocation.console.print(QJsonObject{{u"healthy"_s, isHealthy}, {u"values"_s, rowsToJson(rows)}});
    } else {
        for (const Row& row : rows)
            invocation.console.print(
                std::format("{:<20} {}{}", row.name, row.value,
                            row.origin.empty() ? "" : std::format("  [{}]", row.origin)));
        if (!host)
            invocation.console.say("hint: " + host.error().hint);
        if (!cache)
            invocation.console.say("hint: " + cache.error().hint);
    }
    return isHealthy ? ExitCode::fine : ExitCode::environment;
}

} // namespace

const Verb doctorVerb{
    .name = "doctor",
    .summary = "Show every value a build depends on, where it came from, and what is missing.",
    .arguments = "[--json]",
    .example = "HAWK_OPT_LEVEL=O2 hawk doctor",
    .declare = declareBuildOptions,
    .run = run,
};

} // namespace hawk::cli
