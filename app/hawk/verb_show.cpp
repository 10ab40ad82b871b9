// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <filesystem>
#include <format>
#include <optional>

#include <QJsonArray>

#include "build_options.h"
#include "module_input.h"
#include "qt_text.h"
#include "text/line_diff.h"
#include "trace/asked_derivative.h"
#include "verbs.h"
#include "workspace/generated_text.h"
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

using workspace::GeneratedText;

/// Every line after the place in the kernel that it came from, as `8:9-18 | `, with the name of the file
/// before it for an imported one; columns count from 1.
std::string mapped(const GeneratedText& shown)
{
    std::vector<std::string_view> lines = text::splitLines(shown.text);
    if (lines.back().empty())
        lines.pop_back();
    std::string out;
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        const text::Range range = shown.lineMap.kernelRange(i + 1);
        const text::LineColumn begin = shown.source.position(range.begin);
        const text::LineColumn end = shown.source.position(range.end);
        std::string place;
        if (!range.isEmpty() && !shown.source.isOwn(range.begin))
            place = std::filesystem::path(shown.source.nameAt(range.begin)).filename().string() + ":";
        if (!range.isEmpty())
            place += begin.line == end.line
                ? std::format("{}:{}-{}", begin.line, begin.column, end.column - 1)
                : std::format("{}:{}-{}:{}", begin.line, begin.column, end.line, end.column - 1);
        out += std::format("{:>12} | {}\n", place, lines[i]);
    }
    return out;
}

QJsonArray mapFacts(const GeneratedText& shown)
{
    QJsonArray facts;
    for (std::uint32_t line = 1; line <= shown.lineMap.lineCount(); ++line) {
        const text::Range range = shown.lineMap.kernelRange(line);
        if (range.isEmpty())
            continue;
        const text::LineColumn begin = shown.source.position(range.begin);
        const text::LineColumn end = shown.source.position(range.end);
        facts.append(QJsonObject{{u"line"_s, static_cast<qint64>(line)},
                                 {u"kernelFile"_s, toQt(shown.source.nameAt(range.begin))},
                                 {u"kernelLine"_s, static_cast<qint64>(begin.line)},
                                 {u"kernelColumn"_s, static_cast<qint64>(begin.column)},
                                 {u"kernelEndLine"_s, static_cast<qint64>(end.line)},
                                 {u"kernelEndColumn"_s, static_cast<qint64>(end.column)}});
    }
    return facts;
}

std::string difference(const GeneratedText& before, const GeneratedText& after, std::string_view name)
{
    const auto oldLines = text::splitLines(before.text);
    const auto newLines = text::splitLines(after.text);
    const std::string hunks = text::unifiedDiff(oldLines, newLines, text::diffLines(oldLines, newLines));
    if (hunks.empty())
        return {};
    return std::format("--- {} {} {}\n+++ {} {} {}\n{}", before.source.name(), before.kernel, name,
                       after.source.name(), after.kernel, name, hunks);
}

/// What one call shows, with what all its texts share.
struct Request {
    Invocation& invocation;
    const workspace::TargetArguments& target;
    compile::Session& session;

    Result<GeneratedText> make(workspace::KernelView view, const ir::Kernel& kernel,
                               const ModuleInput& input) const
    {
        return workspace::makeGeneratedText(view, kernel, input.source(), target, session, invocation.job);
    }
};

/// The kernel of the other file that a kernel is compared with: that of the same name, or its only one.
Result<const ir::Kernel*> counterpart(const ir::Kernel& kernel, const ModuleInput& other)
{
    const auto same = std::ranges::find(other.kernels, kernel.name, &ir::Kernel::name);
    if (same != other.kernels.end())
        return &*same;
    if (other.kernels.size() == 1)
        return &other.kernels.front();
    return text::usageError(
        "show-diff",
        std::format("{} has no kernel `{}` to compare with.", other.source().name(), kernel.name),
        std::format("Name one kernel of it, as in --diff {}:KERNEL.", other.source().name()));
}

/// Of several kernels those are meant that have the same names, unless the word names others.
Result<ModuleInput> openOther(const Invocation& invocation, const std::string& word, const ModuleInput& input)
{
    workspace::KernelReference reference = kernelReference(invocation, word);
    auto other = openKernels(invocation, reference);
    if (other || !reference.kernels.empty() || other.error().code != "T02")
        return other;
    for (const ir::Kernel& kernel : input.kernels)
        reference.kernels.push_back(kernel.name);
    return openKernels(invocation, reference);
}

Result<void> show(const Request& request, const ModuleInput& input, const std::optional<ModuleInput>& other,
                  const std::vector<std::pair<std::string, workspace::KernelView>>& views)
{
    Console& console = request.invocation.console;
    const bool wantsMap = request.invocation.isSet("map");
    QJsonObject facts;
    for (const ir::Kernel& kernel : input.kernels) {
        QJsonObject ofKernel;
        for (const auto& [name, view] : views) {
            auto shown = request.make(view, kernel, input);
            if (!shown)
                return std::unexpected(shown.error());
            std::string said = wantsMap ? mapped(*shown) : shown->text;
            if (other) {
                const auto compared = counterpart(kernel, *other).and_then([&](const ir::Kernel* one) {
                    return request.make(view, *one, *other);
                });
                if (!compared)
                    return std::unexpected(compared.error());
                said = difference(*shown, *compared, name);
            }
            if (console.isJson() && wantsMap)
                ofKernel.insert(toQt(name),
                                QJsonObject{{u"text"_s, toQt(shown->text)}, {u"map"_s, mapFacts(*shown)}});
            else if (console.isJson())
                ofKernel.insert(toQt(name), toQt(said));
            else if (views.size() > 1 || input.kernels.size() > 1)
                console.print(std::format("==> {} {} <==\n{}", kernel.name, name, said));
            else if (!said.empty())
                console.print(said);
        }
        facts.insert(QString::fromStdString(kernel.name), ofKernel);
    }
    if (console.isJson())
        console.print(facts);
    return {};
}

/// With --derivative: the derivatives in place of the kernels.
Result<ModuleInput> derived(const Invocation& invocation, ModuleInput input)
{
    const std::string word = invocation.value("derivative");
    if (word.empty())
        return input;
    const auto asked = trace::askedDerivative("kernel." + word);
    if (!asked)
        return text::usageError("show-derivative",
                                std::format("`--derivative {}` is no derivative of a kernel.", word),
                                "Choose vjp or jvp.");
    for (ir::Kernel& kernel : input.kernels) {
        auto made = trace::deriveKernel(kernel, asked->direction);
        if (!made)
            return std::unexpected(diff::errorOf(made.error()));
        kernel = *std::move(made);
    }
    return input;
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 1, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    const auto views = viewsOf(invocation);
    if (!views)
        return std::unexpected(views.error());
    // The back end is the view's.
    const auto target = targetOf(invocation, "host");
    if (!target)
        return std::unexpected(target.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    const auto input =
        openKernels(invocation, kernelReference(invocation, invocation.words[0]))
            .and_then([&](ModuleInput&& opened) { return derived(invocation, std::move(opened)); });
    if (!input)
        return std::unexpected(input.error());
    std::optional<ModuleInput> other;
    if (const std::string word = invocation.value("diff"); !word.empty()) {
        auto opened = openOther(invocation, word, *input);
        if (!opened)
            return std::unexpected(opened.error());
        other = *std::move(opened);
    }
    compile::Session session(*std::move(settings));
    return show({invocation, *target, session}, *input, other, *views).transform([] {
        return ExitCode::fine;
    });
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    declareSearchPath(parser);
    parser.addOption({u"what"_s,
                      u"What to show, one or several of ir, host, cuda, ptx, asm, resources, key, closure."_s,
                      u"LIST"_s, u"host"_s});
    parser.addOption(
        {u"derivative"_s,
         u"Show the derivative of each kernel instead, vjp or jvp; FILE:KERNEL.vjp names one too."_s,
         u"NAME"_s});
    parser.addOption({u"map"_s, u"Show before each line the part of the kernel that it came from."_s});
    parser.addOption({u"diff"_s, u"Show what changes from FILE to FILE2 instead."_s, u"FILE2[:KERNEL]"_s});
}

} // namespace

const Verb showVerb{
    .name = "show",
    .summary = "Show what a kernel became: IR, C++, CUDA, PTX, machine code, resources, key, closure.",
    .arguments = "FILE[:KERNEL] [--what LIST] [--derivative NAME] [--map] [--diff FILE2] [options]",
    .example = "hawk show affine.py --what ir,host",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
