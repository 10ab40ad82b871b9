// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

Result<ExitCode> showStats(Invocation& invocation, compile::Session& session)
{
    const auto stats = session.storeStats();
    if (!stats)
        return std::unexpected(stats.error());
    if (invocation.console.isJson()) {
        invocation.console.print(
            QJsonObject{{u"directory"_s, QString::fromStdString(session.storeDirectory())},
                        {u"requests"_s, static_cast<qint64>(stats->requests)},
                        {u"hits"_s, static_cast<qint64>(stats->hits)},
                        {u"misses"_s, static_cast<qint64>(stats->misses)},
                        {u"failures"_s, static_cast<qint64>(stats->failures)},
                        {u"bypassed"_s, static_cast<qint64>(stats->bypassed)},
                        {u"entries"_s, static_cast<qint64>(stats->entries)},
                        {u"bytes"_s, static_cast<qint64>(stats->bytes)}});
        return ExitCode::fine;
    }
    invocation.console.print(std::format("{} requests = {} hits + {} misses + {} failures + {} bypassed",
                                         stats->requests, stats->hits, stats->misses, stats->failures,
                                         stats->bypassed));
    invocation.console.print(std::format("{} {}, {} in {}", stats->entries,
                                         stats->entries == 1 ? "entry" : "entries", spellBytes(stats->bytes),
                                         session.storeDirectory()));
    return ExitCode::fine;
}

Result<ExitCode> clear(Invocation& invocation, compile::Session& session)
{
    const auto cleared = session.clear();
    if (!cleared)
        return std::unexpected(cleared.error());
    if (invocation.console.isJson())
        invocation.console.print(QJsonObject{{u"entries"_s, static_cast<qint64>(cleared->entries)},
                                             {u"bytes"_s, static_cast<qint64>(cleared->bytes)}});
    else
        invocation.console.print(std::format("removed {} {}, {}", cleared->entries,
                                             cleared->entries == 1 ? "entry" : "entries",
                                             spellBytes(cleared->bytes)));
    return ExitCode::fine;
}

Result<ExitCode> showDirectory(Invocation& invocation, compile::Session& session)
{
    if (invocation.console.isJson())
        invocation.console.print(
            QJsonObject{{u"root"_s, QString::fromStdString(session.cacheRoot())},
                        {u"directory"_s, QString::fromStdString(session.storeDirectory())}});
    else
        invocation.console.print(session.storeDirectory());
    return ExitCode::fine;
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1, "What to do with the cache (stats, clear or dir)");
        !counted)
        return std::unexpected(counted.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));
    const std::string& what = invocation.words[0];
    if (what == "stats")
        return showStats(invocation, session);
    if (what == "clear")
        return clear(invocation, session);
    if (what == "dir")
        return showDirectory(invocation, session);
    return text::usageError("usage-cache", std::format("`hawk cache {}` is not understood.", what),
                            "Write hawk cache stats, hawk cache clear or hawk cache dir.");
}

} // namespace

const Verb cacheVerb{
    .name = "cache",
    .summary = "Show the compile cache's figures, clear it, or say where it is.",
    .arguments = "stats | clear | dir [--cache-dir DIR]",
    .example = "hawk cache stats",
    .declare = declareBuildOptions,
    .run = run,
};

} // namespace hawk::cli
