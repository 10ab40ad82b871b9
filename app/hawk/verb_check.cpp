// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include <QJsonArray>

#include "check_fixes.h"
#include "module_input.h"
#include "qt_text.h"
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

/// The first of the named kernels that the file does not have, as selectKernel refuses it.
static Result<void> findKernels(const trace::Module& module, const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        if (module.find(name))
            continue;
        if (auto kernel = trace::selectKernel(module, name); !kernel)
            return std::unexpected(std::move(kernel.error()));
    }
    return {};
}

/// Shows one file; the value is its exit code.
static ExitCode checkFile(Invocation& invocation, const std::string& word, QJsonArray& files)
{
    Console& console = invocation.console;
    const workspace::KernelReference reference = kernelReference(invocation, word);
    QJsonObject repairs;
    const auto repaired = fixFile(invocation, reference, repairs);
    const auto module = repaired.and_then(
        [&] { return workspace::loadKernelFile(reference.file, invocation.job, reference.searchPath); });
    QJsonObject facts{{QStringLiteral("file"), toQt(reference.file)}};
    const auto fail = [&](const Error& error) {
        if (!console.isJson())
            console.fail(error);
        facts.insert(QStringLiteral("error"), errorFacts(error).value(QStringLiteral("error")));
        return exitCodeFor(error.kind);
    };
    ExitCode code = ExitCode::fine;
    if (!module) {
        code = fail(module.error());
    } else {
        code = module->hasErrors() ? ExitCode::refused : ExitCode::fine;
        facts = describeModule(*module);
        for (auto fact = repairs.constBegin(); fact != repairs.constEnd(); ++fact)
            facts.insert(fact.key(), fact.value());
        if (!console.isJson()) {
            console.show(module->diagnostics, module->tree.source());
            console.print(summarise(*module));
        }
        if (!console.isJson() && module->kernels.empty() && module->diagnostics.empty())
            console.say("hint: A kernel is a `def` with `@hawk.kernel` above it.");
        if (const auto found = findKernels(*module, reference.kernels); !found)
            code = fail(found.error());
    }
    files.append(facts);
    return code;
}

/// Every file is reported, whatever the others are; the exit code is that of the worst.
static Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    ExitCode code = ExitCode::fine;
    QJsonArray files;
    for (const std::string& word : invocation.words)
        code = std::max(code, checkFile(invocation, word, files));
    if (invocation.console.isJson())
        invocation.console.print(QJsonObject{{QStringLiteral("files"), files}});
    return code;
}

const Verb checkVerb{
    .name = "check",
    .summary = "Say what is wrong with a kernel file, all of it at once.",
    .arguments = "FILE[:KERNEL…]… [--fix [--dry-run]] [--path DIR] [--json]",
    .example = "hawk check affine.py",
    .declare =
        [](QCommandLineParser& parser) {
            declareSearchPath(parser);
            declareFixOptions(parser);
        },
    .run = run,
};

} // namespace hawk::cli
