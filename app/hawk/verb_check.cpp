// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include <QJsonArray>

#include "text/render.h"
#include "verbs.h"
#include "workspace/kernel_file.h"

namespace hawk::cli {

static QJsonObject describeModule(const trace::Module& module)
{
    const text::SourceText& source = module.tree.source();
    QJsonArray kernels;
    for (const trace::TracedKernel& kernel : module.kernels) {
        const text::LineColumn place = source.position(kernel.nameRange.begin);
        kernels.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(kernel.name)},
                                   {QStringLiteral("line"), static_cast<int>(place.line)},
                                   {QStringLiteral("accepted"), kernel.kernel.has_value()}});
    }
    QJsonArray diagnostics;
    for (const text::Diagnostic& diagnostic : module.diagnostics)
        diagnostics.append(text::diagnosticToJson(diagnostic, source));
    return {{QStringLiteral("file"), QString::fromStdString(source.name())},
            {QStringLiteral("kernels"), kernels},
            {QStringLiteral("diagnostics"), diagnostics}};
}

static std::string summarise(const trace::Module& module)
{
    std::size_t errors = 0;
    for (const text::Diagnostic& diagnostic : module.diagnostics)
        errors += diagnostic.severity() == text::Severity::error ? 1 : 0;
    return std::format("{}: {} kernel{}, {} error{}", module.tree.source().name(), module.kernels.size(),
                       module.kernels.size() == 1 ? "" : "s", errors, errors == 1 ? "" : "s");
}

static Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    ExitCode code = ExitCode::fine;
    QJsonArray files;
    for (const std::string& word : invocation.words) {
        const auto module = workspace::loadKernelFile(workspace::parseKernelReference(word).file);
        if (!module)
            return std::unexpected(module.error());
        if (module->hasErrors())
            code = ExitCode::refused;
        if (invocation.console.isJson()) {
            files.append(describeModule(*module));
        } else {
            invocation.console.show(module->diagnostics, module->tree.source());
            invocation.console.print(summarise(*module));
            if (module->kernels.empty() && module->diagnostics.empty())
                invocation.console.say("hint: A kernel is a `def` with `@hawk.kernel` above it.");
        }
    }
    if (invocation.console.isJson())
        invocation.console.print(QJsonObject{{QStringLiteral("files"), files}});
    return code;
}

const Verb checkVerb{
    .name = "check",
    .summary = "Say what is wrong with a kernel file, all of it at once.",
    .arguments = "FILE… [--json]",
    .example = "hawk check affine.py",
    .declare = [](QCommandLineParser&) { },
    .run = run,
};

} // namespace hawk::cli
