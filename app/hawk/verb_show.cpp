// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "build_options.h"
#include "module_input.h"
#include "qt_text.h"
#include "verbs.h"
#include "workspace/kernel_view.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

std::string listOfViews()
{
    std::string names;
    for (const std::string_view name : workspace::viewNames())
        names += std::format("{}{}", names.empty() ? "" : ", ", name);
    return names;
}

/// What was asked for, in its order, under the names it was asked by.
Result<std::vector<std::pair<std::string, workspace::KernelView>>> viewsOf(const Invocation& invocation)
{
    std::vector<std::pair<std::string, workspace::KernelView>> views;
    for (const QString& word : QString::fromStdString(invocation.value("what")).split(u',')) {
        const std::string name = word.toStdString();
        const auto view = workspace::viewFromName(name);
        if (!view)
            return text::usageError("show-what",
                                    std::format("`--what {}` is nothing that can be shown.", name),
                                    std::format("Choose from {}.", listOfViews()));
        views.emplace_back(name, *view);
    }
    return views;
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    const auto wanted = viewsOf(invocation);
    if (!wanted)
        return std::unexpected(wanted.error());
    // The back end is the view's.
    const auto target = targetOf(invocation, "host");
    if (!target)
        return std::unexpected(target.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    const auto input = openKernels(invocation, workspace::parseKernelReference(invocation.words[0]));
    if (!input)
        return std::unexpected(input.error());
    compile::Session session(*std::move(settings));

    QJsonObject facts;
    for (const ir::Kernel& kernel : input->kernels) {
        QJsonObject ofKernel;
        for (const auto& [name, view] : *wanted) {
            const auto text =
                workspace::showKernel(view, kernel, input->source(), *target, session, invocation.job);
            if (!text)
                return std::unexpected(text.error());
            if (invocation.console.isJson())
                ofKernel.insert(toQt(name), toQt(*text));
            else if (wanted->size() > 1 || input->kernels.size() > 1)
                invocation.console.print(std::format("==> {} {} <==\n{}", kernel.name, name, *text));
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
