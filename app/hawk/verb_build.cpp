// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include <QJsonArray>

#include "artifact_facts.h"
#include "bundle/bundle.h"
#include "module_input.h"
#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

/// Without --target: host, and cuda where a device compiler is found; says which.
std::vector<std::string> chooseTargets(Invocation& invocation, compile::Session& session)
{
    if (invocation.isSet("target"))
        return targetNames(invocation);
    if (session.toolchain().compiler(codegen::CompilerKind::nvcc, invocation.job)) {
        invocation.console.say("hawk: building for cuda and host (choose with --target)");
        return {"cuda", "host"};
    }
    invocation.console.say("hawk: building for host; no device compiler was found, so not for cuda");
    return {"host"};
}

/// The bundle's settings; its members name their own back ends.
Result<codegen::TargetSpec> bundleTarget(const Invocation& invocation,
                                         const std::vector<std::string>& targets, compile::Session& session)
{
    codegen::TargetSpec all;
    for (const std::string& name : targets) {
        const auto arguments = targetOf(invocation, name);
        if (!arguments)
            return std::unexpected(arguments.error());
        const auto target = workspace::resolveTarget(*arguments, session, invocation.job);
        if (!target)
            return std::unexpected(target.error());
        const std::string architecture = all.architecture;
        const auto profile = all.profile;
        all = *target;
        if (target->architecture.empty())
            all.architecture = architecture;
        else
            all.profile = profile;
    }
    return all;
}

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

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    if (!invocation.isSet("directory"))
        return text::usageError("usage-missing-directory", "The folder to build into is missing.",
                                "Give it with -d DIR.");
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));

    bundle::BundleRequest request{
        .members = {}, .directory = invocation.value("directory"), .targets = {}, .target = {}};
    for (const std::string& word : invocation.words) {
        const workspace::KernelReference reference = workspace::parseKernelReference(word);
        auto module = workspace::loadKernelFile(reference.file);
        if (!module)
            return std::unexpected(module.error());
        workspace::KernelReference every = reference;
        for (const trace::TracedKernel& kernel : module->kernels) {
            if (reference.kernels.empty())
                every.kernels.push_back(kernel.name);
        }
        const auto kernels = workspace::selectKernels(*module, every);
        if (!kernels)
            return refuse(invocation, kernels.error(), module->tree.source());
        for (const ir::Kernel& kernel : *kernels)
            request.members.push_back({plan::planLaunch(kernel), module->tree.source()});
    }
    request.targets = chooseTargets(invocation, session);
    auto target = bundleTarget(invocation, request.targets, session);
    if (!target)
        return std::unexpected(target.error());
    request.target = *std::move(target);

    const auto built = bundle::buildBundle(request, session, invocation.job);
    if (!built)
        return refuse(invocation, built.error(), request.members.front().source);
    if (invocation.console.isJson()) {
        invocation.console.print(facts(*built));
        return ExitCode::fine;
    }
    for (const bundle::Entry& entry : built->entries) {
        invocation.console.print(
            std::format("{}  {}  {}  {}", entry.kernel, entry.target, entry.artifact,
                        entry.hit ? "hit" : "compiled in " + spellSeconds(entry.seconds)));
    }
    invocation.console.print(std::format("{}: {} files, unit {}{}", built->directory, built->files.size(),
                                         built->digest.substr(0, 12),
                                         built->wasPublished ? "" : " (already there)"));
    return ExitCode::fine;
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
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
