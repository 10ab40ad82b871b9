// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "artifact_facts.h"
#include "data/mapped_file.h"
#include "data/replacement_file.h"
#include "verbs.h"
#include "workspace/compile_file.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

Result<void> copyTo(const std::string& from, const std::string& to)
{
    const auto object = data::mapFile(from, "object");
    if (!object)
        return std::unexpected(object.error());
    auto file = data::ReplacementFile::create(to);
    if (!file)
        return std::unexpected(file.error());
    const Result<void> written = file->write(object->bytes);
    return written ? file->finish() : written;
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1000, "A C++ or CUDA file"); !counted)
        return std::unexpected(counted.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));
    const auto target = targetOf(invocation, invocation.value("target"));
    if (!target)
        return std::unexpected(target.error());
    // The words after `--` go to the compiler as they are.
    const auto artifact =
        workspace::compileFile({.file = invocation.words[0],
                                .target = *target,
                                .includeDirectories = invocation.values("include"),
                                .flags = {invocation.words.begin() + 1, invocation.words.end()}},
                               session, invocation.job);
    if (!artifact)
        return std::unexpected(artifact.error());
    if (invocation.isSet("output")) {
        if (auto copied = copyTo(artifact->object, invocation.value("output")); !copied)
            return std::unexpected(copied.error());
    }
    for (const toolchain::CompilerMessage& message : artifact->messages)
        invocation.console.say(
            std::format("{}:{}:{}: {}", message.file, message.line, message.column, message.text));
    if (invocation.console.isJson())
        invocation.console.print(artifactFacts(*artifact));
    else
        invocation.console.print(std::format("{}  {}  {}", artifact->object, artifact->key.substr(0, 12),
                                             spellOutcome(*artifact)));
    return ExitCode::fine;
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    parser.addOptions({
        {u"target"_s, u"host (default) or cuda."_s, u"NAME"_s, u"host"_s},
        {{u"I"_s, u"include"_s}, u"A folder to search for headers."_s, u"DIR"_s},
        {{u"o"_s, u"output"_s}, u"Copy the object to this file."_s, u"FILE"_s},
    });
}

} // namespace

const Verb compileVerb{
    .name = "compile",
    .summary = "Send a C++ or CUDA text through the same cache.",
    .arguments = "FILE [--target NAME] [-I DIR] [-o FILE] [options] [-- COMPILER FLAGS]",
    .example = "hawk compile filter.cpp -I include -o filter.so",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
