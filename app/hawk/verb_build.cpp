// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <format>

#include <QJsonArray>

#include "build_options.h"
#include "module_input.h"
#include "text/whole_file.h"
#include "verbs.h"
#include "workspace/build_bundle.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject facts(const bundle::Bundle& built)
{
    QJsonArray entries;
    for (const bundle::Entry& entry : built.entries) {
        QJsonArray closure;
        for (const compile::ClosureFile& file : entry.closure)
            closure.append(QString::fromStdString(file.path));
        entries.append(QJsonObject{{u"kernel"_s, QString::fromStdString(entry.kernel)},
                                   {u"target"_s, QString::fromStdString(entry.target)},
                                   {u"artifact"_s, QString::fromStdString(entry.artifact)},
                                   {u"source"_s, QString::fromStdString(entry.source)},
                                   {u"key"_s, QString::fromStdString(entry.key)},
                                   {u"hit"_s, entry.hit},
                                   {u"reason"_s, QString::fromStdString(entry.reason)},
                                   {u"seconds"_s, entry.seconds},
                                   {u"closure"_s, closure}});
    }
    QJsonArray files;
    for (const std::string& file : built.files)
        files.append(QString::fromStdString(file));
    return {{u"directory"_s, QString::fromStdString(built.directory)},
            {u"digest"_s, QString::fromStdString(built.digest)},
            {u"published"_s, built.wasPublished},
            {u"files"_s, files},
            {u"entries"_s, entries}};
}

/// 0 for a file that went away meanwhile.
std::uint64_t sizeOf(const bundle::Bundle& built, const std::string& file)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(std::filesystem::path(built.directory) / file, failed);
    return failed ? 0 : size;
}

std::size_t linesOf(const bundle::Bundle& built, const std::string& file)
{
    const auto text = text::readWholeFile((std::filesystem::path(built.directory) / file).string());
    return text ? static_cast<std::size_t>(std::ranges::count(*text, '\n')) : 0;
}

std::string spellEntry(const bundle::Bundle& built, const bundle::Entry& entry)
{
    std::string outcome = "hit, from the cache";
    if (!entry.hit)
        outcome = std::format("compiled in {}", spellSeconds(entry.seconds))
            + (entry.reason.empty() ? "" : ": " + entry.reason);
    return std::format("{}  {}  {} lines of {}  {}, {}  {}", entry.kernel, entry.target,
                       linesOf(built, entry.source), entry.source, entry.artifact,
                       spellBytes(sizeOf(built, entry.artifact)), outcome);
}

void printFigures(Console& console, const bundle::Bundle& built, std::chrono::duration<double> taken)
{
    for (const bundle::Entry& entry : built.entries)
        console.print(spellEntry(built, entry));
    std::uint64_t bytes = 0;
    for (const std::string& file : built.files)
        bytes += sizeOf(built, file);
    const auto hits = std::ranges::count(built.entries, true, &bundle::Entry::hit);
    console.print(std::format("{}: {} files, {}, {} compiled, {} from the cache, {}, unit {}{}",
                              built.directory, built.files.size(), spellBytes(bytes),
                              std::ssize(built.entries) - hits, hits, spellSeconds(taken.count()),
                              built.digest.substr(0, 12), built.wasPublished ? "" : " (already there)"));
}

Result<ExitCode> run(Invocation& invocation)
{
    const auto begin = std::chrono::steady_clock::now();
    if (auto counted = expectWords(invocation, 1, 1000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    if (!invocation.isSet("directory"))
        return text::usageError("usage-missing-directory", "The folder to build into is missing.",
                                "Give it with -d DIR.");
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));

    // The back ends are named by --target.
    const auto target = targetOf(invocation, "host");
    if (!target)
        return std::unexpected(target.error());
    workspace::BundleOrder order{.files = {},
                                 .directory = invocation.value("directory"),
                                 .targets = targetNames(invocation),
                                 .target = *target};
    for (const std::string& word : invocation.words)
        order.files.push_back(kernelReference(invocation, word));
    const auto built = workspace::buildBundle(order, session, invocation.job);
    if (!built)
        return std::unexpected(built.error());
    if (invocation.console.isJson()) {
        invocation.console.print(facts(*built));
        return ExitCode::fine;
    }
    printFigures(invocation.console, *built, std::chrono::steady_clock::now() - begin);
    return ExitCode::fine;
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    declareSearchPath(parser);
    parser.addOptions({
        {{u"d"_s, u"directory"_s}, u"Folder of the bundle; made when it is missing."_s, u"DIR"_s},
        {u"target"_s, u"host, cuda or both. Left out: host, and cuda where a device compiler is found."_s,
         u"LIST"_s},
    });
}

} // namespace

const Verb buildVerb{
    .name = "build",
    .summary = "Build a bundle: objects, sidecars and manifest that other programs load.",
    .arguments = "FILE[:KERNEL…]… -d DIR [--target LIST] [options]",
    .example = "hawk build affine.py -d bundle --target host",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
