// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "artifact_facts.h"
#include "module_input.h"
#include "process/program.h"
#include "text/whole_file.h"
#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

struct View {
    Invocation& invocation;
    const ModuleInput& input;
    const ir::Kernel& kernel;
    compile::Session& session;
};

Result<std::string> showIr(const View& view)
{
    return ir::listing(view.kernel);
}

Result<codegen::GeneratedUnit> generate(const View& view, std::string backend)
{
    const auto arguments = targetOf(view.invocation, std::move(backend));
    if (!arguments)
        return std::unexpected(arguments.error());
    const auto target = workspace::targetForText(*arguments, view.session, view.invocation.job);
    return codegen::generate(plan::planLaunch(view.kernel), view.input.source(), target);
}

Result<std::string> showHost(const View& view)
{
    return generate(view, "host").transform([](const codegen::GeneratedUnit& unit) { return unit.text; });
}

Result<std::string> showCuda(const View& view)
{
    return generate(view, "cuda").transform([](const codegen::GeneratedUnit& unit) { return unit.text; });
}

Result<workspace::BuiltKernel> build(const View& view, std::string backend)
{
    const auto arguments = targetOf(view.invocation, std::move(backend));
    if (!arguments)
        return std::unexpected(arguments.error());
    const auto target = workspace::resolveTarget(*arguments, view.session, view.invocation.job);
    if (!target)
        return std::unexpected(target.error());
    return workspace::buildKernel(view.kernel, view.input.source(), *target, view.session,
                                  view.invocation.job);
}

Result<std::string> showPtx(const View& view)
{
    const auto built = build(view, "cuda");
    if (!built)
        return std::unexpected(built.error());
    if (built->artifact.format != "ptx")
        return text::usageError(
            "show-ptx-arch",
            std::format("For {} the compiler makes machine code, not PTX.", built->target.architecture),
            "Give a virtual architecture, for example --arch compute_90.");
    return text::readWholeFile(built->artifact.object);
}

Result<std::string> showAssembly(const View& view)
{
    const auto built = build(view, "host");
    if (!built)
        return std::unexpected(built.error());
    const auto environment = process::Environment::ofThisProcess();
    const auto objdump = environment.findProgram("objdump");
    if (!objdump)
        return text::environmentError("no-disassembler",
                                      "Machine code is shown by `objdump`, which is not on PATH.",
                                      "Install the package binutils.");
    const auto listing =
        process::runProgram({.arguments = {*objdump, "--disassemble", "--no-show-raw-insn", "--no-addresses",
                                           "--section=.text", built->artifact.object},
                             .environment = environment},
                            view.invocation.job);
    if (!listing)
        return std::unexpected(listing.error());
    if (!listing->succeeded())
        return text::environmentError("disassembler-failed",
                                      "`objdump` could not read the object: " + listing->errors,
                                      "Run `hawk cache clear` and build again.");
    return listing->output;
}

Result<std::string> showKey(const View& view)
{
    return build(view, "host").transform([](const workspace::BuiltKernel& built) {
        return std::format("{}  {}\n", built.artifact.key, spellOutcome(built.artifact));
    });
}

Result<std::string> showClosure(const View& view)
{
    return build(view, "host").transform([](const workspace::BuiltKernel& built) {
        std::string out;
        for (const compile::ClosureFile& file : built.artifact.closure) {
            const std::string digest = file.sha256.empty() ? "absent      " : file.sha256.substr(0, 12);
            out += std::format("{}  {}\n", digest, file.path);
        }
        return out;
    });
}

struct What {
    std::string_view name;
    Result<std::string> (*show)(const View& view);
};

constexpr What whats[] = {{"ir", showIr},          {"host", showHost},    {"cuda", showCuda},
                          {"ptx", showPtx},        {"asm", showAssembly}, {"key", showKey},
                          {"closure", showClosure}};

Result<const What*> findWhat(std::string_view name)
{
    std::string names;
    for (const What& what : whats) {
        if (what.name == name)
            return &what;
        names += std::format("{}{}", names.empty() ? "" : ", ", what.name);
    }
    return text::usageError("show-what", std::format("`--what {}` is nothing that can be shown.", name),
                            std::format("Choose from {}.", names));
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    std::vector<const What*> wanted;
    for (const QString& name : QString::fromStdString(invocation.value("what")).split(u',')) {
        const auto what = findWhat(name.toStdString());
        if (!what)
            return std::unexpected(what.error());
        wanted.push_back(*what);
    }
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    const auto input = openKernels(invocation, workspace::parseKernelReference(invocation.words[0]));
    if (!input)
        return input.error();
    compile::Session session(*std::move(settings));

    QJsonObject facts;
    for (const ir::Kernel& kernel : input->kernels) {
        QJsonObject ofKernel;
        for (const What* what : wanted) {
            const auto text = what->show({invocation, *input, kernel, session});
            if (!text)
                return refuse(invocation, text.error(), input->source());
            if (invocation.console.isJson())
                ofKernel.insert(QString::fromUtf8(what->name), QString::fromStdString(*text));
            else if (wanted.size() > 1 || input->kernels.size() > 1)
                invocation.console.print(std::format("==> {} {} <==\n{}", kernel.name, what->name, *text));
            else
                invocation.console.print(*text);
        }
        facts.insert(QString::fromStdString(kernel.name), ofKernel);
    }
    if (invocation.console.isJson())
        invocation.console.print(facts);
    return ExitCode::fine;
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    parser.addOption({u"what"_s, u"What to show, one or several of ir, host, cuda, ptx, asm, key, closure."_s,
                      u"LIST"_s, u"host"_s});
}

} // namespace

const Verb showVerb{
    .name = "show",
    .summary = "Show what a kernel became: IR, C++, CUDA, PTX, machine code, key, closure.",
    .arguments = "FILE[:KERNEL] [--what LIST] [options]",
    .example = "hawk show affine.py --what ir,host",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
