// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "cache_entries.h"
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
    if (invocation.isSet("dry-run")) {
        const auto stats = session.storeStats();
        if (!stats)
            return std::unexpected(stats.error());
        printRemoval(invocation.console, Removal::wouldBe, stats->entries, stats->bytes);
        return ExitCode::fine;
    }
    const auto cleared = session.clear();
    if (!cleared)
        return std::unexpected(cleared.error());
    printRemoval(invocation.console, Removal::done, cleared->entries, cleared->bytes, cleared->left);
    if (cleared->left.empty() || invocation.console.isJson())
        return cleared->left.empty() ? ExitCode::fine : ExitCode::environment;
    std::string folders;
    for (const cache::LeftFolder& folder : cleared->left)
        folders +=
            std::format("{}'{}' ({})", folders.empty() ? "" : ", ", folder.path, folder.reason.message());
    return text::environmentError(
        "cache-not-cleared", std::format("These folders of the cache could not be removed: {}.", folders),
        "Make them and the folder above writable, or remove them by hand.");
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

struct Command {
    std::string_view name;
    std::size_t mostWords; ///< its own name included
    Result<ExitCode> (*run)(Invocation&, compile::Session&);
};
constexpr Command commands[] = {{"stats", 1, showStats},
                                {"list", 1, listEntries},
                                {"remove", 1000, removeEntries},
                                {"clear", 1, clear},
                                {"dir", 1, showDirectory}};

Result<ExitCode> run(Invocation& invocation)
{
    constexpr const char* missing = "What to do with the cache (stats, list, remove, clear or dir)";
    if (auto counted = expectWords(invocation, 1, 1000, missing); !counted)
        return std::unexpected(counted.error());
    const auto* const command = std::ranges::find(commands, invocation.words[0], &Command::name);
    if (command == std::end(commands))
        return text::usageError("usage-cache",
                                std::format("`hawk cache {}` is not understood.", invocation.words[0]),
                                "Write hawk cache stats, list, remove, clear or dir.");
    const std::size_t least = command->name == "remove" ? 2 : 1;
    if (auto counted =
            expectWords(invocation, least, command->mostWords, "A key, as `hawk cache list` shows it,");
        !counted)
        return std::unexpected(counted.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));
    return command->run(invocation, session);
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    parser.addOptions({
        {u"sort"_s, u"Order of the list: use (newest first), made, size, kernel, target or key."_s, u"BY"_s},
        {u"dry-run"_s, u"With remove and clear: say what would go and how much it is, remove nothing."_s},
    });
}

} // namespace

const Verb cacheVerb{
    .name = "cache",
    .summary = "Show the compile cache's figures and entries, remove them, or say where it is.",
    .arguments = "stats | list [--sort BY] | remove KEY… | clear [--dry-run] | dir [--cache-dir DIR]",
    .example = "hawk cache list --sort size",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
